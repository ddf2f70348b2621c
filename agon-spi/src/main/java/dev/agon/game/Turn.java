package dev.agon.game;

import java.util.List;

/** Who or what decides next. */
public sealed interface Turn {

  /** The seats that decide; none for a roll and at the end. */
  default List<Integer> asked() {
    return switch (this) {
      case OneDecides(int seat) -> List.of(seat);
      case SeveralDecide(List<Integer> seats) -> seats;
      case Chance _, Over _ -> List.of();
    };
  }

  /**
   * One seat decides. {@link Step.Moved} or {@link Step.Forfeited} of that seat follows.
   *
   * @param seat from 0
   */
  record OneDecides(int seat) implements Turn {
    public OneDecides {
      if (seat < 0) {
        throw new IllegalArgumentException("there is no seat " + seat);
      }
    }
  }

  /**
   * Several seats decide at once, and none knows what the others choose.
   *
   * <p>If all make legal moves, {@link Step.MovedTogether} follows. If some fail:
   *
   * <ol>
   *   <li>All seats are asked and their answers judged in this state, whoever fails.
   *   <li>Each seat that failed forfeits, one step each, in ascending order of seats; the later
   *       ones even if the match is over by then.
   *   <li>If the turn after that asks exactly the other seats, and their moves are legal there, the
   *       moves stand: {@link Step.MovedTogether} follows, or {@link Step.Moved} if one seat is
   *       left.
   *   <li>Otherwise the other seats' answers are void, and the match continues with that turn. A
   *       seat that it asks is asked anew.
   * </ol>
   *
   * @param seats at least two, in ascending order
   */
  record SeveralDecide(List<Integer> seats) implements Turn {
    public SeveralDecide {
      seats = List.copyOf(seats);
      if (seats.size() < 2) {
        throw new IllegalArgumentException("several seats decide, not " + seats);
      }
      if (seats.getFirst() < 0) {
        throw new IllegalArgumentException("there is no seat " + seats.getFirst());
      }
      for (int i = 1; i < seats.size(); i++) {
        if (seats.get(i - 1) >= seats.get(i)) {
          throw new IllegalArgumentException("seats must ascend: " + seats);
        }
      }
    }
  }

  /**
   * Chance decides; {@link Step.Rolled} follows.
   *
   * @param key names what is drawn, such as the third load of round two; no two chance turns of a
   *     match have the same. The roll depends on the deal and the key alone, never on who asked for
   *     it, so that a board is the same for everybody who plays it.
   * @param sampler draws the roll
   */
  record Chance(long key, Sampler sampler) implements Turn {}

  /** The match is over. */
  record Over() implements Turn {}

  /** Draws one of the rolls that are possible, each with its probability. */
  @FunctionalInterface
  interface Sampler {
    /** The roll that these dice give; it depends on nothing but the state and the dice. */
    Roll draw(Dice dice);
  }
}
