package dev.agon.tournament;

import dev.agon.game.Spec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The formats by the names that event files and flags use. */
public enum Formats {
  ROUND_ROBIN("round-robin", 3) {
    @Override
    Optional<String> problem(Spec game, int seats) {
      return game.seats(2)
          ? Optional.empty()
          : Optional.of("round-robin needs a game for two, " + game.name() + " is none");
    }
  },

  GROUPS("groups", 1) {
    @Override
    Optional<String> problem(Spec game, int seats) {
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
    Optional<String> problem(Spec game, int seats) {
      return game.seats(seats)
          ? Optional.empty()
          : Optional.of(
              "a table of %d is not for %s, which is for %d to %d"
                  .formatted(seats, game.name(), game.minSeats(), game.maxSeats()));
    }
  },

  SINGLE_ELIMINATION("single-elimination", 1) {
    @Override
    Optional<String> problem(Spec game, int seats) {
      return game.seats(2)
          ? Optional.empty()
          : Optional.of("single-elimination needs a game for two, " + game.name() + " is none");
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

  abstract Optional<String> problem(Spec game, int seats);

  /**
   * Why the game cannot be played in this format by so many, if it cannot.
   *
   * @param seats of a table at which all sit, some of them several times
   */
  public Optional<String> check(Spec game, int entrants, int seats) {
    if (entrants < 2) {
      return Optional.of(word + " needs at least two bots, there is " + entrants);
    }
    if (seats < entrants) {
      return Optional.of(
          "%d seats are too few for %d bots at one table".formatted(seats, entrants));
    }
    return entrants > MOST_ENTRANTS
        ? Optional.of(word + " is for at most " + MOST_ENTRANTS + " bots, there are " + entrants)
        : problem(game, seats);
  }
}
