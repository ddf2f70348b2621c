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
public final class Table implements Format {
  private static final int DEFAULT_GAMES = 100;

  public static final Setting<Optional<Integer>> SEATS =
      Setting.optional(
          "seats",
          "seats at the table; bots take several if there are more",
          "bots",
          SettingType.whole(2, StageOptions.MAX_SEATS));

  public static final FormatSpec SPEC =
      new FormatSpec() {
        @Override
        public String id() {
          return "table";
        }

        @Override
        public String summary() {
          return "All sit at one table, a seat further in each game.";
        }

        @Override
        public List<Setting<?>> options() {
          return List.of(
              SEATS,
              StageOptions.GAMES.withDefault(DEFAULT_GAMES),
              StageOptions.SCORING,
              StageOptions.TIE_BREAKS);
        }

        @Override
        public Format create(Seeding seeding, Settings options) {
          return new Table(seeding, options);
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          int seats = options.get(SEATS).orElse(players.size());
          if (seats < players.size()) {
            return List.of(
                new OptionProblem(
                    "%d seats are too few for %d bots at one table"
                        .formatted(seats, players.size())));
          }
          return game.seats(seats)
              ? List.of()
              : List.of(
                  new OptionProblem(
                      "%s is for %s, not for a table of %d"
                          .formatted(game.name(), game.players(), seats)));
        }
      };

  private final Seeding seeding;
  private final Settings options;

  public Table(Seeding seeding, Settings options) {
    this.seeding = seeding;
    this.options = options;
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
  public List<FormatSpec> types() {
    return List.of(SPEC);
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
    return StageOptions.ranker(seeding, total, options).rankPerGame();
  }
}
