package dev.agon.record;

import dev.agon.game.Outcome;
import dev.agon.json.Json;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.PlayerUsage;
import dev.agon.result.Result;
import dev.agon.source.BotSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match with everything that is needed to play it again and to compare the results.
 *
 * @param spec has the deal key and the bots' seeds of this match
 * @param seats the players by seat
 * @param steps the steps in the game's JSON form
 * @param stepsHash as in {@link Result}
 * @param voidReason as in {@link Result}
 */
public record MatchRecord(
    String game,
    Map<String, String> settings,
    MatchSpec spec,
    List<RecordedSeat> seats,
    List<Json> steps,
    long stepsHash,
    List<Fault> faults,
    Outcome outcome,
    Optional<String> voidReason) {
  public MatchRecord {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    seats = List.copyOf(seats);
    steps = List.copyOf(steps);
    faults = List.copyOf(faults);
  }

  public record RecordedSeat(String name, String author, BotSource source, PlayerUsage usage) {
    private RecordedSeat withoutUsage() {
      return new RecordedSeat(name, author, source, PlayerUsage.NONE);
    }
  }

  public Result result() {
    boolean isTimed = seats.stream().anyMatch(seat -> !seat.usage.isNone());
    return new Result(
        outcome,
        faults,
        steps.size(),
        stepsHash,
        isTimed ? seats.stream().map(seat -> seat.usage.time()).toList() : List.of(),
        voidReason);
  }

  /** The same record without times and standard error. */
  public MatchRecord withoutUsage() {
    return new MatchRecord(
        game,
        settings,
        spec,
        seats.stream().map(RecordedSeat::withoutUsage).toList(),
        steps,
        stepsHash,
        faults,
        outcome,
        voidReason);
  }

  /** The same for another match of the same players that is a repeat of this one. */
  public MatchRecord repeatedAs(MatchSpec match) {
    return new MatchRecord(
        game, settings, match, seats, steps, stepsHash, faults, outcome, voidReason);
  }
}
