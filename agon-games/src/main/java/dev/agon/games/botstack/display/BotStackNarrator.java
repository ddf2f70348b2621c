package dev.agon.games.botstack.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.games.botstack.rules.BotStack;
import dev.agon.games.botstack.rules.BotStackRoll;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Phase;
import java.util.ArrayList;
import java.util.List;

/** Tells a match in sentences, with the scene after each step that changes it. */
public final class BotStackNarrator implements Narrator<BotStackState, Decision> {
  @Override
  public List<String> tell(
      BotStackState before,
      Step<Decision> step,
      BotStackState after,
      List<String> names,
      Viewpoint from) {
    Telling telling = new Telling(before, after, names);
    telling.tell(step);
    return telling.lines;
  }

  /** The step in sentences, without the scene. */
  List<String> sentences(
      BotStackState before, Step<Decision> step, BotStackState after, List<String> names) {
    Telling telling = new Telling(before, after, names);
    telling.hasScenes = false;
    telling.tell(step);
    return telling.lines.stream().filter(line -> !line.isEmpty()).toList();
  }

  private static final class Telling {
    private final BotStackState before;
    private final BotStackState after;
    private final List<String> names;
    private final List<String> lines = new ArrayList<>();
    private boolean hasScenes = true;

    Telling(BotStackState before, BotStackState after, List<String> names) {
      this.before = before;
      this.after = after;
      this.names = names;
    }

    void tell(Step<Decision> step) {
      switch (step) {
        case Step.Rolled(BotStackRoll roll) -> rolled(roll);
        case Step.Moved(int seat, Decision decision) -> moved(names.get(seat), decision);
        case Step.Forfeited(int seat, ForfeitReason reason) ->
            lines.add(names.get(seat) + " is out: " + reason.describe());
        case Step.Rolled<Decision> _, Step.MovedTogether<Decision> _ -> {}
      }
    }

    private void rolled(BotStackRoll roll) {
      switch (roll) {
        case BotStackRoll.Starter(int seat) ->
            lines.add(names.get(seat) + " starts the first round.");
        case BotStackRoll.Deal deal -> {
          if (before.phase() == Phase.ROUND) {
            lines.add("");
            lines.add("== Round " + (after.rounds().over() + 1) + " ==");
          } else {
            lines.add("The gun is loaded anew.");
            for (int seat = 0; seat < 2; seat++) {
              if (!after.player(seat).items().equals(before.player(seat).items())) {
                lines.add(names.get(seat) + " gets: " + deal.of(seat).first().id());
              }
            }
          }
          scene();
        }
      }
    }

    private void moved(String who, Decision decision) {
      switch (decision) {
        case Abstention abstention -> abstention(who, abstention == Abstention.YES);
        case Use use -> used(who, before.player(before.actor()).items().in(use));
        case Shot shot -> shot(who, shot);
      }
    }

    private void abstention(String who, boolean yes) {
      if (before.phase() == Phase.ANSWER) {
        lines.add(who + (yes ? " accepts: the round is a draw." : " refuses."));
        if (yes) {
          score();
        }
      } else if (yes) {
        lines.add(who + " asks to call the round a draw.");
      }
    }

    private void used(String who, Item item) {
      switch (item) {
        case EMPTY -> {}
        case PEEK -> lines.add(who + " peeks at the bullet.");
        case EJECT ->
            lines.add(who + " ejects a " + before.gun().load().current().id() + " bullet.");
        case SKIP -> lines.add(who + " skips the other's next turn.");
        case HEALTH_KIT ->
            lines.add(
                who + " uses a health kit: " + Scene.hearts(after.player(before.actor()).health()));
        case RELOAD -> lines.add(who + " reloads the gun.");
      }
      ending();
    }

    private void shot(String who, Shot shot) {
      String target = shot == Shot.SELF ? "itself" : names.get(1 - before.actor());
      boolean live = before.gun().load().current() == Bullet.LIVE;
      lines.add(who + " shoots " + target + ": " + (live ? "BANG!" : "click."));
      if (!ending() && after.gun().load().bullets() > 0) {
        scene();
      }
    }

    /** How the round ended, if it did. */
    private boolean ending() {
      if (after.rounds().over() == before.rounds().over()) {
        return false;
      }
      String winner = "";
      for (int seat = 0; seat < 2; seat++) {
        if (after.player(seat).wins() > before.player(seat).wins()) {
          winner = names.get(seat);
        }
      }
      lines.add(
          winner.isEmpty()
              ? "The last bullet is gone: nobody gets credit for the round."
              : winner + " wins the round.");
      score();
      return true;
    }

    private void score() {
      lines.add(
          "Rounds: %s %d, %s %d, draws %d."
              .formatted(
                  names.get(0),
                  after.player(0).wins(),
                  names.get(1),
                  after.player(1).wins(),
                  after.rounds().draws()));
    }

    private void scene() {
      if (!hasScenes) {
        return;
      }
      lines.add("");
      lines.addAll(Scene.lines(new BotStack().view(after, 0), names));
    }
  }
}
