package dev.agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.execute.WorkerTotals;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.result.TimeUsed;
import dev.agon.source.BotEntry;
import dev.agon.tournament.stages.Stage;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that every database must pass. */
abstract class StoreContract {
  private static final Instant STARTED = Instant.parse("2026-11-16T12:00:00Z");
  private static final Event CUP =
      new Event(
          "Cup",
          "botstack",
          Map.of(),
          EventSeed.of(7),
          List.of(BotEntry.builtIn("Oracle"), BotEntry.builtIn("Trigger")),
          List.of(Stage.DEFAULT),
          RunOptions.DEFAULT,
          EventPaths.here());

  /** Where there is no database yet, or an empty one; the same throughout a test. */
  protected abstract String database();

  /** A connection for statements that Agon itself never executes. */
  protected abstract Connection connect() throws SQLException;

  private void execute(List<String> statements) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (String sql : statements) {
        statement.executeUpdate(sql);
      }
      connection.commit();
    }
  }

  private static Result result(int number) {
    return switch (number % 3) {
      case 0 -> new Result(Outcome.byPoints(3, 0), List.of(), number);
      case 1 -> new Result(Outcome.of(new int[] {2, 2}, new double[] {-1, -0.1}), List.of(), 7);
      default ->
          new Result(
              Outcome.byPoints(0.5, 1.0 / 3),
              List.of(new Fault(1, ForfeitReason.TIME, "took 31 s; \"sorry\"", number, "one\ntwo")),
              number,
              number * 0x9E3779B97F4A7C15L,
              List.of(
                  TimeUsed.NONE,
                  new TimeUsed(3, 31_000_000_000L, 9_123_000L, 5_000L, 7_000L, 9_000L)));
    };
  }

  private static boolean add(MatchWriter ledger, int number) {
    return ledger.add(
        new Seeds(1).spec(number, number, List.of(number % 5, 7)),
        result(number),
        Optional.empty());
  }

  private static StoredMatch match(int number) {
    return new StoredMatch(number, List.of(number % 5, 7), result(number));
  }

  private static List<StoredMatch> matches(Store store, long event) {
    List<StoredMatch> all = new ArrayList<>();
    try (StoredMatches matches = store.matches(event)) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        all.add(next.get());
      }
    }
    return all;
  }

  @Test
  void anEventIsLockedByOneHolderAtATime() {
    try (Store store = Store.open(database());
        Store other = Store.open(database())) {
      long cup = store.begin(CUP, STARTED).id();
      long second = store.begin(CUP, STARTED).id();
      try (EventLock _ = store.lock(cup);
          EventLock _ = other.lock(second)) {
        assertThatExceptionOfType(StoreProblem.class)
            .isThrownBy(() -> other.lock(cup))
            .withMessageMatching(
                "event 1 is being played by (this process|process \\d+ of .* since .*Z);"
                    + " agon standings 1 shows it so far");
        assertThatExceptionOfType(StoreProblem.class).isThrownBy(() -> other.lock(cup));
      }
      other.lock(cup).close();
      store.lock(cup).close();
    }
  }

  @Test
  void deletedEventsAndRecordsAreGoneAndOthersStay() {
    try (Store store = Store.open(database())) {
      for (int event = 1; event <= 2; event++) {
        long id = store.begin(CUP, STARTED).id();
        try (MatchWriter writer = store.writer(id)) {
          IntStream.rangeClosed(1, 5).forEach(number -> add(writer, number));
          writer.add(new Seeds(1).spec(6, 6, List.of(0, 7)), result(6), Optional.of("{\"n\":6}"));
        }
      }
      long characters = store.recordedCharacters(1);
      assertThat(characters).isPositive();
      assertThat(store.lastRecord(1)).isEqualTo(6);
      store.dropRecords(1);
      assertThat(store.recordedCharacters(1)).isZero();
      assertThat(store.lastRecord(1)).isZero();
      assertThat(store.recordedCharacters(2)).isEqualTo(characters);
      assertThat(store.lastRecord(2)).isEqualTo(6);
      assertThat(store.event(1).orElseThrow().matches()).isEqualTo(6);
      store.delete(2);
      assertThat(store.events()).extracting(StoredEvent::id).containsExactly(1L);
      assertThat(store.lastRecord(2)).isZero();
      try (StoredMatches gone = store.matches(2)) {
        assertThat(gone.next()).isEmpty();
      }
      try (StoredMatches kept = store.matches(1)) {
        assertThat(kept.next()).isPresent();
      }
    }
  }

  @Test
  void whatIsWrittenIsReadBackAfterReopening() {
    int count = 30_000;
    try (Store store = Store.open(database())) {
      StoredEvent first = store.begin(CUP, STARTED);
      StoredEvent second = store.begin(CUP, STARTED);
      assertThat(List.of(first.id(), second.id())).containsExactly(1L, 2L);
      try (MatchWriter ledger = store.writer(second.id())) {
        for (int number = 1; number <= count; number++) {
          Optional<String> record = number == 17 ? Optional.of("{}") : Optional.empty();
          ledger.add(
              new Seeds(1).spec(number, number, List.of(number % 5, 7)), result(number), record);
        }
      }
      store.finish(first.id(), "abc");
    }
    try (Store store = Store.open(database())) {
      assertThat(store.events())
          .extracting(StoredEvent::id, StoredEvent::isOver, StoredEvent::matches)
          .containsExactly(tuple(1L, true, 0L), tuple(2L, false, (long) count));
      assertThat(store.event(1).orElseThrow())
          .isEqualTo(
              new StoredEvent(
                  1,
                  CUP,
                  Optional.empty(),
                  Optional.empty(),
                  STARTED,
                  Optional.of("abc"),
                  0,
                  new Origin.PlayedHere()));
      assertThat(store.event(3)).isEmpty();
      assertThat(matches(store, 2))
          .isEqualTo(IntStream.rangeClosed(1, count).mapToObj(StoreContract::match).toList());
      assertThat(matches(store, 1)).isEmpty();
      assertThat(store.record(2, 17)).contains("{}");
      assertThat(store.record(2, 18)).isEmpty();
    }
  }

  /** Whole points, halves, negative ones and very large ones, and more seats than one digit has. */
  @Test
  void aMatchOfAThousandSeatsIsKeptToTheLastDigit() {
    int seats = 1_000;
    double[] points =
        IntStream.range(0, seats)
            .mapToDouble(seat -> (seat / 2 - 250) * Math.pow(10, seat / 2 % 30))
            .toArray();
    points[0] = -0.5;
    points[1] = Double.MIN_VALUE;
    points[2] = Integer.MIN_VALUE;
    int[] bots = IntStream.range(0, seats).map(seat -> seats - 1 - seat).toArray();
    Result result = new Result(Outcome.byPoints(points), List.of(), Integer.MAX_VALUE);
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, STARTED).id();
      try (MatchWriter ledger = store.writer(event)) {
        for (int number = 1; number <= 100; number++) {
          ledger.add(
              new Seeds(1).spec(number, number, Arrays.stream(bots).boxed().toList()),
              result,
              Optional.empty());
        }
      }
      List<StoredMatch> kept = matches(store, event);
      assertThat(kept).hasSize(100).extracting(StoredMatch::result).containsOnly(result);
      assertThat(kept.getLast().seats()).isEqualTo(IntStream.of(bots).boxed().toList());
    }
  }

  /** An event with rare matches does not hold a result back until the next match is over. */
  @Test
  @Timeout(60)
  void aMatchIsWrittenSoonEvenIfNoneFollows() {
    try (Store store = Store.open(database());
        Store other = Store.open(database())) {
      long event = store.begin(CUP, STARTED).id();
      try (MatchWriter ledger = store.writer(event)) {
        add(ledger, 1);
        add(ledger, 2);
        while (other.event(event).orElseThrow().matches() < 2) {
          Thread.onSpinWait();
        }
      }
      assertThat(matches(other, event)).containsExactly(match(1), match(2));
    }
  }

  /** Two runs of one event at once: the second one fails, and the first one loses nothing. */
  @Test
  void theSameMatchCannotBeWrittenTwice() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, STARTED).id();
      try (MatchWriter ledger = store.writer(event)) {
        add(ledger, 1);
      }
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(
              () -> {
                try (MatchWriter again = store.writer(event)) {
                  for (int number = 1; ; number++) {
                    add(again, number);
                  }
                }
              })
          .withMessage(
              "cannot write into " + database() + ": another program has written the same matches");
      assertThat(matches(store, event)).containsExactly(match(1));
    }
  }

  @Test
  void aMatchOutOfOrderIsRejected() {
    try (Store store = Store.open(database())) {
      try (MatchWriter ledger = store.writer(store.begin(CUP, STARTED).id())) {
        add(ledger, 1);
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> add(ledger, 3));
      }
    }
  }

  @Test
  void aClosedWriterTakesNoMatches() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, STARTED).id();
      MatchWriter ledger = store.writer(event);
      ledger.close();
      assertThat(add(ledger, 1)).isFalse();
      ledger.close();
      assertThat(matches(store, event)).isEmpty();
    }
  }

  /** A bot may write any bytes; databases refuse the zero byte and half surrogate pairs. */
  @Test
  void invalidCharactersAreStoredAsReplacementCharacters() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, STARTED).id();
      try (MatchWriter ledger = store.writer(event)) {
        ledger.add(
            new Seeds(1).spec(1, 1, List.of(0, 1)),
            new Result(
                Outcome.byPoints(1, 0),
                List.of(new Fault(1, ForfeitReason.UNREADABLE, "a\0b \uD83D\uDE00 \uD83D ü\t", 0)),
                0),
            Optional.of("\"\uDE00\""));
      }
      assertThat(matches(store, event).getFirst().result().faults().getFirst().detail())
          .isEqualTo("a\uFFFDb \uD83D\uDE00 \uFFFD ü\t");
      assertThat(store.record(event, 1)).contains("\"\uFFFD\"");
    }
  }

  private static <T> List<T> atOnce(int threads, Callable<T> work) throws Exception {
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      List<T> results = new ArrayList<>();
      for (Future<T> done : executor.invokeAll(Collections.nCopies(threads, work))) {
        results.add(done.get());
      }
      return results;
    }
  }

  /** Six programs start at the same time in a new database. */
  @Test
  void programsThatStartTogetherKeepTheirEventsApart() throws Exception {
    int programs = 6;
    int events = 5;
    int count = 2_000;
    List<List<Long>> ids =
        atOnce(
            programs,
            () -> {
              List<Long> begun = new ArrayList<>();
              try (Store store = Store.open(database())) {
                for (int i = 0; i < events; i++) {
                  long event = store.begin(CUP, STARTED).id();
                  begun.add(event);
                  try (MatchWriter ledger = store.writer(event)) {
                    IntStream.rangeClosed(1, count).forEach(number -> add(ledger, number));
                  }
                  store.finish(event, "digest " + event);
                }
              }
              return begun;
            });
    assertThat(ids.stream().flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(
            LongStream.rangeClosed(1, (long) programs * events).boxed().toList());
    try (Store store = Store.open(database())) {
      assertThat(store.events())
          .hasSize(programs * events)
          .allMatch(event -> event.matches() == count)
          .allMatch(event -> event.digest().equals(Optional.of("digest " + event.id())));
      assertThat(matches(store, 17))
          .isEqualTo(IntStream.rangeClosed(1, count).mapToObj(StoreContract::match).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 99})
  void aDatabaseOfAnotherVersionIsRefused(int version) throws Exception {
    execute(
        List.of(
            "CREATE TABLE agon_schema (version INTEGER NOT NULL)",
            "INSERT INTO agon_schema (version) VALUES (" + version + ")"));
    assertThatExceptionOfType(StoreProblem.class)
        .isThrownBy(() -> Store.open(database()))
        .withMessageContaining("its tables have version " + version)
        .withMessageContaining("--db")
        .withMessageNotContaining("\n");
  }

  @Test
  void aDatabaseOfVersion7GetsTheNewTablesAndKeepsItsEvents() throws Exception {
    try (Store store = Store.open(database())) {
      store.begin(CUP, STARTED);
    }
    execute(
        List.of(
            "DROP TABLE games",
            "DROP TABLE premieres",
            "DROP TABLE workers",
            "DROP TABLE kept_results",
            "UPDATE agon_schema SET version = 7"));
    try (Store store = Store.open(database())) {
      assertThat(store.hasWebTables()).isTrue();
      assertThat(store.games().unfinished()).isEmpty();
      assertThat(store.workers(1)).isEmpty();
      assertThat(store.events()).hasSize(1);
      assertThat(store.check(1)).isEqualTo(new ChainStatus.Intact(0));
    }
    try (Store again = Store.open(database())) {
      assertThat(again.events()).hasSize(1);
    }
  }

  @Test
  void aGameIsKeptFromItsStartToItsEnd() {
    try (Store store = Store.open(database())) {
      GameTable games = store.games();
      assertThat(games.begin(STARTED, "setup", "[]")).isEqualTo(1);
      assertThat(games.begin(STARTED, "other", "[]")).isEqualTo(2);
      games.save(1, "[1]");
      games.finish(2, "[2]", "{}");
      assertThat(games.unfinished())
          .containsExactly(new StoredGame(1, STARTED, "setup", "[1]", Optional.empty()));
      games.rename(1, "named");
      assertThat(games.game(1).orElseThrow().setup()).isEqualTo("named");
      assertThat(games.game(2))
          .contains(new StoredGame(2, STARTED, "other", "[2]", Optional.of("{}")));
      assertThat(games.game(3)).isEmpty();
    }
  }

  @Test
  void aGameThatEndsWithoutAResultIsOverAndHasNoRecord() {
    try (Store store = Store.open(database())) {
      GameTable games = store.games();
      long game = games.begin(STARTED, "setup", "[]");
      games.end(game, "[1]");
      assertThat(games.unfinished()).isEmpty();
      assertThat(games.game(game))
          .contains(new StoredGame(game, STARTED, "setup", "[1]", Optional.empty()));
    }
  }

  @Test
  void gamesAreDeletedOneByOneOrWhenThereAreMore() {
    try (Store store = Store.open(database())) {
      GameTable games = store.games();
      for (int game = 1; game <= 5; game++) {
        games.begin(STARTED, "setup", "[]");
        if (game != 2) {
          games.finish(game, "[]", "{}");
        }
      }
      assertThat(games.delete(4)).isTrue();
      assertThat(games.delete(4)).isFalse();
      games.keepLast(3);
      // The second is still played.
      assertThat(LongStream.rangeClosed(1, 5).filter(game -> games.game(game).isPresent()))
          .containsExactly(2L, 3L, 5L);
    }
  }

  @Test
  void howFarAPremiereIsRevealedIsKeptUntilItsEnd() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, STARTED).id();
      assertThat(store.premieres().revealed(event)).isEmpty();
      store.premieres().begin(event);
      store.premieres().reveal(event, 3);
      store.premieres().begin(event);
      assertThat(store.premieres().all()).containsExactly(Map.entry(event, 3L));
      store.premieres().end(event);
      assertThat(store.premieres().all()).isEmpty();
      store.premieres().begin(event);
      store.delete(event);
      assertThat(store.premieres().all()).isEmpty();
    }
  }

  @Test
  void theWorkersOfAnEventAreReplacedAndDeletedWithIt() {
    try (Store store = Store.open(database())) {
      long other = store.begin(CUP, STARTED).id();
      long event = store.begin(CUP, STARTED).id();
      WorkerTotals first = new WorkerTotals("a/0", 3, 1, 7_000_000_000L);
      WorkerTotals second = new WorkerTotals("b/1", 5_000_000_000L, 0, 0);
      store.keepWorkers(other, List.of(first));
      store.keepWorkers(event, List.of(first));
      store.keepWorkers(event, List.of(second, first));
      assertThat(store.workers(event)).containsExactly(first, second);
      store.delete(event);
      assertThat(store.workers(event)).isEmpty();
      assertThat(store.workers(other)).containsExactly(first);
    }
  }

  @Test
  void oneProcessAtATimeHostsTheGames() {
    try (Store store = Store.open(database())) {
      try (EventLock _ = store.lockGames()) {
        assertThatExceptionOfType(StoreProblem.class)
            .isThrownBy(store::lockGames)
            .withMessageContaining("the games of this database are hosted by");
      }
      store.lockGames().close();
    }
  }

  @Test
  void aDamagedMatchIsReportedInOneLine() throws Exception {
    for (String rubbish : List.of("rubbish", "0,1 1,2", "0,1 1,2 x,y 3", "0,1 ")) {
      try (Store store = Store.open(database())) {
        long event = store.begin(CUP, STARTED).id();
        try (MatchWriter ledger = store.writer(event)) {
          add(ledger, 1);
        }
        execute(List.of("UPDATE results SET lines = '" + rubbish + "'"));
        assertThatExceptionOfType(StoreProblem.class)
            .as(rubbish)
            .isThrownBy(() -> matches(store, event))
            .withMessage(
                "cannot read " + database() + ": match 1 of event " + event + " is damaged");
      }
    }
  }
}
