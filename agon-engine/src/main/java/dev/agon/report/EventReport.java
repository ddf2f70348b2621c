package dev.agon.report;

import dev.agon.tournament.Standings;
import java.util.List;

/** An event that is over, as reports show it. */
public record EventReport(
    String event, String game, String format, long seed, List<Name> names, Standings standings) {
  public EventReport {
    names = List.copyOf(names);
  }

  /** An entrant's name and author. */
  public record Name(String name, String author) {}

  public Name name(int entrant) {
    return names.get(entrant);
  }

  /** How many were played. */
  public long matches() {
    return standings.rounds().stream().mapToLong(played -> played.round().matches()).sum();
  }
}
