package dev.agon.ladder.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainStatus;
import dev.agon.event.Event;
import dev.agon.game.DrawKey;
import dev.agon.ladder.LadderSettings;
import dev.agon.store.EventLock;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What both kinds of databases do with ladders. */
abstract class LadderStoreContract {
  private static final LadderKeys KEYS = new LadderKeys(new DrawKey(5, 6));

  @TempDir Path folder;

  /** The address of a new database. */
  abstract String where();

  abstract Connection connect(String where) throws SQLException;

  private ArenaState state() {
    return new ArenaState(folder.resolve("state"));
  }

  private LadderStore open(String where) {
    return LadderStore.open(where, state());
  }

  private static LadderHead head() {
    return LadderHead.of(
        Event.of("toy").named("home"), LadderSettings.of(2), "random", DrawKey.ofNumber(3), KEYS);
  }

  private static List<String> lines(int from, int until) {
    return IntStream.range(from, until).mapToObj(i -> "21 0,1 " + i).toList();
  }

  private static void write(LadderStore store, long ladder, int from, int until) {
    try (MatchWriter writer = store.writer(ladder)) {
      int number = from;
      for (String line : lines(from, until)) {
        long next = number++;
        assertThat(writer.add(row -> row.add(next, line))).isTrue();
      }
    }
  }

  private static List<String> read(LadderStore store, long ladder, long from) {
    List<String> lines = new ArrayList<>();
    store.read(
        ladder,
        from,
        (number, line) -> {
          assertThat(number).isEqualTo(from + lines.size());
          lines.add(line);
        });
    return lines;
  }

  @Test
  void aLogIsReadAsItWasWrittenInSeveralRuns() {
    String where = where();
    try (LadderStore store = open(where)) {
      StoredLadder begun = store.begin(head(), KEYS);
      assertThat(begun.id()).isEqualTo(1);
      assertThat(store.begin(head(), KEYS).id()).isEqualTo(2);
      write(store, 1, 1, 20_000);
    }
    try (LadderStore store = open(where)) {
      write(store, 1, 20_000, 30_000);
      assertThat(store.ladders())
          .extracting(StoredLadder::name, StoredLadder::entries)
          .containsExactly(tuple("home", 29_999L), tuple("home", 0L));
      assertThat(store.ladders().getFirst().head()).isEqualTo(head());
      assertThat(read(store, 1, 1)).isEqualTo(lines(1, 30_000));
      assertThat(read(store, 1, 25_000)).isEqualTo(lines(25_000, 30_000));
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
    }
  }

  @Test
  void theMasterKeyIsReadByItsArenaAlone() {
    String where = where();
    try (LadderStore store = open(where)) {
      store.begin(head(), KEYS);
      assertThat(store.keys(1)).isEqualTo(KEYS);
    }
    ArenaState other = new ArenaState(folder.resolve("other"));
    assertThat(other.makeKey().id()).isNotEmpty();
    try (LadderStore store = LadderStore.open(where, other)) {
      assertThatThrownBy(() -> store.keys(1))
          .isInstanceOf(StoreProblem.class)
          .hasMessageContaining("with a key that the state folder does not have");
    }
  }

  @Test
  void aChangedOrShortenedLogIsFound() throws SQLException {
    String where = where();
    try (LadderStore store = open(where)) {
      store.begin(head(), KEYS);
      write(store, 1, 1, 50);
      write(store, 1, 50, 99);
    }
    change(where, "UPDATE results SET lines = replace(lines, '21 0,1 30', '12 1,0 30')");
    try (LadderStore store = open(where)) {
      assertThat(store.check(1))
          .isEqualTo(new ChainStatus.Broken("match 30 does not fit its hash"));
    }
    change(where, "UPDATE results SET lines = replace(lines, '12 1,0 30', '21 0,1 30')");
    change(where, "DELETE FROM results WHERE first = 50");
    try (LadderStore store = open(where)) {
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Broken.class);
    }
  }

  private void change(String where, String sql) throws SQLException {
    try (Connection connection = connect(where);
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  @Test
  void aLadderIsPlayedByOneProcessAtATime() {
    String where = where();
    try (LadderStore store = open(where)) {
      store.begin(head(), KEYS);
      try (EventLock _ = store.lock(1)) {
        assertThatThrownBy(() -> store.lock(1))
            .isInstanceOf(StoreProblem.class)
            .hasMessageContaining("ladder 1 is being played by");
      }
      store.lock(1).close();
    }
  }

  @Test
  void laddersAreNoEvents() {
    String where = where();
    try (LadderStore store = open(where);
        Store events = Store.open(where, state())) {
      store.begin(head(), KEYS);
      assertThat(events.begin(Event.of("toy"), Instant.EPOCH).id()).isEqualTo(1);
      assertThat(events.events()).hasSize(1);
      assertThat(events.unfinished()).hasSize(1);
      assertThat(store.ladders()).hasSize(1);
    }
  }
}
