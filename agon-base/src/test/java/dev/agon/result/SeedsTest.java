package dev.agon.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SeedsTest {
  private static final Seeds SEEDS = new Seeds(1);

  @Test
  void luckIsByMatchAndSeat() {
    MatchSpec one = SEEDS.spec(1, 5, List.of(0, 1));
    MatchSpec other = SEEDS.spec(2, 5, List.of(0, 1));
    assertThat(List.of(one.botSeed(0), one.botSeed(1), other.botSeed(0))).doesNotHaveDuplicates();
  }

  /** Bot 3 plays board 5 against two others, one of them from two seats. */
  @Test
  void sharedLuckIsByBoardBotAndSeat() {
    MatchSpec one = SEEDS.spec(1, 5, List.of(3, 1), Seeds.BotLuck.BY_BOARD);
    MatchSpec other = SEEDS.spec(2, 5, List.of(3, 4), Seeds.BotLuck.BY_BOARD);
    assertThat(other.botSeed(0)).isEqualTo(one.botSeed(0));
    MatchSpec swapped = SEEDS.spec(3, 5, List.of(4, 3), Seeds.BotLuck.BY_BOARD);
    MatchSpec next = SEEDS.spec(4, 6, List.of(3, 1), Seeds.BotLuck.BY_BOARD);
    assertThat(List.of(one.botSeed(0), one.botSeed(1), swapped.botSeed(1), next.botSeed(0)))
        .doesNotHaveDuplicates();
  }
}
