package dev.agon.bridge.deal;

import dev.agon.bridge.Direction;
import dev.agon.bridge.deal.PbnTags.PbnTag;
import dev.agon.game.Parsed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads the hands in a deal's tag, or says what is wrong with them. */
record DealText(PbnTag tag, int board, List<String> problems) {
  private static final int HANDS = Direction.values().length;
  private static final BridgeHand UNKNOWN = new BridgeHand(0);

  /** The hands in the order of {@link Direction}; none if there is a problem. */
  List<BridgeHand> hands() {
    String text = tag.value().strip();
    Optional<Direction> first =
        text.length() > 2 && text.charAt(1) == ':'
            ? Direction.read(text.substring(0, 1))
            : Optional.empty();
    String[] words = text.substring(Math.min(2, text.length())).strip().split("\\s+", -1);
    if (first.isEmpty() || words.length != HANDS) {
      return problem("expected N, E, S or W, a colon and four hands, got " + Parsed.quoted(text));
    }
    List<BridgeHand> hands = new ArrayList<>(Collections.nCopies(HANDS, UNKNOWN));
    for (int i = 0; i < HANDS; i++) {
      Direction direction = Direction.at(first.get().clockwise() + i);
      Parsed<BridgeHand> hand =
          words[i].equals("-") ? new Parsed.Value<>(UNKNOWN) : BridgeHand.read(words[i]);
      if (hand instanceof Parsed.Value<BridgeHand>(BridgeHand value)) {
        hands.set(direction.clockwise(), value);
      } else if (hand instanceof Parsed.Failure<BridgeHand>(String why)) {
        return problem(direction.describe() + " " + why);
      }
    }
    return complete(hands);
  }

  private List<BridgeHand> problem(String words) {
    problems.add(tag.line() + ": board " + board + ": " + words);
    return List.of();
  }

  /** Checks the hands; if only one is unknown, it has the cards that are left. */
  private List<BridgeHand> complete(List<BridgeHand> hands) {
    BridgeHand seen = UNKNOWN;
    for (Direction direction : Direction.values()) {
      BridgeHand hand = hands.get(direction.clockwise());
      BridgeHand twice = seen.and(hand);
      if (twice.size() > 0) {
        Direction holder =
            List.of(Direction.values()).stream()
                .filter(other -> hands.get(other.clockwise()).and(twice).size() > 0)
                .findFirst()
                .orElseThrow();
        return problem(
            "the %s is with %s and with %s"
                .formatted(
                    hands.get(holder.clockwise()).and(twice).firstCard(),
                    holder.describe(),
                    direction.describe()));
      }
      seen = seen.with(hand);
    }
    List<Direction> unknown =
        List.of(Direction.values()).stream()
            .filter(direction -> hands.get(direction.clockwise()).equals(UNKNOWN))
            .toList();
    if (unknown.size() == 1) {
      hands.set(unknown.getFirst().clockwise(), BridgeHand.ALL_CARDS.without(seen));
    }
    String wrong =
        List.of(Direction.values()).stream()
            .filter(direction -> hands.get(direction.clockwise()).size() != BridgeHand.SIZE)
            .map(
                direction ->
                    direction.describe() + " has " + hands.get(direction.clockwise()).size())
            .collect(Collectors.joining(", "));
    return wrong.isEmpty() ? hands : problem("each hand has 13 cards; " + wrong);
  }
}
