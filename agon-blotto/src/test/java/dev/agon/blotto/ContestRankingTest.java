package dev.agon.blotto;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.games.blotto.rules.Battlefields;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rankings of contests, and how they are written. */
final class ContestRankingTest {
  private static final String ENTRIES = "P1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n";

  private static ContestRanking rank(String text, String values, ContestMeasure by) {
    ContestEntries entries =
        EntriesFile.read(
            "entries.csv",
            text,
            new EntriesFile.Options(
                Optional.of(Battlefields.parse(values)),
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty()),
            _ -> {});
    return ContestRanking.of(entries, entries.contest().play(() -> {}), by);
  }

  private static String ranks(ContestRanking ranking) {
    StringBuilder ranks = new StringBuilder();
    ranking
        .lines()
        .forEach(line -> ranks.append(line.rank()).append(line.entry().id()).append(' '));
    return ranks.toString().strip();
  }

  @ParameterizedTest
  @CsvSource({"WIN, 1P1 2P2 3P3", "SCORE, 1P2 2P1 3P3", "MARGIN, 1P2 2P1 3P3"})
  void theMeasureDecidesTheOrder(ContestMeasure by, String ranks) {
    assertThat(ranks(rank(ENTRIES, "1..4", by))).isEqualTo(ranks);
  }

  @Test
  void equalEntriesShareARankAndAreOrderedByTheBytesOfTheirIds() {
    assertThat(ranks(rank("b,1,2\né,1,2\na,1,2\nB,1,2\nx,0,3\n", "2,1", ContestMeasure.WIN)))
        .isEqualTo("1B 1a 1b 1é 5x");
  }

  @Test
  void eachFormatWritesTheBestLines() {
    ContestRanking ranking = rank(ENTRIES, "1..4", ContestMeasure.WIN);
    assertThat(ContestOutput.TABLE.write(ranking, 2, ""))
        .isEqualTo(
            """
            rank  id  wins  draws  losses   win %  points  margin  plan
               1  P1     2      0       0  100.00   5.500   1.000  2 2 2 4
               2  P2     1      0       1   50.00   5.750   1.500  3 4 2 1

            3 entries, 10 units, battlefields worth 1..4, 3 wars
            """);
    assertThat(ContestOutput.CSV.write(ranking, 1, ""))
        .isEqualTo(
            """
            rank,id,wins,draws,losses,win_share,points,margin,plan
            1,P1,2,0,0,1.000000,5.500000,1.000000,2 2 2 4
            """);
    assertThat(ContestOutput.JSON.write(ranking, 1, ""))
        .isEqualTo(
            """
            {"values":"1..4","units":10,"entries":3,"by":"win","ranking":[{"rank":1,"id":"P1",\
            "wins":2,"draws":0,"losses":0,"winShare":1,"points":5.5,"margin":1,"plan":[2,2,2,4]}]}
            """);
    assertThat(ContestOutput.OLD.write(ranking, 9, ""))
        .isEqualTo("  1.000 P1\n  0.500 P2\n  0.000 P3\n");
    assertThat(ContestOutput.OLD.write(rank(ENTRIES, "1..4", ContestMeasure.SCORE), 1, ""))
        .isEqualTo("  5.750 P2\n");
  }

  @Test
  void thePlotHasACellForEachTwoEntries() {
    assertThat(new WinMap(rank(ENTRIES, "1..4", ContestMeasure.WIN)).svg())
        .startsWith("<svg ")
        .contains("P1 v P2: 100.0 %", "P3 v P1: 0.0 %", "P2 v P2: 50.0 %");
  }

  @Test
  void inALargeContestRanksShareACell() {
    StringBuilder text = new StringBuilder();
    for (int entry = 0; entry < 150; entry++) {
      text.append("e").append(entry).append(',').append(entry).append(',').append(149 - entry);
      text.append('\n');
    }
    assertThat(new WinMap(rank(text.toString(), "1,2", ContestMeasure.SCORE)).svg())
        .contains("ranks 2 to 3 v ranks 149 to 150: ");
  }

  @Test
  void idsInFlagsStayTheSame() {
    assertThat(Arrays.stream(RepeatedEntries.values()).map(RepeatedEntries::id))
        .containsExactly("last", "first", "all");
    assertThat(Arrays.stream(ContestMeasure.values()).map(ContestMeasure::id))
        .containsExactly("win", "score", "margin");
    assertThat(Arrays.stream(ContestOutput.values()).map(ContestOutput::id))
        .containsExactly("table", "csv", "json", "html", "old");
  }
}
