package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that are killed, again and again, and gone on with, as users do it. */
@Tag("e2e")
final class ResumeTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final String BOTSTACK =
      "--game botstack --bots Trigger,Gambler,Tactician,Random --games 40000";
  private static final String COIN_FIGHT =
      "--game coinfight --format groups --bots Greedy,AllLow,AllHigh,Randy*4 --games 20000";

  private static final String SWISS =
      "--game botstack --bots Trigger,Gambler,Tactician,Random*5 --format swiss --boards 12000";

  private static final String MATCHPOINTS =
      "--game botstack --bots Trigger,Gambler,Tactician,Random --boards 40000"
          + " --scoring matchpoints";

  @TempDir private Path folder;

  private Process start(String command) throws Exception {
    List<String> words = new ArrayList<>(List.of(HOME.resolve("agon").toString()));
    words.addAll(List.of(command.split(" ")));
    Process process =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    process.getOutputStream().close();
    return process;
  }

  private Cli run(String command) throws Exception {
    int code = start(command).waitFor();
    return new Cli(
        code, Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
  }

  private Optional<StoredEvent> event(Path database) {
    Optional<Store> store = Store.openExisting(database.toString());
    try {
      return store.flatMap(open -> open.event(1));
    } finally {
      store.ifPresent(Store::close);
    }
  }

  /** Kills the process once so many matches are safe; false if it was over before. */
  private boolean kill(Process process, Path database, long matches) throws Exception {
    while (process.isAlive()) {
      if (event(database).map(StoredEvent::matches).orElse(0L) >= matches) {
        process.destroyForcibly().waitFor();
        return !event(database).orElseThrow().isOver();
      }
      Thread.sleep(5);
    }
    return false;
  }

  private void killAndResume(String event, int kills, long seed) throws Exception {
    String expected = run("run " + event + " --db none").out();
    assertThat(expected).contains("digest ");
    Path database = folder.resolve("kept-" + seed + ".db");
    String flag = " --db " + database;
    Dice dice = new Dice(seed);
    int inTheMiddle = 0;
    String command = "run " + event + flag;
    for (int i = 0; i < kills; i++) {
      long before = event(database).map(StoredEvent::matches).orElse(0L);
      if (!kill(start(command), database, before + 1 + dice.nextInt(20_000))) {
        break;
      }
      inTheMiddle++;
      command = "resume 1" + flag;
    }
    assertThat(inTheMiddle).as("kills in the middle of the event").isPositive();
    Cli resumed = run("resume 1" + flag);
    assertThat(resumed.err()).isEmpty();
    assertThat(resumed.out()).isEqualTo(expected);
    assertThat(event(database).orElseThrow().isOver()).isTrue();
    assertThat(run("resume 1" + flag).err())
        .isEqualTo("agon: event 1 is over; agon standings 1 shows it\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {BOTSTACK, COIN_FIGHT, SWISS, MATCHPOINTS})
  void aKilledEventEndsAsOneThatWasNeverStopped(String event) throws Exception {
    killAndResume(event, 3, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {BOTSTACK, COIN_FIGHT})
  void soItDoesFiftyTimes(String event) throws Exception {
    for (int seed = 2; seed < 27; seed++) {
      killAndResume(event, 2, seed);
    }
  }

  @Test
  void whoeverIsToldToStopSaysHowToGoOn() throws Exception {
    String expected = run("run " + BOTSTACK + " --db none").out();
    Process process = start("run " + BOTSTACK + " --db kept.db");
    Path database = folder.resolve("kept.db");
    while (event(database).map(StoredEvent::matches).orElse(0L) == 0) {
      Thread.sleep(5);
    }
    process.destroy();
    assertThat(process.waitFor()).isEqualTo(143);
    assertThat(Files.readString(folder.resolve("err")))
        .isEqualTo("agon: stopped; go on with: agon resume 1 --db kept.db\n");
    assertThat(run("resume 1 --db kept.db").out()).isEqualTo(expected);
  }
}
