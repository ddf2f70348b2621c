package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.NumbersKit;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.ForfeitReason;
import dev.agon.protocol.TimeControl;
import dev.agon.remote.ClusterOptions;
import dev.agon.result.Fault;
import dev.agon.sandbox.SandboxMode;
import dev.agon.scoring.Standing;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("NullAway.Init") // set before each test
final class EventRunnerTest {
  /** A round robin of four, both ways and five times, and a final of the best two. */
  private static final int MATCHES = 60 + 10;

  @TempDir private Path folder;
  private Store store;

  @BeforeEach
  void openStore() {
    store = Store.open(folder.resolve("agon.db").toString());
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  private static Event event(String... bots) {
    return new Event(
        "Cup",
        NumbersKit.ID,
        Map.of(),
        EventSeed.of(7),
        Stream.of(bots).map(BotEntry::builtIn).toList(),
        List.of(roundRobin(OptionalInt.of(2)), roundRobin(OptionalInt.empty())),
        RunOptions.DEFAULT,
        EventPaths.here());
  }

  private static Stage roundRobin(OptionalInt advance) {
    FormatType format = FormatType.ROUND_ROBIN;
    return new Stage(format, format.read(Map.of("games", "5")).orThrow(), advance);
  }

  private static Event fourBots() {
    return event("Low", "High", "Random", "Sometimes");
  }

  private static EventResult withoutStore(Event event) {
    return EventRunner.builder().threads(2).build().run(event).orElseThrow();
  }

  private EventRunner runner(EventListener... listeners) {
    EventRunner.Builder runner = EventRunner.builder().store(store).threads(2);
    List.of(listeners).forEach(runner::listener);
    return runner.build();
  }

  private StoredEvent stored() {
    return store.events().getLast();
  }

  private static void assertSame(EventResult actual, EventResult expected) {
    assertThat(actual.standings().digest()).isEqualTo(expected.standings().digest());
    assertThat(actual.standings().lines()).isEqualTo(expected.standings().lines());
    assertThat(actual.seen()).isEqualTo(expected.seen());
  }

  /** Remembers the matches it hears of, and does something after some of them. */
  private static final class Heard implements EventListener {
    private final List<Long> numbers = new ArrayList<>();
    private final long after;
    private final Runnable action;
    private long done = -1;
    private @Nullable Long id;

    Heard(long after, Runnable action) {
      this.after = after;
      this.action = action;
    }

    Heard() {
      this(-1, () -> {});
    }

    @Override
    public void eventStarted(Event event, Optional<Long> number, long matchesDone) {
      id = number.orElse(null);
      done = matchesDone;
    }

    @Override
    public void matchFinished(PlayedMatch match, long knownMatches) {
      numbers.add(match.spec().number());
      if (match.spec().number() == after) {
        action.run();
      }
    }
  }

  /** Plays until a number of matches is done, and stops. */
  private void stopAfter(Event event, long matches) {
    EventRunner[] self = new EventRunner[1];
    self[0] = runner(new Heard(matches, () -> self[0].stop()));
    assertThat(self[0].run(event)).isEmpty();
  }

  @Test
  void aStoreDoesNotChangeTheResult() {
    EventResult expected = withoutStore(fourBots());
    EventResult actual = runner().run(fourBots()).orElseThrow();
    assertSame(actual, expected);
    assertThat(actual.matches()).isEqualTo(MATCHES);
    assertThat(stored().digest()).contains(expected.standings().digest());
    assertThat(stored().matches()).isEqualTo(MATCHES);
  }

  @Test
  void listenersAreToldOfEveryMatchInOrder() {
    Heard heard = new Heard();
    runner(heard).run(fourBots());
    assertThat(heard.id).isEqualTo(stored().id());
    assertThat(heard.done).isZero();
    assertThat(heard.numbers)
        .containsExactlyElementsOf(LongStream.rangeClosed(1, MATCHES).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 29, 59, 60, 61, MATCHES - 1, MATCHES})
  void aStoppedEventResumesToTheSameResult(long matches) {
    stopAfter(fourBots(), matches);
    assertThat(stored().isOver()).isFalse();
    assertThat(stored().matches()).isEqualTo(matches);

    Heard heard = new Heard();
    EventResult actual = runner(heard).resume(stored()).orElseThrow();
    assertSame(actual, withoutStore(fourBots()));
    assertThat(heard.done).isEqualTo(matches);
    assertThat(heard.numbers).hasSize(MATCHES);
    assertThat(stored().digest()).contains(actual.standings().digest());
    assertThat(stored().matches()).isEqualTo(MATCHES);
  }

  /** All its matches are stored, so no bot is built, and no bot's file is needed. */
  @Test
  void anEventThatWasStoppedAfterItsLastMatchResumesWithoutItsBots() {
    stopAfter(fourBots(), MATCHES);
    assertThat(stored().isOver()).isFalse();
    Executor noBots =
        _ -> {
          throw new AssertionError("no bot is needed");
        };
    EventResult actual =
        EventRunner.builder().store(store).executor(noBots).build().resume(stored()).orElseThrow();
    assertSame(actual, withoutStore(fourBots()));
  }

  @Test
  void anEventCanBeStoppedAfterEveryFewMatches() {
    stopAfter(fourBots(), 9);
    for (long matches = 18; matches < MATCHES; matches += 9) {
      EventRunner[] self = new EventRunner[1];
      self[0] = runner(new Heard(matches, () -> self[0].stop()));
      assertThat(self[0].resume(stored())).isEmpty();
      assertThat(stored().matches()).isEqualTo(matches);
    }
    assertSame(runner().resume(stored()).orElseThrow(), withoutStore(fourBots()));
  }

  @Test
  void aRunnerThatWasStoppedBeforePlaysNothing() {
    EventRunner runner = runner();
    runner.stop();
    assertThat(runner.run(fourBots())).isEmpty();
    assertThat(stored().matches()).isZero();
    assertSame(runner().resume(stored()).orElseThrow(), withoutStore(fourBots()));
  }

  @Test
  void recomputingGivesTheSameResult() {
    EventResult played = runner().run(fourBots()).orElseThrow();
    EventResult recomputed = StoredResults.recompute(store, stored(), List.of());
    assertSame(recomputed, played);
  }

  @Test
  void recomputingRefusesAnotherDigest() {
    runner().run(fourBots());
    store.finish(stored().id(), "tampered");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> StoredResults.recompute(store, stored(), List.of()))
        .withMessage("event 1 ended with digest tampered, but its stored matches give another one");
  }

  @Test
  void recomputingRefusesAnEventWithMissingMatches() {
    stopAfter(fourBots(), 30);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> StoredResults.recompute(store, stored(), List.of()))
        .withMessage("match 31 is not stored");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 33, 61, MATCHES})
  void aListenerThatThrowsStopsTheEvent(long matches) {
    RuntimeException failure = new IllegalStateException("the page is gone");
    EventRunner runner =
        runner(
            new Heard(
                matches,
                () -> {
                  throw failure;
                }));
    assertThatThrownBy(() -> runner.run(fourBots())).isSameAs(failure);
    assertThat(stored().isOver()).isFalse();
    assertThat(stored().matches()).isEqualTo(matches);
    assertSame(runner().resume(stored()).orElseThrow(), withoutStore(fourBots()));
  }

  @Test
  void aListenerThatThrowsWhileStoredMatchesAreReadStopsTheEvent() {
    stopAfter(fourBots(), 20);
    RuntimeException failure = new IllegalStateException("the page is gone");
    EventRunner runner =
        runner(
            new Heard(
                10,
                () -> {
                  throw failure;
                }));
    StoredEvent stopped = stored();
    assertThatThrownBy(() -> runner.resume(stopped)).isSameAs(failure);
    assertThat(stored().matches()).isEqualTo(20);
    assertSame(runner().resume(stored()).orElseThrow(), withoutStore(fourBots()));
  }

  @Test
  void aBotThatMisbehavesForfeitsAndTheEventContinues() {
    List<Fault> faults = new ArrayList<>();
    EventListener listener =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            faults.addAll(match.result().faults());
          }
        };
    EventResult result = runner(listener).run(event("Thrower", "Silent", "Low")).orElseThrow();
    assertThat(result.matches()).isEqualTo(40);
    assertThat(result.standings().lines().stream().map(Standing::entrant).findFirst()).contains(2);
    assertThat(faults)
        .extracting(Fault::reason, Fault::detail)
        .contains(
            tuple(ForfeitReason.DISCONNECTED, "threw java.lang.IllegalStateException: no number"),
            tuple(ForfeitReason.UNREADABLE, "answered null instead of a move"),
            tuple(ForfeitReason.QUARANTINED, "failed too often before"));
    assertThat(result.seen().quarantined()).hasSize(2);
    assertSame(StoredResults.recompute(store, stored(), List.of()), result);
  }

  /** What quarantines a bot is counted again from the stored matches. */
  @ParameterizedTest
  @ValueSource(longs = {5, 10, 11, 25})
  void quarantineIsTheSameAfterAStop(long matches) {
    Event event = event("Thrower", "Silent", "Low");
    stopAfter(event, matches);
    assertSame(runner().resume(stored()).orElseThrow(), withoutStore(event));
  }

  @Test
  void aFinishedEventIsRecomputedAlthoughABotIsGone() throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("bot.py"),
            """
            import sys
            sys.stdin.read()
            print(5)
            """);
    BotSource.Launch launch = new BotSource.Launch(Protocol.TURN, Map.of());
    Event event =
        new Event(
            "Cup",
            NumbersKit.ID,
            Map.of("rounds", "1"),
            EventSeed.of(7),
            List.of(
                BotEntry.builtIn("Low"),
                BotEntry.of(new BotSource.SourceFile(bot.toString(), launch), "")),
            List.of(Stage.DEFAULT),
            RunOptions.DEFAULT,
            EventPaths.here());
    EventResult played = runner().run(event).orElseThrow();
    assertThat(played.seen().faults()).isEmpty();
    Files.delete(bot);
    EventResult recomputed = StoredResults.recompute(store, stored(), List.of());
    assertThat(recomputed.standings().digest()).isEqualTo(played.standings().digest());
    assertThat(recomputed.standings().lines()).isEqualTo(played.standings().lines());
  }

  @Test
  void anEventThatCannotBePlayedIsRefusedBeforeItIsStored() {
    assertThatExceptionOfType(UserError.class).isThrownBy(() -> runner().run(event("Lwo", "Low")));
    assertThatExceptionOfType(UserError.class).isThrownBy(() -> runner().run(event("Low")));
    assertThat(store.events()).isEmpty();
  }

  @Test
  void recordsOfEveryMatchAreStoredIfTheEventAsksForThem() {
    RunOptions running = RunOptions.DEFAULT.with(RunOptions.RECORD, Recording.ALL);
    EventResult result = runner().run(fourBots().with(running)).orElseThrow();
    assertThat(LongStream.rangeClosed(1, MATCHES).mapToObj(n -> store.record(stored().id(), n)))
        .allMatch(Optional::isPresent);
    assertSame(result, withoutStore(fourBots()));
  }

  /** A program that does not answer in its first match, as if the machine were too slow. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void whatOnlyAClockDecidedIsPlayedAgainIfTheEventAllowsIt(int retries) throws IOException {
    Path marker = folder.resolve("slow" + retries);
    Path bot =
        Files.writeString(
            folder.resolve("bot.py"),
            """
            import json, os, signal, sys
            for line in sys.stdin:
                kind = json.loads(line)["type"]
                if kind == "start":
                    print('{"type": "ready"}', flush=True)
                elif kind == "ask":
                    if not os.path.exists("%s"):
                        open("%s", "w").close()
                        signal.pause()
                    print('{"type": "move", "move": 5}', flush=True)
            """
                .formatted(marker, marker));
    Event event =
        event("Low")
            .withBots(
                List.of(
                    BotEntry.builtIn("Low"),
                    BotEntry.of(
                        new BotSource.SourceFile(bot.toString(), BotSource.Launch.DEFAULT), "")))
            .withStages(Stage.DEFAULT)
            .with(
                RunOptions.DEFAULT
                    .with(RunOptions.SANDBOX, SandboxMode.OFF)
                    .with(ClusterOptions.RETRY_FAULTS, retries)
                    .with(
                        new TimeControl(
                            Duration.ofSeconds(2),
                            Optional.empty(),
                            Duration.ZERO,
                            Duration.ZERO,
                            Duration.ofSeconds(30))));
    EventResult result = EventRunner.builder().threads(1).build().run(event).orElseThrow();
    assertThat(marker).exists();
    assertThat(result.seen().faults()).hasSize(1 - retries);
    assertThat(result.matches()).isEqualTo(6);
  }
}
