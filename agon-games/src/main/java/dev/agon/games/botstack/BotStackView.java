package dev.agon.games.botstack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player knows: everything but the order of the bullets. */
public final class BotStackView {
  private final BotStackState state;
  private final int seat;

  BotStackView(BotStackState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  /** The rulings by which the match is played. */
  Rulings rulings() {
    return state.rulings();
  }

  public Asked question() {
    return state.phase().question();
  }

  /** The number of the round, from 1. */
  public int round() {
    return state.rounds().over() + 1;
  }

  /** How many rounds were draws. */
  public int draws() {
    return state.rounds().draws();
  }

  public Player you() {
    return state.player(seat);
  }

  public Player other() {
    return state.player(1 - seat);
  }

  public int bullets() {
    return state.gun().load().bullets();
  }

  public int live() {
    return state.gun().load().live();
  }

  /** How often the gun was reloaded in this round because it was empty. */
  public int reloads() {
    return state.gun().reloads();
  }

  /** The current bullet, for the one who has just peeked. */
  public Optional<Bullet> peeked() {
    return state.phase() == Phase.SHOOT_PEEKED && state.actor() == seat
        ? Optional.of(state.gun().load().current())
        : Optional.empty();
  }

  /** The answers that the rules allow. */
  public List<Decision> legal() {
    List<Decision> legal = new ArrayList<>();
    for (Decision decision : Decision.of(question())) {
      if (BotStack.refusal(state, seat, decision).isEmpty()) {
        legal.add(decision);
      }
    }
    return legal;
  }

  /** Whether you start the next round, if there is one. */
  public boolean startsNext() {
    return state.rounds().next(false).starterOfNext() == seat;
  }
}
