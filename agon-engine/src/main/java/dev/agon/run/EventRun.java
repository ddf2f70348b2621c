package dev.agon.run;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalThreads;
import dev.agon.execute.ResumingExecutor;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.tournament.Standings;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** An event being played, or gone on with, or gone through once more from what was kept of it. */
public final class EventRun {
  private final MatchRunner<?, ?, ?> arena;
  private final Event event;
  private final Quarantine quarantine;
  private final EventLog logbook = new EventLog();

  public EventRun(MatchRunner<?, ?, ?> arena, Event event) {
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
      Function<MatchSpec, Result> play,
      Tournament.Follower follower) {
    return new Tournament(
            arena.entrants().size(),
            event.format(names()),
            new ResumingExecutor(known, executor),
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
              public boolean played(MatchSpec pairing, Result result, long total) {
                logbook.add(pairing, result);
                return follower.played(pairing, result, total);
              }
            });
  }

  private static Result next(StoredMatches kept, MatchSpec pairing, boolean last) {
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

  public EventResult report(Standings standings) {
    return new EventResult(
        event.name(),
        event.game(),
        String.join(", ", event.stages().stream().map(stage -> stage.format().id()).toList()),
        event.seed(),
        arena.entrants().stream()
            .map(entrant -> new EventResult.Name(entrant.name(), entrant.author()))
            .toList(),
        standings,
        new EventResult.Seen(logbook.faults(), quarantine.cases(), logbook.times()));
  }
}
