package dev.agon.games.botstack.rules;

import dev.agon.games.botstack.rules.BotStackState.Rounds;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player knows: everything but the order of the bullets.
 *
 * <p>A match in progress is a view itself, so that a question makes no object.
 */
public sealed class BotStackView permits BotStackMatch {
  final Rulings rulings;
  Rounds rounds;
  Phase phase;
  int bullets;

  /** A bit for each bullet, set if it is live; the lowest bit is the current bullet. */
  int lives;

  int reloads;
  int itemReloads;

  /** Whose turn it is; the bits are those of the actor and of the other player. */
  int actor;

  int actorBits;
  int otherBits;

  /** Whose view it is. */
  private int seat;

  BotStackView(BotStackState from, int seat) {
    this.seat = seat;
    rulings = from.rulings();
    rounds = from.rounds();
    phase = from.phase();
    Gun gun = from.gun();
    bullets = gun.bullets();
    lives = gun.lives();
    reloads = gun.reloads();
    itemReloads = gun.itemReloads();
    actor = from.actor();
    actorBits = actor == 0 ? from.firstBits() : from.secondBits();
    otherBits = actor == 0 ? from.secondBits() : from.firstBits();
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

  /** Makes it the view of the seat that is asked, and returns that seat. */
  final int turnToAsked() {
    seat = phase.asked(actor);
    return seat;
  }

  /** Whether the match is played by the default settings. */
  public boolean hasDefaultRulings() {
    return rulings.equals(Rulings.DEFAULT);
  }

  public Asked question() {
    return phase.question();
  }

  /** The number of the round, from 1. */
  public int round() {
    return rounds.over() + 1;
  }

  /** How many rounds were draws so far. */
  public int draws() {
    return rounds.draws();
  }

  public int otherSeat() {
    return 1 - seat;
  }

  /** Either player; nothing about players is hidden. */
  public Player player(int of) {
    return new Player(of == actor ? actorBits : otherBits);
  }

  public int actor() {
    return actor;
  }

  public Player you() {
    return player(seat);
  }

  public Player other() {
    return player(1 - seat);
  }

  public int bullets() {
    return bullets;
  }

  public int live() {
    return Integer.bitCount(lives);
  }

  /**
   * How often the gun was reloaded in this round because it was empty; at most {@link
   * LoadRules#MAX_RELOADS}.
   */
  public int reloads() {
    return reloads;
  }

  /** The current bullet if you have just peeked at it. */
  public Optional<Bullet> peeked() {
    return phase == Phase.SHOOT_PEEKED && actor == seat
        ? Optional.of(isLive() ? Bullet.LIVE : Bullet.BLANK)
        : Optional.empty();
  }

  public List<Decision> legal() {
    List<Decision> legal = new ArrayList<>();
    for (Decision decision : Decision.of(question())) {
      if (refusal(decision).isEmpty()) {
        legal.add(decision);
      }
    }
    return legal;
  }

  /** Whether you start the next round, if there is one. */
  public boolean startsNext() {
    return rounds.next(false).starterOfNext() == seat;
  }

  /** Whether the current bullet is live. */
  final boolean isLive() {
    return (lives & 1) == 1;
  }

  boolean isLegal(Decision decision) {
    return isAnswer(decision) && !(rulings.emptySlotIsIllegal() && usesEmptySlot(decision));
  }

  /** Whether a decision answers the question; not by a switch, since every step asks. */
  private boolean isAnswer(Decision decision) {
    Asked question = phase.question();
    if (decision instanceof Shot) {
      return question == Asked.SHOOT;
    }
    return decision instanceof Use
        ? question == Asked.ITEM
        : question == Asked.ASK || question == Asked.ANSWER;
  }

  private boolean usesEmptySlot(Decision decision) {
    return decision instanceof Use use
        && use != Use.NONE
        && player(actor).items().in(use) == Item.EMPTY;
  }

  Optional<String> refusal(Decision decision) {
    if (isLegal(decision)) {
      return Optional.empty();
    }
    return Optional.of(
        isAnswer(decision)
            ? "uses slot " + decision.id() + ", which is empty"
            : "answers " + decision.id() + " when asked '" + phase.question().id() + "'");
  }
}
