package dev.agon.tournament.elimination;

import dev.agon.game.Settings;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.OneStage;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.RoundCursor;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An elimination with a bracket, to which levels are added when their players are known. */
public abstract class Elimination extends OneStage {
  final SeriesDraw draw;
  private final RoundCursor cursor = new RoundCursor();

  /** The bracket after the rounds that were seen; empty before the first question. */
  private Optional<Bracket> bracket = Optional.empty();

  Elimination(FormatSpec spec, Seeding seeding, Settings options) {
    super(spec, seeding, options);
    this.draw = new SeriesDraw(seeding.seeds(), SeriesRules.of(options));
  }

  /** The bracket with its first level only. */
  abstract Bracket first();

  /** The bracket with one more level, if the players of one are known. */
  abstract Optional<Bracket> grown(Bracket bracket);

  /** The bracket after these rounds, with all levels whose players are known. */
  public final Bracket bracket(List<PlayedRound> played) {
    boolean continues = cursor.continues(played);
    Bracket drawn = bracket.filter(_ -> continues).orElseGet(() -> complete(first()));
    for (PlayedRound round : cursor.unseen(played)) {
      drawn = complete(drawn.after(round.tally()));
    }
    bracket = Optional.of(drawn);
    return drawn;
  }

  private Bracket complete(Bracket drawn) {
    Bracket complete = drawn;
    for (Optional<Bracket> next = grown(complete); next.isPresent(); next = grown(complete)) {
      complete = next.get();
    }
    return complete;
  }

  /** Whether the next level of the winners can be drawn. */
  final boolean hasNextLevel(Bracket bracket) {
    return bracket.levels().size() < draw.depth()
        && bracket.last().stream().allMatch(Series::isOver);
  }

  /** The series between the winners of the last level. */
  final List<Series> nextLevel(Bracket bracket, boolean isFinal) {
    List<Series> last = bracket.last();
    List<Series> next = new ArrayList<>();
    for (int i = 0; i < last.size(); i += 2) {
      Optional<Integer> lower = Optional.of(bracket.winner(last.get(i + 1)));
      next.add(draw.series(bracket.winner(last.get(i)), lower, isFinal));
    }
    return next;
  }

  @Override
  public final Optional<Round> next(List<PlayedRound> played) {
    List<Group> groups =
        bracket(played).allSeries().filter(series -> !series.isOver()).map(draw::match).toList();
    return groups.isEmpty() ? Optional.empty() : Optional.of(Round.from(after(played), groups));
  }

  @Override
  public final List<Standing> standings(List<PlayedRound> played, Tally total) {
    return Standing.shared(bracket(played).places(), total);
  }

  @Override
  public final List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return List.of(super.stages(played, total).getFirst().with(bracket(played)));
  }

  @Override
  public final List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    return List.of(
        StageResult.byWins(types().getFirst(), seeding.seeds(), played, underWay)
            .with(bracket(played).during(underWay)));
  }
}
