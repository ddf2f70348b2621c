package dev.agon.tournament.stages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Standing;
import dev.agon.scoring.TieBreaker;
import dev.agon.source.BotEntry;
import dev.agon.tournament.Cut;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ties at a cut: how they are shown, and how playoffs decide them. */
final class PlayoffsTest {
  private static final List<String> NAMES = List.of("d", "c", "b", "a");
  private static final Outcome DRAW = Outcome.byPoints(1, 1);

  private final List<MatchSpec> matches = new ArrayList<>();

  private static Stage stage(String tieBreaks, OptionalInt advance) {
    FormatType format = FormatType.ROUND_ROBIN;
    return new Stage(
        format,
        format.settings(Map.of("games", "1", "scoring", "wins", "tie-breaks", tieBreaks)),
        advance);
  }

  private Standings play(List<Stage> stages, Function<MatchSpec, Outcome> match) {
    Event event =
        Event.of("x")
            .withBots(BotEntry.expanded(NAMES.stream().map(BotEntry::builtIn).toList()))
            .withStages(stages.toArray(Stage[]::new));
    return new Tournament(NAMES.size(), event.format(), Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(1)
                .playing(
                    spec -> {
                      matches.add(spec);
                      return new Result(match.apply(spec), List.of(), 1);
                    }),
            (_, _) -> true)
        .orElseThrow();
  }

  /** A round robin of four from which two advance to a round robin. */
  private Standings cup(String tieBreaks, Function<MatchSpec, Outcome> match) {
    return play(
        List.of(stage(tieBreaks, OptionalInt.of(2)), stage("name", OptionalInt.empty())), match);
  }

  private static Outcome wonBy(MatchSpec match, int winner) {
    return match.seats().get(0) == winner ? Outcome.byPoints(1, 0) : Outcome.byPoints(0, 1);
  }

  /** All draw, so that all have three points, but the first beats everybody. */
  private static Outcome onlyTheFirstWins(MatchSpec match) {
    return match.seats().contains(0) ? wonBy(match, 0) : DRAW;
  }

  private static List<String> told(List<Standing> lines) {
    return lines.stream()
        .map(line -> line.rank() + " " + line.entrant() + " " + line.decidedBy())
        .map(String::strip)
        .toList();
  }

  @Test
  void aCutThatOnlyNamesDecideNamesAllWhoAreEqual() {
    StageResult stage = cup("wins, name", PlayoffsTest::onlyTheFirstWins).stages().getFirst();
    assertThat(told(stage.lines())).containsExactly("1 0", "2 3", "3 2 name", "4 1 name");
    assertThat(stage.cut()).contains(new Cut(2, Optional.of(TieBreaker.NAME), List.of(3, 2, 1)));
  }

  @Test
  void aCutThroughASharedRankIsDecidedBySeeds() {
    StageResult stage = cup("wins", PlayoffsTest::onlyTheFirstWins).stages().getFirst();
    assertThat(told(stage.lines())).containsExactly("1 0", "2 1", "2 2", "2 3");
    assertThat(stage.cut()).contains(new Cut(2, Optional.empty(), List.of(1, 2, 3)));
  }

  /** The later one wins all, so that no two have equal points. */
  @Test
  void aCutThatPointsDecideHasNobodyEqual() {
    Standings standings =
        cup("name", match -> wonBy(match, Math.max(match.entrant(0), match.entrant(1))));
    assertThat(standings.stages().getFirst().cut())
        .contains(new Cut(2, Optional.empty(), List.of()));
    assertThat(standings.stages().getLast().cut()).isEmpty();
  }

  /** Twelve matches of the round robin, then 1, 2 and 3 play for one place: 3 wins all. */
  @Test
  void aPlayoffIsPlayedByThoseWhoAreEqualAtTheCut() {
    Standings standings =
        cup(
            "wins, playoff, name",
            match ->
                match.number() <= 12
                    ? onlyTheFirstWins(match)
                    : match.seats().contains(3) ? wonBy(match, 3) : DRAW);
    assertThat(matches.subList(12, 18))
        .extracting(MatchSpec::seats)
        .containsExactly(
            List.of(1, 2),
            List.of(1, 3),
            List.of(2, 1),
            List.of(2, 3),
            List.of(3, 1),
            List.of(3, 2));
    assertThat(matches.subList(12, 18)).extracting(MatchSpec::number).contains(13L, 18L);
    StageResult stage = standings.stages().getFirst();
    // 1 and 2 are equal still, but both are out, so they do not play again.
    assertThat(told(stage.lines())).containsExactly("1 0", "2 3", "3 2 playoff", "4 1 name");
    assertThat(stage.cut().orElseThrow().equalPlayers()).isEmpty();
    assertThat(stage.playoffs()).hasSize(1);
    assertThat(told(stage.playoffs().getFirst())).containsExactly("1 3", "2 1", "2 2");
    // The second stage has two players, and match and board numbers continue behind the playoff.
    assertThat(matches).hasSize(20);
    assertThat(matches.get(18)).isEqualTo(Specs.of(19, 10, 0, 3));
  }

  @Test
  void aPlayoffChangesNoPointsOfTheStage() {
    Standings standings =
        cup(
            "playoff",
            match ->
                match.number() <= 12 ? onlyTheFirstWins(match) : wonBy(match, match.entrant(0)));
    StageResult stage = standings.stages().getFirst();
    assertThat(stage.lines()).allMatch(line -> line.score().games() == 6);
    assertThat(standings.total().score(0).games()).isEqualTo(8);
    assertThat(standings.total().score(2).games()).isEqualTo(6 + 5 * 4);
  }

  /** In the first playoff one of three is out, in the second one of the other two advances. */
  @Test
  void thoseWhoAreStillEqualPlayAgain() {
    Standings standings =
        cup(
            "playoff",
            match -> {
              if (match.number() <= 12) {
                return onlyTheFirstWins(match);
              }
              if (match.number() <= 18) {
                return match.seats().contains(1)
                    ? wonBy(match, match.entrant(0) == 1 ? match.entrant(1) : match.entrant(0))
                    : DRAW;
              }
              return wonBy(match, 3);
            });
    assertThat(matches.subList(18, 20))
        .extracting(MatchSpec::seats)
        .containsExactly(List.of(2, 3), List.of(3, 2));
    assertThat(told(standings.stages().getFirst().lines()))
        .containsExactly("1 0", "2 3", "3 2 playoff", "4 1 playoff");
  }

  @Test
  void afterFivePlayoffsWithoutADecisionTheNextTieBreakDecides() {
    Standings standings = cup("playoff, name", PlayoffsTest::onlyTheFirstWins);
    StageResult stage = standings.stages().getFirst();
    assertThat(stage.playoffs()).hasSize(Playoffs.MAX_ROUNDS);
    assertThat(told(stage.lines())).containsExactly("1 0", "2 3", "3 2 name", "4 1 name");
    assertThat(stage.cut().orElseThrow().equalPlayers()).containsExactly(3, 2, 1);
  }

  @Test
  void inTheLastStageFirstPlaceIsPlayedOffAndNoOther() {
    Standings first =
        play(
            List.of(stage("playoff, name", OptionalInt.empty())),
            match ->
                match.number() <= 12
                    ? DRAW
                    : wonBy(match, Math.max(match.entrant(0), match.entrant(1))));
    assertThat(matches).hasSize(24);
    assertThat(told(first.lines()))
        .containsExactly("1 3", "2 2 playoff", "3 1 playoff", "4 0 playoff");
    matches.clear();
    Standings second =
        play(List.of(stage("playoff, name", OptionalInt.empty())), PlayoffsTest::onlyTheFirstWins);
    assertThat(matches).hasSize(12);
    assertThat(told(second.lines())).containsExactly("1 0", "2 3", "3 2 name", "4 1 name");
  }

  /** The plan's maximum is reached if all matches are drawn, its minimum if none is. */
  @ParameterizedTest
  @CsvSource({"1, 12, 72", "3, 12, 72", "4, 12, 12"})
  void thePlanKnowsHowManyMatchesPlayoffsCanAdd(int advance, int min, int max) {
    Stage stage = stage("playoff", OptionalInt.of(advance));
    Seeding seeding = Seeding.asListed(NAMES);
    assertThat(MatchCount.of(stage, seeding)).isEqualTo(new MatchCount(min, min, max, 1));
    Stage next = stage("name", OptionalInt.empty());
    if (advance > 1) {
      play(List.of(stage, next), _ -> DRAW);
      assertThat(matches).hasSize(max + advance * (advance - 1));
    }
  }

  @Test
  void aPlayoffBehindATieBreakThatLeavesNoTiesIsRefused() {
    assertThat(FormatType.SWISS.read(Map.of("tie-breaks", "wins, name, playoff")).problems())
        .singleElement()
        .satisfies(
            problem ->
                assertThat(problem.reason())
                    .isEqualTo("has playoff behind name, which leaves no ties to play off"));
    assertThat(FormatType.SWISS.read(Map.of("tie-breaks", "playoff, name")).problems()).isEmpty();
  }

  /** With random results, the standings are the same when each round is given separately. */
  @Test
  void aStageWithPlayoffsKnowsItsPlaceFromTheRoundsAlone() {
    for (int seed = 0; seed < 200; seed++) {
      matches.clear();
      int salt = seed;
      Standings standings =
          cup(
              "head-to-head, playoff, name",
              match ->
                  switch ((int) ((match.number() * 31 + salt * 17L) * 2654435761L >>> 20) & 3) {
                    case 0 -> wonBy(match, match.entrant(0));
                    case 1 -> wonBy(match, match.entrant(1));
                    default -> DRAW;
                  });
      StageResult stage = standings.stages().getFirst();
      List<Integer> advanced =
          stage.lines().subList(0, 2).stream().map(Standing::entrant).sorted().toList();
      assertThat(standings.stages().getLast().lines().stream().map(Standing::entrant).sorted())
          .isEqualTo(advanced);
      assertThat(stage.lines()).extracting(Standing::rank).isSorted();
      int rounds = stage.playoffs().size();
      boolean isEqual = !stage.cut().orElseThrow().equalPlayers().isEmpty();
      assertThat(isEqual).as("seed " + seed).isEqualTo(isEqual && rounds == Playoffs.MAX_ROUNDS);
      assertThat(IntStream.range(0, matches.size()).allMatch(i -> matches.get(i).number() == i + 1))
          .isTrue();
    }
  }
}
