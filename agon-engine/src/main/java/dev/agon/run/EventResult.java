package dev.agon.run;

import dev.agon.api.PublicApi;
import dev.agon.event.Commitment;
import dev.agon.event.EventChanges;
import dev.agon.event.EventSeed;
import dev.agon.execute.WorkerTotals;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.stages.Standings;
import java.util.List;
import java.util.Optional;

/**
 * The result of an event, for reports.
 *
 * @param seed empty as long as it is secret
 * @param commitment what was published before the first match, if the seed is a secret key
 * @param interim how far the event is; empty if it is finished
 * @param enforced the layers of the programs' boxes, none without a box; empty without programs
 * @param changes what the organiser changed while it was under way
 */
public record EventResult(
    @PublicApi String event,
    String game,
    String format,
    Optional<EventSeed> seed,
    Optional<Commitment> commitment,
    @PublicApi List<Name> names,
    @PublicApi Standings standings,
    Seen seen,
    Optional<Interim> interim,
    Optional<List<String>> enforced,
    EventChanges changes) {
  public EventResult {
    names = List.copyOf(names);
  }

  /** The result of a finished event. */
  public EventResult(
      String event,
      String game,
      String format,
      Optional<EventSeed> seed,
      Optional<Commitment> commitment,
      List<Name> names,
      Standings standings,
      Seen seen) {
    this(
        event,
        game,
        format,
        seed,
        commitment,
        names,
        standings,
        seen,
        Optional.empty(),
        Optional.empty(),
        EventChanges.NONE);
  }

  /**
   * How far an event is.
   *
   * @param knownMatches the matches of all rounds that have started
   * @param stage the stage that is played, counted from 1
   */
  public record Interim(long matches, long knownMatches, int stage, int stages) {}

  /**
   * What was seen besides the results.
   *
   * @param times of the programs
   * @param workers those of the clusters that played; empty for threads
   */
  public record Seen(
      List<FaultSummary> faults,
      List<Quarantine.Case> quarantined,
      List<TimeSummary> times,
      List<WorkerSummary> workers,
      Optional<VoidSummary> voids) {
    public static final Seen NOTHING = new Seen(List.of(), List.of(), List.of());

    public Seen {
      faults = List.copyOf(faults);
      quarantined = List.copyOf(quarantined);
      times = List.copyOf(times);
      workers = List.copyOf(workers);
    }

    /** What was seen on this machine, without void matches. */
    public Seen(
        List<FaultSummary> faults, List<Quarantine.Case> quarantined, List<TimeSummary> times) {
      this(faults, quarantined, times, List.of(), Optional.empty());
    }
  }

  /**
   * What a worker of a cluster has done.
   *
   * @param name its host and a number
   * @param slowestSeconds the slowest answer of a program there; 0 without programs
   */
  public record WorkerSummary(String name, long matches, long faults, double slowestSeconds) {
    private static final double NANOS = 1e9;

    static List<WorkerSummary> of(List<WorkerTotals> workers) {
      return workers.stream()
          .map(
              worker ->
                  new WorkerSummary(
                      worker.name(),
                      worker.matches(),
                      worker.faults(),
                      worker.slowestNanos() / NANOS))
          .toList();
    }
  }

  /** An entrant's name and author. */
  @PublicApi
  public record Name(String name, String author) {}

  /** The seed in words. */
  @PublicApi
  public String seedText() {
    return seed.map(EventSeed::text).orElse("secret until the event is over");
  }

  /** The name and author of an entrant, by its index. */
  @PublicApi
  public Name name(int entrant) {
    return names.get(entrant);
  }

  /** Each change that the organiser made, in words. */
  public List<String> changeTexts() {
    List<String> all = names.stream().map(Name::name).toList();
    return changes.all().stream().map(change -> change.words(all)).toList();
  }

  public boolean isDisqualified(int entrant) {
    return changes.disqualifiedFrom().containsKey(entrant);
  }

  /** The number of matches. */
  @PublicApi
  public long matches() {
    return interim.map(Interim::matches).orElseGet(() -> matches(standings));
  }

  /** What is stored of it at the end of an event. */
  public RunLifecycle.StoredEnd end() {
    return new RunLifecycle.StoredEnd(standings.digest(), KeptResult.text(this));
  }

  /** The matches of all rounds that have started. */
  static long matches(Standings standings) {
    return standings.rounds().stream().mapToLong(played -> played.round().matches()).sum();
  }
}
