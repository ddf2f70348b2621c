package dev.agon.games.canopy.rules;

import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import java.util.AbstractList;
import java.util.List;
import java.util.OptionalInt;
import java.util.RandomAccess;

/** What a player sees, which is everything; a window on the state, not a copy. */
public final class CanopyView {
  public static final double MIN_EXPERIENCE = Experience.MIN;
  public static final double MAX_EXPERIENCE = Experience.MAX;

  private final CanopyState state;
  private final int seat;

  CanopyView(CanopyState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  public enum Asked {
    /** Fight or rest. */
    TURN("turn"),

    /** Fight back or retreat. */
    ANSWER("answer");

    private final String word;

    Asked(String word) {
      this.word = word;
    }

    public String id() {
      return word;
    }
  }

  CanopyState state() {
    return state;
  }

  public Asked question() {
    return state.phase() == Phase.ANSWER ? Asked.ANSWER : Asked.TURN;
  }

  public int you() {
    return seat;
  }

  public int players() {
    return state.forest().size();
  }

  /** The number of the round, from 1. */
  public int round() {
    return state.clock().round();
  }

  /** The turn of the round, from 0. */
  public int turn() {
    return state.clock().turn();
  }

  public Order order() {
    return state.clock().order();
  }

  /** How many turns were played; a turn that was passed over counts too. */
  public long turnsPlayed() {
    long now = (round() - 1L) * players() + turn();
    return state.phase() == Phase.OVER ? now + 1 : now;
  }

  /** Whose turn it is; if you are to answer, this is the challenger. */
  public int actor() {
    return state.actor();
  }

  /** Who challenges in the current fight: the actor, or the one who fights back. */
  public int attacker() {
    return state.attacker();
  }

  /** Who is challenged in the current fight. */
  public int defender() {
    return state.defender();
  }

  public double experience(int player) {
    return state.forest().player(player).experience();
  }

  /** The experience as players read it: rounded. */
  public long shownExperience(int player) {
    return Experience.shown(experience(player));
  }

  public int layer(int player) {
    return state.forest().layer(player);
  }

  /** The layers of all players; faster than asking for one after the other. */
  public int[] layers() {
    return state.forest().layers();
  }

  /** The parent of the player; empty for a root. */
  public OptionalInt parent(int player) {
    int parent = state.forest().parent(player);
    return parent == Forest.NOBODY ? OptionalInt.empty() : OptionalInt.of(parent);
  }

  public boolean isRoot(int player) {
    return state.forest().isRoot(player);
  }

  /** Whether the player forfeited and only passes and retreats. */
  public boolean isOut(int player) {
    return state.forest().player(player).faulted();
  }

  /** Whether you may rest, if it is your turn. */
  public boolean mayRest() {
    return !state.forest().player(seat).rested();
  }

  /** How many players you may fight. */
  public int opponents() {
    return isRoot(seat) ? state.forest().roots().size() - 1 : 1;
  }

  /** The player with this index among those you may fight, in ascending order. */
  public int opponent(int index) {
    Forest forest = state.forest();
    if (!forest.isRoot(seat)) {
      return forest.parent(seat);
    }
    int root = forest.roots().get(index);
    return root < seat ? root : forest.roots().get(index + 1);
  }

  /** The intervals of a fight in which one player challenges another now. */
  public Intervals intervals(int challenger, int challenged) {
    return state.intervals(challenger, challenged);
  }

  /** The intervals if you, who were challenged, fight back. */
  public Intervals intervalsFightingBack() {
    return state.intervals(seat, actor(), state.experienceFoughtBack());
  }

  /** The root of all, for {@link #reign} turns in a row; never a player who is out. */
  public OptionalInt ruler() {
    int ruler = state.reign().player();
    return ruler == Forest.NOBODY ? OptionalInt.empty() : OptionalInt.of(ruler);
  }

  /** For how many turns in a row the ruler has been the root of all. */
  public int reign() {
    return state.reign().turns();
  }

  /** For how many turns in a row a player must be the root of all to win. */
  public int turnsToWin() {
    return state.rulings().turns();
  }

  /** The player who has been the root of all for long enough to win, if there is one. */
  public OptionalInt winner() {
    return reign() >= turnsToWin() ? ruler() : OptionalInt.empty();
  }

  /** The answers that the rules allow; the list computes each when asked for it. */
  public List<Choice> legal() {
    if (question() == Asked.ANSWER) {
      return List.copyOf(Reply.ALL);
    }
    return new Turns();
  }

  /**
   * A simulation of the match from here on. You may have it, since Canopy hides nothing but future
   * draws, and the simulation makes its own.
   */
  public CanopySimulation simulate(long seed) {
    return new CanopySimulation(state, seed);
  }

  /** Fights in ascending order of opponents, then the rest if it is allowed. */
  private final class Turns extends AbstractList<Choice> implements RandomAccess {
    private final int opponents = opponents();

    @Override
    public Choice get(int index) {
      return index < opponents ? new Fight(opponent(index)) : Rest.REST;
    }

    @Override
    public int size() {
      return opponents + (mayRest() ? 1 : 0);
    }
  }
}
