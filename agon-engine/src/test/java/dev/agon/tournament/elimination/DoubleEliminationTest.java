package dev.agon.tournament.elimination;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Standing;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Format;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DoubleEliminationTest {
  private static final SeriesRules ONE_MATCH = new SeriesRules(1, 1, 3);

  private final List<String> met = new ArrayList<>();

  private Standings play(int entrants, SeriesRules rules, Function<MatchSpec, Outcome> match) {
    List<String> names = IntStream.range(0, entrants).mapToObj(String::valueOf).toList();
    Format format =
        new DoubleElimination(
            Seeding.asListed(names), rules.in(FormatType.DOUBLE_ELIMINATION.defaults()));
    met.clear();
    return new Tournament(entrants, format, Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(1)
                .playing(
                    pairing -> {
                      met.add((pairing.seats().get(0) + 1) + "-" + (pairing.seats().get(1) + 1));
                      return new Result(match.apply(pairing), List.of(), 1);
                    }),
            (_, _) -> true)
        .orElseThrow();
  }

  private static Outcome favourite(MatchSpec pairing) {
    return pairing.seats().get(0) < pairing.seats().get(1)
        ? Outcome.byPoints(1, 0)
        : Outcome.byPoints(0, 1);
  }

  private static List<Integer> places(Standings standings) {
    return standings.lines().stream().map(Standing::entrant).map(who -> who + 1).toList();
  }

  /**
   * 1 and 2 win, 3 and 4 fall. The losers' bracket: 3-4 while 1-2 is played above; 3 meets 2, who
   * has fallen from there; 2 is back in the grand final and loses.
   */
  @Test
  void whoLosesOnceGoesOnBelow() {
    Standings standings = play(4, ONE_MATCH, DoubleEliminationTest::favourite);
    assertThat(met).containsExactly("1-4", "2-3", "1-2", "3-4", "2-3", "1-2");
    assertThat(places(standings)).containsExactly(1, 2, 3, 4);
  }

  /**
   * Of eight: above 1-8, 4-5, 2-7, 3-6, then 1-4, 2-3, then 1-2. Below 5-8 and 6-7 meet; 5 and 6 go
   * on to those who have fallen from the second level, who come in from the other end: 5 to 3, 6 to
   * 4. 3 and 4 meet, and 3 meets 2.
   */
  @Test
  void thoseWhoFallComeInFromTheOtherEnd() {
    Standings standings = play(8, ONE_MATCH, DoubleEliminationTest::favourite);
    assertThat(met)
        .containsExactly(
            "1-8", "4-5", "2-7", "3-6", "1-4", "2-3", "5-8", "6-7", "1-2", "3-5", "4-6", "3-4",
            "2-3", "1-2");
    assertThat(places(standings)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(standings.lines())
        .extracting(Standing::rank)
        .containsExactly(1, 2, 3, 4, 5, 5, 7, 7);
  }

  /** The second seed loses to the first above and beats it twice in the grand final. */
  @Test
  void theGrandFinalIsPlayedOnceMoreWhenTheUnbeatenOneLosesIt() {
    int[] meetings = {0};
    Standings standings =
        play(
            2,
            ONE_MATCH,
            pairing -> {
              boolean firstSeedWins = meetings[0]++ == 0;
              return firstSeedWins == (pairing.seats().get(0) == 0)
                  ? Outcome.byPoints(1, 0)
                  : Outcome.byPoints(0, 1);
            });
    assertThat(met).hasSize(3);
    assertThat(places(standings)).containsExactly(2, 1);
    Bracket bracket = standings.stages().getFirst().bracket().orElseThrow();
    assertThat(bracket.losers().orElseThrow().finals()).hasSize(2);
  }

  /** A tally of all pairs for each round would take 20 GB. */
  @Test
  void tenThousandBotsPlayInLittleMemory() {
    Standings standings = play(10_000, ONE_MATCH, DoubleEliminationTest::favourite);
    // Everybody but the champion loses twice.
    assertThat(met).hasSize(2 * 9_999);
    assertThat(places(standings).subList(0, 4)).containsExactly(1, 2, 3, 4);
    assertThat(standings.lines()).hasSize(10_000);
    assertThat(standings.total().meetings(0, 1)).isEqualTo(2);
  }

  private static int lost(Bracket bracket, int entrant) {
    return (int)
        bracket
            .allSeries()
            .filter(series -> bracket.loser(series).filter(loser -> loser == entrant).isPresent())
            .count();
  }

  /** For every number of entrants and all kinds of results, byes and draws among them. */
  @Test
  void nobodyIsOutBeforeTwoLossesAndTheChampionHasAtMostOne() {
    for (int entrants = 2; entrants <= 21; entrants++) {
      for (int seed = 0; seed < 20; seed++) {
        Dice dice = new Dice(Dice.seed(entrants, seed));
        SeriesRules rules = new SeriesRules(1 + 2 * dice.nextInt(2), 3, 1);
        Standings standings =
            play(
                entrants,
                rules,
                _ ->
                    switch (dice.nextInt(5)) {
                      case 0 -> Outcome.byPoints(1, 1);
                      case 1, 2 -> Outcome.byPoints(1, 0);
                      default -> Outcome.byPoints(0, 1);
                    });
        Bracket bracket = standings.stages().getFirst().bracket().orElseThrow();
        assertThat(bracket.allSeries()).allMatch(Series::isOver);
        List<Integer> places = standings.lines().stream().map(Standing::entrant).toList();
        assertThat(places).hasSize(entrants).doesNotHaveDuplicates();
        assertThat(lost(bracket, places.getFirst())).isLessThanOrEqualTo(1);
        for (int entrant : places.subList(1, entrants)) {
          assertThat(lost(bracket, entrant)).as("%d of %d", entrant, entrants).isEqualTo(2);
        }
      }
    }
  }
}
