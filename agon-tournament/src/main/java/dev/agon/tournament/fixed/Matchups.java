package dev.agon.tournament.fixed;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Nearest;
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
 * The matches that the organiser lists, and no others. In the first game of a match all sit as
 * listed, and in each further game each player sits one seat further.
 */
public final class Matchups extends OneStage {
  public static final Setting<List<Matchup>> MATCHUPS =
      new Setting<>("matchups", "who meets whom, a match a line", List.of(), new MatchupsType());

  public static final FormatSpec SPEC =
      new FormatSpec(
          "matchups",
          "Only the listed matches are played.",
          List.of(
              MATCHUPS,
              StageOptions.GAMES.withDefault(1),
              StageOptions.SCORING,
              StageOptions.TIE_BREAKS)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new Matchups(seeding, options);
        }

        @Override
        public Optional<Settings.Problem> conflict(Settings options) {
          return options.get(MATCHUPS).isEmpty()
              ? Optional.of(
                  new Settings.Problem(
                      MATCHUPS.key(), false, "must say who meets whom: a list, or a file"))
              : Optional.empty();
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          List<OptionProblem> problems = new ArrayList<>();
          for (Matchup matchup : options.get(MATCHUPS)) {
            problem(matchup, game, players)
                .ifPresent(
                    words ->
                        problems.add(new OptionProblem(MATCHUPS.key(), matchup.line(), words)));
          }
          return problems;
        }
      };

  public Matchups(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
  }

  private static Optional<String> problem(Matchup matchup, GameSpec game, List<String> players) {
    List<String> seats = matchup.names();
    for (String name : seats) {
      if (!players.contains(name)) {
        return Optional.of(Nearest.unknown("bot", name, players));
      }
      if (seats.indexOf(name) != seats.lastIndexOf(name)) {
        return Optional.of(name + " sits twice; Name*2 makes two bots");
      }
    }
    return game.seats(seats.size())
        ? Optional.empty()
        : Optional.of(
            "%s is for %s, not for %d".formatted(game.name(), game.players(), seats.size()));
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (!played.isEmpty()) {
      return Optional.empty();
    }
    List<Group> groups = new ArrayList<>();
    for (Matchup matchup : options.get(MATCHUPS)) {
      List<Integer> seats = matchup.names().stream().map(seeding.names()::indexOf).toList();
      groups.add(new Group(seats, Seatings.TURNED, StageOptions.games(options)));
    }
    return Optional.of(Round.from(seeding.start(), groups, Round.Terms.of(options)));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return ranker(total).rank();
  }
}
