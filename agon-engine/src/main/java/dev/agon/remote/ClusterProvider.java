package dev.agon.remote;

import dev.agon.build.BuildListener;

/** Connects to clusters; found by {@link java.util.ServiceLoader}, because Agon needs none. */
public interface ClusterProvider {
  /**
   * Connects to a cluster.
   *
   * @param options with an address
   * @param builds is told how far the bots are built
   * @throws dev.agon.text.UserError if nobody answers there, or refuses
   */
  Cluster connect(ClusterOptions options, BuildListener builds);
}
