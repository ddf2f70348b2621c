package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.match.TimeUsed;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What holds for every database that events are kept in. */
public abstract class StoreContract {
  private static final StoredEvent CUP =
      new StoredEvent(
          0, "Cup", "botstack", "cup.yaml", "game: botstack\n", "[]", "{}", "today", "", 0);

  /** The tables as the first version made them. */
  private static final List<String> FIRST_VERSION =
      List.of(
          "CREATE TABLE agon_schema (version INTEGER NOT NULL)",
          "INSERT INTO agon_schema (version) VALUES (1)",
          "CREATE TABLE events (id BIGINT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL,"
              + " source TEXT NOT NULL, text TEXT NOT NULL, flags TEXT NOT NULL,"
              + " description TEXT NOT NULL, started TEXT NOT NULL, digest TEXT NOT NULL)",
          "CREATE TABLE matches (event BIGINT NOT NULL, number BIGINT NOT NULL,"
              + " seats TEXT NOT NULL, places TEXT NOT NULL, points TEXT NOT NULL,"
              + " steps INTEGER NOT NULL, PRIMARY KEY (event, number))",
          "CREATE TABLE faults (event BIGINT NOT NULL, number BIGINT NOT NULL,"
              + " seat INTEGER NOT NULL, reason TEXT NOT NULL, detail TEXT NOT NULL,"
              + " step INTEGER NOT NULL, PRIMARY KEY (event, number, seat))",
          "CREATE TABLE records (event BIGINT NOT NULL, number BIGINT NOT NULL,"
              + " json TEXT NOT NULL, PRIMARY KEY (event, number))");

  /** Where there is no database yet, or an empty one; the same throughout a test. */
  protected abstract String database();

  /** To do there what Agon does not. */
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
              List.of(TimeUsed.NONE, new TimeUsed(3, 31_000_000_000L, 9_123_000L, 5_000L)));
    };
  }

  private static boolean add(MatchWriter ledger, int number) {
    return ledger.add(
        MatchSpec.of(number, number, number % 5, 7), result(number), Optional.empty());
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
  void whatIsWrittenIsReadAgainByWhoeverOpensIt() {
    int count = 30_000;
    try (Store store = Store.open(database())) {
      StoredEvent first = store.begin(CUP);
      StoredEvent second = store.begin(CUP);
      assertThat(List.of(first.id(), second.id())).containsExactly(1L, 2L);
      try (MatchWriter ledger = store.ledger(second.id())) {
        for (int number = 1; number <= count; number++) {
          Optional<String> record = number == 17 ? Optional.of("{}") : Optional.empty();
          ledger.add(MatchSpec.of(number, number, number % 5, 7), result(number), record);
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
                  "Cup",
                  "botstack",
                  "cup.yaml",
                  "game: botstack\n",
                  "[]",
                  "{}",
                  "today",
                  "abc",
                  0));
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
  void aMatchOfManyIsKeptToTheLastDigit() {
    int seats = 1_000;
    int[] places = IntStream.range(0, seats).map(seat -> 1 + seat % 7).toArray();
    double[] points =
        IntStream.range(0, seats)
            .mapToDouble(seat -> (seat - 500) * Math.pow(10, seat % 30))
            .toArray();
    points[0] = -0.5;
    points[1] = Double.MIN_VALUE;
    points[2] = Integer.MIN_VALUE;
    int[] bots = IntStream.range(0, seats).map(seat -> seats - 1 - seat).toArray();
    Result result = new Result(Outcome.of(places, points), List.of(), Integer.MAX_VALUE);
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP).id();
      try (MatchWriter ledger = store.ledger(event)) {
        for (int number = 1; number <= 100; number++) {
          ledger.add(MatchSpec.of(number, number, bots), result, Optional.empty());
        }
      }
      List<StoredMatch> kept = matches(store, event);
      assertThat(kept).hasSize(100).extracting(StoredMatch::result).containsOnly(result);
      assertThat(kept.getLast().seats()).isEqualTo(IntStream.of(bots).boxed().toList());
    }
  }

  /** An event whose matches are rare does not keep the last one back until the next is over. */
  @Test
  void whatWasPlayedIsSoonSafeThoughNothingFollows() throws Exception {
    try (Store store = Store.open(database());
        Store other = Store.open(database())) {
      long event = store.begin(CUP).id();
      try (MatchWriter ledger = store.ledger(event)) {
        add(ledger, 1);
        add(ledger, 2);
        while (other.event(event).orElseThrow().matches() < 2) {
          Thread.sleep(5);
        }
      }
      assertThat(matches(other, event)).containsExactly(match(1), match(2));
    }
  }

  /** Two runs of one event at once: the second is told, and nothing of the first is lost. */
  @Test
  void aMatchIsWrittenOnlyOnce() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP).id();
      try (MatchWriter ledger = store.ledger(event)) {
        add(ledger, 1);
      }
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(
              () -> {
                try (MatchWriter again = store.ledger(event)) {
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
  void matchesAreAddedInTheirOrder() {
    try (Store store = Store.open(database())) {
      try (MatchWriter ledger = store.ledger(store.begin(CUP).id())) {
        add(ledger, 1);
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> add(ledger, 3));
      }
    }
  }

  @Test
  void nothingIsTakenInAfterTheEnd() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP).id();
      MatchWriter ledger = store.ledger(event);
      ledger.close();
      assertThat(add(ledger, 1)).isFalse();
      ledger.close();
      assertThat(matches(store, event)).isEmpty();
    }
  }

  /** What a bot wrote may be any bytes; a zero and half of a character are no text. */
  @Test
  void whatIsNoTextIsKeptAsFarAsItIs() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP).id();
      try (MatchWriter ledger = store.ledger(event)) {
        ledger.add(
            MatchSpec.of(1, 1, 0, 1),
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

  /** Of programs started at the same time, in a new database, everyone has events of its own. */
  @Test
  void programsThatBeginTogetherDoNotMixUpTheirEvents() throws Exception {
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
                  long event = store.begin(CUP).id();
                  begun.add(event);
                  try (MatchWriter ledger = store.ledger(event)) {
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
          .allMatch(event -> event.digest().equals("digest " + event.id()));
      assertThat(matches(store, 17))
          .isEqualTo(IntStream.rangeClosed(1, count).mapToObj(StoreContract::match).toList());
    }
  }

  /** 9,000 matches of the first version, which had a row each, and one of another event. */
  @Test
  void whatAnOlderAgonWroteIsBroughtUpToDate() throws Exception {
    int count = 9_000;
    List<String> old = new ArrayList<>(FIRST_VERSION);
    old.add("INSERT INTO events VALUES (1, 'Cup', 'botstack', '', '', '[]', '{}', 'today', 'abc')");
    for (int number = 1; number <= count; number++) {
      String points = number == 5_000 ? "-1,-0.1" : "3,0";
      old.add(
          "INSERT INTO matches VALUES (1, %d, '%s', '1,2', '%s', %d)"
              .formatted(number, number % 2 == 0 ? "0,1" : "1,0", points, number));
    }
    old.add("INSERT INTO matches VALUES (2, 1, '2,0,1', '1,2,2', '2,0.5,0.5', 9)");
    old.add("INSERT INTO faults VALUES (1, 5000, 1, 'TIME', 'slow', 12)");
    old.add("INSERT INTO records VALUES (1, 5000, '{}')");
    execute(old);
    try (Store store = Store.open(database())) {
      List<StoredMatch> kept = matches(store, 1);
      assertThat(kept).hasSize(count);
      for (int number = 1; number <= count; number++) {
        assertThat(kept.get(number - 1))
            .isEqualTo(
                new StoredMatch(
                    number,
                    number % 2 == 0 ? List.of(0, 1) : List.of(1, 0),
                    number == 5_000
                        ? new Result(
                            Outcome.of(new int[] {1, 2}, new double[] {-1, -0.1}),
                            List.of(new Fault(1, ForfeitReason.TIME, "slow", 12)),
                            number)
                        : new Result(Outcome.byPoints(3, 0), List.of(), number)));
      }
      assertThat(matches(store, 2))
          .containsExactly(
              new StoredMatch(
                  1, List.of(2, 0, 1), new Result(Outcome.byPoints(2, 0.5, 0.5), List.of(), 9)));
      assertThat(store.event(1).orElseThrow().matches()).isEqualTo(count);
      assertThat(store.record(1, 5_000)).contains("{}");
    }
  }

  @Test
  void aDatabaseOfANewerAgonIsLeftAlone() throws Exception {
    Store.open(database()).close();
    execute(List.of("INSERT INTO agon_schema (version) VALUES (999)"));
    assertThatExceptionOfType(StoreProblem.class)
        .isThrownBy(() -> Store.open(database()))
        .withMessageMatching(
            "\\Q"
                + database()
                + "\\E was written by a newer Agon: its tables have version 999,"
                + " this one knows \\d+");
  }

  @Test
  void whatWasTamperedWithIsSaidInALine() throws Exception {
    for (String rubbish : List.of("rubbish", "0,1 1,2", "0,1 1,2 x,y 3", "0,1 ")) {
      try (Store store = Store.open(database())) {
        long event = store.begin(CUP).id();
        try (MatchWriter ledger = store.ledger(event)) {
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
