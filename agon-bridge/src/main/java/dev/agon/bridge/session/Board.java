package dev.agon.bridge.session;

import dev.agon.bridge.Vulnerability;
import java.util.List;

/** A board and its results in one section of a session. */
public record Board(String section, int number, List<TravellerLine> results) {
  public Board {
    results = List.copyOf(results);
  }

  public Vulnerability vulnerability() {
    return Vulnerability.ofBoard(number);
  }
}
