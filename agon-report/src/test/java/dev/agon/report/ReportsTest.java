package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.source.BotEntry;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.elimination.SeriesRules;
import dev.agon.tournament.elimination.SingleElimination;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import dev.agon.tournament.stages.Stages;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What is written of events with brackets. */
final class ReportsTest {
  private static final Outcome FIRST_SEAT = Outcome.byPoints(3, 0);
  private static final Outcome SECOND_SEAT = Outcome.byPoints(0, 3);

  private static EventResult report(
      List<String> names, Format format, Function<MatchSpec, Outcome> match) {
    return new EventResult(
        "The cup",
        "coinfight",
        String.join(", ", format.types().stream().map(FormatSpec::id).toList()),
        Optional.of(EventSeed.of(1)),
        Optional.empty(),
        names.stream().map(name -> new EventResult.Name(name, "author of " + name)).toList(),
        new Tournament(names.size(), format, new Seeds(1), new Digest("e"))
            .run(
                LocalThreads.waiting(1)
                    .playing(pairing -> new Result(match.apply(pairing), List.of(), 1)),
                (_, _) -> true)
            .orElseThrow(),
        EventResult.Seen.NOTHING);
  }

  private static Outcome listedFirst(MatchSpec pairing) {
    return pairing.seats().get(0) < pairing.seats().get(1) ? FIRST_SEAT : SECOND_SEAT;
  }

  private static EventResult knockout(List<String> names) {
    return knockout(names, SeriesRules.of(FormatType.SINGLE_ELIMINATION.defaults()));
  }

  private static EventResult knockout(List<String> names, SeriesRules rules) {
    return report(
        names,
        new SingleElimination(
            Seeding.asListed(names), rules.in(FormatType.SINGLE_ELIMINATION.defaults())),
        ReportsTest::listedFirst);
  }

  /** The places: 1-8, 4-5, 2-7, 3-6; there is no sixth, seventh and eighth. */
  @Test
  void aByeHasRoomBesideShortNames() {
    assertThat(ReportFormat.TABLE.write(knockout(List.of("A", "B", "C", "D", "E"))))
        .startsWith(
            """
            The cup

            1 A     ─┐
                     ├─ A       ─┐
              (bye) ─┘           │
                                 ├─ A       ─┐
            4 D     ─┐           │           │
                     ├─ D       ─┘           │
            5 E     ─┘                       │
                                             ├─ A 2-0
            2 B     ─┐                       │
                     ├─ B       ─┐           │
              (bye) ─┘           │           │
                                 ├─ B       ─┘
            3 C     ─┐           │
                     ├─ C       ─┘
              (bye) ─┘
            third place: C beats D 2-0
            """);
  }

  @Test
  void theScoreOfASeriesHasRoomBeforeTheNextLine() {
    assertThat(
            ReportFormat.TABLE.write(
                knockout(List.of("A", "B", "C", "D"), new SeriesRules(3, 3, 0))))
        .contains(
            """
            1 A   ─┐
                   ├─ A 2-0 ─┐
            4 D   ─┘         │
                             ├─ A 2-0
            2 B   ─┐         │
                   ├─ B 2-0 ─┘
            3 C   ─┘
            third place: C beats D 2-0
            """);
  }

  @Test
  void aByeHasNoScore() {
    assertThat(ReportFormat.TABLE.write(knockout(List.of("A", "B", "C"), new SeriesRules(3, 3, 0))))
        .contains(
            """
            1 A     ─┐
                     ├─ A       ─┐
              (bye) ─┘           │
                                 ├─ A 2-0
            2 B     ─┐           │
                     ├─ B 2-0   ─┘
            3 C     ─┘
            """);
  }

  @Test
  void belowABracketStandTheFirstThree() {
    assertThat(ReportFormat.TABLE.write(knockout(List.of("A", "B", "C", "D"))))
        .contains(
            """
            third place: C beats D 2-0

            1. A
            2. B
            3. C

            6 matches, single-elimination, seed 1
            """);
  }

  private static Stages.PlannedStage stage(FormatType format, int advance) {
    Settings defaults = format.defaults();
    Settings once =
        defaults.find(StageOptions.GAMES).isPresent()
            ? defaults.with(StageOptions.GAMES, 1)
            : defaults;
    return new Stages.PlannedStage(seeding -> format.create(seeding, once), advance);
  }

  /**
   * Three play a round robin of six matches, in which the one listed first wins, then a knockout,
   * in which the one listed last does: A has a bye, C beats B, then A twice.
   */
  private static EventResult cup() {
    List<String> names = List.of("A", "B", "C");
    return report(
        names,
        new Stages(
            Seeding.asListed(names),
            List.of(stage(FormatType.ROUND_ROBIN, 3), stage(FormatType.SINGLE_ELIMINATION, 0))),
        pairing -> pairing.number() <= 6 == listedFirst(pairing).won(0) ? FIRST_SEAT : SECOND_SEAT);
  }

  /** Ratings have tests of their own. */
  private static String csvWithoutRatings(EventResult report) {
    String csv = ReportFormat.CSV.write(report);
    String header = csv.lines().findFirst().orElseThrow();
    String more = header.endsWith(",decided_by") ? "(,(\"[^\"]*\"|[^,\n\"]*))" : "()";
    assertThat(header).contains(",rating,rating_uncertainty,superiority");
    return csv.replaceAll("(,[^,\n]*){3}" + more + "\n", "$2\n");
  }

  @Test
  void theCsvOfACupHasTheStandingsOfEachStageAndOfAllTogether() {
    assertThat(csvWithoutRatings(cup()))
        .isEqualTo(
            """
            stage,rank,name,author,games,wins,draws,losses,points,faults,lost_by_all,decided_by
            round-robin,1,A,author of A,4,4,0,0,12,0,0,
            round-robin,2,B,author of B,4,2,0,2,6,0,0,
            round-robin,3,C,author of C,4,0,0,4,0,0,0,
            single-elimination,1,C,author of C,3,3,0,0,9,0,0,
            single-elimination,2,A,author of A,2,0,0,2,0,0,0,
            single-elimination,3,B,author of B,1,0,0,1,0,0,0,
            overall,1,C,author of C,7,3,0,4,,0,0,stage 2 (single-elimination): place 1
            overall,2,A,author of A,6,4,0,2,,0,0,stage 2 (single-elimination): place 2
            overall,3,B,author of B,5,2,0,3,,0,0,stage 2 (single-elimination): place 3
            """);
  }

  /**
   * Three play a Swiss of two rounds, of whom two play a gauntlet, of whom both play a knockout;
   * the one listed first always wins. In the Swiss A beats B, and C has a bye; then A beats C, who
   * has as many points, and B has the bye. So A has two wins, C and B have one, and B is earlier in
   * the alphabet. A gauntlet is two matches, a final is won with two.
   */
  @Test
  void everyNumberOfStagesIsReported() {
    List<String> names = List.of("A", "B", "C");
    EventResult event =
        report(
            names,
            new Stages(
                Seeding.asListed(names),
                List.of(
                    new Stages.PlannedStage(
                        seeding ->
                            FormatType.SWISS.create(
                                seeding, FormatType.SWISS.settings(Map.of("rounds", "2"))),
                        2),
                    stage(FormatType.GAUNTLET, 2),
                    stage(FormatType.SINGLE_ELIMINATION, 0))),
            ReportsTest::listedFirst);
    assertThat(csvWithoutRatings(event))
        .isEqualTo(
            """
            stage,rank,name,author,games,wins,draws,losses,points,faults,lost_by_all,decided_by
            swiss,1,A,author of A,2,2,0,0,2,0,0,
            swiss,2,B,author of B,2,1,0,1,1,0,0,
            swiss,3,C,author of C,2,1,0,1,1,0,0,name
            gauntlet,1,A,author of A,2,2,0,0,6,0,0,
            gauntlet,2,B,author of B,2,0,0,2,0,0,0,
            single-elimination,1,A,author of A,2,2,0,0,6,0,0,
            single-elimination,2,B,author of B,2,0,0,2,0,0,0,
            overall,1,A,author of A,6,6,0,0,,0,0,stage 3 (single-elimination): place 1
            overall,2,B,author of B,6,1,0,5,,0,0,stage 3 (single-elimination): place 2
            overall,3,C,author of C,2,1,0,1,,0,0,"stage 1 (swiss): place 3, 1 points, name"
            """);
    assertThat(ReportFormat.JSON.write(event))
        .contains(
            "\"stages\":[{\"format\":\"swiss\",\"standings\":[{\"rank\":1,\"name\":\"A\",",
            "{\"format\":\"gauntlet\",\"standings\":[{\"rank\":1,\"name\":\"A\",",
            "{\"format\":\"single-elimination\",\"standings\":[{\"rank\":1,\"name\":\"A\",");
    assertThat(ReportFormat.TABLE.write(event))
        .contains("Stage 1: swiss\n\nrank  name", "Stage 2: gauntlet\n\nrank  name")
        .contains("Stage 3: single-elimination\n\n1 A ")
        .contains(
            """
            Final standings

            rank  name  author       decided by                                games  wins  draws  \
            losses  faults
               1  A     author of A  stage 3 (single-elimination): place 1         6     6      0  \
                 0       0
               2  B     author of B  stage 3 (single-elimination): place 2         6     1      0  \
                 5       0
               3  C     author of C  stage 1 (swiss): place 3, 1 points, name      2     1      0  \
                 1       0

            6 matches,\
            """);
    String narrow = ReportFormat.TABLE.writeNarrow(event);
    String finalStandings = narrow.substring(narrow.indexOf("Final standings"));
    assertThat(finalStandings).contains("rank  name  decided by ", "not shown: author");
    assertThat(finalStandings.lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  /** All draw in the Swiss, so that only names decide who advances. */
  private static EventResult equalAtTheCut(String tieBreaks) {
    List<String> names = List.of("A", "B", "C", "D");
    Stage swiss =
        new Stage(
            FormatType.SWISS,
            FormatType.SWISS.settings(Map.of("rounds", "1", "tie-breaks", tieBreaks)),
            OptionalInt.of(2));
    Event event =
        Event.of("x")
            .withBots(BotEntry.expanded(names.stream().map(BotEntry::builtIn).toList()))
            .withStages(swiss, Stage.of(FormatType.ROUND_ROBIN, Map.of("games", "1")));
    return report(
        names,
        event.format(),
        pairing -> pairing.number() <= 2 ? Outcome.byPoints(1, 1) : listedFirst(pairing));
  }

  @Test
  void aLineShowsTheCutAndAWarningThatOnlyNamesDecideIt() {
    EventResult event = equalAtTheCut("wins, name");
    assertThat(ReportFormat.TABLE.write(event))
        .contains(
            """
            rank  name  author       games  wins  draws  losses  points     per game  faults  \
            tie broken by
               1  A     author of A      1     0      1       0     0.5  0.50 ± 0.00       0
               2  B     author of B      1     0      1       0     0.5  0.50 ± 0.00       0  \
            name
            -- the first 2 advance ------------------------------------------------------------\
            ------------
               3  C     author of C      1     0      1       0     0.5  0.50 ± 0.00       0  \
            name
            """)
        .contains(
            "\nATTENTION: A, B, C and D are equal at the cut; only the order of their names decides"
                + " who advances. With playoff among the tie-breaks, matches decide\n\n");
    assertThat(ReportFormat.JSON.write(event))
        .contains(
            "\"cut\":{\"advance\":2,\"tieBrokenBy\":\"name\",\"equal\":[\"A\",\"B\",\"C\",\"D\"]}")
        .doesNotContain("playoffs");
  }

  @Test
  void aPlayoffIsReportedInsteadOfAWarning() {
    EventResult event = equalAtTheCut("wins, playoff");
    assertThat(ReportFormat.TABLE.write(event))
        .contains("\nPlayoff: A 6, B 4, C 2, D 0\n")
        .contains("\n-- the first 2 advance --")
        .doesNotContain("ATTENTION");
    assertThat(ReportFormat.JSON.write(event))
        .contains(
            "\"cut\":{\"advance\":2,\"tieBrokenBy\":\"playoff\",\"equal\":[]},"
                + "\"playoffs\":[[{\"name\":\"A\",\"points\":6},{\"name\":\"B\",\"points\":4},");
  }

  /** The losers of the semi-finals are equal, and a bracket has no tie-breaks. */
  @Test
  void belowABracketStandThoseWhoAdvance() {
    List<String> names = List.of("A", "B", "C", "D");
    Settings noThird = FormatType.SINGLE_ELIMINATION.settings(Map.of("third-place", "no"));
    EventResult event =
        report(
            names,
            new Stages(
                Seeding.asListed(names),
                List.of(
                    new Stages.PlannedStage(
                        seeding -> FormatType.SINGLE_ELIMINATION.create(seeding, noThird), 2),
                    stage(FormatType.ROUND_ROBIN, 0))),
            ReportsTest::listedFirst);
    assertThat(ReportFormat.TABLE.write(event))
        .contains("\nThe first 2 advance: A, B\n\n")
        .doesNotContain("ATTENTION");
  }

  @Test
  void belowSeveralStagesStandsTheFinalOrderWithWhatDecidedIt() {
    List<String> names = List.of("A", "B", "C");
    EventResult event =
        report(
            names,
            new Stages(
                Seeding.asListed(names),
                List.of(stage(FormatType.ROUND_ROBIN, 2), stage(FormatType.ROUND_ROBIN, 0))),
            ReportsTest::listedFirst);
    assertThat(ReportFormat.TABLE.write(event))
        .contains(
            "\n"
                + "   3  C     author of C  stage 1 (round-robin): place 3, 0 points      4     0  "
                + "    0       4       0\n\n"
                + "8 matches, round-robin, round-robin, seed 1\n");
  }

  @Test
  void theCsvOfOneStageHasNoColumnForIt() {
    assertThat(csvWithoutRatings(knockout(List.of("A", "B"))))
        .isEqualTo(
            """
            rank,name,author,games,wins,draws,losses,points,faults,lost_by_all
            1,A,author of A,2,2,0,0,6,0,0
            2,B,author of B,2,0,0,2,0,0,0
            """);
  }

  @Test
  void theJsonOfACupHasTheStandingsOfEachStageAndTheBracketBesideTheFinalPlaces() {
    String json = ReportFormat.JSON.write(cup());
    // The places are those of the knockout, the counts those of both stages; points are not added.
    assertThat(json)
        .contains(
            "\"standings\":[{\"rank\":1,\"name\":\"C\",\"author\":\"author of C\",\"games\":7,"
                + "\"wins\":3,\"draws\":0,\"losses\":4,\"faults\":0,\"lostByAll\":0,\"stage\":2,"
                + "\"stageRank\":1,\"tieBrokenBy\":\"\",\"rating\":");
    assertThat(json.substring(0, json.indexOf("\"stages\":")))
        .doesNotContain("\"points\"", "\"perGame\"", "\"lead\"");
    String stages = json.substring(json.indexOf("\"stages\":"));
    assertThat(stages)
        .startsWith(
            "\"stages\":[{\"format\":\"round-robin\",\"standings\":[{\"rank\":1,\"name\":\"A\","
                + "\"author\":\"author of A\",\"games\":4,\"wins\":4,\"draws\":0,\"losses\":0,"
                + "\"points\":12,\"faults\":0,\"lostByAll\":0,\"perGame\":3,\"uncertainty\":0,"
                + "\"tieBrokenBy\":\"\",\"rating\":")
        .contains("},{\"rank\":2,\"name\":\"B\",\"author\":\"author of B\",\"games\":4,\"wins\":2,")
        .contains(
            "},{\"format\":\"single-elimination\",\"standings\":[{\"rank\":1,\"name\":\"C\","
                + "\"author\":\"author of C\",\"games\":3,\"wins\":3,")
        .contains(
            "\"bracket\":[[{\"upper\":\"A\",\"winner\":\"A\"},"
                + "{\"upper\":\"B\",\"lower\":\"C\",\"upperWins\":0,\"lowerWins\":1,"
                + "\"undecided\":0,\"winner\":\"C\"}],"
                + "[{\"upper\":\"A\",\"lower\":\"C\",\"upperWins\":0,\"lowerWins\":2,"
                + "\"undecided\":0,\"winner\":\"C\"}]]}]");
  }
}
