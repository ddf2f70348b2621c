package dev.agon.source;

import dev.agon.game.ForfeitReason;

/**
 * Why a bot is not asked any more and forfeits.
 *
 * @param reason an {@link ForfeitReason#isExclusion exclusion}
 * @param why in one line, for people
 */
public record Exclusion(ForfeitReason reason, String why) {
  public Exclusion {
    if (!reason.isExclusion()) {
      throw new IllegalArgumentException("no exclusion: " + reason.id());
    }
  }
}
