package dev.agon.tournament.fixed;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.rating.EarlyStop;
import dev.agon.rating.EarlyStopType;
import dev.agon.scoring.MeetingBalance;
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
import dev.agon.tournament.StageResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * All play all, and each sits first against each other; most points are best. With more than two
 * seats every lineup of so many players meets, and each player sits in each of its seats. With an
 * early stop it is played in equal parts, and is over after the part that decides the top places. A
 * latecomer plays all who were there before in a round of its own at the end.
 */
public final class RoundRobin extends OneStage {
  private static final int PAIR = 2;
  private static final int BILLION = 1_000_000_000;

  public static final Setting<Integer> SEATS =
      Setting.whole("seats", "players in a match", PAIR, PAIR, StageOptions.MAX_SEATS);

  public static final Setting<Integer> MAX_MATCHES =
      Setting.whole(
          "max-matches",
          "maximum number of matches with more than two seats; beyond it a balanced sample",
          100_000,
          1,
          BILLION);

  public static final Setting<Optional<EarlyStop>> STOP =
      Setting.optional(
          "stop", "ends the stage when its top places are decided", "never", new EarlyStopType());

  /** In which order matches are played. */
  public enum PlayOrder {
    /** After each round of the circle all have played equally often, but for one that waits. */
    CIRCLE("circle", Seatings.CIRCLE),

    /** The first of the list plays all others, then the second, and so on. */
    LISTING("listing", Seatings.ORDERED_PAIRS);

    private final String id;
    private final Seatings pairs;

    PlayOrder(String id, Seatings pairs) {
      this.id = id;
      this.pairs = pairs;
    }

    public String id() {
      return id;
    }
  }

  public static final Setting<PlayOrder> ORDER =
      new Setting<>(
          "order",
          "all play equally often at any time, or the first of the list plays all others first",
          PlayOrder.CIRCLE,
          SettingType.oneOf(List.of(PlayOrder.values()), PlayOrder::id));

  public static final FormatSpec SPEC =
      new FormatSpec(
          "round-robin",
          "All play all from both seats.",
          List.of(
              StageOptions.GAMES,
              StageOptions.BOARDS,
              SEATS,
              MAX_MATCHES,
              ORDER,
              STOP,
              StageOptions.SCORING,
              StageOptions.TIE_BREAKS)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new RoundRobin(seeding, options);
        }

        @Override
        public Settings storedDefaults() {
          // Events that were stored before there was an order have that of the list.
          return super.storedDefaults().with(ORDER, PlayOrder.LISTING);
        }

        @Override
        public boolean reportsMeetings() {
          return true;
        }

        @Override
        public boolean sharesBoards() {
          return true;
        }

        @Override
        public Optional<String> refusesLatecomers(Settings options) {
          boolean isCompared = options.get(StageOptions.SCORING).comparesBoards();
          return isCompared
              ? Optional.of("with matchpoints, boards that are over were compared")
              : options.get(STOP).isPresent() || options.get(SEATS) > PAIR
                  ? Optional.of("a round robin with 'stop' or 'seats' is planned as a whole")
                  : Optional.empty();
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          int seats = options.get(SEATS);
          int top = options.get(STOP).map(EarlyStop::top).orElse(0);
          if (seats > players.size()) {
            return OptionProblem.alone(
                "a match of %d needs %d bots, there are %d"
                    .formatted(seats, seats, players.size()));
          }
          if (top >= players.size()) {
            return OptionProblem.alone(
                "'stop' at the first %d needs more than %d bots, there are %d"
                    .formatted(top, top, players.size()));
          }
          if (seats == PAIR) {
            return super.problems(game, players, options);
          }
          return game.seats(seats)
              ? List.of()
              : OptionProblem.alone(
                  "%s is for %s, not for a match of %d"
                      .formatted(game.name(), game.players(), seats));
        }
      };

  private final int games;
  private final Optional<EarlyStop> stop;
  private List<List<Integer>> lineups = List.of();

  public RoundRobin(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
    this.games = StageOptions.games(options);
    this.stop = options.get(STOP);
  }

  /** A round robin of pairs, seeded and played in the order of the list. */
  public RoundRobin(List<String> names, int games) {
    this(Seeding.asListed(names), SPEC.storedDefaults().with(StageOptions.GAMES, games));
  }

  /** The maximum number of parts. */
  private int parts() {
    return stop.isPresent() ? Math.min(games, EarlyStop.LOOKS) : 1;
  }

  /** How many games of each seating have been played after so many of the parts. */
  private int gamesAfter(int part) {
    return (int) ((long) games * part / parts());
  }

  @Override
  public boolean isOver(List<PlayedRound> played) {
    return isOverAfter(parts(), played) || isDecided(played);
  }

  private boolean isDecided(List<PlayedRound> played) {
    if (stop.isEmpty() || played.isEmpty()) {
      return false;
    }
    Tally tally = PlayedRound.total(seeding.names().size(), played);
    double share = (double) gamesAfter(played.size()) / games;
    return stop.get().isDecided(standings(played, tally), share);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (isOver(played)) {
      return Optional.empty();
    }
    int before = played.size() - parts();
    if (before >= 0) {
      List<Integer> present = seeding.seeds().subList(0, seeding.punctual().size() + before);
      return Optional.of(roundOf(seeding.seeds().get(present.size()), present, played));
    }
    int gamesOfPart = gamesAfter(played.size() + 1) - gamesAfter(played.size());
    return Optional.of(Round.from(after(played), groups(gamesOfPart), Round.Terms.of(options)));
  }

  private List<Group> groups(int gamesOfPart) {
    int seats = options.get(SEATS);
    if (seats == PAIR) {
      return List.of(new Group(seeding.punctual(), options.get(ORDER).pairs, gamesOfPart));
    }
    return lineups().stream()
        .map(lineup -> new Group(lineup, Seatings.EACH_SEAT, gamesOfPart))
        .toList();
  }

  /** They are found once, because a balanced sample is searched for. */
  private List<List<Integer>> lineups() {
    if (lineups.isEmpty()) {
      lineups = lineups(seeding.seeds(), options);
    }
    return lineups;
  }

  private static List<List<Integer>> lineups(List<Integer> players, Settings options) {
    return Lineups.of(
        players,
        options.get(SEATS),
        options.get(MAX_MATCHES) / StageOptions.games(options),
        options.get(ORDER));
  }

  /** Whether so many players meet in a sample of all lineups. */
  public static boolean isSampled(int players, Settings options) {
    int games = StageOptions.games(options);
    return Lineups.isSampled(players, options.get(SEATS), options.get(MAX_MATCHES) / games);
  }

  /** How often two players meet if so many play in matches of more than two. */
  public static MeetingBalance meetings(int players, Settings options) {
    List<Integer> all = IntStream.range(0, players).boxed().toList();
    int seats = options.get(SEATS);
    int games = StageOptions.games(options);
    long[][] times = new long[players][players];
    for (List<Integer> lineup : lineups(all, options)) {
      for (int one : lineup) {
        for (int other : lineup) {
          times[one][other] += (long) seats * games;
        }
      }
    }
    return MeetingBalance.of(all, (one, other) -> times[one][other]);
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return ranker(total).rank();
  }

  /** By points per game while some have played more than others. */
  @Override
  public List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    Tally total = StageResult.soFar(played, underWay);
    boolean isEven =
        seeding.seeds().stream().mapToLong(who -> total.score(who).games()).distinct().count() == 1;
    List<Standing> lines = isEven ? ranker(total).rank() : ranker(total).rankPerGame();
    return List.of(new StageResult(SPEC, lines, total, Optional.empty()));
  }
}
