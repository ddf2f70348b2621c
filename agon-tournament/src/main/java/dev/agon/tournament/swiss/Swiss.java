package dev.agon.tournament.swiss;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.OneStage;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.RoundCursor;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Swiss: in every round players with equal scores meet, and no two meet twice if that can be
 * avoided. With an odd number of players the lowest one that has not had a bye has one, which
 * counts as a win. A latecomer is paired from the next round on, without points.
 */
public final class Swiss extends OneStage {
  public static final Setting<Optional<Integer>> ROUNDS =
      Setting.optional(
          "rounds",
          "number of rounds; auto: enough for one unbeaten player, and two more",
          "auto",
          SettingType.whole(1, StageOptions.MAX_PLAYERS));

  public static final FormatSpec SPEC =
      new FormatSpec(
          "swiss",
          "In each round bots with equal scores meet; no two meet twice if it can be" + " avoided.",
          List.of(
              ROUNDS,
              StageOptions.GAMES.withDefault(1),
              StageOptions.BOARDS,
              StageOptions.SCORING.withDefault(Scoring.WINS),
              StageOptions.TIE_BREAKS)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new Swiss(seeding, options);
        }

        @Override
        public Optional<String> refusesLatecomers(Settings options) {
          return Optional.empty();
        }

        @Override
        public boolean sharesBoards() {
          return true;
        }

        @Override
        public Optional<Settings.Problem> conflict(Settings options) {
          return options.get(StageOptions.SCORING).method() == Scoring.Method.SCORE
              ? Optional.of(
                  new Settings.Problem(
                      StageOptions.SCORING.key(),
                      false,
                      "of a Swiss must say what a win is worth, which score does not"))
              : Optional.empty();
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          int max = maxRounds(players.size());
          return options.get(ROUNDS).orElse(1) <= max
              ? super.problems(game, players, options)
              : OptionProblem.alone(
                  "a Swiss of %d bots has at most %d rounds, in which all can meet all"
                      .formatted(players.size(), max));
        }
      };

  private RoundCursor cursor = new RoundCursor();
  private SwissPairing pairing;

  public Swiss(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
    this.pairing = new SwissPairing(seeding.punctual(), hasFloats());
  }

  /** With matchpoints hardly any two have equal points, so floats say nothing. */
  private boolean hasFloats() {
    return !options.get(StageOptions.SCORING).comparesBoards();
  }

  /** After so many rounds all have met all others, and have had a bye if there are byes. */
  static int maxRounds(int players) {
    return players % 2 == 0 ? players - 1 : players;
  }

  /** The rounds that leave one unbeaten player, and two more to rank the others. */
  public static int defaultRounds(int players) {
    int halvings = Integer.SIZE - Integer.numberOfLeadingZeros(players - 1);
    return Math.min(halvings + 2, maxRounds(players));
  }

  public int rounds() {
    return options.get(ROUNDS).orElseGet(() -> defaultRounds(seeding.punctual().size()));
  }

  @Override
  public boolean isOver(List<PlayedRound> played) {
    return played.size() >= rounds();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (isOver(played)) {
      return Optional.empty();
    }
    List<Integer> present = seeding.presentAt(after(played).match());
    if (!cursor.continues(played) || present.size() != pairing.players()) {
      pairing = new SwissPairing(present, hasFloats());
      cursor = new RoundCursor();
    }
    cursor.unseen(played).forEach(pairing::add);
    List<Group> groups = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    Seatings seatings = StageOptions.hasBoards(options) ? Seatings.ORDERED_PAIRS : Seatings.TURNED;
    int games = StageOptions.games(options);
    for (List<Integer> members : pairing.pairs()) {
      if (members.size() == 1) {
        byes.addAll(members);
      } else {
        groups.add(new Group(members, seatings, games));
      }
    }
    return Optional.of(Round.from(after(played), groups, Round.Terms.of(options), byes));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return ranker(total).rank();
  }
}
