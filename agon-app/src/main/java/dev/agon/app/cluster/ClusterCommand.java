package dev.agon.app.cluster;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.CommandGroup;
import java.util.List;

/** The commands about clusters. */
public final class ClusterCommand extends CommandGroup {
  public ClusterCommand() {
    super(
        "cluster",
        "check the workers of a cluster, and whether they can play an event",
        List.of(new ClusterCheckCommand()));
  }

  @Override
  public Flags flags() {
    return super.flags()
        .describe("Tells about a cluster that plays events; tools/cluster starts one.")
        .example(
            "cluster check cup.yaml --cluster spark://host:7077",
            "which workers can play the event's bots");
  }
}
