package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.agon.event.EventJson;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.store.Store;
import dev.agon.text.JsonReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that were kept, looked up again. */
final class EventDatabaseTest {
  @TempDir private Path folder;

  private String database() {
    return folder.resolve("kept.db").toString();
  }

  private Cli played(String... more) {
    List<String> run = new ArrayList<>(List.of("run", "--game", "botstack"));
    run.addAll(List.of("--bots", "Trigger,Gambler", "--games", "3", "--db", database()));
    run.addAll(List.of(more));
    if (!run.contains("--seed")) {
      run.addAll(List.of("--seed", "1"));
    }
    return Cli.agon(run.toArray(String[]::new));
  }

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + database()).split(" "));
  }

  @Test
  void standingsPrintWhatRunPrinted() {
    Cli first = played();
    Cli second = played("--seed", "2", "--output", "json");
    assertThat(first.err()).isEqualTo(Cli.next(1, database()));
    assertThat(second.err()).isEqualTo(Cli.next(2, database()));
    assertThat(agon("standings 1").out()).isEqualTo(first.out());
    assertThat(agon("standings 2 --output json").out()).isEqualTo(second.out());
    assertThat(agon("events").out().lines().map(line -> line.replaceAll("\\d{4}-\\S+Z  ", "")))
        .containsExactly(
            "id  matches  state     started               game      name",
            " 1        6  finished  botstack  botstack",
            " 2        6  finished  botstack  botstack");
  }

  @Test
  void anEventThatCannotBePlayedCreatesNoDatabase() {
    assertThat(agon("run --game botstak").err()).contains("did you mean botstack?");
    assertThat(agon("run --game botstack --set skips=never").code()).isEqualTo(2);
    assertThat(Path.of(database())).doesNotExist();
  }

  @Test
  void changingTheEventFileDoesNotChangeAStoredEvent() throws Exception {
    Path file = folder.resolve("event.yaml");
    Files.writeString(file, "game: botstack\nbots: [Trigger, Gambler]\n");
    Cli run = Cli.agon("run", file.toString(), "--db", database());
    Files.writeString(file, "game: coinfight\n");
    assertThat(agon("standings 1").out()).isEqualTo(run.out());
  }

  /** It can have a password in it, and whoever reads it has the database already. */
  @Test
  void theStoredEventDoesNotNameItsDatabase() {
    played();
    try (Store store = Store.open(database())) {
      assertThat(EventJson.text(store.event(1).orElseThrow().event()))
          .contains("Trigger")
          .doesNotContain("kept.db");
    }
    assertThat(Store.withoutPassword("postgresql://ann:secret@host:5432/agon"))
        .isEqualTo("postgresql://ann@host:5432/agon");
  }

  private void stopAfter(long matches) {
    Stopped.after(database(), matches);
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
  void aResumedEventOfAnyFormatHasTheSameResult(String stage) {
    Cli run =
        agon("run --seed 1 --game botstack --bots Trigger,Gambler,Tactician,Random*2 " + stage);
    assertThat(run.err()).isEqualTo(Cli.next(1, database()));
    assertThat(agon("standings 1").out()).isEqualTo(run.out());
    stopAfter(1);
    stopAfter(19);
    assertThat(agon("resume 2").out()).isEqualTo(run.out());
    assertThat(agon("resume 3").out()).isEqualTo(run.out());
  }

  @Test
  void anEventIsResumedWithItsStoredMatchups() throws Exception {
    Path pairs = folder.resolve("pairs.txt");
    Files.writeString(pairs, "Trigger,Gambler\nGambler,Tactician\n");
    Cli run =
        agon(
            "run --seed 1 --game botstack --bots Trigger,Gambler,Tactician --format matchups"
                + " --matchups "
                + pairs);
    stopAfter(1);
    stopAfter(1);
    assertThat(agon("resume 2").out()).isEqualTo(run.out());
    Files.writeString(pairs, "Trigger,Gambler\nTactician,Gambler\n");
    assertThat(agon("resume 3").out()).isEqualTo(run.out());
  }

  @Test
  void matchesAreListedByBotAndByFault() {
    Cli.agon(
        "run",
        "--seed",
        "1",
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
        .last()
        .asString()
        .matches("6  Trigger -?\\d, Gambler -?\\d");
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
  void aResumedEventWritesRecordsIntoTheSameFolder() throws Exception {
    Path records = folder.resolve("records");
    Cli whole = played("--records", records.toString());
    assertThat(agon("standings 1").out()).isEqualTo(whole.out());
    Stopped.after(database(), 4);
    Files.delete(records.resolve("match-000005.json"));
    Files.delete(records.resolve("match-000006.json"));
    assertThat(agon("resume 2").out()).isEqualTo(whole.out());
    assertThat(records.toFile().list()).hasSize(6);
    assertThat(played("--records", records.toString()).err())
        .startsWith("agon: " + records + " has records of another run; name a new folder, or ");
    assertThat(agon("events").out().lines()).as("nothing was begun").hasSize(3);
  }

  /** Greedy beats whoever answers with a coin that is not there, from both seats. */
  private static final String ONE_FAILS = "--game coinfight --bots Greedy,always:99 --games 1";

  @Test
  void matchesAreExportedAsCsv() throws Exception {
    agon("run " + ONE_FAILS);
    String[] lines = agon("export 1").out().split("\n");
    assertThat(lines).hasSize(5);
    assertThat(lines[0])
        .isEqualTo("match,seat,bot,place,points,steps,fault,fault_step,fault_detail");
    assertThat(lines[1]).matches("1,0,Greedy,1,\\d+,\\d+,,,");
    assertThat(lines[2]).matches("1,1,99,2,0,\\d+,[a-z-]+,1,.+");
    assertThat(lines[3]).matches("2,0,99,2,0,\\d+,[a-z-]+,0,.+");
    assertThat(lines[4]).matches("2,1,Greedy,1,\\d+,\\d+,,,");
    Path file = folder.resolve("matches.csv");
    assertThat(agon("export 1 --output csv --file " + file)).isEqualTo(new Cli(0, "", ""));
    assertThat(file).hasContent(agon("export 1").out());
  }

  @Test
  void matchesAreExportedAsJson() {
    agon("run " + ONE_FAILS);
    agon("run " + ONE_FAILS + " --record results");
    List<String> lines = agon("export 1 --output json").out().lines().toList();
    assertThat(lines).hasSize(2);
    Json.Obj match = object(lines.get(1));
    assertThat(match.fields().keySet())
        .containsExactly("match", "bots", "places", "points", "steps", "faults", "record");
    assertThat(match.get("bots")).contains(Json.array(List.of(Json.of("99"), Json.of("Greedy"))));
    assertThat(match.get("places")).contains(Json.array(List.of(Json.of(2), Json.of(1))));
    assertThat(((Json.Obj) match.get("record").orElseThrow()).get("match")).contains(Json.of(2));
    assertThat(match.get("faults").orElseThrow().toString())
        .matches("\\[\\{\"seat\":0,\"reason\":\"[a-z-]+\",\"detail\":\".+\",\"step\":0}]");
    assertThat(agon("export 2 --output json").out().lines())
        .allSatisfy(line -> assertThat(object(line).get("record")).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"export 1", "export 1 --output json", "matches 1"})
  void matchesThatWereChangedAreNotShown(String command) throws Exception {
    agon("run " + ONE_FAILS);
    assertThat(agon(command).code()).isZero();
    try (Connection forger = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = forger.createStatement()) {
      assertThat(statement.executeUpdate("UPDATE results SET lines = replace(lines, '1,2', '2,1')"))
          .isEqualTo(1);
    }
    Cli forged = agon(command);
    assertThat(forged.code()).isEqualTo(2);
    assertThat(forged.out()).isEmpty();
    assertThat(forged.err())
        .isEqualTo(
            "agon: event 1 was changed outside Agon: match 1 does not fit its hash; the matches"
                + " cannot be trusted\n");
  }

  private static Json.Obj object(String line) {
    return switch (JsonReader.read(line)) {
      case Parsed.Value<Json>(Json json) -> (Json.Obj) json;
      case Parsed.Failure<Json>(String why) -> throw new AssertionError(why);
    };
  }

  @Test
  void anExportThatFailsIsOneLine() {
    agon("run " + ONE_FAILS);
    assertThat(agon("export 2").err())
        .isEqualTo("agon: there is no event 2; agon events lists them\n");
    assertThat(agon("export 1 --output xls").err()).startsWith("agon: --output must be one of ");
    assertThat(agon("export 1 --file " + folder.resolve("no/such.csv")))
        .isEqualTo(
            new Cli(
                2,
                "",
                "agon: cannot write %s: no such file or folder\n"
                    .formatted(folder.resolve("no/such.csv"))));
  }

  /** It is waited for, but not for ever; what was played meanwhile is played again later. */
  @Test
  void anEventStoppedByALockCanBeResumed() throws Exception {
    Cli whole = played();
    Stopped.after(database(), 2);
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      assertThat(agon("resume 2"))
          .isEqualTo(
              new Cli(
                  2,
                  "",
                  "agon: cannot write into %1$s: it is locked by another program;"
                          .formatted(database())
                      + " resume it later with: agon resume 2 --db %s\n".formatted(database())));
      statement.execute("ROLLBACK");
    }
    assertThat(agon("resume 2").out()).isEqualTo(whole.out());
  }

  @Test
  void aMatchIsReplayedIfItsMovesAreStored() {
    played();
    played("--record", "results");
    assertThat(agon("replay 1/2").out()).contains("== Round 1 ==");
    assertThat(agon("replay 2/2").err())
        .isEqualTo(
            "agon: match 2/2 has no stored moves: event 2 has no moves from match 1 on: it was run"
                + " with record: results\n");
    assertThat(agon("replay 1/7").err())
        .isEqualTo("agon: no such match: 1/7; event 1 has 6 matches\n");
    assertThat(agon("replay 1/0").err()).startsWith("agon: no such match: 1/0;");
  }

  /** A record of Canopy between these bots has about 250 KB. */
  @Test
  void movesAreStoredUntilTheLimitAndTheFirstMatchWithoutThemIsNamed() {
    String run =
        "run --seed 1 --game canopy --format table --bots Random*400 --games 8 --set rounds=10"
            + " --record-limit 1";
    Cli whole = agon(run);
    Matcher first = Pattern.compile("no moves from match (\\d) on").matcher(whole.err());
    assertThat(first.find()).as(whole.err()).isTrue();
    int match = Integer.parseInt(first.group(1));
    String why =
        "event 1 has no moves from match %d on: its records reached 1 MB, the record-limit"
            .formatted(match);
    assertThat(match).isBetween(2, 8);
    assertThat(whole.err()).isEqualTo("agon: " + why + "\n" + Cli.next(1, database()));
    assertThat(agon("replay 1/" + (match - 1)).code()).isZero();
    assertThat(agon("replay 1/" + match).err())
        .isEqualTo("agon: match 1/%d has no stored moves: %s\n".formatted(match, why));
    assertThat(agon(run.replace("-limit 1", "-limit 0")).out()).isEqualTo(whole.out());
    assertThat(agon("replay 2/1").err()).contains("event 2 has no moves from match 1 on");
    try (Store store = Store.open(database())) {
      assertThat(store.recordedCharacters(1)).isBetween(1L, 1_000_000L);
      assertThat(store.lastRecord(1)).isEqualTo(match - 1);
      assertThat(store.lastRecord(2)).isZero();
    }
    Path page = folder.resolve("page.html");
    agon("report 1 --file " + page);
    assertThat(page).content().contains("E" + why.substring(1) + ".");
  }

  /** All matches but the last are counted by an oracle from the list of matches. */
  @Test
  void standingsOfAnUnfinishedEventCountTheMatchesSoFar() {
    played();
    stopAfter(5);
    Map<String, Integer> wins = new TreeMap<>(Map.of("Trigger", 0, "Gambler", 0));
    for (String line : agon("matches 2").out().lines().toList()) {
      Matcher match = Pattern.compile("\\d+  (\\w+) (-?\\d), (\\w+) (-?\\d)").matcher(line);
      assertThat(match.matches()).isTrue();
      int order = match.group(2).compareTo(match.group(4));
      if (order != 0) {
        wins.merge(match.group(order > 0 ? 1 : 3), 1, Integer::sum);
      }
    }
    String interim = agon("standings 2").out();
    assertThat(interim).startsWith("botstack: not finished, 5 matches so far of at least 6\n");
    wins.forEach(
        (name, won) ->
            assertThat(interim).containsPattern(name + " +(Agon +)?5 +" + won + " +\\d"));
    assertThat(agon("standings 2 --output csv").err())
        .startsWith("agon: event 2 is not finished, it has 5 matches so far;");
  }

  @Test
  void recordsAreDroppedAndEventsAreDeleted() throws Exception {
    Cli whole = played();
    agon("run --seed 1 --game botstack --bots Trigger,Gambler --games 400");
    long before = Files.size(Path.of(database()));
    assertThat(agon("events --drop-records 2"))
        .isEqualTo(new Cli(0, "deleted the moves of event 2 (botstack) with 800 matches\n", ""));
    assertThat(Files.size(Path.of(database()))).isLessThan(before / 2);
    assertThat(agon("replay 2/1").err()).contains("from match 1 on: its records were dropped");
    assertThat(agon("standings 2").code()).isZero();
    assertThat(agon("replay 1/1").code()).isZero();
    assertThat(agon("events --delete 2").out())
        .isEqualTo("deleted event 2 (botstack) with 800 matches\n");
    assertThat(agon("standings 2").err()).startsWith("agon: there is no event 2;");
    assertThat(agon("standings 1").out()).isEqualTo(whole.out());
    assertThat(agon("events --delete 2").err()).startsWith("agon: there is no event 2;");
    assertThat(agon("events --delete 1 --drop-records 1").err())
        .isEqualTo("agon: --delete and --drop-records cannot be used together\n");
  }

  @Test
  void aPersonIsAskedTwiceBeforeAnEventIsDeleted() {
    played();
    String[] delete = {"events", "--delete", "1", "--db", database()};
    for (String answers : List.of("\n", "n\n", "y\ny\n", "y\n2\n")) {
      Cli refused = Cli.agonAtTerminal(answers, delete);
      assertThat(refused.code()).as(answers).isEqualTo(1);
      assertThat(refused.err()).contains("delete event 1 (botstack) with 6 matches? [y/N] ");
      assertThat(refused.err()).endsWith("nothing is deleted\n");
    }
    assertThat(Cli.agonAtTerminal("y\n1\n", delete).out()).startsWith("deleted event 1");
    assertThat(agon("events").out().lines()).hasSize(1);
  }

  /** Not even root may write there, where the file system knows how to refuse. */
  @Test
  void inAReadOnlyFolderOneLineNamesTheWayWithoutADatabase() throws Exception {
    assertThat(folder.toFile().setWritable(false)).isTrue();
    changeAttribute("+i");
    try {
      assumeFalse(Files.isWritable(folder), "whoever runs this may write everywhere");
      assertThat(agon("run coinfight --bots Greedy,AllLow"))
          .isEqualTo(
              new Cli(
                  2,
                  "",
                  "agon: cannot write into %s: it is read-only; --db none stores nothing, --db FILE"
                          .formatted(folder.resolve("kept.db"))
                      + " elsewhere\n"));
    } finally {
      changeAttribute("-i");
      assertThat(folder.toFile().setWritable(true)).isTrue();
    }
  }

  private void changeAttribute(String change) throws Exception {
    new ProcessBuilder("chattr", change, folder.toString())
        .redirectErrorStream(true)
        .start()
        .waitFor();
  }

  @Test
  void missingDatabasesAndEventsAreOneLine() {
    String nowhere = folder.resolve("none.db").toString();
    assertThat(Cli.agon("events", "--db", nowhere).err())
        .isEqualTo("agon: the database " + nowhere + " does not exist; agon run creates it\n");
    assertThat(Files.exists(Path.of(nowhere))).isFalse();
    played();
    assertThat(agon("standings 7").err())
        .isEqualTo("agon: there is no event 7; agon events lists them\n");
    assertThat(agon("standings x").err())
        .isEqualTo(
            "agon: an event is its number or the word last, not 'x'; agon events lists them\n");
    assertThat(agon("resume 1").err())
        .isEqualTo(
            "agon: event 1 is finished; agon standings 1 --db " + database() + " shows it\n");
    assertThat(
            Cli.agon("run", "--seed", "1", "--game", "botstack", "--db", "/no/such/folder/agon.db"))
        .isEqualTo(
            new Cli(
                2,
                "",
                "agon: cannot open /no/such/folder/agon.db: the folder /no/such/folder does not"
                    + " exist\n"));
    assertThat(Cli.agon("events", "--db", "postgresql://ann:secret@localhost:1/agon"))
        .isEqualTo(
            new Cli(
                2,
                "",
                "agon: cannot open postgresql://ann@localhost:1/agon:"
                    + " no PostgreSQL server answers at this address\n"));
  }
}
