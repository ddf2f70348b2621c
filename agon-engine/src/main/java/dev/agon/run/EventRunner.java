package dev.agon.run;

import dev.agon.api.PublicApi;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.registry.GameRegistry;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Runs events: plays them from the start and resumes what was stopped. The command line, a server
 * and any other program are equal users of it. A runner is used for one event.
 */
public final class EventRunner {
  private final List<EventListener> listeners;
  private final RunLifecycle<EventResult> lifecycle;

  private EventRunner(Builder options) {
    this.listeners = List.copyOf(options.listeners);
    this.lifecycle =
        new RunLifecycle<>(options.store, options.executor, this::play, EventResult::end);
  }

  /** The options of a runner, all with defaults. */
  @PublicApi
  public static Builder builder() {
    return new Builder();
  }

  /** Makes runners. */
  public static final class Builder {
    private Optional<Store> store = Optional.empty();
    private Function<Event, Executor> executor = Builder::threads;
    private final List<EventListener> listeners = new ArrayList<>();

    private Builder() {}

    /** Stores the event, so that it can be resumed; by default nothing is stored. */
    @PublicApi
    public Builder store(Store into) {
      store = Optional.of(into);
      return this;
    }

    /**
     * Sets how many matches are played at once; the default is what the event says, or one for each
     * processor.
     */
    @PublicApi
    public Builder threads(int count) {
      return executor(LocalExecutor.withOwnPool(count));
    }

    /** Sets what plays the matches instead of threads of this machine. */
    public Builder executor(Executor other) {
      executor = _ -> other;
      return this;
    }

    /** Adds a listener, which is told of everything in canonical order. */
    @PublicApi
    public Builder listener(EventListener added) {
      listeners.add(added);
      return this;
    }

    /** A runner for one event. */
    @PublicApi
    public EventRunner build() {
      return new EventRunner(this);
    }

    private static Executor threads(Event event) {
      return LocalExecutor.withOwnPool(
          event
              .running()
              .concurrency()
              .orElseGet(() -> Runtime.getRuntime().availableProcessors()));
    }
  }

  /**
   * Plays an event from its start.
   *
   * @return empty when {@link #stop} was called
   * @throws UserError when the event cannot be played
   */
  @PublicApi
  public Optional<EventResult> run(Event event) {
    return lifecycle.start(event.complete(GameRegistry.game(event.game())), Optional.empty());
  }

  /** Plays what is left of an event whose stored matches can be verified here. */
  @PublicApi
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
  @PublicApi
  public void stop() {
    lifecycle.stop();
  }

  private Optional<EventResult> play(OpenRun run) {
    run.commitment().ifPresent(made -> listeners.forEach(listener -> listener.committed(made)));
    listeners.forEach(listener -> listener.eventStarted(run.event(), run.id(), run.matchesDone()));
    return new EventRun(run, listeners, lifecycle::isStopped).finish();
  }
}
