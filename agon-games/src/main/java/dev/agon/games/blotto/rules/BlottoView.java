package dev.agon.games.blotto.rules;

/** What a side sees: everything but the other side's plan for this round. */
public final class BlottoView {
  private final BlottoState state;
  private final int seat;

  public BlottoView(BlottoState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  /** Your seat, from 0. */
  public int seat() {
    return seat;
  }

  public Battlefields battlefields() {
    return state.battlefields();
  }

  /** Your units first, then the other side's. */
  public Forces forces() {
    return seat == 0 ? state.forces() : state.forces().swapped();
  }

  public int units() {
    return forces().first();
  }

  public int rounds() {
    return state.rounds();
  }

  /** The number of finished rounds. */
  public int fought() {
    return state.fought().size();
  }

  /** Your plan in an earlier round, from 0. */
  public Plan yours(int round) {
    return state.fought().get(round).of(seat);
  }

  /** The other side's plan in an earlier round, from 0. */
  public Plan theirs(int round) {
    return state.fought().get(round).of(1 - seat);
  }
}
