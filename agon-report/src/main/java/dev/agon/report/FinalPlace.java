package dev.agon.report;

import dev.agon.run.EventResult;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.text.Numbers;
import dev.agon.tournament.StageResult;
import dev.agon.tournament.stages.FormatType;
import java.util.ArrayList;
import java.util.List;

/**
 * The final place of a bot after several stages, and what decided it: the last stage that the bot
 * played. Points of different stages have different scales, so they are never added.
 *
 * @param total what can be added over stages: games, wins, draws, losses and faults
 * @param number the number of the stage that decided, counted from 1
 * @param inStage the bot's line in its standings
 */
public record FinalPlace(
    int rank, int entrant, Score total, int number, StageResult stage, Standing inStage) {

  /** All final places, best first. */
  public static List<FinalPlace> of(EventResult report) {
    List<StageResult> stages = report.standings().stages();
    FinalPlace[] places = new FinalPlace[report.names().size()];
    for (int i = 0; i < stages.size(); i++) {
      for (Standing line : stages.get(i).lines()) {
        Score total = report.standings().total().score(line.entrant());
        places[line.entrant()] =
            new FinalPlace(0, line.entrant(), total, i + 1, stages.get(i), line);
      }
    }
    List<FinalPlace> inOrder = new ArrayList<>();
    for (Standing line : report.standings().lines()) {
      inOrder.add(places[line.entrant()].ranked(line.rank()));
    }
    return inOrder;
  }

  private FinalPlace ranked(int finalRank) {
    return new FinalPlace(finalRank, entrant, total, number, stage, inStage);
  }

  /** As in {@code stage 1 (swiss): place 5, 3.5 points, head to head}. */
  public String decidedBy() {
    return "stage " + number + " (" + stage.format().id() + "): " + inTheStage();
  }

  /** The same without the format, for a narrow column whose stages are described nearby. */
  public String decidedByStage() {
    return "stage " + number + ": " + inTheStage();
  }

  private String inTheStage() {
    String figure =
        switch (FormatType.of(stage.format())) {
          case ROUND_ROBIN, MATCHUPS, SWISS ->
              ", " + Numbers.points(inStage.score().points()) + " points";
          case GAUNTLET, TABLE -> ", " + Numbers.fixed(inStage.score().mean(), 3) + " per game";
          case SINGLE_ELIMINATION, DOUBLE_ELIMINATION, GROUPS -> "";
        };
    String tieBreak = inStage.decidedBy().isEmpty() ? "" : ", " + inStage.decidedBy();
    return "place " + inStage.rank() + figure + tieBreak;
  }
}
