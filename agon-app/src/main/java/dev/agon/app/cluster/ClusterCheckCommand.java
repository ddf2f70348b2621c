package dev.agon.app.cluster;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.EventSource;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.build.BuildListener;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.registry.GameRegistry;
import dev.agon.remote.Cluster;
import dev.agon.remote.ClusterOptions;
import dev.agon.remote.WorkerStatus;
import dev.agon.text.UserError;
import java.util.List;

/** Lists the workers of a cluster, and says which of them can play an event. */
final class ClusterCheckCommand extends Command {
  private static final int FINE = 0;
  private static final int UNFIT = 1;

  ClusterCheckCommand() {
    super("check", "list the workers, their tools and their box, and who can play an event");
  }

  @Override
  public Flags flags() {
    Flags flags =
        new Flags(EventSource.usage("cluster check") + "   (exit code 1: a worker takes no part)")
            .describe(
                "Builds and packs the bots of an event, asks every worker of the cluster what it"
                    + " has, and says which workers take no part in the event and why.")
            .example(
                "cluster check cup.yaml --cluster spark://host:7077",
                "which workers can play the event's bots");
    return OutputFlag.addTo(
        PluginFlags.addTo(
            RunExecutor.addTo(EventFlags.addTo(OptionFlags.addStage(EventSource.addTo(flags))))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    EventSource source = EventSource.of("cluster check", given);
    try {
      return check(source.event(given), given, streams);
    } catch (UserError e) {
      throw source.in(e);
    }
  }

  private static int check(Event event, Arguments given, Streams streams) {
    ClusterOptions options = RunExecutor.options(event, given);
    if (options.address().isEmpty()) {
      throw new UserError("name the cluster: --cluster spark://HOST:PORT, or cluster: in the file");
    }
    Event complete = event.complete(GameRegistry.game(event.game()));
    try (Cluster cluster = ClusterLoader.connect(options, BuildListener.NONE)) {
      List<WorkerStatus> workers = cluster.check(BoxDecision.here().decide(complete).setup(false));
      if (OutputFlag.isJson(given)) {
        workers.forEach(worker -> OutputFlag.print(WorkerTable.json(worker), streams));
      } else {
        streams.out().print(WorkerTable.ofStatus(workers));
      }
      return workers.stream().allMatch(worker -> worker.problem().isEmpty()) ? FINE : UNFIT;
    }
  }
}
