package dev.agon.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SeedsTest {
  private static final Seeds SEEDS = new Seeds(1);

  @Test
  void luckIsByMatchAndSeat() {
    MatchSpec one = MatchSpec.of(1, 5, 0, 1);
    MatchSpec other = MatchSpec.of(2, 5, 0, 1);
    assertThat(List.of(SEEDS.bot(one, 0), SEEDS.bot(one, 1), SEEDS.bot(other, 0)))
        .doesNotHaveDuplicates();
  }

  /** Bot 3 plays board 5 against two others, one of them from two seats. */
  @Test
  void sharedLuckIsByBoardBotAndSeat() {
    MatchSpec one = new MatchSpec(1, 5, List.of(3, 1), true);
    MatchSpec other = new MatchSpec(2, 5, List.of(3, 4), true);
    assertThat(SEEDS.bot(other, 0)).isEqualTo(SEEDS.bot(one, 0));
    MatchSpec swapped = new MatchSpec(3, 5, List.of(4, 3), true);
    MatchSpec next = new MatchSpec(4, 6, List.of(3, 1), true);
    assertThat(
            List.of(
                SEEDS.bot(one, 0), SEEDS.bot(one, 1), SEEDS.bot(swapped, 1), SEEDS.bot(next, 0)))
        .doesNotHaveDuplicates();
  }
}
