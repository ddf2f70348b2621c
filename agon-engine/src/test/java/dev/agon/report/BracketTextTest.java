package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.match.Result;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.tournament.FormatType;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.Standings;
import dev.agon.tournament.elimination.DoubleElimination;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BracketTextTest {
  /** The better seed always wins. */
  private static String draw(String... names) {
    List<String> all = List.of(names);
    DoubleElimination format =
        new DoubleElimination(Seeding.asListed(all), FormatType.DOUBLE_ELIMINATION.defaults());
    Standings standings =
        new Tournament(all.size(), format, Specs.SEEDS, new Digest("e"))
            .run(
                LocalThreads.waiting(1)
                    .playing(
                        pairing -> {
                          boolean first = pairing.seats().get(0) < pairing.seats().get(1);
                          Outcome outcome = first ? Outcome.byPoints(1, 0) : Outcome.byPoints(0, 1);
                          return new Result(outcome, List.of(), 1);
                        }),
                (_, _) -> true)
            .orElseThrow();
    List<EventResult.Name> entrants =
        all.stream().map(name -> new EventResult.Name(name, "")).toList();
    return ReportFormat.TABLE.write(
        new EventResult(
            "e",
            "g",
            "f",
            Optional.of(EventSeed.of(1)),
            Optional.empty(),
            entrants,
            standings,
            EventResult.Seen.NOTHING));
  }

  @Test
  void theLosersBracketHasNewcomersWhereTheyComeIn() {
    assertThat(draw("a", "b", "c", "d"))
        .contains(
            """
            1 a ─┐
                 ├─ a   ─┐
            4 d ─┘       │
                         ├─ a
            2 b ─┐       │
                 ├─ b   ─┘
            3 c ─┘

            losers' bracket

            4 d ─┐
                 ├─ c   ─┐
            3 c ─┘       ├─ b
                         │
                    2 b ─┘
            grand final: a beats b 2-0
            """);
  }

  /** 3 falls from the first level and has nobody to meet; then it meets 2, who falls from above. */
  @Test
  void whoHasNobodyToMeetGoesOn() {
    assertThat(draw("a", "b", "c"))
        .contains(
            """
            losers' bracket

            3 c     ─── c       ─┐
                                 ├─ b
                        2 b     ─┘
            grand final: a beats b 2-0
            """);
  }

  @Test
  void ofTwoTheLoserIsInTheGrandFinal() {
    assertThat(draw("a", "b"))
        .contains("1 a ─┐\n     ├─ a\n2 b ─┘\ngrand final: a beats b 2-0\n")
        .doesNotContain("losers' bracket");
  }
}
