package dev.agon.tournament.elimination;

import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import java.util.List;
import java.util.Optional;

/**
 * A lost series eliminates a player. The best seeds meet as late as possible, and have the byes if
 * there are any. A series is won with more than half of its matches; the final and the series for
 * third place can have more matches. A match without a winner is played again with the next deal.
 */
public final class SingleElimination extends Elimination {
  public static final Setting<Boolean> THIRD_PLACE =
      Setting.yesOrNo("third-place", "whether the losers of the semi-finals play a series", true);

  public static final FormatSpec SPEC =
      new FormatSpec(
          "single-elimination",
          "A lost series eliminates a bot.",
          List.of(
              SeriesRules.BEST_OF, SeriesRules.FINAL_BEST_OF, SeriesRules.REPLAYS, THIRD_PLACE)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new SingleElimination(seeding, options);
        }

        @Override
        public int maxPlayers() {
          return StageOptions.MAX_ELIMINATION_PLAYERS;
        }
      };

  public SingleElimination(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
  }

  @Override
  Bracket first() {
    return new Bracket(draw.seeds(), List.of(draw.firstLevel(draw.depth() == 1)));
  }

  @Override
  Optional<Bracket> grown(Bracket bracket) {
    if (!hasNextLevel(bracket)) {
      return Optional.empty();
    }
    boolean isFinal = bracket.levels().size() + 1 == draw.depth();
    List<Series> next = nextLevel(bracket, isFinal);
    if (isFinal && options.get(THIRD_PLACE)) {
      Optional<Integer> lower = bracket.loser(bracket.last().get(1));
      bracket
          .loser(bracket.last().get(0))
          .filter(_ -> lower.isPresent())
          .ifPresent(upper -> next.add(draw.series(upper, lower, true)));
    }
    return Optional.of(bracket.with(next));
  }
}
