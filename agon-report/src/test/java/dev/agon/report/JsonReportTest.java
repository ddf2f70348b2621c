package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.run.VoidSummary;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.elimination.SingleElimination;
import dev.agon.tournament.stages.FormatType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The JSON of large events is written in pieces. */
final class JsonReportTest {
  private static EventResult knockout(int players) {
    List<String> names = IntStream.range(0, players).mapToObj(i -> "B\"" + i).toList();
    Settings options = FormatType.SINGLE_ELIMINATION.defaults();
    return new EventResult(
        "The cup",
        "coinfight",
        "single-elimination",
        Optional.of(EventSeed.of(1)),
        Optional.empty(),
        names.stream().map(name -> new EventResult.Name(name, "")).toList(),
        new Tournament(
                players,
                new SingleElimination(Seeding.asListed(names), options),
                new Seeds(1),
                new Digest("e"))
            .run(
                LocalThreads.waiting(1)
                    .playing(_ -> new Result(Outcome.byPoints(3, 0), List.of(), 1)),
                (_, _) -> true)
            .orElseThrow(),
        EventResult.Seen.NOTHING);
  }

  @Test
  void workersOfAClusterAndVoidMatchesAreListed() {
    EventResult report = knockout(2);
    EventResult.Seen seen =
        new EventResult.Seen(
            List.of(),
            List.of(),
            List.of(),
            List.of(new EventResult.WorkerSummary("10.0.0.1/0", 30, 2, 0.1254)),
            Optional.of(new VoidSummary(2, 5, "why")));
    EventResult onCluster =
        new EventResult(
            report.event(),
            report.game(),
            report.format(),
            report.seed(),
            report.commitment(),
            report.names(),
            report.standings(),
            seen);
    assertThat(ReportFormat.JSON.write(onCluster))
        .contains(
            "\"void\":{\"matches\":2,\"firstMatch\":5,\"reason\":\"why\"}",
            "\"workers\":[{\"name\":\"10.0.0.1/0\",\"matches\":30,\"faults\":2,"
                + "\"slowestSeconds\":0.1254}]");
    assertThat(ReportFormat.JSON.write(report)).doesNotContain("workers", "void");
  }

  @Test
  void eachRowOfTheCrossTableIsWrittenByItself() {
    EventResult report = knockout(64);
    List<String> pieces = new ArrayList<>();
    ReportFormat.JSON.write(report, pieces::add);
    assertThat(String.join("", pieces)).isEqualTo(ReportFormat.JSON.write(report));
    // 62 series of one match; the final and the one for third place are played in both seatings.
    assertThat(pieces.stream().filter(piece -> piece.matches(",?\\{\"first\":.*")))
        .hasSize(62 + 4)
        .allMatch(piece -> piece.length() < 100)
        .first()
        .isEqualTo(
            "{\"first\":\"B\\\"0\",\"second\":\"B\\\"1\",\"wins\":2,\"draws\":0,\"losses\":0,"
                + "\"lostByAll\":0}");
  }
}
