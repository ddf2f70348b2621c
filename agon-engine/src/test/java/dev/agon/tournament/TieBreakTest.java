package dev.agon.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.Outcome;
import dev.agon.game.Reason;
import dev.agon.match.Fault;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreak;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TieBreakTest {
  private final Tally tally = new Tally(4);
  private int matches;

  private void play(int first, int second, double mine, double theirs, int... faults) {
    matches++;
    tally.add(
        Pairing.of(matches, 1, first, second),
        new Result(
            Outcome.byPoints(mine, theirs),
            IntStream.of(faults).mapToObj(seat -> new Fault(seat, Reason.TIME, "", 1)).toList(),
            1));
  }

  private List<Standing> rank(String... names) {
    return new TieBreak(tally, List.of(names)).rank(IntStream.range(0, 4).boxed().toList());
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
        Pairing.of(1, 1, 0, 2),
        new Result(Outcome.byPoints(3, 0), List.of(new Fault(0, Reason.TIME, "", 1)), 1));
    faulty.add(Pairing.of(2, 1, 1, 2), new Result(Outcome.byPoints(3, 0), List.of(), 1));
    assertThat(told(new TieBreak(faulty, List.of("a", "b", "c")).rank(List.of(0, 1, 2))))
        .containsExactly("1 1", "2 0 fewer faults", "3 2");
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
        Pairing.of(1, 1, 0, 1),
        new Result(Outcome.of(new int[] {2, 2}, new double[] {-1, -1}), List.of(), 1));
    assertThat(tally.score(0).lostByAll()).isEqualTo(1);
    assertThat(tally.score(0).losses()).isZero();
    assertThat(tally.score(0).draws()).isZero();
    assertThat(tally.score(0).points()).isEqualTo(-1);
  }
}
