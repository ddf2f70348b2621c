package dev.agon.tournament.fixed;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.OneStage;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The first players against all others, who do not meet each other. Challengers play more games, so
 * points per game decide. A latecomer meets the first players in a round of its own at the end.
 */
public final class Gauntlet extends OneStage {
  public static final Setting<Integer> CHALLENGERS =
      Setting.whole(
          "challengers",
          "how many of the first bots meet all others",
          1,
          1,
          StageOptions.MAX_PLAYERS);

  public static final FormatSpec SPEC =
      new FormatSpec(
          "gauntlet",
          "The first bots meet all others, who do not meet each other.",
          List.of(
              CHALLENGERS,
              StageOptions.GAMES,
              StageOptions.BOARDS,
              StageOptions.SCORING,
              StageOptions.TIE_BREAKS)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new Gauntlet(seeding, options);
        }

        @Override
        public Optional<String> refusesLatecomers(Settings options) {
          return Optional.empty();
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          int challengers = options.get(CHALLENGERS);
          return challengers < players.size()
              ? super.problems(game, players, options)
              : OptionProblem.alone(
                  "%d challengers need more than %d bots, there are %d"
                      .formatted(challengers, challengers, players.size()));
        }
      };

  public Gauntlet(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (isOverAfter(1, played)) {
      return Optional.empty();
    }
    List<Integer> seeds = seeding.punctual();
    int challengers = options.get(CHALLENGERS);
    if (!played.isEmpty()) {
      int latecomer = seeding.seeds().get(seeds.size() + played.size() - 1);
      return Optional.of(roundOf(latecomer, seeds.subList(0, challengers), played));
    }
    int games = StageOptions.games(options);
    List<Group> groups = new ArrayList<>();
    for (int challenger : seeds.subList(0, challengers)) {
      for (int other : seeds.subList(challengers, seeds.size())) {
        groups.add(new Group(List.of(challenger, other), Seatings.ORDERED_PAIRS, games));
      }
    }
    return Optional.of(Round.from(seeding.start(), groups, Round.Terms.of(options)));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return ranker(total).rankPerGame();
  }
}
