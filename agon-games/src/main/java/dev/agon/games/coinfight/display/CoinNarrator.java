package dev.agon.games.coinfight.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** Tells a match coin by coin. */
public final class CoinNarrator implements Narrator<CoinState, Play> {
  @Override
  public List<String> tell(
      CoinState before, Step<Play> step, CoinState after, List<String> names, Viewpoint from) {
    List<String> lines = new ArrayList<>();
    switch (step) {
      case Step.Moved(int seat, Play play) -> moved(lines, names.get(seat), seat, play, after);
      case Step.Forfeited(int seat, ForfeitReason reason) ->
          lines.add(names.get(seat) + " is out: " + reason.describe() + ".");
      case Step.MovedTogether<Play> _, Step.Rolled<Play> _ -> {}
    }
    if (after.playersLeft() == 1 && before.playersLeft() > 1) {
      lines.add(names.get(winner(after)) + " is the last with coins and wins.");
    }
    return lines;
  }

  private static void moved(List<String> lines, String who, int seat, Play play, CoinState after) {
    Coins change = play.change();
    String worth = change.count() > 1 ? " (" + change.value() + ")." : ".";
    lines.add(who + " plays a " + play.coin() + " and takes " + change.words() + worth);
    Coins hand = after.hand(seat);
    String held = hand.isEmpty() ? "no coins left, out of the game" : "holds " + hand.words();
    lines.add("  " + held + "; on the table: " + after.table().words());
  }

  private static int winner(CoinState over) {
    int seat = 0;
    while (over.hand(seat).isEmpty()) {
      seat++;
    }
    return seat;
  }
}
