package dev.agon.tournament.elimination;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.RoundCursor;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lost series eliminates a player. The best seeds meet as late as possible, and have the byes if
 * there are any. A series is won with more than half of its matches; the final and the series for
 * third place can have more matches. A match without a winner is played again with the next deal.
 */
public final class SingleElimination implements Format {
  public static final Setting<Boolean> THIRD_PLACE =
      Setting.yesOrNo("third-place", "whether the losers of the semi-finals play a series", true);

  public static final FormatSpec SPEC =
      new FormatSpec() {
        @Override
        public String id() {
          return "single-elimination";
        }

        @Override
        public String summary() {
          return "A lost series eliminates a bot.";
        }

        @Override
        public List<Setting<?>> options() {
          return List.of(
              SeriesRules.BEST_OF, SeriesRules.FINAL_BEST_OF, SeriesRules.REPLAYS, THIRD_PLACE);
        }

        @Override
        public Format create(Seeding seeding, Settings options) {
          return new SingleElimination(seeding, options);
        }

        @Override
        public int maxPlayers() {
          return StageOptions.MAX_ELIMINATION_PLAYERS;
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          return needsTwoPlayers(game);
        }
      };

  private final SeriesDraw draw;
  private final Round.Start start;
  private final boolean hasThirdPlace;
  private final RoundCursor cursor = new RoundCursor();

  /** The levels after the rounds that were seen. */
  private final List<List<Series>> levels = new ArrayList<>();

  public SingleElimination(Seeding seeding, Settings options) {
    this.draw = new SeriesDraw(seeding.seeds(), SeriesRules.of(options));
    this.start = seeding.start();
    this.hasThirdPlace = options.get(THIRD_PLACE);
  }

  @Override
  public List<FormatSpec> types() {
    return List.of(SPEC);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Group> groups =
        bracket(played).last().stream()
            .filter(series -> !series.isOver())
            .map(draw::match)
            .toList();
    Round.Start from = played.isEmpty() ? start : played.getLast().round().after();
    return groups.isEmpty() ? Optional.empty() : Optional.of(Round.from(from, groups));
  }

  /** The bracket after these rounds, with the next level if its players are known. */
  public Bracket bracket(List<PlayedRound> played) {
    if (levels.isEmpty() || !cursor.continues(played)) {
      levels.clear();
      levels.add(draw.firstLevel(draw.depth() == 1));
      complete();
    }
    for (PlayedRound round : cursor.unseen(played)) {
      List<Series> last = levels.removeLast();
      levels.add(last.stream().map(series -> series.after(round.tally())).toList());
      complete();
    }
    return new Bracket(draw.seeds(), levels);
  }

  /** Adds the next level while the last one is over, up to the final. */
  private void complete() {
    int depth = draw.depth();
    while (levels.size() < depth && levels.getLast().stream().allMatch(Series::isOver)) {
      levels.add(nextLevel(new Bracket(draw.seeds(), levels), levels.size() + 1 == depth));
    }
  }

  private List<Series> nextLevel(Bracket bracket, boolean isFinal) {
    List<Series> last = bracket.last();
    List<Series> next = new ArrayList<>();
    for (int i = 0; i < last.size(); i += 2) {
      Optional<Integer> lower = Optional.of(bracket.winner(last.get(i + 1)));
      next.add(draw.series(bracket.winner(last.get(i)), lower, isFinal));
    }
    if (isFinal && hasThirdPlace) {
      Optional<Integer> lower = bracket.loser(last.get(1));
      bracket
          .loser(last.get(0))
          .filter(_ -> lower.isPresent())
          .ifPresent(upper -> next.add(draw.series(upper, lower, true)));
    }
    return next;
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return Standing.shared(bracket(played).places(), total);
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return List.of(
        new StageResult(SPEC, standings(played, total), total, Optional.of(bracket(played))));
  }

  @Override
  public List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    return List.of(
        StageResult.byWins(SPEC, draw.seeds(), played, underWay)
            .with(bracket(played).during(underWay)));
  }
}
