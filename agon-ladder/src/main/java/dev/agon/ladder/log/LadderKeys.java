package dev.agon.ladder.log;

import dev.agon.game.DrawKey;
import dev.agon.ladder.pair.PairingState;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.text.Sha256;
import java.util.List;

/**
 * The keys of a ladder. Each block of matches has a key, which is derived from the master key,
 * committed to in the log before its matches, and published after them; all deals and bots' seeds
 * of the block follow from it.
 */
public record LadderKeys(DrawKey master) {
  private static final long BLOCK = 1;

  /** The key of a block, counted from 0. */
  public DrawKey block(long number) {
    return master.derive(BLOCK, number);
  }

  /** The commitment to the key of a block. */
  public String commitment(long block) {
    return commitment(block, block(block));
  }

  /** The commitment to this key of a block: its hash. */
  public static String commitment(long block, DrawKey key) {
    return Sha256.hex("agon ladder key 1\n" + block + "\n" + key + "\n");
  }

  /**
   * A match of a bundle.
   *
   * @param key of the block of the bundle's first match
   * @param first the number of that match
   * @param number of the match itself
   */
  public static MatchSpec spec(DrawKey key, long first, long number, List<Integer> table) {
    return new Seeds(key)
        .spec(number, first, PairingState.seats(table, Math.toIntExact(number - first)));
  }
}
