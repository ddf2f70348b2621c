package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ForfeitReasonTest {
  /** Files, databases and digests hold these words. */
  @Test
  void theIdsOfReasonsNeverChange() {
    assertThat(ForfeitReason.values())
        .extracting(ForfeitReason::id)
        .containsExactly(
            "illegal-move",
            "unreadable",
            "time",
            "disconnected",
            "stalled",
            "quarantined",
            "withdrawn",
            "disqualified",
            "not-built");
  }

  @Test
  void aReasonIsFoundByItsIdAndNotByItsDescription() {
    for (ForfeitReason reason : ForfeitReason.values()) {
      assertThat(ForfeitReason.ofId(reason.id())).contains(reason);
    }
    assertThat(ForfeitReason.ofId(ForfeitReason.TIME.describe())).isEmpty();
  }
}
