package dev.agon.app.event;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.EventConduct;
import dev.agon.app.EventFlags;
import dev.agon.app.EventSource;
import dev.agon.app.Progress;
import dev.agon.app.Streams;
import dev.agon.app.command.Command;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.game.GameKit;
import dev.agon.plan.EventPlan;
import dev.agon.plan.TimeEstimate;
import dev.agon.plan.TrialMatches;
import dev.agon.process.ProgramPool;
import dev.agon.text.UserError;
import dev.agon.tournament.RoundRobin;
import java.util.List;
import java.util.stream.Collectors;

/** Says what is wrong with an event, or how it will be played and how long that takes. */
final class EventCheckCommand implements Command {
  private static final int FINE = 0;
  private static final int SOMEBODY_FAILED = 1;

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String summary() {
    return "find what is wrong with an event and who fails; print its plan and how long it takes";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Flags flags =
        new Flags(
                "event check FILE [flags] | event check --game GAME [flags]"
                    + "   (exit code 1: a bot failed, 2: the event is wrong)")
            .flag("no-sample", "start no bot: no estimate of the time, and nobody is tried")
            .value("game", "GAME", "what is played, instead of a file");
    return EventFlags.addTo(EventFlags.addStageTo(flags))
        .value("concurrency", "N", "matches played at once (default: the number of cores)")
        .read(arguments, streams)
        .map(given -> check(given, arguments, streams))
        .orElse(FINE);
  }

  private static int check(Arguments given, List<String> arguments, Streams streams) {
    EventSource source = EventSource.of("event check", given, arguments);
    try {
      EventProblemFinder inspection = new EventProblemFinder(source, source.event(given));
      return check(inspection.game(), inspection, given, streams);
    } catch (UserError e) {
      throw source.in(e);
    }
  }

  private static <S, V, M> int check(
      GameKit<S, V, M> kit, EventProblemFinder inspection, Arguments given, Streams streams) {
    Event event = inspection.event();
    int threads = EventConduct.threads(event, given);
    try (ProgramPool stable = ProgramPool.of(threads, kit.game().spec().maxSeats())) {
      MatchRunner<S, V, M> arena = inspection.arena(kit, stable);
      EventPlan plan = EventPlan.of(event, arena);
      streams.out().print(plan.text());
      streams.out().flush();
      return given.has("no-sample") ? FINE : sample(arena, plan, threads, streams);
    }
  }

  private static <S, V, M> int sample(
      MatchRunner<S, V, M> arena, EventPlan plan, int threads, Streams streams) {
    List<String> names = arena.entrants().stream().map(Entrant::name).toList();
    TrialMatches<S, V, M> sample;
    TimeEstimate estimate;
    try (Progress progress = new Progress(streams, "sample matches")) {
      sample = new TrialMatches<>(arena, threads, progress::advance);
      sample.tryAll(plan.stages().getFirst().firstRound());
      if (arena.kit().game().spec().seats(2)) {
        // Whoever has a bye at first is tried as if everybody met everybody.
        sample.tryAll(new RoundRobin(names, 1).next(List.of()).orElseThrow());
      }
      estimate = TimeEstimate.of(plan, sample, threads);
    }
    streams.out().println(estimate.line());
    return failures(sample, names, streams);
  }

  private static int failures(TrialMatches<?, ?, ?> sample, List<String> names, Streams streams) {
    if (sample.failures().isEmpty()) {
      return FINE;
    }
    streams.out().println();
    sample
        .failures()
        .forEach((who, what) -> streams.out().println(names.get(who) + " failed: " + what));
    if (!sample.untried().isEmpty()) {
      streams
          .out()
          .println(
              "not tried, since whom they met failed first: "
                  + sample.untried().stream().map(names::get).collect(Collectors.joining(", ")));
    }
    streams
        .out()
        .printf("%d of %d bots failed in the sample%n", sample.failures().size(), names.size());
    return SOMEBODY_FAILED;
  }
}
