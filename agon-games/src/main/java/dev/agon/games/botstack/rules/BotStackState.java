package dev.agon.games.botstack.rules;

import dev.agon.game.Outcome;
import java.util.List;

/**
 * The state of a match. The gun and the players are kept as their bits, so that a step makes one
 * small object.
 *
 * @param actor whose turn it is
 */
public record BotStackState(
    Rulings rulings,
    Rounds rounds,
    int gunBits,
    int firstBits,
    int secondBits,
    int actor,
    Phase phase) {

  public static final int NOBODY = -1;

  private static final List<Outcome> WON_BY =
      List.of(Outcome.byPoints(3, 0), Outcome.byPoints(0, 3));
  private static final Outcome DRAWN = Outcome.byPoints(1, 1);
  private static final Outcome LOST_BY_BOTH = Outcome.of(new int[] {2, 2}, new double[] {-1, -1});

  /** How many rounds are over and drawn, who started, and the forfeiter or {@link #NOBODY}. */
  public record Rounds(int over, int draws, int starter, int forfeiter) {
    private static final int MAX = 3;
    private static final int DRAWS_TO_DRAW = 2;

    /** The players start rounds alternately. */
    int starterOfNext() {
      return (starter + over) % 2;
    }

    Rounds next(boolean draw) {
      return new Rounds(over + 1, draw ? draws + 1 : draws, starter, NOBODY);
    }

    Rounds forfeitedBy(int seat) {
      return new Rounds(over, draws, starter, seat);
    }

    boolean areDrawn() {
      return draws == DRAWS_TO_DRAW;
    }

    boolean areAllOver() {
      return over == MAX;
    }
  }

  BotStackState(
      Rulings rulings,
      Rounds rounds,
      Gun gun,
      Player first,
      Player second,
      int actor,
      Phase phase) {
    this(rulings, rounds, gun.bits(), first.bits(), second.bits(), actor, phase);
  }

  /** The gun with its load and how often it was loaded in this round. */
  public Gun gun() {
    return new Gun(gunBits);
  }

  Player first() {
    return new Player(firstBits);
  }

  Player second() {
    return new Player(secondBits);
  }

  static BotStackState start(Rulings rulings) {
    Player player = Player.entering(0);
    return new BotStackState(
        rulings, new Rounds(0, 0, 0, NOBODY), Gun.EMPTY, player, player, 0, Phase.STARTER);
  }

  public Player player(int seat) {
    return seat == 0 ? first() : second();
  }

  /** Who is asked in this phase: the actor, or the player who has to answer. */
  public int asked() {
    return phase.asked(actor);
  }

  /** Two wins bring 3 points, two draws 1 each; otherwise both lose and nobody is first. */
  Outcome outcome() {
    int forfeiter = rounds.forfeiter();
    for (int seat = 0; seat < 2; seat++) {
      if (forfeiter == 1 - seat || forfeiter == NOBODY && player(seat).hasWonMatch()) {
        return WON_BY.get(seat);
      }
    }
    return rounds.areDrawn() ? DRAWN : LOST_BY_BOTH;
  }
}
