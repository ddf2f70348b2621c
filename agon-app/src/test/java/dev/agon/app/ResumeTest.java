package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.store.PostgresServer;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that are killed, again and again, and gone on with, as users do it. */
@Tag("e2e")
final class ResumeTest {
  private static final String BOTSTACK =
      "--seed 1 --game botstack --bots Trigger,Gambler,Tactician,Random --games 10000";
  private static final String COIN_FIGHT =
      "--seed 1 --game coinfight --format groups --bots Greedy,AllLow,AllHigh,Randy*4 --games 500";

  private static final String SWISS =
      "--seed 1 --game botstack --bots Trigger,Gambler,Tactician,Random*5 --format swiss --boards"
          + " 800";

  private static final String MATCHPOINTS =
      "--seed 1 --game botstack --bots Trigger,Gambler,Tactician,Random --boards 2500"
          + " --scoring matchpoints";

  /** For each of two events. */
  private static final int KILLS = 25;

  private static final Map<String, String> UNDISTURBED = new HashMap<>();

  private static final PostgresServer SERVER = PostgresServer.start();

  @TempDir private Path folder;

  @AfterAll
  static void stopServer() {
    SERVER.close();
  }

  private Cli run(String command) throws Exception {
    return Launched.agon(folder, command).end();
  }

  private static Optional<StoredEvent> event(String database) {
    Optional<Store> store = Store.openExisting(database);
    try {
      return store.flatMap(open -> open.event(1));
    } finally {
      store.ifPresent(Store::close);
    }
  }

  private static long matches(String database) {
    return event(database).map(StoredEvent::matches).orElse(0L);
  }

  /** Kills it some time after so many matches are safe; false if it was over before. */
  private static boolean kill(Launched running, String database, long matches, int millis)
      throws Exception {
    Process process = running.process();
    Poll.until(() -> !process.isAlive() || matches(database) >= matches);
    if (!process.isAlive()) {
      return false;
    }
    process.waitFor(millis, TimeUnit.MILLISECONDS);
    process.destroyForcibly().waitFor();
    return !event(database).orElseThrow().isOver();
  }

  /** What the event prints when nobody disturbs it, played once for all tests. */
  private String undisturbed(String event) throws Exception {
    String out = UNDISTURBED.get(event);
    if (out == null) {
      out = run("run " + event + " --db none").out();
      assertThat(out).contains("digest ");
      UNDISTURBED.put(event, out);
    }
    return out;
  }

  /** Kills it so often, if it is not over before, and lets it end; returns how often it was. */
  private int killAndResume(String event, String expected, String database, int kills, long seed)
      throws Exception {
    String flag = " --db " + database;
    String limit = " --record-limit 2";
    Dice dice = new Dice(seed);
    int inTheMiddle = 0;
    String command = "run " + event + limit + flag;
    for (int i = 0; i < kills; i++) {
      long before = inTheMiddle == 0 ? 0 : matches(database);
      Launched running = Launched.agon(folder, command);
      if (!kill(running, database, before + 1 + dice.nextInt(3_000), dice.nextInt(150))) {
        break;
      }
      inTheMiddle++;
      command = "resume 1" + flag;
    }
    assertThat(inTheMiddle).as("kills in the middle of the event").isPositive();
    Cli resumed = run("resume 1" + flag);
    assertThat(resumed.err())
        .matches(
            "(?:agon: event 1 has no moves from match \\d+ on: its records reached 2 MB.*\n)?"
                + Pattern.quote(Cli.next(1, database)));
    assertThat(resumed.out()).isEqualTo(expected);
    assertThat(event(database).orElseThrow().isOver()).isTrue();
    assertThat(run("resume 1" + flag).err())
        .isEqualTo("agon: event 1 is finished; agon standings 1" + flag + " shows it\n");
    return inTheMiddle;
  }

  private String file(long seed) {
    return folder.resolve("kept-" + seed + ".db").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {BOTSTACK, COIN_FIGHT, SWISS, MATCHPOINTS})
  void aKilledEventHasTheSameResultAfterResume(String event) throws Exception {
    killAndResume(event, undisturbed(event), file(1), 2, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {BOTSTACK, COIN_FIGHT})
  void anEventKilledManyTimesHasTheSameResult(String event) throws Exception {
    String expected = undisturbed(event);
    int kills = 0;
    for (int seed = 2; kills < KILLS; seed++) {
      kills += killAndResume(event, expected, file(seed), 2, seed);
      Files.delete(Path.of(file(seed)));
    }
  }

  @Test
  void anEventKilledOnAServerHasTheSameResult() throws Exception {
    killAndResume(COIN_FIGHT, undisturbed(COIN_FIGHT), SERVER.newDatabase(), 2, 1);
  }

  @Test
  void aStoppedEventPrintsHowToResume() throws Exception {
    String expected = undisturbed(BOTSTACK);
    Launched running = Launched.agon(folder, "run " + BOTSTACK + " --db kept.db");
    String database = folder.resolve("kept.db").toString();
    Poll.until(() -> matches(database) > 0 || !running.process().isAlive());
    running.process().destroy();
    Cli stopped = running.end();
    assertThat(stopped.code()).isEqualTo(143);
    assertThat(stopped.err()).isEqualTo("agon: stopped; resume with: agon resume 1 --db kept.db\n");
    assertThat(run("resume 1 --db kept.db").out()).isEqualTo(expected);
  }
}
