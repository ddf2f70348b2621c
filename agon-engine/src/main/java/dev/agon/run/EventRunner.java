package dev.agon.run;

import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.registry.GameRegistry;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;

/**
 * Runs events: plays them from the start and resumes what was stopped. The command line, a server
 * and any other program are equal users of it. A runner is used for one event.
 */
public final class EventRunner {
  private final List<EventListener> listeners;
  private final RunLifecycle<EventResult> lifecycle;

  /**
   * A runner.
   *
   * @param store where the event is kept; without one it cannot be resumed
   * @param executor plays the matches
   * @param listeners told of everything in canonical order
   */
  public EventRunner(Optional<Store> store, Executor executor, List<EventListener> listeners) {
    this.listeners = List.copyOf(listeners);
    this.lifecycle =
        new RunLifecycle<>(store, executor, this::play, result -> result.standings().digest());
  }

  /**
   * Plays an event from its start.
   *
   * @return empty when {@link #stop} was called
   * @throws UserError when the event cannot be played
   */
  public Optional<EventResult> run(Event event) {
    return lifecycle.start(event.complete(GameRegistry.game(event.game())), Optional.empty());
  }

  /** Plays what is left of an event whose stored matches can be verified here. */
  public Optional<EventResult> resume(StoredEvent stored) {
    return resume(stored, StoredTrust.VERIFIED, Optional.empty());
  }

  /**
   * Plays what is left of an event that was stopped. The result is the same as if it had never
   * stopped.
   *
   * @param told whether programs run in a box from now on, even if the box is another one than
   *     before; empty if nothing may change
   * @return empty when {@link #stop} was called
   * @throws UserError when another process plays the event, or has finished it, when its stored
   *     matches are not trusted, or when the box enforces other layers and nobody allowed that
   */
  public Optional<EventResult> resume(
      StoredEvent stored, StoredTrust trust, Optional<SandboxMode> told) {
    return lifecycle.resume(stored, trust, told);
  }

  /**
   * Stops the event as soon as possible, from any thread; what was played is stored when this
   * returns.
   */
  public void stop() {
    lifecycle.stop();
  }

  private Optional<EventResult> play(OpenRun run) {
    run.commitment().ifPresent(made -> listeners.forEach(listener -> listener.committed(made)));
    listeners.forEach(listener -> listener.eventStarted(run.event(), run.id(), run.matchesDone()));
    return new EventRun(run, listeners, lifecycle::isStopped).finish();
  }
}
