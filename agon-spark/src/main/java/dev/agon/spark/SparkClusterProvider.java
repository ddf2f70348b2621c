package dev.agon.spark;

import dev.agon.build.BuildListener;
import dev.agon.remote.Cluster;
import dev.agon.remote.ClusterOptions;
import dev.agon.remote.ClusterProvider;

/** Connects to clusters of Apache Spark. */
public final class SparkClusterProvider implements ClusterProvider {
  @Override
  public Cluster connect(ClusterOptions options, BuildListener builds) {
    return SparkCluster.connect(options, builds);
  }
}
