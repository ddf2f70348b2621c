package dev.agon.run;

import dev.agon.tournament.Standings;
import java.util.List;

/** The result of a finished event, for reports. */
public record EventResult(
    String event,
    String game,
    String format,
    long seed,
    List<Name> names,
    Standings standings,
    Seen seen) {
  public EventResult {
    names = List.copyOf(names);
  }

  /** The faults of the bots and the times of the programs. */
  public record Seen(
      List<FaultSummary> faults, List<Quarantine.Case> quarantined, List<TimeSummary> times) {
    public static final Seen NOTHING = new Seen(List.of(), List.of(), List.of());

    public Seen {
      faults = List.copyOf(faults);
      quarantined = List.copyOf(quarantined);
      times = List.copyOf(times);
    }
  }

  /** An entrant's name and author. */
  public record Name(String name, String author) {}

  public Name name(int entrant) {
    return names.get(entrant);
  }

  /** The number of matches. */
  public long matches() {
    return standings.rounds().stream().mapToLong(played -> played.round().matches()).sum();
  }
}
