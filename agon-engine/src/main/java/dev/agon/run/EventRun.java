package dev.agon.run;

import dev.agon.entrant.EntrantFactory;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventChanges;
import dev.agon.execute.PlayedMatch;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.stages.Standings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** One pass through an event; every match arrives here in canonical order. */
final class EventRun implements TournamentListener {
  private final OpenRun run;
  private final Event event;
  private final NewMatches newMatches;
  private final List<EventListener> listeners;
  private final BooleanSupplier isStopped;
  private final Set<Long> replaced;
  private final Quarantine quarantine;
  private final Tournament tournament;
  private final EventLog log = new EventLog();

  EventRun(OpenRun run, List<EventListener> listeners, BooleanSupplier isStopped) {
    this.run = run;
    this.event = run.event();
    this.newMatches = run.newMatches();
    this.listeners = listeners;
    this.isStopped = isStopped;
    EventChanges changes = event.running().changes();
    this.replaced = changes.replacedMatches().keySet();
    this.quarantine =
        new Quarantine(
            event.bots().size(),
            event.running().quarantine(),
            changes.excludedFrom(),
            changes.replacedFrom());
    this.tournament =
        new Tournament(
            event.bots().size(),
            event.format(),
            new Seeds(event.seed().key()),
            Digest.of(event, Optional.empty()),
            quarantine,
            changes);
  }

  /** Plays the event to its end; empty when it is stopped. */
  Optional<EventResult> finish() {
    return tournament
        .run(run.session(), this)
        .map(standings -> result(standings, Optional.empty()));
  }

  /** The result of the matches that the session has. */
  EventResult soFar() {
    Standings standings = tournament.soFar(run.session(), this);
    return result(
        standings,
        Optional.of(
            new EventResult.Interim(
                run.matchesDone(),
                EventResult.matches(standings),
                standings.stages().size(),
                event.stages().size())));
  }

  @Override
  public void roundStarted(long knownMatches) {
    listeners.forEach(listener -> listener.roundStarted(knownMatches));
  }

  @Override
  public void matchStarted(MatchSpec match) {
    for (EventListener listener : listeners) {
      listener.matchStarted(match);
    }
  }

  @Override
  public boolean matchFinished(PlayedMatch match, long knownMatches) {
    if (!replaced.contains(match.spec().number())) {
      log.add(match.spec(), match.result());
    }
    if (!newMatches.add(match)) {
      return false;
    }
    for (EventListener listener : listeners) {
      listener.matchFinished(match, knownMatches);
    }
    return !isStopped.getAsBoolean();
  }

  private EventResult result(Standings standings, Optional<EventResult.Interim> interim) {
    EventResult.Seen seen =
        new EventResult.Seen(
            log.faults(),
            quarantine.cases(),
            log.times(),
            EventResult.WorkerSummary.of(run.session().workers()),
            log.voids());
    return result(event, run.commitment(), standings, seen, interim);
  }

  /** The result of an event that had these standings. */
  static EventResult result(
      Event event,
      Optional<Commitment> commitment,
      Standings standings,
      EventResult.Seen seen,
      Optional<EventResult.Interim> interim) {
    return new EventResult(
        event.name(),
        event.game(),
        event.stages().stream().map(stage -> stage.format().id()).collect(Collectors.joining(", ")),
        Optional.of(event.seed()).filter(seed -> interim.isEmpty() || seed.isOpen()),
        commitment,
        event.bots().stream()
            .map(bot -> new EventResult.Name(bot.name(), EntrantFactory.author(bot)))
            .toList(),
        standings,
        seen,
        interim,
        event.running().enforced().map(EnforcedLayers::ids),
        event.running().changes());
  }
}
