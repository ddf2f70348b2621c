package dev.agon.bridge.deal;

import dev.agon.bridge.Strain;
import dev.agon.game.Parsed;
import java.util.List;
import java.util.Locale;

/**
 * The cards of a player.
 *
 * @param cards a bit for each card: 13 for spades, then hearts, diamonds and clubs, from the ace
 *     down
 */
public record BridgeHand(long cards) {
  /** The suits in the order in which hands are written. */
  public static final List<Strain> SUITS =
      List.of(Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  /** The number of cards in a hand, and in a suit. */
  public static final int SIZE = 13;

  static final BridgeHand ALL_CARDS = new BridgeHand((1L << 4 * SIZE) - 1);

  private static final String RANKS = "AKQJT98765432";
  private static final List<String> RANK_NAMES =
      List.of("ace", "king", "queen", "jack", "10", "9", "8", "7", "6", "5", "4", "3", "2");

  /**
   * Reads four suits separated by dots, like {@code AKT3.85..QJ98742}, in either case; 10 may be
   * written as T or as 10.
   */
  static Parsed<BridgeHand> read(String text) {
    String[] suits = text.toUpperCase(Locale.ROOT).replace("10", "T").split("\\.", -1);
    if (suits.length != SUITS.size()) {
      return Parsed.expected("a hand of four suits separated by dots, like AK3.85.QJ9.87642", text);
    }
    long cards = 0;
    for (int suit = 0; suit < suits.length; suit++) {
      for (int at = 0; at < suits[suit].length(); at++) {
        int rank = RANKS.indexOf(suits[suit].charAt(at));
        if (rank < 0) {
          return Parsed.expected("cards among " + RANKS, text);
        }
        long card = 1L << suit * SIZE + rank;
        if ((cards & card) != 0) {
          return new Parsed.Failure<>("has the " + name(card) + " twice");
        }
        cards |= card;
      }
    }
    return new Parsed.Value<>(new BridgeHand(cards));
  }

  /** The cards of a suit from the top, with T for the ten; empty for a void. */
  public String suit(Strain suit) {
    StringBuilder held = new StringBuilder();
    for (int rank = 0; rank < SIZE; rank++) {
      if ((cards >> SUITS.indexOf(suit) * SIZE + rank & 1) != 0) {
        held.append(RANKS.charAt(rank));
      }
    }
    return held.toString();
  }

  public int size() {
    return Long.bitCount(cards);
  }

  /** 4 for each ace, 3 for each king, 2 for each queen, 1 for each jack. */
  public int highCardPoints() {
    int points = 0;
    for (Strain suit : SUITS) {
      points += suit(suit).chars().map(card -> Math.max(0, 4 - RANKS.indexOf(card))).sum();
    }
    return points;
  }

  BridgeHand and(BridgeHand other) {
    return new BridgeHand(cards & other.cards);
  }

  BridgeHand with(BridgeHand other) {
    return new BridgeHand(cards | other.cards);
  }

  BridgeHand without(BridgeHand other) {
    return new BridgeHand(cards & ~other.cards);
  }

  /** The name of the first card, as in {@code ace of spades}. */
  String firstCard() {
    return name(Long.lowestOneBit(cards));
  }

  private static String name(long card) {
    int index = Long.numberOfTrailingZeros(card);
    return RANK_NAMES.get(index % SIZE) + " of " + SUITS.get(index / SIZE).describe();
  }

  /** As in files: four suits separated by dots. */
  @Override
  public String toString() {
    return String.join(".", SUITS.stream().map(this::suit).toList());
  }
}
