package dev.agon.ladder.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Dice;
import dev.agon.ladder.log.LadderEntry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LadderRunTest {
  private static final int WINDOW = 64;
  private static final int BLOCK = 32;
  private static final long MATCHES = 700;

  static ToyLadder ladder(int seats) {
    return new ToyLadder(ToyLadder.settings(seats, WINDOW, BLOCK))
        .joining(1, 7)
        .joining(1 + 40L * seats, 2)
        .changing(1 + 100L * seats, new LadderEntry.Left(0, "its file was removed"))
        .changing(1 + 120L * seats, new LadderEntry.Back(0));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theLogIsTheSameOnAnyNumberOfThreads(int seats) {
    List<String> alone = ladder(seats).played(1, MATCHES);
    assertThat(ladder(seats).played(2, MATCHES)).isEqualTo(alone);
    assertThat(ladder(seats).played(8, MATCHES)).isEqualTo(alone);
    assertThat(alone).anyMatch(line -> line.startsWith("rested 3 3 matches with faults in a row"));
  }

  @Test
  void aLadderThatIsStoppedAnywhereEndsAsIfItNeverHad() {
    List<String> whole = ladder(2).played(2, MATCHES);
    Dice dice = new Dice(3);
    for (int times = 0; times < 20; times++) {
      List<String> lines = new ArrayList<>();
      while (lines.size() < whole.size()) {
        ladder(2).play(lines, 1 + dice.nextInt(3), MATCHES, lines.size() + 1 + dice.nextInt(200));
      }
      assertThat(lines).isEqualTo(whole);
    }
  }

  @Test
  void everyChoiceCanBeRecomputed() {
    List<String> lines = ladder(2).played(2, MATCHES);
    assertThat(ladder(2).state(lines, true).results()).isEqualTo(MATCHES);
  }

  @Test
  void aChangedChoiceResultOrKeyIsFound() {
    List<String> lines = ladder(2).played(2, MATCHES);
    Dice dice = new Dice(4);
    for (int times = 0; times < 60; times++) {
      List<String> changed = new ArrayList<>(lines);
      int at = dice.nextInt(lines.size() / 2);
      changed.remove(at);
      if (!lines.get(at + 1).equals(lines.get(at))) {
        assertThatThrownBy(() -> ladder(2).state(changed, true))
            .as("without entry %d: %s", at + 1, lines.get(at))
            .isInstanceOf(RuntimeException.class);
      }
    }
  }

  @Test
  void aMatchOfMoreThanTheWindowAgoIsAllThatAChoiceWaitsFor() {
    ToyLadder ladder = ladder(2);
    List<String> lines = ladder.played(1, MATCHES);
    LadderState state = ladder.state(lines, false);
    long chosen = state.choose(Long.MAX_VALUE);
    assertThat(chosen).isBetween(MATCHES + WINDOW - BLOCK, MATCHES + WINDOW + BLOCK);
  }
}
