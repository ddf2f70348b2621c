package dev.agon.ladder.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.chain.ChainStatus;
import dev.agon.game.Dice;
import dev.agon.ladder.log.LadderStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that plays a ladder is killed at any point; another one plays on. */
final class KilledLadderTest {
  private static final int MATCHES = 1_500;

  @TempDir private Path folder;

  private Process play(int threads) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            ToyProcess.class.getName(),
            folder.resolve("agon.db").toString(),
            folder.resolve("state").toString(),
            Integer.toString(threads),
            Integer.toString(MATCHES))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Lets a process add so many entries, then kills it; returns false if it came to its end. */
  private boolean isKilledAfter(int entries, int threads) throws Exception {
    Process process = play(threads);
    try (BufferedReader out = process.inputReader()) {
      for (int seen = 0; seen < entries; seen++) {
        if (out.readLine() == null) {
          assertThat(process.waitFor()).isZero();
          return false;
        }
      }
      process.destroyForcibly().waitFor();
      return true;
    }
  }

  private void endsAsIfItNeverWasKilled(int kills, long seed) throws Exception {
    List<String> whole = LadderRunTest.ladder(2).played(2, MATCHES);
    Dice dice = new Dice(seed);
    for (int i = 0; i < kills; i++) {
      boolean _ = isKilledAfter(1 + dice.nextInt(2 * MATCHES / kills), 1 + dice.nextInt(2));
      try (LadderStore store =
          ToyProcess.open(folder.resolve("agon.db").toString(), folder.resolve("state"))) {
        assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
        List<String> lines = ToyProcess.lines(store);
        assertThat(lines).isEqualTo(whole.subList(0, lines.size()));
        LadderState verified = LadderRunTest.ladder(2).state(lines, true);
        assertThat(verified.results()).isLessThanOrEqualTo(MATCHES);
      }
    }
    assertThat(isKilledAfter(Integer.MAX_VALUE, 2)).isFalse();
    try (LadderStore store =
        ToyProcess.open(folder.resolve("agon.db").toString(), folder.resolve("state"))) {
      assertThat(ToyProcess.lines(store)).isEqualTo(whole);
    }
  }

  @Test
  void aLadderThatIsKilledEndsAsIfItNeverWas() throws Exception {
    endsAsIfItNeverWasKilled(3, 1);
  }

  @Test
  @Tag("long")
  void soDoesOneThatIsKilledFiftyTimes() throws Exception {
    endsAsIfItNeverWasKilled(50, 2);
  }
}
