package dev.agon.tournament.fixed;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
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
import java.util.List;
import java.util.Optional;

/**
 * All players at one table, many times; most points per game are best. If there are more seats than
 * players, each takes several seats.
 */
public final class Table extends OneStage {
  private static final int DEFAULT_GAMES = 100;

  public static final Setting<Optional<Integer>> SEATS =
      Setting.optional(
          "seats",
          "seats at the table; bots take several if there are more",
          "bots",
          SettingType.whole(2, StageOptions.MAX_SEATS));

  public static final FormatSpec SPEC =
      new FormatSpec(
          "table",
          "All sit at one table, a seat further in each game.",
          List.of(
              SEATS,
              StageOptions.GAMES.withDefault(DEFAULT_GAMES),
              StageOptions.SCORING,
              StageOptions.TIE_BREAKS)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new Table(seeding, options);
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          int seats = options.get(SEATS).orElse(players.size());
          if (seats < players.size()) {
            return OptionProblem.alone(
                "%d seats are too few for %d bots at one table".formatted(seats, players.size()));
          }
          return game.seats(seats)
              ? List.of()
              : OptionProblem.alone(
                  "%s is for %s, not for a table of %d"
                      .formatted(game.name(), game.players(), seats));
        }
      };

  public Table(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
  }

  /** A table with the players seeded as listed. */
  public Table(List<String> names, int seats, int games) {
    this(
        Seeding.asListed(names),
        Settings.defaults(SPEC.options())
            .with(SEATS, Optional.of(seats))
            .with(StageOptions.GAMES, games));
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Integer> seeds = seeding.seeds();
    int seats = options.get(SEATS).orElse(seeds.size());
    Group table = new Group(seeds, seats, Seatings.TURNED, StageOptions.games(options));
    return played.isEmpty()
        ? Optional.of(Round.from(seeding.start(), List.of(table), Round.Terms.of(options)))
        : Optional.empty();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return ranker(total).rankPerGame();
  }
}
