package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import dev.agon.tournament.Digest;
import dev.agon.tournament.Format;
import dev.agon.tournament.Round;
import dev.agon.tournament.SingleElimination;
import dev.agon.tournament.SingleElimination.Rules;
import dev.agon.tournament.Tournament;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is written of events with brackets. */
final class ReportsTest {
  private static final Outcome FIRST_SEAT = Outcome.byPoints(3, 0);
  private static final Outcome SECOND_SEAT = Outcome.byPoints(0, 3);

  private static EventReport report(
      List<String> names, Format format, Function<Pairing, Outcome> match) {
    return new EventReport(
        "The cup",
        "coinfight",
        format.name(),
        1,
        names.stream().map(name -> new EventReport.Name(name, "author of " + name)).toList(),
        new Tournament(names.size(), format, LocalThreads.waiting(1), new Digest("e"))
            .run(pairing -> new Result(match.apply(pairing), List.of(), 1), (_, _, _) -> true)
            .orElseThrow());
  }

  private static Outcome listedFirst(Pairing pairing) {
    return pairing.seats().get(0) < pairing.seats().get(1) ? FIRST_SEAT : SECOND_SEAT;
  }

  private static EventReport knockout(List<String> names) {
    List<Integer> seeds = IntStream.range(0, names.size()).boxed().toList();
    return report(
        names,
        new SingleElimination(seeds, Rules.USUAL, Round.Start.OF_EVENT),
        ReportsTest::listedFirst);
  }

  /** The places: 1-8, 4-5, 2-7, 3-6; there is no sixth, seventh and eighth. */
  @Test
  void aByeHasRoomBesideShortNames() {
    assertThat(Output.TABLE.write(knockout(List.of("A", "B", "C", "D", "E"))))
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
  void belowABracketStandTheFirstThree() {
    assertThat(Output.TABLE.write(knockout(List.of("A", "B", "C", "D"))))
        .contains(
            """
            third place: C beats D 2-0

            1. A
            2. B
            3. C

            6 matches, single-elimination, seed 1
            """);
  }
}
