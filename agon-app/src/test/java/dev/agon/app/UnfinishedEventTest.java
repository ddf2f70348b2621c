package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An event that was stopped, as event 2, beside event 1, which was played to the end. */
final class UnfinishedEventTest {
  private static final String LEAGUE =
      """
      name: The league
      game: botstack
      bots: [Trigger, Gambler, Random]
      stages: [{format: round-robin, games: 2}]
      """;

  @TempDir private Path folder;
  private Path file;
  private String db;

  @BeforeEach
  void playAndStop() throws IOException {
    file = Files.writeString(folder.resolve("league.yaml"), LEAGUE);
    db = folder.resolve("kept.db").toString();
    assertThat(run().code()).isZero();
    assertThat(Stopped.after(db, 5)).isEqualTo(2);
  }

  private Cli run() {
    return Cli.agon("run", file.toString(), "--db", db);
  }

  private Cli runAtTerminal(String typed) {
    return Cli.agonAtTerminal(typed, "run", file.toString(), "--db", db);
  }

  private List<StoredEvent> events() {
    try (Store store = Store.open(db)) {
      return store.events();
    }
  }

  @Test
  void theListOfEventsSaysHowManyOfAllMatchesAreDone() {
    assertThat(Cli.agon("events", "--db", db).out())
        .containsPattern("\n +1 +12  finished ")
        .containsPattern("\n +2  5 of 12  unfinished ");
  }

  @ParameterizedTest
  @CsvSource({
    "single-elimination, 2",
    "swiss, 3 of 6",
    "double-elimination, 3",
    "gauntlet, 2 of 18"
  })
  void theNumberOfAllMatchesIsToldWhereResultsCannotChangeIt(String format, String progress)
      throws IOException {
    Files.writeString(
        file, "game: botstack\nbots: ['Gambler*4']\nstages: [{format: " + format + "}]");
    String other = folder.resolve("other.db").toString();
    assertThat(Cli.agon("run", file.toString(), "--db", other).code()).isZero();
    Stopped.after(other, Long.parseLong(progress.split(" ")[0]));
    assertThat(Cli.agon("events", "--db", other).out())
        .containsPattern("\n +2 +" + progress + "  unfinished ");
  }

  @Test
  void withoutATerminalANewEventBeginsAndTheOldOneIsNamed() {
    assertThat(run().err())
        .startsWith(
            "agon: event 2 is this event, unfinished after 5 of 12 matches; resume it with:"
                + " agon resume 2 --db "
                + db
                + "\n");
    assertThat(events()).extracting(StoredEvent::isOver).containsExactly(true, false, true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"y\n", "\n"})
  void atATerminalTheEventIsResumed(String typed) {
    Cli cli = runAtTerminal(typed);
    assertThat(cli.err())
        .contains("event 2 is this event, unfinished after 5 of 12 matches; resume it? [Y/n] ");
    assertThat(cli.out()).contains("The league");
    assertThat(events()).extracting(StoredEvent::isOver).containsExactly(true, true);
  }

  @Test
  void atATerminalANewEventBeginsIfThatIsWanted() {
    assertThat(runAtTerminal("n\n").code()).isZero();
    assertThat(events()).extracting(StoredEvent::isOver).containsExactly(true, false, true);
  }

  @ParameterizedTest
  @CsvSource({"The league, Another league", "games: 2, games: 1", "Random, Tactician"})
  void anotherEventIsNotTheSame(String part, String other) throws IOException {
    Files.writeString(file, LEAGUE.replace(part, other));
    assertThat(run().err()).doesNotContain("unfinished");
  }

  @Test
  void anEventThatIsBeingPlayedIsNotOffered() {
    try (Store store = Store.open(db);
        var _ = store.lock(2)) {
      assertThat(run().err()).doesNotContain("unfinished");
    }
  }
}
