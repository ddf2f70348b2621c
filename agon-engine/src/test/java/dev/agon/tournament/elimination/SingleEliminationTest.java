package dev.agon.tournament.elimination;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Standing;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Format;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.StageResult;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stages;
import dev.agon.tournament.stages.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SingleEliminationTest {
  private static final Outcome NOBODY_WINS = Outcome.of(new int[] {2, 2}, new double[] {-1, -1});

  private static final SeriesRules DEFAULT =
      SeriesRules.of(FormatType.SINGLE_ELIMINATION.defaults());

  private final List<MatchSpec> matches = new ArrayList<>();

  private Standings play(int entrants, SeriesRules rules, Function<MatchSpec, Outcome> match) {
    List<String> names = IntStream.range(0, entrants).mapToObj(String::valueOf).toList();
    return play(
        entrants,
        new SingleElimination(
            Seeding.asListed(names), rules.in(FormatType.SINGLE_ELIMINATION.defaults())),
        match);
  }

  private Standings play(int entrants, Format format, Function<MatchSpec, Outcome> match) {
    matches.clear();
    return new Tournament(entrants, format, Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(1)
                .playing(pairing -> new Result(match.apply(pairing), List.of(), 1)),
            (played, _) -> {
              MatchSpec pairing = played.spec();

              matches.add(pairing);
              return true;
            })
        .orElseThrow();
  }

  /** The entrant listed first is the stronger. */
  private static Outcome favourite(MatchSpec pairing) {
    return pairing.seats().get(0) < pairing.seats().get(1)
        ? Outcome.byPoints(3, 0)
        : Outcome.byPoints(0, 3);
  }

  private List<String> met() {
    return matches.stream()
        .map(pairing -> (pairing.seats().get(0) + 1) + "-" + (pairing.seats().get(1) + 1))
        .toList();
  }

  private static List<Integer> ranks(Standings standings) {
    return standings.lines().stream().map(Standing::rank).toList();
  }

  private static List<Integer> places(Standings standings) {
    return standings.lines().stream().map(line -> line.entrant() + 1).toList();
  }

  @Test
  void theBestOfEightMeetAsLateAsPossibleAndTheLastTwoSeriesAreBestOfThree() {
    Standings standings = play(8, DEFAULT, SingleEliminationTest::favourite);
    assertThat(met())
        .containsExactly("1-8", "4-5", "2-7", "3-6", "1-4", "2-3", "1-2", "3-4", "2-1", "4-3");
    assertThat(places(standings)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(ranks(standings)).containsExactly(1, 2, 3, 4, 5, 5, 5, 5);
  }

  /** Replays are for a whole series: in all, so many and one more matches have no winner. */
  @ParameterizedTest
  @CsvSource({"1, 0", "1, 5", "3, 0", "3, 1", "3, 5", "5, 2"})
  void replaysAreCountedInAWholeSeries(int bestOf, int replays) {
    // Every second match has no winner, the others are won in turn.
    int[] played = {0};
    play(
        2,
        new SeriesRules(bestOf, bestOf, replays),
        pairing -> played[0]++ % 2 == 0 ? NOBODY_WINS : favourite(pairing));
    // Matches 2, 4 and so on are won by the first; matches 1, 3 and so on have no winner.
    int wins = bestOf / 2 + 1;
    assertThat(matches).hasSize(Math.min(2 * wins, 2 * (replays + 1) - 1));
    play(2, new SeriesRules(bestOf, bestOf, replays), _ -> NOBODY_WINS);
    assertThat(matches).hasSize(replays + 1);
  }

  @Test
  void withoutASeriesForThirdPlaceTheLosersOfTheSemiFinalsShareIt() {
    List<String> names = List.of("a", "b", "c", "d");
    Settings options = FormatType.SINGLE_ELIMINATION.settings(Map.of("third-place", "no"));
    Standings standings =
        play(
            4,
            new SingleElimination(Seeding.asListed(names), options),
            SingleEliminationTest::favourite);
    assertThat(met()).containsExactly("1-4", "2-3", "1-2", "2-1");
    assertThat(places(standings)).containsExactly(1, 2, 3, 4);
    assertThat(ranks(standings)).containsExactly(1, 2, 3, 3);
  }

  @Test
  void theBestSeedsHaveByesWherePlacesAreLeftOver() {
    Standings standings = play(5, DEFAULT, SingleEliminationTest::favourite);
    assertThat(met()).startsWith("4-5", "1-4", "2-3");
    assertThat(places(standings)).containsExactly(1, 2, 3, 4, 5);
    play(3, DEFAULT, SingleEliminationTest::favourite);
    assertThat(met()).containsExactly("2-3", "1-2", "2-1");
    play(2, DEFAULT, SingleEliminationTest::favourite);
    assertThat(met()).containsExactly("1-2", "2-1");
  }

  @Test
  void whoeverWinsGoesOnWhateverTheSeed() {
    Standings standings =
        play(
            8,
            DEFAULT,
            pairing -> favourite(pairing).won(0) ? Outcome.byPoints(0, 3) : Outcome.byPoints(3, 0));
    assertThat(places(standings).getFirst()).isEqualTo(8);
  }

  @Test
  void aSeriesOfSeveralMatchesIsOverWhenOneHasMoreThanHalf() {
    play(4, new SeriesRules(3, 5, 0), SingleEliminationTest::favourite);
    assertThat(met())
        .containsExactly("1-4", "2-3", "4-1", "3-2", "1-2", "3-4", "2-1", "4-3", "1-2", "3-4");
  }

  @Test
  void aMatchWithoutAWinnerIsPlayedAgainWithTheNextDealAndSwappedSeats() {
    List<Long> boards = new ArrayList<>();
    Standings standings =
        play(
            2,
            new SeriesRules(1, 1, 5),
            pairing -> {
              boards.add(pairing.board());
              return boards.size() == 1
                  ? Outcome.byPoints(1, 1)
                  : boards.size() == 2 ? NOBODY_WINS : favourite(pairing);
            });
    assertThat(met()).containsExactly("1-2", "2-1", "1-2");
    assertThat(boards).containsExactly(1L, 2L, 3L);
    assertThat(places(standings)).containsExactly(1, 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4})
  void afterSoManyReplaysTheBetterSeedAdvances(int replays) {
    Standings standings = play(4, new SeriesRules(1, 3, replays), _ -> NOBODY_WINS);
    assertThat(matches).hasSize(4 * (replays + 1));
    assertThat(places(standings)).containsExactly(1, 2, 3, 4);
    assertThat(standings.stages().getFirst().bracket().orElseThrow().levels().getFirst())
        .allMatch(Bracket.Series::isDecidedBySeed);
  }

  @Test
  void inABestOfThreeTheOneWithMoreWinsGoesOnWhenReplaysRunOut() {
    int[] played = {0};
    Standings standings =
        play(
            2,
            new SeriesRules(1, 3, 1),
            pairing ->
                played[0]++ == 0
                    ? (pairing.seats().get(0) == 1
                        ? Outcome.byPoints(3, 0)
                        : Outcome.byPoints(0, 3))
                    : NOBODY_WINS);
    assertThat(places(standings)).containsExactly(2, 1);
  }

  @Test
  void theBestOfARoundRobinPlayTheKnockoutAndTheOthersKeepTheirOrder() {
    List<String> names = List.of("a", "b", "c", "d", "e", "f");
    Format cup =
        new Stages(
            Seeding.asListed(names),
            List.of(
                new Stages.PlannedStage(
                    seeding ->
                        new RoundRobin(
                            seeding, FormatType.ROUND_ROBIN.settings(Map.of("games", "1"))),
                    4),
                new Stages.PlannedStage(
                    seeding ->
                        new SingleElimination(seeding, FormatType.SINGLE_ELIMINATION.defaults()),
                    0)));
    // In the round robin the one listed later wins, in the knockout the one listed earlier.
    Standings standings =
        play(
            6,
            cup,
            pairing ->
                pairing.number() <= 30 == favourite(pairing).won(0)
                    ? Outcome.byPoints(0, 3)
                    : Outcome.byPoints(3, 0));
    assertThat(met().subList(30, 32)).containsExactly("6-3", "5-4");
    assertThat(places(standings)).containsExactly(3, 4, 5, 6, 2, 1);
    assertThat(matches.get(30).number()).isEqualTo(31);
    // The fifteen pairs of the round robin have had a board each.
    assertThat(matches.get(30).board()).isEqualTo(16);
    assertThat(standings.stages())
        .extracting(StageResult::format)
        .containsExactly(RoundRobin.SPEC, SingleElimination.SPEC);
    Standing first = standings.stages().getFirst().lines().getFirst();
    assertThat(first.entrant()).isEqualTo(5);
    assertThat(first.score().games()).isEqualTo(10);
  }
}
