package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.protocol.TimeControl;
import dev.agon.rating.EarlyStop;
import dev.agon.registry.GameRegistry;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxOptions;
import dev.agon.sandbox.SandboxMode;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.TieBreaker;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import dev.agon.text.UserError;
import dev.agon.tournament.QuarantineRule;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.elimination.SeriesRules;
import dev.agon.tournament.fixed.Gauntlet;
import dev.agon.tournament.fixed.Matchup;
import dev.agon.tournament.fixed.Matchups;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.fixed.Table;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import dev.agon.tournament.swiss.Swiss;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EventFileTest {
  private static final String SMALLEST =
      """
      name: Coin Fight, the classics
      game: coinfight
      seed: 1
      bots:
        - Greedy
        - Coinage
        - {name: PyBasic, author: Tom, command: python3 bots/basic.py, protocol: turn}
      stages:
        - format: round-robin
          games: 3
      """;

  private static EventFilePositions positions(String text) {
    return EventFile.reading("e.yaml", text).positions().orElseThrow();
  }

  private static Event read(String text) {
    return EventFile.read("e.yaml", text);
  }

  @Test
  void theSmallestEventFileIsRead() {
    Event event = read(SMALLEST);
    assertThat(event.name()).isEqualTo("Coin Fight, the classics");
    assertThat(event.game()).isEqualTo("coinfight");
    assertThat(event.seed()).isEqualTo(EventSeed.of(1));
    assertThat(event.bots())
        .containsExactly(
            BotEntry.of(new BotSource.BuiltIn("Greedy"), "e.yaml:5"),
            BotEntry.of(new BotSource.BuiltIn("Coinage"), "e.yaml:6"),
            new BotEntry(
                "PyBasic",
                "Tom",
                new BotSource.Program(
                    List.of("python3", "bots/basic.py"),
                    new BotSource.Launch(Protocol.TURN, Map.of())),
                1,
                "e.yaml:7"));
    assertThat(event.stages()).containsExactly(Stage.DEFAULT);
  }

  @Test
  void whatIsLeftOutHasDefaults() {
    Event event = read("game: coinfight");
    assertThat(event.name()).isEqualTo("coinfight");
    assertThat(event.bots()).isEmpty();
    assertThat(event.seed()).isInstanceOf(EventSeed.Secret.class);
    assertThat(read("game: coinfight").seed()).isNotEqualTo(event.seed());
    assertThat(event.stages()).containsExactly(Stage.DEFAULT);
    assertThat(event.running().clock().match()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void aPatternIsStoredAsTheFilesThatItMatches(@TempDir Path folder) throws IOException {
    Files.createDirectory(folder.resolve("bots"));
    for (String name : List.of("zoe.py", "ann.py", "ben.c")) {
      Files.writeString(folder.resolve("bots").resolve(name), "");
    }
    Path file = folder.resolve("cup.yaml");
    String bots =
        "game: numbers\nbots:\n  - %s\n  - {file: bots/*.c, author: Class 2, memory: 99}\n";
    Files.writeString(file, bots.formatted("bots/*.py"));
    Event event = EventFile.read(file).complete(GameRegistry.game("numbers"));
    assertThat(event.names()).containsExactly("ann", "zoe", "ben");
    assertThat(event.bots())
        .extracting(bot -> bot.source().describe())
        .containsExactly("bots/ann.py", "bots/zoe.py", "bots/ben.c");
    assertThat(event.bots().getLast().author()).isEqualTo("Class 2");
    assertThat(EventJson.read(EventJson.text(event)).names()).isEqualTo(event.names());
    Files.writeString(file, bots.formatted("bots/*.js"));
    assertThatThrownBy(() -> EventFile.read(file))
        .isInstanceOf(UserError.class)
        .hasMessage("%s:3: no file matches 'bots/*.js' in %s", file, folder);
  }

  @ParameterizedTest
  @CsvSource({
    "-7, -7",
    "key:0123456789abcdef0123456789abcdef, key:0123456789abcdef0123456789abcdef",
    "'\"12\"', 12",
  })
  void aSeedIsANumberOrAPublishedKey(String written, String text) {
    assertThat(read("game: coinfight\nseed: " + written).seed().text()).isEqualTo(text);
  }

  @Test
  void theSeedRandomIsASecretKey() {
    assertThat(read("game: coinfight\nseed: random").seed()).isInstanceOf(EventSeed.Secret.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "key:12", "[1]", "99999999999999999999", "Random"})
  void anotherSeedIsRefusedWithItsLine(String written) {
    assertThatThrownBy(() -> read("game: coinfight\nseed: " + written))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "e.yaml:2: 'seed' must be a whole number, random, or a published key");
  }

  @Test
  void aTableHasSeatsAndNoOtherFormatDoes() {
    Event event = read("game: canopy\nstages: [{format: table, games: 9, seats: 1000}]");
    assertThat(event.stages())
        .containsExactly(
            Stage.of(
                FormatType.TABLE,
                FormatType.TABLE
                    .defaults()
                    .with(StageOptions.GAMES, 9)
                    .with(Table.SEATS, Optional.of(1_000))));
    assertThatThrownBy(() -> read("game: canopy\nstages: [{format: groups, seats: 3}]"))
        .hasMessage("e.yaml:2: 'seats' has no meaning in groups");
  }

  @Test
  void anyNumberOfStagesFeedEachOther() {
    Event event =
        read(
            """
            game: x
            stages:
              - {format: swiss, rounds: 5, boards: 4, advance: 8}
              - format: gauntlet
                challengers: 2
                tie-breaks: [buchholz, seed]
                scoring: {points: {win: 2, both-lose: -1}}
                advance: 4
              - {format: double-elimination, best-of: 5}
            """);
    Settings swiss =
        FormatType.SWISS
            .defaults()
            .with(Swiss.ROUNDS, Optional.of(5))
            .with(StageOptions.BOARDS, Optional.of(4));
    Scoring points = new Scoring(Scoring.Method.POINTS, new Scoring.PointValues(2, 1, 0, -1));
    Settings gauntlet =
        FormatType.GAUNTLET
            .defaults()
            .with(Gauntlet.CHALLENGERS, 2)
            .with(StageOptions.SCORING, points)
            .with(StageOptions.TIE_BREAKS, List.of(TieBreaker.BUCHHOLZ, TieBreaker.SEED));
    Settings series = FormatType.DOUBLE_ELIMINATION.defaults().with(SeriesRules.BEST_OF, 5);
    assertThat(event.stages())
        .containsExactly(
            Stage.of(FormatType.SWISS, swiss).advancing(8),
            Stage.of(FormatType.GAUNTLET, gauntlet).advancing(4),
            Stage.of(FormatType.DOUBLE_ELIMINATION, series));
    assertThat(swiss.get(StageOptions.SCORING)).isEqualTo(Scoring.WINS);
    assertThat(SeriesRules.of(series)).isEqualTo(new SeriesRules(5, 5, 5));
  }

  @Test
  void anEventMadeInCodeNamesItsBotsAsAFileDoes() {
    Event file =
        read("game: coinfight\nbots: [Greedy*3, bot.py, 'cmd:./run bot', 'always:pass']\n");
    Event code = Event.of("coinfight", "Greedy*3", "bot.py", "cmd:./run bot", "always:pass");
    assertThat(code.bots())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("where")
        .isEqualTo(file.bots());
    assertThatThrownBy(() -> Event.of("coinfight", "always:"))
        .isInstanceOf(UserError.class)
        .hasMessage("'always:' needs a move");
  }

  @Test
  void matchupsAreListedByNameAndCheckedWhenTheBotsAreKnown() {
    Event event = read("game: x\nstages:\n- format: matchups\n  matchups:\n  - [A, B]\n  - B, C\n");
    assertThat(event.stages().getFirst().options().get(Matchups.MATCHUPS))
        .containsExactly(new Matchup(List.of("A", "B"), 1), new Matchup(List.of("B", "C"), 2));
    GameSpec two = GameSpec.named("x", "X");
    assertThat(event.check(two, List.of("A", "B", "C"))).isEmpty();
    assertThat(event.check(two, List.of("A", "B", "D")).orElseThrow())
        .startsWith("line 2 of 'matchups': unknown bot 'C'");
    GameSpec three = GameSpec.named("x", "X").withSeats(3, 6);
    assertThat(event.check(three, List.of("A", "B", "C")))
        .contains("line 1 of 'matchups': X is for 3 to 6 players, not for 2");
  }

  @Test
  void aFileOfMatchupsHasAMatchALine(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("m.txt");
    String text = "game: x\nstages:\n- format: matchups\n  matchups: " + file;
    Files.writeString(file, "# who meets whom\n\nA, B\nC,A\n");
    assertThat(read(text).stages().getFirst().options().get(Matchups.MATCHUPS))
        .containsExactly(new Matchup(List.of("A", "B"), 3), new Matchup(List.of("C", "A"), 4));
    assertThat(positions(text).ofLine(0, "matchups", 3)).isEqualTo(file + ":3");
    Files.writeString(file, "A,B\nA,\n");
    assertThatThrownBy(() -> read(text))
        .hasMessage(
            "e.yaml:4: 'matchups' line 2 must be two or more names separated by commas, not 'A,'");
    Files.writeString(file, "# none\n");
    assertThatThrownBy(() -> read(text))
        .hasMessage("e.yaml:4: 'matchups' must have at least one line with names");
  }

  @Test
  void namesInAListOfMatchupsMayHaveCommasAndHashes() {
    Event event =
        read("game: x\nstages: [{format: matchups, matchups: [[\"A, B\", C], [\"#1\", C]]}]");
    Settings options = event.stages().getFirst().options();
    assertThat(options.get(Matchups.MATCHUPS))
        .extracting(Matchup::names)
        .containsExactly(List.of("A, B", "C"), List.of("#1", "C"));
    assertThat(FormatType.MATCHUPS.settings(options.changed())).isEqualTo(options);
  }

  @Test
  void aRoundRobinMayStopWhenTheCutIsDecided() {
    Event word = read("game: x\nstages: [{format: round-robin, games: 99, stop: top-8-decided}]");
    assertThat(word.stages().getFirst().options().get(RoundRobin.STOP))
        .contains(new EarlyStop(8, 0.01));
    Event keys = read("game: x\nstages: [{format: round-robin, stop: {top: 2, risk: 0.05}}]");
    assertThat(keys.stages().getFirst().options().get(RoundRobin.STOP))
        .contains(new EarlyStop(2, 0.05));
    assertThat(Stage.DEFAULT.options().get(RoundRobin.STOP)).isEmpty();
  }

  @Test
  void aCutNeedsMoreBotsThanGoOnInTheStageThatItEnds() {
    Event event =
        read(
            """
            game: x
            stages:
              - {format: swiss, advance: 4}
              - {format: round-robin, stop: {top: 3, risk: 1e-3}, advance: 2}
              - {format: single-elimination}
            """);
    assertThat(event.stages().get(1).options().get(RoundRobin.STOP))
        .contains(new EarlyStop(3, 0.001));
    GameSpec two = GameSpec.named("x", "X");
    assertThat(event.check(two, List.of("A", "B", "C", "D", "E"))).isEmpty();
    assertThat(event.check(two, List.of("A", "B", "C")))
        .contains("'stop' at the first 3 needs more than 3 bots, there are 3");
  }

  @Test
  void settingsAndClocksAreRead() {
    Event event =
        read(
            """
            game: coinfight
            settings: {start: [4x1, 3x5]}
            clock: {match: 5, startup: 2}
            """);
    assertThat(event.settings()).isEqualTo(Map.of("start", "4x1, 3x5"));
    assertThat(event.running().clock().match()).isEqualTo(Duration.ofSeconds(5));
    assertThat(event.running().clock().startUp()).isEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void howItIsRunIsRead() {
    Event event =
        read(
            """
            game: coinfight
            clock: {match: 5.25, move: 2, increment: 0.5, grace: 0.05, startup: 2}
            concurrency: 4
            record: all
            quarantine: off
            bots: [{name: A, command: ./a, environment: {LEVEL: 3, PATH: /x}}]
            """);
    assertThat(event.running())
        .isEqualTo(
            RunOptions.DEFAULT
                .with(
                    new TimeControl(
                        Duration.ofMillis(5250),
                        Optional.of(Duration.ofSeconds(2)),
                        Duration.ofMillis(500),
                        Duration.ofMillis(50),
                        Duration.ofSeconds(2)))
                .with(RunOptions.CONCURRENCY, Optional.of(4))
                .with(RunOptions.RECORD, Recording.ALL)
                .with(RunOptions.QUARANTINE, Optional.empty()));
    assertThat(event.bots().getFirst().source())
        .isEqualTo(
            new BotSource.Program(
                List.of("./a"),
                new BotSource.Launch(Protocol.SESSION, Map.of("LEVEL", "3", "PATH", "/x"))));
    assertThat(read("game: x\nquarantine: 3").running().quarantine())
        .isEqualTo(new QuarantineRule(3));
    assertThat(read("game: x").running()).isEqualTo(RunOptions.DEFAULT);
  }

  @Test
  void whatABotMaySeeAndUseIsRead() {
    Event event =
        read(
            """
            game: coinfight
            sandbox: require
            bots:
              - {file: a.py, reads: [data/book.bin, lib], memory: 1024, processes: 8}
              - {file: b.py, reads: book.bin, calls: wide}
              - c.py
            """);
    assertThat(event.running().sandbox()).isEqualTo(SandboxMode.REQUIRE);
    assertThat(event.bots())
        .extracting(bot -> ((BotSource.SourceFile) bot.source()).launch().box())
        .containsExactly(
            new BoxOptions(List.of("data/book.bin", "lib"), 1024, 8, AllowedCalls.LISTED),
            new BoxOptions(List.of("book.bin"), 512, 64, AllowedCalls.WIDE),
            BoxOptions.DEFAULT);
  }

  @Test
  void allProblemsAreToldInTheOrderOfTheirLines() {
    assertThatThrownBy(
            () ->
                read(
                    """
                    game: x
                    stages: [{format: swis}]
                    bots: [{bot: A, colour: red, size: 3}, B, {}]
                    seed: one
                    nmae: y
                    """))
        .isInstanceOfSatisfying(
            UserError.class,
            error ->
                assertThat(error.problems())
                    .extracting(line -> line.substring(0, 22))
                    .containsExactly(
                        "e.yaml:2: unknown form",
                        "e.yaml:3: unknown key ",
                        "e.yaml:3: unknown key ",
                        "e.yaml:3: a bot has on",
                        "e.yaml:4: 'seed' must ",
                        "e.yaml:5: unknown key "));
  }

  @Test
  void placesAreThoseOfTheFile() {
    EventFilePositions places =
        positions("game: x\nsettings:\n  a: 1\n  b: 2\nstages:\n- {}\n- {}\n");
    assertThat(places.ofKey("game")).isEqualTo("e.yaml:1");
    assertThat(places.ofKey("settings", "b")).isEqualTo("e.yaml:4");
    assertThat(places.ofKey("settings", "c")).isEqualTo("e.yaml:2");
    assertThat(places.ofKey("seed")).isEqualTo("e.yaml:1");
    assertThat(places.ofStage(1)).isEqualTo("e.yaml:7");
    assertThat(places.ofStage(2)).isEqualTo("e.yaml:5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game: x\\nclock: {move: 0}                  | e.yaml:2: 'move' must be seconds from 0.001",
        "game: x\\nclock: {grace: -1}                | e.yaml:2: 'grace' must be seconds from 0 to",
        "game: x\\nclock: {hour: 1}                  | e.yaml:2: unknown key 'hour'",
        "game: x\\nconcurrency: 0                    | e.yaml:2: 'concurrency' must be a whole num",
        "game: x\\nrecord: move                      | e.yaml:2: 'record' must be results, moves",
        "game: x\\nquarantine: 0                     | e.yaml:2: 'quarantine' must be a whole numb",
        "game: x\\nbots:\\n- {bot: A, environment: {1X: y}} | e.yaml:3: 'environment' must have",
        "gmae: x                                     | e.yaml:1: unknown key 'gmae'; did you mean"
            + " game?",
        "name: x                                     | e.yaml:1: key 'game' is missing",
        "game: x\\nseed: one                         | e.yaml:2: 'seed' must be a whole number",
        "game: x\\ngame: y                           | e.yaml:2: key 'game' is there twice",
        "game: x\\n"
            + "stages:\\n"
            + "- format: round-robbin  | e.yaml:3: unknown format 'round-robbin'; did you mean"
            + " round-robin?",
        "game: x\\n"
            + "stages:\\n"
            + "- format: groups\\n"
            + "  games: 0 | e.yaml:4: 'games' must be a whole number from 1",
        "game: x\\nstages: []                        | e.yaml:2: an event has at least one stage",
        "game: x\\n"
            + "stages: [{format: groups}, {format: round-robin}] | e.yaml:2: 'advance' says how",
        "game: x\\nstages: [{format: round-robin, advance: 8}] | e.yaml:2: 'advance' says",
        "game: x\\n"
            + "stages: [{format: round-robin}, {format: single-elimination}] | e.yaml:2: 'advance'",
        "game: x\\nstages: [{format: single-elimination, games: 2}] | e.yaml:2: 'games' has no",
        "game: x\\n"
            + "stages: [{format: swiss, replays: 2}] | e.yaml:2: 'replays' has no meaning in sw",
        "game: x\\nstages: [{format: swiss, scoring: score}] | e.yaml:2: 'scoring' of a Swiss must",
        "game: x\\n"
            + "stages: [{format: swiss, boards: 2, games: 2}] | e.yaml:2: 'games' has no meaning",
        "game: x\\n"
            + "stages: [{format: swiss, scoring: matchpoints}] | e.yaml:2: 'scoring' matchpoints"
            + " needs boards instead of games: the same deals for all",
        "game: x\\n"
            + "stages: [{format: table, scoring: matchpoints}] | e.yaml:2: 'scoring' matchpoints"
            + " is for round-robin and swiss, where all play every board from every seat,"
            + " not for table",
        "game: x\\n"
            + "stages: [{format: table, scoring: {wins: {win: 2}}}] | e.yaml:2: 'scoring' has nu",
        "game: x\\n"
            + "stages: [{format: table, scoring: {points: {wni: 2}}}] | e.yaml:2: 'scoring' has an"
            + " unknown key 'wni'; did you mean win?",
        "game: x\\n"
            + "stages: [{format: table, scoring: {points: {win: a}}}] | e.yaml:2: 'scoring' must",
        "game: x\\n"
            + "stages: [{format: table, scoring: wims}] | e.yaml:2: 'scoring' must be one of wins,",
        "game: x\\n"
            + "stages: [{format: table, tie-breaks: [win]}] | e.yaml:2: 'tie-breaks' has an unknown"
            + " tie-break 'win'; did you mean wins?",
        "game: x\\n"
            + "stages: [{format: table, tie-breaks: [seed, seed]}] | e.yaml:2: 'tie-breaks' has",
        "game: x\\nstages: [{format: matchups}] | e.yaml:2: 'matchups' must say who meets whom",
        "game: x\\n"
            + "stages: [{format: matchups, matchups: [A]}] | e.yaml:2: 'matchups' line 1 must be"
            + " two",
        "game: x\\n"
            + "stages: [{format: matchups, matchups: no.txt}] | e.yaml:2: 'matchups': cannot read"
            + " no.txt: no such file",
        "game: x\\n"
            + "stages:\\n"
            + "- {format: swiss, advance: 2}\\n"
            + "- {format: matchups, matchups: [[A, B]]} | e.yaml:4: matchups can only be the first",
        "game: x\\n"
            + "stages: [{format: single-elimination, final-best-of: 4}] | e.yaml:2: 'final-best",
        "game: x\\nstages: [{format: groups, replays: 4}] | e.yaml:2: 'replays' has no meaning in",
        "game: x\\nstages: [{format: groups, stop: top-8-decided}] | e.yaml:2: 'stop' has no",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: top-0-decided}] | e.yaml:2: 'stop' must be"
            + " like top-8-decided or top=8,risk=0.01, not 'top-0-decided'; it can also be never",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: {risk: 0.1}}] | e.yaml:2: 'stop' must have a"
            + " whole number from 1 to 2000 for top, not ''",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: {top: 2, rsk: 0}}] | e.yaml:2: 'stop' has an"
            + " unknown",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: {top: 2, risk: 2}}] | e.yaml:2: 'stop' must"
            + " have a number from 0.000001 to 0.5 for risk, not '2'",
        "game: x\\nstages: 3                         | e.yaml:2: 'stages' must be a list",
        "game: x\\nbots:\\n- {name: A}               | e.yaml:3: a bot has one of 'bot'",
        "game: x\\nbots:\\n- {command: a, file: b}   | e.yaml:3: a bot has one of 'bot'",
        "game: x\\nbots:\\n- {command: a, protocol: chat} | e.yaml:3: unknown protocol 'chat'",
        "game: x\\nbots:\\n- [A]                     | e.yaml:3: a bot must be keys and values",
        "game: x\\n"
            + "clock: {match: 0}                 | e.yaml:2: 'match' must be seconds from 0.001 to"
            + " 86400, not '0'",
        "game: [x]                                   | e.yaml:1: 'game' must be a plain value",
        "- game                                      | e.yaml:1: an event must be keys and values",
        "game: x\\n  seed: 1                         | e.yaml:2: not YAML:",
        "game: *x                                    | e.yaml:1: not YAML:",
        "''                                          | e.yaml:1: the file is empty",
      })
  void whatIsWrongIsNamedWithItsLine(String text, String message) {
    assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
        .isInstanceOfSatisfying(
            UserError.class, error -> assertThat(error.problems().getFirst()).startsWith(message));
  }
}
