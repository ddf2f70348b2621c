package dev.agon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MatchCurveTest {
  private static List<List<String>> scores(String... points) {
    return List.of(points).stream().map(point -> List.of(point.split(", "))).toList();
  }

  @Test
  void theLeadOfTwoIsTheDifferenceOfTheirScores() {
    MatchCurve curve =
        MatchCurve.ofScores(
                scores("0 points, 0 points", "2 points, 4 points", "8 points, 4 points"))
            .orElseThrow();
    assertThat(curve.lead()).containsExactly(0.0, -0.25, 0.5);
    assertThat(curve.svg())
        .contains(
            "<path d=\"M0 48H0V48H533.3V24H800V48Z\" class=\"p-seat-0 p-fill\"/>",
            "<path d=\"M0 48H0V48H266.7V60H533.3V48H800V48Z\" class=\"p-seat-1 p-fill\"/>");
  }

  @Test
  void thoseWhoHaveMostAtTheEndHaveLines() {
    List<String> start = Collections.nCopies(8, "10");
    List<String> end = List.of("8", "9", "10", "11", "12", "13", "14", "1,000");
    MatchCurve curve = MatchCurve.ofScores(List.of(start, end)).orElseThrow();
    assertThat(curve.lead()).isEmpty();
    assertThat(curve.svg().split("<path", -1)).hasSize(1 + 6);
    assertThat(curve.svg()).contains("M0 94.8H0V94.8H400V1H800\" class=\"p-seat-1 p-outline\"");
  }

  @Test
  void scoresThatAreNoNumbersOrNeverChangeHaveNoCurve() {
    assertThat(MatchCurve.ofScores(scores("ahead, behind", "ahead, behind"))).isEmpty();
    assertThat(MatchCurve.ofScores(scores("1 point, 1 point", "1 point, 1 point"))).isEmpty();
    assertThat(MatchCurve.ofScores(scores("1, 2", "3"))).isEmpty();
    assertThat(MatchCurve.ofScores(List.of(List.of(), List.of()))).isEmpty();
  }

  @Test
  void aLongMatchHasAsManyPointsAsAScreenShows() {
    double[] lead = IntStream.range(0, 100_001).mapToDouble(i -> i % 2 == 0 ? 0.5 : -0.5).toArray();
    MatchCurve curve = MatchCurve.ofChances(lead);
    assertThat(curve.lead()).hasSize(400).startsWith(0.5).endsWith(0.5);
    assertThat(curve.svg()).hasSizeLessThan(12_000);
    assertThat(curve.smallFile()).contains("viewBox=\"0 0 80 20\"", "prefers-color-scheme: dark");
  }
}
