package dev.agon.games.botstack.rules;

import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
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

  public enum Asked {
    /** Whether to ask the other player for a draw; on the first action after a load. */
    ASK("ask", Abstention.class),

    /** Whether to accept the draw that the other player asks for. */
    ANSWER("answer", Abstention.class),

    /** Which item to use; only with an item in hand. */
    ITEM("item", Use.class),

    /** Whom to shoot. */
    SHOOT("shoot", Shot.class);

    private final String id;
    private final Class<? extends Decision> answers;

    Asked(String id, Class<? extends Decision> answers) {
      this.id = id;
      this.answers = answers;
    }

    public String id() {
      return id;
    }

    /** Whether a decision is an answer to this question; not a switch, since every step asks. */
    boolean isAnsweredBy(Decision decision) {
      return decision.getClass() == answers;
    }
  }

  /** Whether the match is played by the default settings. */
  public boolean hasDefaultRulings() {
    return state.rulings().equals(Rulings.DEFAULT);
  }

  public Asked question() {
    return state.phase().question();
  }

  /** The number of the round, from 1. */
  public int round() {
    return state.rounds().over() + 1;
  }

  /** How many rounds were draws so far. */
  public int draws() {
    return state.rounds().draws();
  }

  public int otherSeat() {
    return 1 - seat;
  }

  /** Either player; nothing about players is hidden. */
  public Player player(int of) {
    return state.player(of);
  }

  public int actor() {
    return state.actor();
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

  /**
   * How often the gun was reloaded in this round because it was empty; at most {@link
   * LoadRules#MAX_RELOADS}.
   */
  public int reloads() {
    return state.gun().reloads();
  }

  /** The current bullet if you have just peeked at it. */
  public Optional<Bullet> peeked() {
    return state.phase() == Phase.SHOOT_PEEKED && state.actor() == seat
        ? Optional.of(state.gun().load().current())
        : Optional.empty();
  }

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
