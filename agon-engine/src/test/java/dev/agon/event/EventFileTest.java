package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.entrant.Entrant.Kind;
import dev.agon.game.GameSpec;
import dev.agon.protocol.TimeControl;
import dev.agon.rating.EarlyStop;
import dev.agon.run.Quarantine;
import dev.agon.scoring.RankingRules;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.TieBreaker;
import dev.agon.tournament.Formats;
import dev.agon.tournament.Matchup;
import dev.agon.tournament.StageRules;
import dev.agon.tournament.elimination.SeriesRules;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  private static Event read(String text) {
    return EventFile.read("e.yaml", text);
  }

  @Test
  void theSmallestEventFileIsRead() {
    Event event = read(SMALLEST);
    assertThat(event.name()).isEqualTo("Coin Fight, the classics");
    assertThat(event.game()).isEqualTo("coinfight");
    assertThat(event.seed()).isEqualTo(1);
    assertThat(event.bots())
        .containsExactly(
            BotEntry.of("Greedy", "e.yaml:5"),
            BotEntry.of("Coinage", "e.yaml:6"),
            new BotEntry(
                "PyBasic", "Tom", "cmd:python3 bots/basic.py", Kind.TURN, Map.of(), "e.yaml:7"));
    assertThat(event.stages()).containsExactly(Event.Stage.of(Formats.ROUND_ROBIN, 3));
  }

  @Test
  void whatIsLeftOutHasDefaults() {
    Event event = read("game: coinfight");
    assertThat(event.name()).isEqualTo("coinfight");
    assertThat(event.bots()).isEmpty();
    assertThat(event.seed()).isEqualTo(1);
    assertThat(event.stages()).containsExactly(Event.Stage.DEFAULT);
    assertThat(event.running().clock().match()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void aTableHasSeatsAndNoOtherFormatDoes() {
    Event event = read("game: canopy\nstages: [{format: table, games: 9, seats: 1000}]");
    assertThat(event.stages())
        .containsExactly(
            Event.Stage.of(
                Formats.TABLE, StageRules.usual(9, RankingRules.DEFAULT).withSeats(1_000)));
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
    StageRules swiss =
        StageRules.usual(4, RankingRules.by(Scoring.WINS)).withRounds(5).withBoards();
    Scoring points = new Scoring(Scoring.Method.POINTS, new Scoring.PointValues(2, 1, 0, -1));
    RankingRules ranking = new RankingRules(points, List.of(TieBreaker.BUCHHOLZ, TieBreaker.SEED));
    StageRules gauntlet = StageRules.usual(3, ranking).withChallengers(2);
    StageRules ties =
        StageRules.usual(1, RankingRules.DEFAULT).withKnockout(new SeriesRules(5, 5, 5));
    assertThat(event.stages())
        .containsExactly(
            new Event.Stage(Formats.SWISS, OptionalInt.of(8), swiss),
            new Event.Stage(Formats.GAUNTLET, OptionalInt.of(4), gauntlet),
            Event.Stage.of(Formats.DOUBLE_ELIMINATION, ties));
  }

  @Test
  void matchupsAreListedByNameAndCheckedWhenTheBotsAreKnown() {
    Event event = read("game: x\nstages:\n- format: matchups\n  matchups:\n  - [A, B]\n  - B, C\n");
    assertThat(event.stages().getFirst().rules().matchups())
        .containsExactly(
            new Matchup(List.of("A", "B"), "e.yaml:5"), new Matchup(List.of("B", "C"), "e.yaml:6"));
    GameSpec two = new GameSpec("x", "X", 2, 2, 2, List.of());
    assertThat(event.check(two, List.of("A", "B", "C"))).isEmpty();
    assertThat(event.check(two, List.of("A", "B", "D")).orElseThrow())
        .startsWith("e.yaml:6: unknown bot 'C'");
    GameSpec three = new GameSpec("x", "X", 3, 6, 3, List.of());
    assertThat(event.check(three, List.of("A", "B", "C")))
        .contains("e.yaml:5: X is for 3 to 6, not for 2");
  }

  @Test
  void aFileOfMatchupsHasAMatchALine() {
    assertThat(MatchupFile.parse("m.txt", "# who meets whom\n\nA, B\nC,A\n"))
        .containsExactly(
            new Matchup(List.of("A", "B"), "m.txt:3"), new Matchup(List.of("C", "A"), "m.txt:4"));
    assertThatThrownBy(() -> MatchupFile.parse("m.txt", "A,B\nA,\n"))
        .hasMessage("m.txt:2: a match needs two or more names separated by commas, not 'A,'");
    assertThatThrownBy(() -> MatchupFile.parse("m.txt", "# none\n"))
        .hasMessage("m.txt: it has no line with names");
  }

  @Test
  void aRoundRobinMayStopWhenTheCutIsDecided() {
    Event word = read("game: x\nstages: [{format: round-robin, games: 99, stop: top-8-decided}]");
    assertThat(word.stages().getFirst().rules().stop()).contains(new EarlyStop(8, 0.01));
    Event keys = read("game: x\nstages: [{format: round-robin, stop: {top: 2, risk: 0.05}}]");
    assertThat(keys.stages().getFirst().rules().stop()).contains(new EarlyStop(2, 0.05));
    assertThat(Event.Stage.DEFAULT.rules().stop()).isEmpty();
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
    assertThat(event.stages().get(1).rules().stop()).contains(new EarlyStop(3, 0.001));
    GameSpec two = new GameSpec("x", "X", 2, 2, 2, List.of());
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
            new RunOptions(
                new TimeControl(
                    Duration.ofMillis(5250),
                    Optional.of(Duration.ofSeconds(2)),
                    Duration.ofMillis(500),
                    Duration.ofMillis(50),
                    Duration.ofSeconds(2)),
                OptionalInt.of(4),
                Recording.ALL,
                Quarantine.Rule.NEVER));
    assertThat(event.bots().getFirst().environment()).isEqualTo(Map.of("LEVEL", "3", "PATH", "/x"));
    assertThat(read("game: x\nquarantine: 3").running().quarantine())
        .isEqualTo(new Quarantine.Rule(3));
    assertThat(read("game: x").running()).isEqualTo(RunOptions.DEFAULT);
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
            EventProblems.class,
            problems ->
                assertThat(problems.lines())
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
    EventFilePlaces places =
        EventFilePlaces.in("e.yaml", "game: x\nsettings:\n  a: 1\n  b: 2\nstages:\n- {}\n- {}\n");
    assertThat(places.ofKey("game")).isEqualTo("e.yaml:1");
    assertThat(places.ofKey("settings", "b")).isEqualTo("e.yaml:4");
    assertThat(places.ofKey("settings", "c")).isEqualTo("e.yaml:2");
    assertThat(places.ofKey("seed")).isEqualTo("e.yaml:1");
    assertThat(places.ofItem("stages", 1)).isEqualTo("e.yaml:7");
    assertThat(places.ofItem("bots", 0)).isEqualTo("e.yaml:1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game: x\\nclock: {move: 0}                  | e.yaml:2: 'move' must be seconds from 0.001",
        "game: x\\nclock: {grace: -1}                | e.yaml:2: 'grace' must be seconds from 0 to",
        "game: x\\nclock: {hour: 1}                  | e.yaml:2: unknown key 'hour'",
        "game: x\\nconcurrency: 0                    | e.yaml:2: 'concurrency' must be a whole num",
        "game: x\\nrecord: move                      | e.yaml:2: unknown record 'move'; did you me",
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
            + " needs boards instead of games: the same deals for everybody",
        "game: x\\n"
            + "stages: [{format: table, scoring: matchpoints}] | e.yaml:2: 'scoring' matchpoints"
            + " is for round-robin and swiss, where everybody plays every board from every seat,"
            + " not for table",
        "game: x\\n"
            + "stages: [{format: table, scoring: {wins: {win: 2}}}] | e.yaml:2: 'scoring' has nu",
        "game: x\\n"
            + "stages: [{format: table, scoring: {points: {wni: 2}}}] | e.yaml:2: unknown key 'w",
        "game: x\\n"
            + "stages: [{format: table, scoring: {points: {win: a}}}] | e.yaml:2: 'scoring' must",
        "game: x\\n"
            + "stages: [{format: table, scoring: wims}] | e.yaml:2: unknown scoring 'wims'; did",
        "game: x\\n"
            + "stages: [{format: table, tie-breaks: [win]}] | e.yaml:2: unknown tie-break 'win'",
        "game: x\\n"
            + "stages: [{format: table, tie-breaks: [seed, seed]}] | e.yaml:2: 'tie-breaks' has",
        "game: x\\nstages: [{format: matchups}] | e.yaml:2: 'matchups' must say who meets whom",
        "game: x\\n"
            + "stages: [{format: matchups, matchups: [A]}] | e.yaml:2: a match needs two or more",
        "game: x\\n"
            + "stages: [{format: matchups, matchups: no.txt}] | cannot read no.txt: no such file",
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
            + " like top-8-decided, or have top and risk, not top-0-decided",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: {risk: 0.1}}] | e.yaml:2: 'stop' must have a"
            + " whole number from 1 to 2000 for top, not none",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: {top: 2, rsk: 0}}] | e.yaml:2: unknown key 'r",
        "game: x\\n"
            + "stages: [{format: round-robin, stop: {top: 2, risk: 2}}] | e.yaml:2: 'stop' must"
            + " have a number from 0.000001 to 0.5 for risk, not 2",
        "game: x\\nstages: 3                         | e.yaml:2: 'stages' must be a list",
        "game: x\\nbots:\\n- {name: A}               | e.yaml:3: a bot has one of 'bot'",
        "game: x\\nbots:\\n- {command: a, file: b}   | e.yaml:3: a bot has one of 'bot'",
        "game: x\\nbots:\\n- {command: a, protocol: chat} | e.yaml:3: unknown protocol 'chat'",
        "game: x\\nbots:\\n- [A]                     | e.yaml:3: a bot must be keys and values",
        "game: x\\n"
            + "clock: {match: 0}                 | e.yaml:2: 'match' must be seconds from 0.001 to"
            + " 86400, not 0",
        "game: [x]                                   | e.yaml:1: 'game' must be a plain value",
        "- game                                      | e.yaml:1: an event must be keys and values",
        "game: x\\n  seed: 1                         | e.yaml:2: not YAML:",
        "game: *x                                    | e.yaml:1: not YAML:",
        "''                                          | e.yaml:1: the file is empty",
      })
  void whatIsWrongIsNamedWithItsLine(String text, String message) {
    assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }
}
