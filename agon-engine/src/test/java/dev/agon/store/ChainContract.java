package dev.agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the chain of an event finds, in every database. */
abstract class ChainContract {
  private static final Event CUP = Event.of("botstack", "Oracle", "Trigger");
  private static final Instant STARTED = Instant.parse("2026-11-16T12:00:00Z");

  @TempDir private Path folder;
  private ArenaState state;

  /** Where there is no database yet, or an empty one; the same throughout a test. */
  protected abstract String database();

  /** A connection for statements that Agon itself never executes. */
  protected abstract Connection connect() throws SQLException;

  @BeforeEach
  void makeState() {
    state = new ArenaState(folder.resolve("state"));
  }

  private Store open() {
    return Store.open(database(), state);
  }

  private int change(String... statements) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      int rows = 0;
      for (String sql : statements) {
        rows += statement.executeUpdate(sql);
      }
      return rows;
    }
  }

  /** Match 3 has a fault; the first five have records. */
  private static void play(Store store, long event, int from, int to) {
    try (MatchWriter writer = store.writer(event)) {
      for (int number = from; number <= to; number++) {
        List<Fault> faults =
            number == 3 ? List.of(new Fault(1, ForfeitReason.TIME, "late", 4, "oh")) : List.of();
        writer.add(
            new Seeds(1).spec(number, number, List.of(0, 1)),
            new Result(Outcome.byPoints(number, 0), faults, 10 + number),
            number <= 5 ? Optional.of("{\"match\":" + number + "}") : Optional.empty());
      }
    }
  }

  /** Two events of two rows each; the first one is finished. */
  private void store() {
    try (Store store = open()) {
      for (int i = 0; i < 2; i++) {
        long event = store.begin(CUP, STARTED).id();
        play(store, event, 1, 4);
        play(store, event, 5, 8);
      }
      store.finish(1, "digest");
    }
  }

  private ChainStatus check(long event) {
    try (Store store = open()) {
      return store.check(event);
    }
  }

  /** How many rows the matches of an event are stored in, which depends on how fast they come. */
  private long rows(long event) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet count =
            statement.executeQuery("SELECT count(*) FROM results WHERE event = " + event)) {
      count.next();
      return count.getLong(1);
    }
  }

  private void assertIntact(Store store, long event) throws SQLException {
    assertThat(store.check(event)).isEqualTo(new ChainStatus.Intact(rows(event)));
  }

  private void assertIntact(long event) throws SQLException {
    try (Store store = open()) {
      assertIntact(store, event);
    }
  }

  @Test
  void anUntouchedEventIsIntactFromItsFirstMatchToItsEnd() throws SQLException {
    try (Store store = open()) {
      long event = store.begin(CUP, STARTED).id();
      assertThat(store.check(event)).isEqualTo(new ChainStatus.Intact(0));
      play(store, event, 1, 4);
      assertIntact(store, event);
      play(store, event, 5, 8);
      store.finish(event, "digest");
    }
    assertIntact(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE results SET lines = replace(lines, ' 3,0 ', ' 0,3 ') WHERE event = 1"
            + " | match 3 does not fit its hash",
        "UPDATE results SET lines = replace(lines, ' 16', ' 61') WHERE event = 1"
            + " | match 6 does not fit its hash",
        "UPDATE faults SET detail = 'early' WHERE event = 1 | match 3 does not fit its hash",
        "DELETE FROM faults WHERE event = 1 | match 3 does not fit its hash",
        "UPDATE faults SET number = 20 WHERE event = 1 | match 3 does not fit its hash",
        "INSERT INTO faults SELECT event, 20, seat, reason, detail, step, stderr FROM faults"
            + " WHERE event = 1 | match 20 has a fault or a record but no result",
        "UPDATE records SET json = '{}' WHERE event = 1 AND number = 2"
            + " | the record of match 2 does not fit its hash",
        "UPDATE records SET json = '{}', hash = '' WHERE event = 1 AND number = 5"
            + " | the record of match 5 does not fit its hash",
        "DELETE FROM records WHERE event = 1 AND number = 3"
            + " | the record of match 3 does not fit its hash",
        "DELETE FROM records WHERE event = 1 | the record of match 1 does not fit its hash",
        "UPDATE events SET event = replace(event, 'Oracle', 'Random') WHERE id = 1"
            + " | its description, from settings to seed, does not fit its hash",
        "UPDATE events SET started = '2026-11-16T12:00:01Z' WHERE id = 1"
            + " | its description, from settings to seed, does not fit its hash",
        "UPDATE events SET digest = 'other' WHERE id = 1 | its digest does not fit its hash",
        "UPDATE events SET digest = '', end_hash = '' WHERE id = 1" + " | it was finished",
        "UPDATE events SET key_id = '0123456789abcdef' WHERE id = 1"
            + " | it is not the event that was stored here",
        "UPDATE events SET chain = '0123456789abcdef0123456789abcdef' WHERE id = 1"
            + " | it is not the event that was stored here",
        "UPDATE events SET chain = '../../key' WHERE id = 1"
            + " | the name of the database, of the event's chain or of its key was changed",
        "UPDATE events SET chain = '', key_id = '' WHERE id = 1"
            + " | the name of the database, of the event's chain or of its key was changed",
        "DELETE FROM results WHERE event = 1 AND first = 1 | match 1 is missing",
        "DELETE FROM results WHERE event = 1 AND first = 5"
            + " | match 5 has a fault or a record but no result",
        "UPDATE results SET hash = '' WHERE event = 1 AND first = 5"
            + " | match 5 or a later one until 8 does not fit its hash",
        "UPDATE results SET marks = substr(marks, 1, 2) WHERE event = 1 AND first = 5"
            + " | the mark of match 6 was changed",
        "UPDATE results SET marks = '' WHERE event = 1 AND first = 1"
            + " | the mark of match 1 was changed",
      })
  void aChangeIsFoundWithItsMatch(String sql, String found) throws SQLException {
    store();
    assertThat(change(sql)).isPositive();
    assertThat(check(1)).isEqualTo(new ChainStatus.Broken(found));
    assertIntact(2);
  }

  /** What a page shows of a large event is verified without reading all of it. */
  @ParameterizedTest
  @CsvSource({"1, 5", "4, 5", "5, 6", "8, 6"})
  void matchesThatAreReadFromTheMiddleOnAreVerified(long from, long changed) throws SQLException {
    store();
    try (Store store = open();
        StoredMatches matches = store.verifiedMatches(1, from)) {
      for (long number = from; number <= 8; number++) {
        assertThat(matches.next().orElseThrow().number()).isEqualTo(number);
      }
      assertThat(matches.next()).isEmpty();
    }
    assertThat(
            change(
                "UPDATE results SET lines = replace(lines, ' %1$d,0 ', ' 0,%1$d ')"
                    .formatted(changed)))
        .isPositive();
    try (Store store = open();
        StoredMatches matches = store.verifiedMatches(1, from)) {
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(
              () -> {
                while (matches.next().isPresent()) {
                  assertThat(matches).isNotNull();
                }
              })
          .withMessageContaining(
              "event 1 was changed outside Agon: match 5 or a later one until 8");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE events SET key_id = '0123456789abcdef' WHERE id = 1",
        "UPDATE events SET key_id = '' WHERE id = 1",
        "UPDATE events SET chain = '0123456789abcdef0123456789abcdef' WHERE id = 1",
        "UPDATE events SET event = replace(event, 'Oracle', 'Random') WHERE id = 1",
      })
  void noMatchOrRecordOfAChangedEventIsRead(String sql) throws SQLException {
    store();
    assertThat(change(sql)).isPositive();
    try (Store store = open()) {
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(() -> store.verifiedMatches(1, 8))
          .withMessageStartingWith("event 1 was changed outside Agon: ");
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(() -> store.record(1, 2))
          .withMessageStartingWith("event 1 was changed outside Agon: ");
    }
  }

  @Test
  void matchesOfAnotherEventAreNotReadFromTheMiddleOn() throws SQLException {
    store();
    assertThat(
            change(
                "DELETE FROM results WHERE event = 1",
                "UPDATE results SET event = 1 WHERE event = 2"))
        .isGreaterThan(2);
    try (Store store = open();
        StoredMatches matches = store.verifiedMatches(1, 8)) {
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(matches::next)
          .withMessageContaining("does not fit its hash");
    }
  }

  @Test
  void aRemovedMatchIsMissedAtTheEnd() throws SQLException {
    store();
    change("DELETE FROM results WHERE first = 5", "DELETE FROM records WHERE number = 5");
    assertThat(check(2))
        .isEqualTo(new ChainStatus.Broken("match 5 is missing; 8 matches were stored"));
    change("DELETE FROM results", "DELETE FROM records", "DELETE FROM faults");
    assertThat(check(2))
        .isEqualTo(new ChainStatus.Broken("match 1 is missing; 8 matches were stored"));
  }

  @Test
  void theMatchesOfAnotherEventDoNotFit() throws SQLException {
    store();
    change(
        "DELETE FROM results WHERE event = 1 AND first = 5",
        "UPDATE results SET event = 1 WHERE event = 2 AND first = 5");
    assertThat(check(1)).isInstanceOf(ChainStatus.Broken.class);
  }

  @Test
  void aChangedRecordIsNotReplayed() throws SQLException {
    store();
    change("UPDATE records SET json = '{}' WHERE event = 1 AND number = 2");
    try (Store store = open()) {
      assertThat(store.record(1, 1)).contains("{\"match\":1}");
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(() -> store.record(1, 2))
          .withMessage(
              "event 1 was changed outside Agon: the record of match 2 does not fit its hash");
    }
  }

  /** The files that say how long the chains are, each with its content. */
  private List<Path> heads() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("state").resolve("chains"))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** The arena dies after its matches are committed and before the end of the chain is noted. */
  @Test
  void matchesThatWereCommittedJustBeforeACrashAreIntact() throws IOException, SQLException {
    try (Store store = open()) {
      long event = store.begin(CUP, STARTED).id();
      play(store, event, 1, 4);
      String before = Files.readString(heads().getFirst());
      play(store, event, 5, 8);
      Files.writeString(heads().getFirst(), before);
      assertIntact(store, event);
      play(store, event, 9, 9);
      before = Files.readString(heads().getFirst());
      store.finish(event, "digest");
      Files.writeString(heads().getFirst(), before);
    }
    assertIntact(1);
  }

  @Test
  void anEventWithoutTheEndOfItsChainIsNotVerified() throws IOException {
    store();
    for (Path head : heads()) {
      Files.delete(head);
    }
    assertThat(check(1))
        .isEqualTo(
            new ChainStatus.NotVerified(
                "its hashes fit, but the state folder has lost how many matches there were"));
  }

  @Test
  void droppedRecordsLeaveTheChainIntact() throws SQLException {
    store();
    try (Store store = open()) {
      store.dropRecords(1);
      store.dropRecords(2);
      play(store, 2, 9, 10);
    }
    assertIntact(1);
    assertIntact(2);
    change("UPDATE results SET lines = replace(lines, ' 16', ' 61') WHERE event = 1");
    assertThat(check(1)).isEqualTo(new ChainStatus.Broken("match 6 does not fit its hash"));
  }

  @Test
  void aNumberThatIsUsedAgainBeginsANewChain() throws IOException, SQLException {
    store();
    try (Store store = open()) {
      store.delete(2);
      assertThat(heads()).hasSize(1);
      assertThat(store.begin(CUP, STARTED).id()).isEqualTo(2);
      play(store, 2, 1, 4);
    }
    assertIntact(2);
  }

  @Test
  void theEventOfAnotherUserIsNotVerifiedUnlessItIsTrusted() throws SQLException {
    store();
    ArenaState colleague = new ArenaState(folder.resolve("colleague"));
    try (Store store = Store.open(database(), colleague)) {
      assertThat(store.check(2))
          .isInstanceOfSatisfying(
              ChainStatus.NotVerified.class,
              status ->
                  assertThat(status.why())
                      .matches("it was stored with key \\w{16}, and the key here is not made yet"));
      assertThatExceptionOfType(StoreProblem.class).isThrownBy(() -> store.writer(2));
      store.trust(store.event(2).orElseThrow());
      assertIntact(store, 2);
      play(store, 2, 9, 12);
      store.finish(2, "digest");
      assertIntact(store, 2);
      assertThat(store.event(2).orElseThrow().origin()).isEqualTo(new Origin.Trusted(8));
      assertThat(store.record(2, 5)).isPresent();
    }
    assertThat(check(2))
        .isEqualTo(new ChainStatus.Broken("it is not the event that was stored here"));
    assertIntact(1);
  }

  @Test
  void anEventThatWasChangedCanBeTrustedAsItIs() throws SQLException {
    store();
    change("UPDATE results SET lines = replace(lines, ' 16', ' 61') WHERE event = 2");
    try (Store store = open()) {
      store.trust(store.event(2).orElseThrow());
      assertIntact(store, 2);
    }
  }

  private static EventSeed seed(Store store) {
    return store.event(1).orElseThrow().event().seed();
  }

  @Test
  void aSecretKeyIsSealedUntilTheEventIsOver() throws SQLException {
    EventSeed key = EventSeed.random();
    ArenaState colleague = new ArenaState(folder.resolve("colleague"));
    try (Store store = open();
        Store elsewhere = Store.open(database(), colleague)) {
      StoredEvent begun = store.begin(CUP.withSeed(key), STARTED);
      play(store, 1, 1, 4);
      assertThat(begun.event().seed()).isInstanceOf(EventSeed.Sealed.class);
      assertThat(store.opened(begun).event().seed()).isEqualTo(key);
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(() -> elsewhere.opened(begun))
          .withMessageStartingWith("the key of event 1 is encrypted with key ");
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
      store.finish(1, "digest");
      assertThat(seed(elsewhere)).isEqualTo(key);
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
    }
  }

  @Test
  void aSealedKeyThatWasChangedIsFound() throws SQLException {
    try (Store store = open()) {
      StoredEvent begun = store.begin(CUP.withSeed(EventSeed.random()), STARTED);
      assertThat(change("UPDATE events SET event = replace(event, 'sealed:', 'sealed:A')")).isOne();
      assertThat(store.check(1))
          .isEqualTo(
              new ChainStatus.Broken(
                  "its description, from settings to seed, does not fit its hash"));
      assertThatExceptionOfType(StoreProblem.class)
          .isThrownBy(() -> store.opened(begun))
          .withMessage("event 1 was changed outside Agon: its encrypted key cannot be read");
    }
  }

  @Test
  void theKeyOfAPremiereIsSealedUntilThePremiereIsOver() {
    EventSeed key = EventSeed.random();
    try (Store store = open()) {
      store.begin(CUP.withSeed(key), STARTED);
      store.premieres().begin(1);
      store.finish(1, "digest");
      assertThat(seed(store)).isInstanceOf(EventSeed.Sealed.class);
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
      store.premieres().end(1);
      assertThat(seed(store)).isEqualTo(key);
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
    }
  }

  @Test
  void anEventWithASealedKeyIsTrustedWithItsKey() {
    EventSeed key = EventSeed.random();
    try (Store store = open()) {
      store.begin(CUP.withSeed(key), STARTED);
      play(store, 1, 1, 4);
    }
    try (Store store = Store.open(database(), new ArenaState(folder.resolve("colleague")))) {
      StoredEvent event = store.event(1).orElseThrow();
      store.trust(event.withSeed(key));
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
      assertThat(store.opened(store.event(1).orElseThrow()).event().seed()).isEqualTo(key);
    }
  }
}
