package dev.agon.app.event;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.EventSource;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.BuildProgress;
import dev.agon.app.terminal.EventLauncher;
import dev.agon.app.terminal.Progress;
import dev.agon.event.BoxDecision;
import dev.agon.event.EventReading;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.game.GameSpec;
import dev.agon.plan.EventPlan;
import dev.agon.plan.EventProblemFinder;
import dev.agon.plan.TimeEstimate;
import dev.agon.plan.TrialMatches;
import dev.agon.process.ProgramPool;
import dev.agon.text.UserError;
import java.util.List;
import java.util.stream.Collectors;

/** Prints the problems of an event, or its plan, its expected time and the bots that fail. */
final class EventCheckCommand extends Command {
  private static final int FINE = 0;
  private static final int BOT_FAILED = 1;

  EventCheckCommand() {
    super("check", "check an event: its errors, its plan, its expected time, and which bots fail");
  }

  @Override
  public Flags flags() {
    Flags flags =
        new Flags(
                EventSource.usage("event check")
                    + "   (exit code 1: a bot failed, 2: the event has errors)")
            .describe(
                "Checks an event before it is played. Prints all problems of the file, the"
                    + " settings, the formats and the bots, each with its line; or, if there are"
                    + " none, the plan: stages, number of matches, expected time. A small sample of"
                    + " matches finds bots that do not work.")
            .example("event check cup.yaml", "check a file")
            .example("event check cup.yaml --no-sample", "check it without starting bots")
            .example(
                "event check botstack --bots Oracle,Trigger --games 50", "check flags of agon run")
            .flag("no-sample", "start no bots: no time estimate, and no bot is tried");
    EventFlags.addTo(OptionFlags.addStage(EventSource.addTo(flags)));
    return OutputFlag.addTo(
        PluginFlags.addTo(OptionFlags.add(flags, List.of(RunOptions.CONCURRENCY))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    EventSource source = EventSource.of("event check", given);
    try {
      return check(source.reading(given), given, streams);
    } catch (UserError e) {
      throw source.in(e);
    }
  }

  private static int check(EventReading reading, Arguments given, Streams streams) {
    EventProblemFinder finder = new EventProblemFinder(reading);
    GameSpec game = finder.game().game().spec();
    int threads = EventLauncher.threads(reading.event(), given);
    try (ProgramPool pool = ProgramPool.of(threads, game.maxSeats());
        BuildProgress builds = new BuildProgress(streams);
        Executor.Session session = finder.open(new LocalExecutor(threads, pool, builds))) {
      EventPlan plan = EventPlan.of(reading.event().complete(finder.game()), game);
      BoxDecision boxes = BoxDecision.here();
      boxes.warning(boxes.decide(plan.event())).ifPresent(streams.err()::println);
      boolean isJson = OutputFlag.isJson(given);
      if (!isJson) {
        streams.out().print(plan.text());
        streams.out().flush();
      }
      if (!given.has("no-sample")) {
        return sample(plan, session, threads, isJson, streams);
      }
      if (isJson) {
        OutputFlag.print(EventCheckJson.of(plan), streams);
      }
      return builds.hasBroken() ? BOT_FAILED : FINE;
    }
  }

  private static int sample(
      EventPlan plan, Executor.Session session, int threads, boolean isJson, Streams streams) {
    TrialMatches trial;
    TimeEstimate estimate;
    try (Progress progress = new Progress(streams, "sample matches")) {
      trial = TrialMatches.of(plan, session, threads, progress::advance);
      estimate = TimeEstimate.of(plan, trial, threads);
    }
    if (isJson) {
      OutputFlag.print(EventCheckJson.of(plan, trial, estimate), streams);
      return trial.failures().isEmpty() ? FINE : BOT_FAILED;
    }
    streams.out().println(estimate.line());
    return failures(trial, plan.event().names(), streams);
  }

  private static int failures(TrialMatches sample, List<String> names, Streams streams) {
    if (sample.failures().isEmpty()) {
      return FINE;
    }
    streams.out().println();
    sample
        .failures()
        .forEach((bot, fault) -> streams.out().println(names.get(bot) + " failed: " + fault));
    if (!sample.untried().isEmpty()) {
      streams
          .out()
          .println(
              "not tried, because their opponents failed first: "
                  + sample.untried().stream().map(names::get).collect(Collectors.joining(", ")));
    }
    streams
        .out()
        .printf("%d of %d bots failed in the sample%n", sample.failures().size(), names.size());
    return BOT_FAILED;
  }
}
