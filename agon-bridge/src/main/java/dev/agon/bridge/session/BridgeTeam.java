package dev.agon.bridge.session;

import dev.agon.duplicate.Decimal;
import java.util.List;
import java.util.Optional;

/**
 * A team of an event.
 *
 * @param name empty if the file has none
 * @param pairs the team's pairs, by their index in the session
 * @param published the figures in the file
 */
public record BridgeTeam(String number, String name, List<Integer> pairs, PublishedTeam published) {
  public BridgeTeam {
    pairs = List.copyOf(pairs);
  }

  /** The team's figures in the file, computed by the program that wrote it. */
  public record PublishedTeam(
      Optional<Decimal> score, Optional<Integer> place, Optional<Integer> winsOrDraws) {}
}
