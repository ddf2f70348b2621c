package dev.agon.games.coinfight.display;

import dev.agon.game.Step;
import dev.agon.games.coinfight.display.CoinPicture.CoinFrame;
import dev.agon.games.coinfight.rules.Denominations;
import dev.agon.games.coinfight.rules.Play;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The keys of coins in a picture, and which of them the last play moved. */
final class CoinKeys {
  private final Denominations kinds;
  private final Set<String> taken = new HashSet<>();
  private String played = "";

  CoinKeys(CoinFrame frame) {
    kinds = frame.state().table().denominations();
    frame.last().ifPresent(last -> mark(frame, last));
  }

  /** Notes the coins of the last play: the top of a pile on the table, and of piles in the hand. */
  private void mark(CoinFrame frame, Step.Moved<Play> last) {
    int coin = kinds.indexOf(last.move().coin());
    played = key(coin, frame.piles().table(coin).getLast());
    for (int kind = 0; kind < kinds.size(); kind++) {
      List<Integer> hand = frame.piles().hand(last.seat(), kind);
      int change = last.move().change().count(kind);
      for (int one : hand.subList(hand.size() - change, hand.size())) {
        taken.add(key(kind, one));
      }
    }
  }

  String key(int kind, int coin) {
    return "coin-" + kinds.cents(kind) + "-" + coin;
  }

  /** Whether this coin was taken as change. */
  boolean isTaken(String key) {
    return taken.contains(key);
  }

  boolean isMoved(String key) {
    return key.equals(played) || isTaken(key);
  }

  /** What is written on a coin. */
  String label(int kind) {
    int cents = kinds.cents(kind);
    return cents % 1_000 == 0 ? cents / 1_000 + "k" : String.valueOf(cents);
  }
}
