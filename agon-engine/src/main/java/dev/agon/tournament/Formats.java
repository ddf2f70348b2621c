package dev.agon.tournament;

import dev.agon.game.GameSpec;
import dev.agon.rating.EarlyStop;
import dev.agon.scoring.RankingRules;
import dev.agon.scoring.Scoring;
import dev.agon.tournament.elimination.DoubleElimination;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.elimination.SingleElimination;
import dev.agon.tournament.swiss.Swiss;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The formats by the names that event files and flags use, with the keys that each knows. */
public enum Formats {
  ROUND_ROBIN("round-robin", 3) {
    @Override
    List<String> keys() {
      return List.of("games", "boards", "seats", "most", "stop", "scoring", "tie-breaks");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new RoundRobin(seeding, rules);
    }

    @Override
    public boolean sharesBoards() {
      return true;
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      int seats = rules.seats().orElse(2);
      if (seats > entrants) {
        return Optional.of(
            "%d seats are too many for %d bots who sit once".formatted(seats, entrants));
      }
      int top = rules.stop().map(EarlyStop::top).orElse(0);
      if (top >= entrants) {
        return Optional.of(
            "'stop' at the first %d needs more than %d bots, there are %d"
                .formatted(top, top, entrants));
      }
      return game.seats(seats)
          ? Optional.empty()
          : Optional.of(
              seats == 2
                  ? "round-robin needs a game for two, " + game.name() + " is none"
                  : isNotFor(game, "a match of " + seats));
    }
  },

  GAUNTLET("gauntlet", 3) {
    @Override
    List<String> keys() {
      return List.of("games", "boards", "challengers", "scoring", "tie-breaks");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new Gauntlet(seeding, rules);
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      return rules.challengers() < entrants
          ? needsTwo(game)
          : Optional.of(
              "%d challengers of %d bots leave nobody to challenge"
                  .formatted(rules.challengers(), entrants));
    }
  },

  MATCHUPS("matchups", 1) {
    @Override
    List<String> keys() {
      return List.of("matchups", "games", "scoring", "tie-breaks");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new Matchups(seeding, rules);
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      return Optional.empty();
    }
  },

  SWISS("swiss", 1) {
    @Override
    List<String> keys() {
      return List.of("rounds", "games", "boards", "scoring", "tie-breaks");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new Swiss(seeding, rules);
    }

    @Override
    public boolean sharesBoards() {
      return true;
    }

    @Override
    public RankingRules defaultRanking() {
      return RankingRules.by(Scoring.WINS);
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      int most = Swiss.mostRounds(entrants);
      if (entrants > Swiss.MAX_PLAYERS) {
        return Optional.of("swiss is for at most " + Swiss.MAX_PLAYERS + " bots");
      }
      return rules.rounds().orElse(1) <= most
          ? needsTwo(game)
          : Optional.of(
              "a Swiss of %d bots has at most %d rounds, since nobody meets twice"
                  .formatted(entrants, most));
    }
  },

  GROUPS("groups", 1) {
    @Override
    List<String> keys() {
      return List.of("games");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new GroupElimination(seeding, rules);
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      return game.minSeats() <= 2 && game.maxSeats() >= GroupElimination.LARGEST_GROUP
          ? Optional.empty()
          : Optional.of(
              "groups needs a game for 2 to "
                  + GroupElimination.LARGEST_GROUP
                  + ", "
                  + game.name()
                  + " is for "
                  + game.minSeats()
                  + " to "
                  + game.maxSeats());
    }
  },

  TABLE("table", 100) {
    @Override
    List<String> keys() {
      return List.of("games", "seats", "scoring", "tie-breaks");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new Table(seeding, rules);
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      int seats = rules.seats().orElse(entrants);
      if (seats < entrants) {
        return Optional.of(
            "%d seats are too few for %d bots at one table".formatted(seats, entrants));
      }
      return game.seats(seats)
          ? Optional.empty()
          : Optional.of(isNotFor(game, "a table of " + seats));
    }
  },

  SINGLE_ELIMINATION("single-elimination", 1) {
    @Override
    List<String> keys() {
      return List.of("best-of", "final-best-of", "replays");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new SingleElimination(seeding, rules.knockout());
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      return needsTwo(game);
    }
  },

  DOUBLE_ELIMINATION("double-elimination", 1) {
    @Override
    List<String> keys() {
      return List.of("best-of", "final-best-of", "replays");
    }

    @Override
    public Format of(Seeding seeding, StageRules rules) {
      return new DoubleElimination(seeding, rules.knockout());
    }

    @Override
    Optional<String> problem(GameSpec game, int entrants, StageRules rules) {
      return needsTwo(game);
    }
  };

  /** What a cross table in memory allows. */
  private static final int MAX_ENTRANTS = 2_000;

  private final String word;
  private final int defaultGames;

  Formats(String word, int defaultGames) {
    this.word = word;
    this.defaultGames = defaultGames;
  }

  public String id() {
    return word;
  }

  public static Optional<Formats> named(String word) {
    return Arrays.stream(values()).filter(format -> format.word.equals(word)).findFirst();
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(Formats::id).toList();
  }

  /** How often each seating is played when nobody says. */
  public int defaultGames() {
    return defaultGames;
  }

  /** How it ranks when nobody says. */
  public RankingRules defaultRanking() {
    return RankingRules.DEFAULT;
  }

  /** Whether everybody can play every board equally often from every seat, so that all compare. */
  public boolean sharesBoards() {
    return false;
  }

  /** Whether the key of a stage has a meaning in this format. */
  public boolean knows(String key) {
    return keys().contains(key);
  }

  abstract List<String> keys();

  /** What holds where nobody says anything. */
  public StageRules defaultRules() {
    return StageRules.usual(defaultGames, defaultRanking());
  }

  /** Who meets whom. */
  public abstract Format of(Seeding seeding, StageRules rules);

  abstract Optional<String> problem(GameSpec game, int entrants, StageRules rules);

  Optional<String> needsTwo(GameSpec game) {
    return game.seats(2)
        ? Optional.empty()
        : Optional.of(word + " needs a game for two, " + game.name() + " is none");
  }

  private static String isNotFor(GameSpec game, String what) {
    return "%s is not for %s, which is for %d to %d"
        .formatted(what, game.name(), game.minSeats(), game.maxSeats());
  }

  /** Why the game cannot be played in this format by these, if it cannot. */
  public Optional<String> check(GameSpec game, int entrants, StageRules rules) {
    if (entrants < 2) {
      return Optional.of(word + " needs at least two bots, there is " + entrants);
    }
    return entrants > MAX_ENTRANTS
        ? Optional.of(word + " is for at most " + MAX_ENTRANTS + " bots, there are " + entrants)
        : problem(game, entrants, rules);
  }
}
