package dev.agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.agon.game.Outcome;
import dev.agon.game.Reason;
import dev.agon.match.Fault;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import dev.agon.match.TimeUsed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoreTest {
  private static final StoredEvent CUP =
      new StoredEvent(
          0, "Cup", "botstack", "cup.yaml", "game: botstack\n", "[]", "{}", "today", "", 0);

  @TempDir private Path folder;

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  private static Result result(int number) {
    return switch (number % 3) {
      case 0 -> new Result(Outcome.byPoints(3, 0), List.of(), number);
      case 1 -> new Result(Outcome.of(new int[] {2, 2}, new double[] {-1, -0.1}), List.of(), 7);
      default ->
          new Result(
              Outcome.byPoints(0.5, 1.0 / 3),
              List.of(new Fault(1, Reason.TIME, "took 31 s; \"sorry\"", number, "line 1\nline 2")),
              number,
              List.of(TimeUsed.NONE, new TimeUsed(3, 31_000_000_000L, 9_123_000L, 5_000L)));
    };
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
    List<StoredMatch> expected = new ArrayList<>();
    try (Store store = Store.open(database())) {
      StoredEvent first = store.begin(CUP);
      StoredEvent second = store.begin(CUP);
      assertThat(List.of(first.id(), second.id())).containsExactly(1L, 2L);
      try (Ledger ledger = store.ledger(second.id())) {
        for (int number = 1; number <= 10_000; number++) {
          Pairing pairing = Pairing.of(number, number, number % 5, 7);
          Optional<String> record = number == 17 ? Optional.of("{}") : Optional.empty();
          ledger.add(pairing, result(number), record);
          expected.add(new StoredMatch(number, pairing.seats(), result(number)));
        }
      }
      store.finish(first.id(), "abc");
    }
    try (Store store = Store.open(database())) {
      assertThat(store.events())
          .extracting(StoredEvent::id, StoredEvent::isOver, StoredEvent::matches)
          .containsExactly(tuple(1L, true, 0L), tuple(2L, false, 10_000L));
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
      assertThat(matches(store, 2)).isEqualTo(expected);
      assertThat(matches(store, 1)).isEmpty();
      assertThat(store.record(2, 17)).contains("{}");
      assertThat(store.record(2, 18)).isEmpty();
    }
  }

  /** Two runs of one event at once: the second is told, and nothing of the first is lost. */
  @Test
  void aMatchIsWrittenOnlyOnce() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP).id();
      try (Ledger ledger = store.ledger(event)) {
        ledger.add(Pairing.of(1, 1, 0, 1), result(3), Optional.empty());
      }
      Ledger again = store.ledger(event);
      again.add(Pairing.of(1, 1, 0, 1), result(6), Optional.empty());
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(again::close)
          .withMessageStartingWith("cannot write into " + database());
      assertThat(matches(store, event)).hasSize(1);
    }
  }

  @Test
  void nothingIsTakenInAfterTheEnd() {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP).id();
      Ledger ledger = store.ledger(event);
      ledger.close();
      ledger.add(Pairing.of(1, 1, 0, 1), result(3), Optional.empty());
      ledger.close();
      assertThat(matches(store, event)).isEmpty();
    }
  }

  @Test
  void aDatabaseOfANewerAgonIsLeftAlone() throws Exception {
    Store.open(database()).close();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("INSERT INTO agon_schema (version) VALUES (999)");
    }
    assertThatExceptionOfType(StoreProblem.class)
        .isThrownBy(() -> Store.open(database()))
        .withMessageStartingWith(
            database() + " was written by a newer Agon: its tables have version 999, this one");
  }

  /** Version 2 brought the times and what was written to standard error. */
  @Test
  void aDatabaseOfAnOlderAgonIsBroughtUpToDate() throws Exception {
    try (Store store = Store.open(database());
        Ledger ledger = store.ledger(store.begin(CUP).id())) {
      ledger.add(Pairing.of(1, 1, 0, 1), result(2), Optional.empty());
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("ALTER TABLE matches DROP COLUMN times");
      statement.executeUpdate("ALTER TABLE faults DROP COLUMN stderr");
      statement.executeUpdate("DELETE FROM agon_schema WHERE version > 1");
    }
    try (Store store = Store.open(database())) {
      Result kept = matches(store, 1).getFirst().result();
      assertThat(kept.outcome()).isEqualTo(result(2).outcome());
      assertThat(kept.faults().getFirst().detail()).isEqualTo("took 31 s; \"sorry\"");
      assertThat(kept.faults().getFirst().stderr()).isEmpty();
      assertThat(kept.times()).isEmpty();
    }
  }

  @Test
  void whatIsNoDatabaseIsSaidInALine() throws Exception {
    Files.writeString(Path.of(database()), "dear diary, ".repeat(100));
    assertThatExceptionOfType(StoreProblem.class)
        .isThrownBy(() -> Store.open(database()))
        .withMessageContaining(database())
        .withMessageContaining("it is no database");
    String nowhere = folder.resolve("no/such/folder/agon.db").toString();
    assertThatExceptionOfType(StoreProblem.class)
        .isThrownBy(() -> Store.open(nowhere))
        .withMessageContaining(nowhere);
    assertThat(Store.openExisting(folder.resolve("none.db").toString())).isEmpty();
  }
}
