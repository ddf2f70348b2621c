package dev.agon.record;

import dev.agon.game.Outcome;
import dev.agon.json.Json;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.PlayerUsage;
import dev.agon.match.Result;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match on paper: all that is needed to play it again and see that it comes out the same.
 *
 * @param seed the event's seed; the deal and the bots' seeds follow from it and the pairing
 * @param seats who sat where
 * @param steps what happened, in the game's JSON forms
 */
public record MatchRecord(
    String game,
    Map<String, String> settings,
    long seed,
    MatchSpec pairing,
    List<Seat> seats,
    List<Json> steps,
    List<Fault> faults,
    Outcome outcome) {
  public MatchRecord {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    seats = List.copyOf(seats);
    steps = List.copyOf(steps);
    faults = List.copyOf(faults);
  }

  /** How it came out. */
  public Result result() {
    boolean clocked = seats.stream().anyMatch(seat -> !seat.expense.equals(PlayerUsage.NONE));
    return new Result(
        outcome,
        faults,
        steps.size(),
        clocked ? seats.stream().map(seat -> seat.expense.time()).toList() : List.of());
  }

  /** The same without what playing took, and what was written to standard error. */
  public MatchRecord withoutExpenses() {
    return new MatchRecord(
        game,
        settings,
        seed,
        pairing,
        seats.stream().map(Seat::withoutExpense).toList(),
        steps,
        faults,
        outcome);
  }

  /**
   * One who played.
   *
   * @param kind the word for how it plays: built-in, session, turn or human
   * @param source a built-in's own name, or a program's command line
   */
  public record Seat(String name, String author, String kind, String source, PlayerUsage expense) {
    private Seat withoutExpense() {
      return new Seat(name, author, kind, source, PlayerUsage.NONE);
    }
  }
}
