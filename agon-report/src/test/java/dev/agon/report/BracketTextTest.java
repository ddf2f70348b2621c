package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.tournament.stages.FormatType;
import org.junit.jupiter.api.Test;

final class BracketTextTest {
  private static String draw(String... names) {
    return ReportFormat.TABLE.write(SmallCup.played(FormatType.DOUBLE_ELIMINATION, names));
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
