package dev.agon.app;

import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalThreads;
import dev.agon.execute.Resumed;
import dev.agon.match.Arena;
import dev.agon.match.Entrant;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import dev.agon.report.EventReport;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.tournament.Digest;
import dev.agon.tournament.Logbook;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.Standings;
import dev.agon.tournament.Tournament;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** An event being played, or gone on with, or gone through once more from what was kept of it. */
public final class EventRun {
  private final Arena<?, ?, ?, ?> arena;
  private final Event event;
  private final Quarantine quarantine;
  private final Logbook logbook = new Logbook();

  public EventRun(Arena<?, ?, ?, ?> arena, Event event) {
    this.arena = arena;
    this.event = event;
    this.quarantine = new Quarantine(arena.entrants().size(), event.running().quarantine());
    event
        .check(arena.kit().game().spec(), names())
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
  }

  /** What is played and by whom, in a line. */
  public String description() {
    return Lineup.describe(arena, event);
  }

  public List<String> names() {
    return arena.entrants().stream().map(Entrant::name).toList();
  }

  /** Plays the matches on so many threads. */
  public Executor executor(int threads) {
    return arena.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
  }

  /**
   * Plays it.
   *
   * @param known so many matches, the first ones, are over
   * @param before where they are kept, if there are any
   * @return empty when the follower stopped it
   */
  public Optional<Standings> play(
      Executor executor,
      long known,
      Optional<StoredMatches> before,
      Function<Pairing, Result> play,
      Tournament.Follower follower) {
    return new Tournament(
            arena.entrants().size(),
            event.format(names()),
            new Resumed(known, executor),
            new Digest(description()),
            quarantine)
        .run(
            pairing ->
                pairing.number() <= known
                    ? next(before.orElseThrow(), pairing, pairing.number() == known)
                    : play.apply(pairing),
            new Tournament.Follower() {
              @Override
              public void begins(long total) {
                follower.begins(total);
              }

              @Override
              public boolean played(Pairing pairing, Result result, long total) {
                logbook.add(pairing, result);
                return follower.played(pairing, result, total);
              }
            });
  }

  private static Result next(StoredMatches kept, Pairing pairing, boolean last) {
    StoredMatch match =
        kept.next()
            .orElseThrow(() -> new UserError("match " + pairing.number() + " is not on record"));
    if (match.number() != pairing.number() || !match.seats().equals(pairing.seats())) {
      throw new UserError(
          "match %d on record is not the one of this event; was it played by another Agon?"
              .formatted(match.number()));
    }
    if (last) {
      kept.close();
    }
    return match.result();
  }

  public EventReport report(Standings standings) {
    return new EventReport(
        event.name(),
        event.game(),
        String.join(", ", event.stages().stream().map(stage -> stage.format().word()).toList()),
        event.seed(),
        arena.entrants().stream()
            .map(entrant -> new EventReport.Name(entrant.name(), entrant.author()))
            .toList(),
        standings,
        new EventReport.Seen(logbook.faults(), quarantine.cases(), logbook.times()));
  }
}
