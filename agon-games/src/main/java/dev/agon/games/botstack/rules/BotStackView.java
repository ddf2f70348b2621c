package dev.agon.games.botstack.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player knows: everything but the order of the bullets. */
public final class BotStackView {
  private final BotStackMatch match;
  private final int seat;

  BotStackView(BotStackMatch match, int seat) {
    this.match = match;
    this.seat = seat;
  }

  public enum Asked {
    /** Whether to ask the other player for a draw; on the first action after a load. */
    ASK("ask"),

    /** Whether to accept the draw that the other player asks for. */
    ANSWER("answer"),

    /** Which item to use; only with an item in hand. */
    ITEM("item"),

    /** Whom to shoot. */
    SHOOT("shoot");

    private final String id;

    Asked(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  /** Whether the match is played by the default settings. */
  public boolean hasDefaultRulings() {
    return match.rulings().equals(Rulings.DEFAULT);
  }

  public Asked question() {
    return match.phase().question();
  }

  /** The number of the round, from 1. */
  public int round() {
    return match.rounds().over() + 1;
  }

  /** How many rounds were draws so far. */
  public int draws() {
    return match.rounds().draws();
  }

  public int otherSeat() {
    return 1 - seat;
  }

  /** Either player; nothing about players is hidden. */
  public Player player(int of) {
    return match.player(of);
  }

  public int actor() {
    return match.actor();
  }

  public Player you() {
    return match.player(seat);
  }

  public Player other() {
    return match.player(1 - seat);
  }

  public int bullets() {
    return match.gun().bullets();
  }

  public int live() {
    return match.gun().live();
  }

  /**
   * How often the gun was reloaded in this round because it was empty; at most {@link
   * LoadRules#MAX_RELOADS}.
   */
  public int reloads() {
    return match.gun().reloads();
  }

  /** The current bullet if you have just peeked at it. */
  public Optional<Bullet> peeked() {
    return match.phase() == Phase.SHOOT_PEEKED && match.actor() == seat
        ? Optional.of(match.gun().load().current())
        : Optional.empty();
  }

  public List<Decision> legal() {
    List<Decision> legal = new ArrayList<>();
    for (Decision decision : Decision.of(question())) {
      if (match.refusal(decision).isEmpty()) {
        legal.add(decision);
      }
    }
    return legal;
  }

  /** Whether you start the next round, if there is one. */
  public boolean startsNext() {
    return match.rounds().next(false).starterOfNext() == seat;
  }
}
