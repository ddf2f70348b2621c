package dev.agon.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreaker;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TieBreakTest {
  private final Tally tally = new Tally(4);
  private int matches;

  private void play(int first, int second, double mine, double theirs, int... faults) {
    matches++;
    tally.add(
        Specs.of(matches, 1, first, second),
        new Result(
            Outcome.byPoints(mine, theirs),
            IntStream.of(faults)
                .mapToObj(seat -> new Fault(seat, ForfeitReason.TIME, "", 1))
                .toList(),
            1));
  }

  private List<Standing> rank(String... names) {
    return rank(tally, List.of(names), TieBreaker.DEFAULT);
  }

  /** The entrants are seeded in reverse, so that their seeds are not their numbers. */
  private static List<Standing> rank(Tally tally, List<String> names, List<TieBreaker> measures) {
    List<Integer> seeds = IntStream.range(0, names.size()).boxed().toList().reversed();
    return new StandingsRanker(tally, names, seeds, measures).rank();
  }

  private static List<String> told(List<Standing> lines) {
    return lines.stream()
        .map(line -> line.rank() + " " + line.entrant() + " " + line.decidedBy())
        .map(String::strip)
        .toList();
  }

  @Test
  void mostPointsAreFirstAndNothingNeedsToDecide() {
    play(0, 1, 0, 3);
    play(2, 3, 1, 1);
    play(0, 3, 0, 3);
    assertThat(told(rank("a", "b", "c", "d"))).containsExactly("1 3", "2 1", "3 2", "4 0");
  }

  @Test
  void equalPointsAreDecidedHeadToHeadFirst() {
    play(1, 0, 3, 0);
    play(0, 2, 3, 0);
    play(3, 2, 1, 1);
    play(3, 2, 1, 1);
    // Three points: entrants 0 and 1; two: 2 and 3, who were level, and neither won.
    assertThat(told(rank("a", "b", "y", "x")))
        .containsExactly("1 1", "2 0 head to head", "3 3", "4 2 name");
  }

  @Test
  void thenByWinsThenByFewerFaultsThenByName() {
    play(0, 2, 3, 0);
    play(1, 2, 1, 1);
    play(1, 2, 1, 1);
    play(1, 3, 1, 1);
    // Entrants 0 and 1 have three points each and never met; 0 has a win.
    assertThat(told(rank("a", "b", "c", "d")).subList(0, 2)).containsExactly("1 0", "2 1 wins");

    Tally faulty = new Tally(3);
    faulty.add(
        Specs.of(1, 1, 0, 2),
        new Result(Outcome.byPoints(3, 0), List.of(new Fault(0, ForfeitReason.TIME, "", 1)), 1));
    faulty.add(Specs.of(2, 1, 1, 2), new Result(Outcome.byPoints(3, 0), List.of(), 1));
    assertThat(told(rank(faulty, List.of("a", "b", "c"), TieBreaker.DEFAULT)))
        .containsExactly("1 1", "2 0 fewer faults", "3 2");
  }

  @Test
  void theOrderOfTieBreaksIsTheOrganisers() {
    play(0, 2, 3, 0);
    play(1, 3, 3, 0);
    play(3, 0, 3, 0);
    play(2, 1, 3, 0);
    play(3, 2, 1, 0);
    // Points: 0 has 3, 1 has 3, 2 has 3, 3 has 4. Beaten: 0 beat 2, 1 beat 3, 2 beat 1; so by
    // Sonneborn-Berger 0 has 3, 1 has 4, 2 has 3. Met: 0 met 2 and 3 (7), 1 met 3 and 2 (7), 2 met
    // 0, 1 and 3 (10).
    List<String> names = List.of("a", "b", "c", "d");
    assertThat(told(rank(tally, names, List.of(TieBreaker.SONNEBORN_BERGER, TieBreaker.SEED))))
        .containsExactly("1 3", "2 1", "3 2 Sonneborn-Berger", "4 0 seed");
    assertThat(told(rank(tally, names, List.of(TieBreaker.BUCHHOLZ, TieBreaker.NAME))))
        .containsExactly("1 3", "2 2", "3 0 Buchholz", "4 1 name");
    // Among the three, 0 beat 2 and 2 beat 1: one win for 0, one for 2, none for 1.
    assertThat(told(rank(tally, names, List.of(TieBreaker.HEAD_TO_HEAD, TieBreaker.SEED))))
        .containsExactly("1 3", "2 2", "3 0 seed", "4 1 head to head");
  }

  @Test
  void whomNothingSetsApartShareARank() {
    play(0, 1, 1, 1);
    play(2, 3, 0, 0);
    assertThat(told(rank(tally, List.of("a", "b", "c", "d"), List.of(TieBreaker.WINS))))
        .containsExactly("1 1", "1 0", "3 3", "3 2");
  }

  @Test
  void theUncertaintyOfAMeanIsThatOfItsSpread() {
    play(0, 1, 3, 0);
    play(0, 1, 0, 3);
    play(0, 1, 3, 0);
    play(0, 1, 0, 3);
    // Points 3, 0, 3, 0: mean 1.5, variance 3, standard error sqrt(3/4).
    assertThat(tally.score(0).mean()).isEqualTo(1.5);
    assertThat(tally.score(0).uncertainty()).isCloseTo(1.96 * Math.sqrt(0.75), within(1e-12));
    assertThat(new Tally(1).score(0).uncertainty()).isZero();
  }

  @Test
  void whatEverybodyLostIsNeitherADrawNorALoss() {
    tally.add(
        Specs.of(1, 1, 0, 1),
        new Result(Outcome.of(new int[] {2, 2}, new double[] {-1, -1}), List.of(), 1));
    assertThat(tally.score(0).lostByAll()).isEqualTo(1);
    assertThat(tally.score(0).losses()).isZero();
    assertThat(tally.score(0).draws()).isZero();
    assertThat(tally.score(0).points()).isEqualByComparingTo("-1");
  }
}
