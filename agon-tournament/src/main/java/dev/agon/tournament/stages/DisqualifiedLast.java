package dev.agon.tournament.stages;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A stage in which disqualified players are last. Whoever is disqualified after its last match
 * keeps the place there, because later pairings depend on it.
 *
 * @param from the disqualified players with the numbers of the first matches that they do not play
 */
public record DisqualifiedLast(Format stage, Map<Integer, Long> from) implements Format {
  @Override
  public List<FormatSpec> types() {
    return stage.types();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    return stage.next(played);
  }

  @Override
  public boolean isOver(List<PlayedRound> played) {
    return stage.isOver(played);
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return last(stage.standings(played, total), disqualified(played));
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return ranked(stage.stages(played, total), disqualified(played));
  }

  @Override
  public List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    return ranked(stage.stagesSoFar(played, underWay), from.keySet());
  }

  private List<Integer> disqualified(List<PlayedRound> played) {
    long next = played.isEmpty() ? 1 : played.getLast().round().after().match();
    return from.entrySet().stream()
        .filter(player -> player.getValue() <= next)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static List<StageResult> ranked(List<StageResult> stages, Collection<Integer> last) {
    return stages.stream().map(result -> result.with(last(result.lines(), last))).toList();
  }

  /** The same standings, in which these players share the last rank. */
  public static List<Standing> last(List<Standing> lines, Collection<Integer> disqualified) {
    List<Standing> ranked = new ArrayList<>();
    List<Standing> others =
        lines.stream().filter(line -> !disqualified.contains(line.entrant())).toList();
    int before = 0;
    for (Standing line : others) {
      boolean isShared = line.rank() == before;
      int rank = isShared ? ranked.getLast().rank() : ranked.size() + 1;
      ranked.add(new Standing(rank, line.entrant(), line.score(), line.tieBreaker()));
      before = line.rank();
    }
    lines.stream()
        .filter(line -> disqualified.contains(line.entrant()))
        .forEach(line -> ranked.add(new Standing(others.size() + 1, line.entrant(), line.score())));
    return ranked;
  }
}
