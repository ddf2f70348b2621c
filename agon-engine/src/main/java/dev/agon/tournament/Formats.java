package dev.agon.tournament;

import dev.agon.game.Spec;
import dev.agon.scoring.Cut;
import dev.agon.scoring.Ranking;
import dev.agon.scoring.Scoring;
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
    public Format of(Seeding seeding, Rules rules) {
      return new RoundRobin(seeding, rules);
    }

    @Override
    public boolean sharesBoards() {
      return true;
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
      int seats = rules.seats().orElse(2);
      if (seats > entrants) {
        return Optional.of(
            "%d seats are too many for %d bots who sit once".formatted(seats, entrants));
      }
      int top = rules.stop().map(Cut::top).orElse(0);
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
    public Format of(Seeding seeding, Rules rules) {
      return new Gauntlet(seeding, rules);
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
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
    public Format of(Seeding seeding, Rules rules) {
      return new Matchups(seeding, rules);
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
      return Optional.empty();
    }
  },

  SWISS("swiss", 1) {
    @Override
    List<String> keys() {
      return List.of("rounds", "games", "boards", "scoring", "tie-breaks");
    }

    @Override
    public Format of(Seeding seeding, Rules rules) {
      return new Swiss(seeding, rules);
    }

    @Override
    public boolean sharesBoards() {
      return true;
    }

    @Override
    public Ranking usualRanking() {
      return Ranking.by(Scoring.WINS);
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
      int most = Swiss.mostRounds(entrants);
      if (entrants > Swiss.MOST_PLAYERS) {
        return Optional.of("swiss is for at most " + Swiss.MOST_PLAYERS + " bots");
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
    public Format of(Seeding seeding, Rules rules) {
      return new GroupElimination(seeding, rules);
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
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
    public Format of(Seeding seeding, Rules rules) {
      return new Table(seeding, rules);
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
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
    public Format of(Seeding seeding, Rules rules) {
      return new SingleElimination(seeding, rules.knockout());
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
      return needsTwo(game);
    }
  },

  DOUBLE_ELIMINATION("double-elimination", 1) {
    @Override
    List<String> keys() {
      return List.of("best-of", "final-best-of", "replays");
    }

    @Override
    public Format of(Seeding seeding, Rules rules) {
      return new DoubleElimination(seeding, rules.knockout());
    }

    @Override
    Optional<String> problem(Spec game, int entrants, Rules rules) {
      return needsTwo(game);
    }
  };

  /** What a cross table in memory allows. */
  private static final int MOST_ENTRANTS = 2_000;

  private final String word;
  private final int usualGames;

  Formats(String word, int usualGames) {
    this.word = word;
    this.usualGames = usualGames;
  }

  public String word() {
    return word;
  }

  public static Optional<Formats> named(String word) {
    return Arrays.stream(values()).filter(format -> format.word.equals(word)).findFirst();
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(Formats::word).toList();
  }

  /** How often each seating is played when nobody says. */
  public int usualGames() {
    return usualGames;
  }

  /** How it ranks when nobody says. */
  public Ranking usualRanking() {
    return Ranking.USUAL;
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
  public Rules usualRules() {
    return Rules.usual(usualGames, usualRanking());
  }

  /** Who meets whom. */
  public abstract Format of(Seeding seeding, Rules rules);

  abstract Optional<String> problem(Spec game, int entrants, Rules rules);

  Optional<String> needsTwo(Spec game) {
    return game.seats(2)
        ? Optional.empty()
        : Optional.of(word + " needs a game for two, " + game.name() + " is none");
  }

  private static String isNotFor(Spec game, String what) {
    return "%s is not for %s, which is for %d to %d"
        .formatted(what, game.name(), game.minSeats(), game.maxSeats());
  }

  /** Why the game cannot be played in this format by these, if it cannot. */
  public Optional<String> check(Spec game, int entrants, Rules rules) {
    if (entrants < 2) {
      return Optional.of(word + " needs at least two bots, there is " + entrants);
    }
    return entrants > MOST_ENTRANTS
        ? Optional.of(word + " is for at most " + MOST_ENTRANTS + " bots, there are " + entrants)
        : problem(game, entrants, rules);
  }
}
