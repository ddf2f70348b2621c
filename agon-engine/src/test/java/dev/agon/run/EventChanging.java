package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.event.Event;
import dev.agon.execute.NumbersKit;
import dev.agon.execute.PlayedMatch;
import dev.agon.scoring.Standing;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import dev.agon.verify.EventVerifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** What tests of changes in an event under way have in common. */
@SuppressWarnings("NullAway.Init") // set before each test
abstract class EventChanging {
  protected static final String WHY = "its author wishes so";

  @TempDir protected Path folder;
  protected Store store;

  @BeforeEach
  void openStore() {
    store = Store.open(folder.resolve("agon.db").toString());
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  /** A round robin of four with 60 matches. */
  protected static Event league() {
    return Event.of(NumbersKit.ID, "Low", "High", "Random", "Sometimes")
        .withStages(Stage.of(FormatType.ROUND_ROBIN, Map.of("games", "5")));
  }

  /** The same, and a final of the best two with 10 matches. */
  protected static Event cup() {
    Stage stage = league().stages().getFirst();
    return league().withStages(stage.advancing(2), stage);
  }

  private EventRunner runner(int threads, EventListener... listeners) {
    EventRunner.Builder runner = EventRunner.builder().store(store).threads(threads);
    List.of(listeners).forEach(runner::listener);
    return runner.build();
  }

  /** Stops a run after a match. */
  private static final class StopAfter implements EventListener {
    private final long match;
    private final List<EventRunner> runners = new ArrayList<>();

    StopAfter(long match) {
      this.match = match;
    }

    @Override
    public void matchFinished(PlayedMatch played, long knownMatches) {
      if (played.spec().number() == match) {
        runners.getFirst().stop();
      }
    }
  }

  protected final EventRunner stopping(long after) {
    StopAfter stop = new StopAfter(after);
    EventRunner runner = runner(2, stop);
    stop.runners.add(runner);
    return runner;
  }

  /** A new event that was stopped after so many matches. */
  protected final long stopped(Event event, long matches) {
    assertThat(stopping(matches).run(event)).isEmpty();
    return store.events().getLast().id();
  }

  protected final StoredEvent stored(long id) {
    return store.event(id).orElseThrow();
  }

  protected final EventResult resumed(long id, int threads) {
    return runner(threads).resume(stored(id)).orElseThrow();
  }

  protected final ChangeRecorder change(long id) {
    return new ChangeRecorder(store, id, WHY);
  }

  protected final List<StoredMatch> matches(long id) {
    List<StoredMatch> all = new ArrayList<>();
    try (StoredMatches matches = store.matches(id)) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        all.add(next.get());
      }
    }
    return all;
  }

  protected static List<Integer> order(EventResult result) {
    return result.standings().lines().stream().map(Standing::entrant).toList();
  }

  /**
   * The result of an event that was stopped and changed, and stopped once more between; checks that
   * it is the same on one thread and on many, and that it can be recomputed and verified.
   */
  protected final EventResult changed(
      Event event, long after, long next, Consumer<ChangeRecorder> act) {
    long first = stopped(event, after);
    act.accept(change(first));
    EventResult expected = resumed(first, 1);
    long second = stopped(event, after);
    act.accept(change(second));
    assertThat(stopping(next).resume(stored(second))).isEmpty();
    EventResult actual = resumed(second, 4);
    assertThat(actual.standings().digest()).isEqualTo(expected.standings().digest());
    assertThat(actual.standings().lines()).isEqualTo(expected.standings().lines());
    assertThat(actual.seen()).isEqualTo(expected.seen());
    assertThat(StoredResults.recompute(store, stored(second), List.of()).standings().lines())
        .isEqualTo(expected.standings().lines());
    EventVerifier.Verified verified = EventVerifier.verify(store, stored(second));
    assertThat(verified.replayed()).isEqualTo(stored(second).matches());
    StoredResults.checkMatches(store, stored(second));
    return actual;
  }

  protected final void assertRefused(Runnable change, String message) {
    assertThatExceptionOfType(UserError.class).isThrownBy(change::run).withMessage(message);
  }

  protected final Path program(String name, int says) throws IOException {
    return Files.writeString(
        folder.resolve(name), "import sys\nsys.stdin.read()\nprint(%d)\n".formatted(says));
  }
}
