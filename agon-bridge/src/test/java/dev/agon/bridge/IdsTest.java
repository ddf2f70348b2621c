package dev.agon.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.score.ImpMethod;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.Neuberg;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Ids reach files, flags and output, so they never change. */
final class IdsTest {
  private static <E> List<String> ids(E[] values, Function<E, String> id) {
    return Arrays.stream(values).map(id).toList();
  }

  @Test
  void idsInFilesStayTheSame() {
    assertThat(ids(Direction.values(), Direction::id)).containsExactly("N", "E", "S", "W");
    assertThat(ids(Partnership.values(), Partnership::id)).containsExactly("NS", "EW");
    assertThat(ids(Strain.values(), Strain::id)).containsExactly("C", "D", "H", "S", "NT");
    assertThat(ids(Doubling.values(), Doubling::id)).containsExactly("", "x", "xx");
    assertThat(ids(Vulnerability.values(), Vulnerability::id))
        .containsExactly("none", "ns", "ew", "both");
    assertThat(ids(Award.Average.values(), Award.Average::id)).containsExactly("A+", "A", "A-");
  }

  @Test
  void idsInFlagsStayTheSame() {
    assertThat(ids(RoundingPolicy.values(), RoundingPolicy::id))
        .containsExactly(
            "exact",
            "rounded-total",
            "simple",
            "board-1dp",
            "board-2dp",
            "sum-of-tops",
            "scaled-total",
            "capped-gain");
    assertThat(ids(Neuberg.values(), Neuberg::id)).containsExactly("ebu", "acbl");
    assertThat(ids(MatchpointScale.values(), MatchpointScale::id)).containsExactly("1", "2");
    assertThat(ids(ImpMethod.values(), ImpMethod::id)).containsExactly("cross", "total", "butler");
    assertThat(ids(RankingMeasure.values(), RankingMeasure::id))
        .containsExactly("percent", "matchpoints", "total", "imps");
    assertThat(ids(ReportPart.values(), ReportPart::id))
        .containsExactly("ranking", "travellers", "cards", "teams", "matches");
    assertThat(ids(EventKind.values(), EventKind::id))
        .containsExactly("pairs", "teams", "individual");
    assertThat(ids(BoardScoring.values(), BoardScoring::id))
        .containsExactly("matchpoints", "cross-imps", "butler", "imps", "point-a-board");
  }
}
