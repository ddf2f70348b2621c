package dev.agon.ladder.log;

import dev.agon.ladder.pair.PairingState;
import dev.agon.result.Result;
import java.util.List;
import java.util.Optional;

/**
 * A match as a log tells it.
 *
 * @param first the number of the first match of its bundle
 * @param seats the versions by seat
 */
public record LoggedMatch(long number, long first, List<Integer> seats, Result result) {
  public LoggedMatch {
    seats = List.copyOf(seats);
  }

  /** Finds the matches among the entries of a log, which are given in order. */
  public static final class Finder {
    private List<Integer> table = List.of();
    private long first;
    private long matches;

    /** The match of the next entry, if it is one. */
    public Optional<LoggedMatch> next(LadderEntry entry) {
      if (!(entry instanceof LadderEntry.Match(var begun, Result result))) {
        return Optional.empty();
      }
      matches++;
      if (begun.isPresent()) {
        table = begun.get();
        first = matches;
      }
      List<Integer> seats = PairingState.seats(table, Math.toIntExact(matches - first));
      return Optional.of(new LoggedMatch(matches, first, seats, result));
    }
  }
}
