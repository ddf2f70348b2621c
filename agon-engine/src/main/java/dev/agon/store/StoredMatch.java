package dev.agon.store;

import dev.agon.result.Result;
import java.util.List;

/** A stored match. */
public record StoredMatch(long number, List<Integer> seats, Result result) {
  public StoredMatch {
    seats = List.copyOf(seats);
  }
}
