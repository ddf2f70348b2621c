package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.match.Pairing;
import dev.agon.store.Ledger;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that were kept, looked up again. */
final class ArchiveTest {
  @TempDir private Path folder;

  private String database() {
    return folder.resolve("kept.db").toString();
  }

  private Cli played(String... more) {
    String[] run = {
      "run", "--game", "botstack", "--bots", "Trigger,Gambler", "--games", "3", "--db", database()
    };
    String[] all = Arrays.copyOf(run, run.length + more.length);
    System.arraycopy(more, 0, all, run.length, more.length);
    return Cli.agon(all);
  }

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + database()).split(" "));
  }

  @Test
  void whatWasPrintedAtTheEndIsPrintedAgain() {
    Cli first = played();
    Cli second = played("--seed", "2", "--output", "json");
    assertThat(first.err() + second.err()).isEmpty();
    assertThat(agon("standings 1").out()).isEqualTo(first.out());
    assertThat(agon("standings 2 --output json").out()).isEqualTo(second.out());
    assertThat(agon("events").out().lines().map(line -> line.replaceAll("\\d{4}-\\S+Z  ", "")))
        .containsExactly(
            "id  matches  state  started               game      name",
            " 1        6  over   botstack  botstack",
            " 2        6  over   botstack  botstack");
  }

  @Test
  void theFileOfAnEventIsKeptAsItWas() throws Exception {
    Path file = folder.resolve("event.yaml");
    Files.writeString(file, "game: botstack\nbots: [Trigger, Gambler]\n");
    Cli run = Cli.agon("run", file.toString(), "--db", database());
    Files.writeString(file, "game: coinfight\n");
    assertThat(agon("standings 1").out()).isEqualTo(run.out());
  }

  /** It can have a password in it, and whoever reads it has the database already. */
  @Test
  void whereAnEventIsKeptIsNotKept() {
    played();
    try (Store store = Store.open(database())) {
      assertThat(store.event(1).orElseThrow().flags())
          .contains("Trigger")
          .doesNotContain("kept.db");
    }
    assertThat(Store.withoutPassword("postgresql://ann:secret@host:5432/agon"))
        .isEqualTo("postgresql://ann@host:5432/agon");
  }

  /** The first event once more, as it was when so many of its matches were over. */
  private void stopAfter(long matches) {
    try (Store store = Store.open(database())) {
      StoredEvent whole = store.event(1).orElseThrow();
      StoredEvent begun =
          store.begin(
              new StoredEvent(
                  0,
                  whole.name(),
                  whole.game(),
                  whole.source(),
                  whole.text(),
                  whole.flags(),
                  whole.description(),
                  whole.started(),
                  "",
                  0));
      try (StoredMatches kept = store.matches(1);
          Ledger ledger = store.ledger(begun.id())) {
        for (long i = 0; i < matches; i++) {
          StoredMatch match = kept.next().orElseThrow();
          Pairing pairing = new Pairing(match.number(), 1, match.seats());
          ledger.add(pairing, match.result(), Optional.empty());
        }
      }
    }
  }

  /** Five bots, of whom some roll dice; each event has more than 20 matches. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--format swiss --boards 2",
        "--format swiss --games 4 --scoring points:win=3,draw=1",
        "--format gauntlet --boards 4 --challengers 2",
        "--format double-elimination --best-of 5",
        "--games 40 --stop top-2-decided",
        "--boards 40 --stop top=2,risk=0.3"
      })
  void anEventOfAnyFormatEndsAsOneThatWasNeverStopped(String stage) {
    Cli run = agon("run --game botstack --bots Trigger,Gambler,Tactician,Random*2 " + stage);
    assertThat(run.err()).isEmpty();
    assertThat(agon("standings 1").out()).isEqualTo(run.out());
    stopAfter(1);
    stopAfter(19);
    assertThat(agon("resume 2").out()).isEqualTo(run.out());
    assertThat(agon("resume 3").out()).isEqualTo(run.out());
  }

  @Test
  void anEventWithOtherMatchupsIsNotGoneOnWith() throws Exception {
    Path pairs = folder.resolve("pairs.txt");
    Files.writeString(pairs, "Trigger,Gambler\nGambler,Tactician\n");
    Cli run =
        agon(
            "run --game botstack --bots Trigger,Gambler,Tactician --format matchups --matchups "
                + pairs);
    stopAfter(1);
    stopAfter(1);
    assertThat(agon("resume 2").out()).isEqualTo(run.out());
    Files.writeString(pairs, "Trigger,Gambler\nTactician,Gambler\n");
    assertThat(agon("resume 3").err()).startsWith("agon: event 3 is not what it was: ");
  }

  @Test
  void matchesAreListedByBotAndByFault() {
    Cli.agon(
        "run",
        "--game",
        "botstack",
        "--bots",
        "Trigger,Gambler,always:yes",
        "--games",
        "1",
        "--db",
        database());
    assertThat(agon("matches 1").out().lines())
        .hasSize(6)
        .first()
        .asString()
        .matches("1  Trigger -?\\d, Gambler -?\\d");
    assertThat(agon("matches 1 --bot Trigger").out().lines())
        .hasSize(4)
        .allMatch(line -> line.contains("Trigger "));
    assertThat(agon("matches 1 --reason fault").out().lines())
        .isNotEmpty()
        .allMatch(line -> line.contains("  yes: unreadable answer: "));
    assertThat(agon("matches 1 --bot Triger").err())
        .startsWith("agon: unknown bot 'Triger'; did you mean Trigger?");
    assertThat(agon("matches 1 --reason boredom").err()).startsWith("agon: unknown reason");
  }

  @Test
  void aMatchIsReplayedIfItsMovesWereKept() {
    played("--record", "moves");
    played();
    assertThat(agon("replay 1/2").out()).contains("== Round 1 ==");
    assertThat(agon("replay 2/2").err())
        .isEqualTo("agon: no record of match 2/2 was kept; agon run --record moves keeps them\n");
  }

  @Test
  void whatIsNotThereIsSaidInALine() {
    String nowhere = folder.resolve("none.db").toString();
    assertThat(Cli.agon("events", "--db", nowhere).err())
        .isEqualTo("agon: there is no " + nowhere + " here; agon run makes one\n");
    assertThat(Files.exists(Path.of(nowhere))).isFalse();
    played();
    assertThat(agon("standings 7").err())
        .isEqualTo("agon: there is no event 7; agon events lists them\n");
    assertThat(agon("standings x").err()).startsWith("agon: an event's number must be a whole");
    assertThat(agon("resume 1").err())
        .isEqualTo("agon: event 1 is over; agon standings 1 shows it\n");
    Cli unwritable = Cli.agon("run", "--game", "botstack", "--db", "/no/such/folder/agon.db");
    assertThat(unwritable.err()).startsWith("agon: cannot open /no/such/folder/agon.db: ");
    assertThat(unwritable.code()).isEqualTo(2);
  }
}
