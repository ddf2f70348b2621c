package dev.agon.games.canopy;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.games.canopy.Choice.Fight;
import dev.agon.games.canopy.Choice.Reply;
import dev.agon.games.canopy.Choice.Rest;
import java.util.ArrayList;
import java.util.List;

/** One step of a match in words. */
final class Narration {
  private static final int WIDTH = 80;
  private static final String MORE = ", ...";

  private final CanopyState before;
  private final CanopyState after;
  private final List<String> names;
  private final List<String> lines = new ArrayList<>();

  Narration(CanopyState before, CanopyState after, List<String> names) {
    this.before = before;
    this.after = after;
    this.names = names;
  }

  List<String> of(Step<Choice> step) {
    switch (step) {
      case Step.Moved(int seat, Choice choice) -> moved(seat, choice);
      case Step.Rolled(Roll roll) -> rolled((CanopyRoll) roll);
      case Step.Forfeited(int seat, ForfeitReason reason) ->
          lines.add(names.get(seat) + " is out: " + reason.words() + ". It passes from now on.");
      case Step.MovedTogether<Choice> _ -> {}
    }
    if (after.phase() == Phase.OVER && before.phase() != Phase.OVER) {
      end();
    }
    return lines;
  }

  private void moved(int seat, Choice choice) {
    switch (choice) {
      case Rest _ -> lines.add(names.get(seat) + " rests and has " + shown(after, seat) + " now.");
      case Fight(int opponent) -> {
        lines.add(standing(seat) + " fights " + standing(opponent) + ":");
        intervals();
      }
      case Reply reply ->
          lines.add(
              switch (reply) {
                case RETREAT -> names.get(seat) + " retreats.";
                case FIGHT_BACK -> {
                  int challenger = before.actor();
                  yield names.get(seat)
                      + " fights back; "
                      + names.get(challenger)
                      + " falls to "
                      + shown(after, challenger)
                      + ":";
                }
              });
    }
    if (choice == Reply.FIGHT_BACK) {
      intervals();
    }
  }

  private void intervals() {
    Intervals of = after.intervals();
    lines.add("  win " + of.win() + ", lose " + of.lose() + ", draw " + of.draw());
  }

  private String standing(int seat) {
    return names.get(seat)
        + " (layer "
        + before.forest().layer(seat)
        + ", "
        + shown(before, seat)
        + ")";
  }

  private static long shown(CanopyState state, int seat) {
    return Experience.shown(state.forest().player(seat).experience());
  }

  private void rolled(CanopyRoll roll) {
    switch (roll) {
      case Order order -> {
        lines.add("");
        lines.add("== Round " + before.clock().round() + " ==");
        lines.add(order(order));
      }
      case CanopyRoll.Drawn(int number) -> fought(number);
    }
  }

  /** As many as fit into a line. */
  private String order(Order order) {
    StringBuilder line = new StringBuilder("In turn: ").append(names.get(order.player(0)));
    for (int turn = 1; turn < order.size(); turn++) {
      String name = names.get(order.player(turn));
      boolean last = turn == order.size() - 1;
      if (line.length() + name.length() + 2 > WIDTH - (last ? 0 : MORE.length())) {
        return line.append(MORE).toString();
      }
      line.append(", ").append(name);
    }
    return line.toString();
  }

  private void fought(int number) {
    int attacker = before.attacker();
    int defender = before.defender();
    String result =
        switch (before.intervals().result(number)) {
          case WIN -> names.get(attacker) + " wins.";
          case LOSS -> names.get(defender) + " wins.";
          case DRAW -> after.phase() == Phase.ANSWER ? "a draw." : "a draw; both retreat.";
        };
    lines.add("  the number is " + number + ": " + result);
    if (before.intervals().result(number) != Intervals.Result.DRAW) {
      lines.addAll(
          Movements.of(
              new CanopyView(before, attacker),
              new CanopyView(after, attacker),
              attacker,
              defender,
              names::get));
      lines.add(
          names.get(attacker)
              + " has "
              + shown(after, attacker)
              + " now, "
              + names.get(defender)
              + " "
              + shown(after, defender)
              + ".");
    }
  }

  private void end() {
    CanopyView view = new CanopyView(after, 0);
    lines.add("");
    if (view.winner().isPresent()) {
      String winner = names.get(view.winner().getAsInt());
      lines.add(winner + " is the root of all for turn " + view.reign() + " in a row,");
      lines.add("and wins in round " + view.round() + ".");
    } else {
      lines.add("Nobody has won by round " + view.round() + "; layers and experience decide.");
    }
  }
}
