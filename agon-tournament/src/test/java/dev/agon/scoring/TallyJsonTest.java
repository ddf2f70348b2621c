package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.scoring.Scoring.Method;
import dev.agon.text.JsonReader;
import dev.agon.tournament.Specs;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A tally that was written and read is the same in all that it tells and adds up. */
final class TallyJsonTest {
  private static final int ENTRANTS = 6;

  private static Tally played(Tally tally, int seats) {
    Random random = new Random(7);
    for (int number = 1; number <= 40; number++) {
      int first = number;
      int[] who = IntStream.range(0, seats).map(seat -> (first + seat) % ENTRANTS).toArray();
      double[] points = random.doubles(seats).map(point -> Math.rint(10 * point) / 10).toArray();
      Outcome outcome = Outcome.byPoints(points);
      tally.add(
          Specs.of(number, 1, who), new Result(outcome, List.of(), 1), random.nextInt(4) == 0);
    }
    return tally;
  }

  static Stream<Tally> tallies() {
    return Stream.of(
        new Tally(ENTRANTS),
        played(new Tally(ENTRANTS), 2),
        played(new Tally(ENTRANTS, Scoring.by(Method.PLACE)), 3),
        played(new Tally(ENTRANTS), 14),
        played(Tally.ofBoards(ENTRANTS, Scoring.by(Method.MATCHPOINTS), 4), 2));
  }

  @ParameterizedTest
  @MethodSource("tallies")
  void aTallyIsReadAsItWasWritten(Tally tally) {
    String text = TallyJson.json(tally).toString();
    Tally read = TallyJson.read(JsonReader.fields(text, "the tally"), ENTRANTS);
    assertThat(TallyJson.json(read)).hasToString(text);
    for (int who = 0; who < ENTRANTS; who++) {
      assertThat(read.score(who)).isEqualTo(tally.score(who));
      assertThat(read.shareOfMatchpoints(who)).isEqualTo(tally.shareOfMatchpoints(who));
    }
    Tally sum = played(new Tally(ENTRANTS), 3);
    sum.add(tally);
    Tally sumOfRead = played(new Tally(ENTRANTS), 3);
    sumOfRead.add(read);
    assertThat(TallyJson.json(sumOfRead)).hasToString(TallyJson.json(sum).toString());
  }
}
