package dev.agon.games.canopy.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.games.canopy.rules.CanopyRoll;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import dev.agon.games.canopy.rules.Intervals;
import dev.agon.games.canopy.rules.Order;
import java.util.ArrayList;
import java.util.List;

/** Tells a match fight by fight. */
public final class CanopyNarrator implements Narrator<CanopyState, Choice> {
  private static final int WIDTH = 80;

  /** Nobody reads further names of a round's order. */
  private static final int MAX_IN_TURN = 1_000;

  private final Canopy game = new Canopy();

  @Override
  public List<String> tell(
      CanopyState before,
      Step<Choice> step,
      CanopyState after,
      List<String> names,
      Viewpoint from) {
    Telling telling = new Telling(game.view(before, 0), game.view(after, 0), names);
    telling.tell(step);
    if (isOver(after) && !isOver(before)) {
      telling.end();
    }
    return telling.lines;
  }

  private boolean isOver(CanopyState state) {
    return game.turn(state) instanceof Turn.Over;
  }

  private static final class Telling {
    private final CanopyView before;
    private final CanopyView after;
    private final List<String> names;
    private final List<String> lines = new ArrayList<>();

    Telling(CanopyView before, CanopyView after, List<String> names) {
      this.before = before;
      this.after = after;
      this.names = names;
    }

    void tell(Step<Choice> step) {
      switch (step) {
        case Step.Moved(int seat, Choice choice) -> moved(seat, choice);
        case Step.Rolled(CanopyRoll roll) -> rolled(roll);
        case Step.Forfeited(int seat, ForfeitReason reason) ->
            lines.add(
                names.get(seat) + " is out: " + reason.describe() + ". It passes from now on.");
        case Step.Rolled<Choice> _, Step.MovedTogether<Choice> _ -> {}
      }
    }

    private void moved(int seat, Choice choice) {
      switch (choice) {
        case Rest _ ->
            lines.add(names.get(seat) + " rests and has " + after.shownExperience(seat) + " now.");
        case Fight(int opponent) -> {
          lines.add(standing(seat) + " fights " + standing(opponent) + ":");
          intervals();
        }
        case Reply.RETREAT -> lines.add(names.get(seat) + " retreats.");
        case Reply.FIGHT_BACK -> {
          int challenger = before.actor();
          lines.add(
              "%s fights back; %s falls to %d:"
                  .formatted(
                      names.get(seat), names.get(challenger), after.shownExperience(challenger)));
          intervals();
        }
      }
    }

    private void intervals() {
      Intervals of = after.intervals(after.attacker(), after.defender());
      lines.add("  win " + of.win() + ", lose " + of.lose() + ", draw " + of.draw());
    }

    private String standing(int seat) {
      return "%s (layer %d, %d)"
          .formatted(names.get(seat), before.layer(seat), before.shownExperience(seat));
    }

    private void rolled(CanopyRoll roll) {
      switch (roll) {
        case Order order -> {
          lines.add("");
          lines.add("== Round " + before.round() + " ==");
          inTurn(order);
        }
        case CanopyRoll.Drawn(int number) -> fought(number);
      }
    }

    private void inTurn(Order order) {
      int told = Math.min(order.size(), MAX_IN_TURN);
      StringBuilder line = new StringBuilder("In turn:");
      for (int turn = 0; turn < told; turn++) {
        String name = names.get(order.player(turn)) + (turn < order.size() - 1 ? "," : "");
        if (line.length() + 1 + name.length() > WIDTH) {
          lines.add(line.toString());
          line = new StringBuilder(" ");
        }
        line.append(' ').append(name);
      }
      lines.add(line.toString());
      if (told < order.size()) {
        lines.add("  and " + (order.size() - told) + " others");
      }
    }

    private void fought(int number) {
      int attacker = before.attacker();
      int defender = before.defender();
      Intervals.FightResult fight = before.intervals(attacker, defender).result(number);
      String result =
          switch (fight) {
            case WIN -> names.get(attacker) + " wins.";
            case LOSS -> names.get(defender) + " wins.";
            case DRAW ->
                after.question() == CanopyView.Asked.ANSWER ? "a draw." : "a draw; both retreat.";
          };
      lines.add("  the number is " + number + ": " + result);
      if (fight != Intervals.FightResult.DRAW) {
        lines.addAll(Movements.of(before, after, attacker, defender, names::get));
        lines.add(
            "%s has %d now, %s %d."
                .formatted(
                    names.get(attacker),
                    after.shownExperience(attacker),
                    names.get(defender),
                    after.shownExperience(defender)));
      }
    }

    private void end() {
      lines.add("");
      if (after.winner().isPresent()) {
        String winner = names.get(after.winner().getAsInt());
        lines.add(winner + " is the root of all for turn " + after.reign() + " in a row,");
        lines.add("and wins in round " + after.round() + ".");
      } else {
        lines.add("Nobody has won by round " + after.round() + "; layers and experience decide.");
      }
    }
  }
}
