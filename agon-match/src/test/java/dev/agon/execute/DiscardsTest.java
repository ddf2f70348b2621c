package dev.agon.execute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class DiscardsTest {
  private static final int BUILT_IN = 0;
  private static final int HOSTILE = 1;

  /** Eight entrants, of which the first is built in. */
  private final Discards discards = new Discards(8, entrant -> entrant != BUILT_IN);

  private int played;

  private MatchSpec match(Integer... seats) {
    played++;
    return new Seeds(1).spec(played, played, List.of(seats));
  }

  private void calm(int matches) {
    for (int i = 0; i < matches; i++) {
      discards.noteCalm(match(2 + i % 5, 3 + i % 5));
    }
  }

  @Test
  void aBotThatIsInEveryTroubledMatchIsAtFault() {
    calm(10);
    discards.noteTroubled(match(HOSTILE, 2));
    discards.noteTroubled(match(3, HOSTILE));
    assertThat(discards.atFault(match(HOSTILE, 4))).isEmpty();
    discards.noteTroubled(match(HOSTILE, 4));
    assertThat(discards.atFault(match(HOSTILE, 4))).isEqualTo(OptionalInt.of(HOSTILE));
    assertThat(discards.atFault(match(4, 2))).isEmpty();
  }

  @Test
  void itsOnlyOpponentIsNotToldApartFromIt() {
    calm(100);
    for (int i = 0; i < 5; i++) {
      discards.noteTroubled(match(HOSTILE, 2));
    }
    assertThat(discards.atFault(match(HOSTILE, 2))).isEmpty();
    assertThat(discards.atFault(match(HOSTILE, 3))).isEmpty();
    assertThat(discards.atFault(match(2, 3))).isEmpty();
  }

  @Test
  void aBuiltInIsNeverAtFault() {
    calm(10);
    discards.noteTroubled(match(BUILT_IN, HOSTILE));
    discards.noteTroubled(match(2, HOSTILE));
    discards.noteTroubled(match(3, HOSTILE));
    assertThat(discards.atFault(match(BUILT_IN, HOSTILE))).isEqualTo(OptionalInt.of(HOSTILE));
    assertThat(discards.atFault(match(BUILT_IN, 2))).isEmpty();
  }

  /** In a round robin the first bot plays all its matches first. */
  @Test
  void aMachineThatStandsStillAllTheTimeBlamesNobody() {
    for (int first = 1; first < 8; first++) {
      for (int second = first + 1; second < 8; second++) {
        discards.noteTroubled(match(first, second));
        assertThat(discards.atFault(match(first, second))).isEmpty();
      }
    }
  }
}
