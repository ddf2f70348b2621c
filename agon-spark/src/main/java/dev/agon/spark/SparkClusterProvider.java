package dev.agon.spark;

import dev.agon.build.BuildListener;
import dev.agon.execute.Cluster;
import dev.agon.execute.ClusterOptions;
import dev.agon.execute.ClusterProvider;

/** Connects to clusters of Apache Spark. */
public final class SparkClusterProvider implements ClusterProvider {
  @Override
  public Cluster connect(ClusterOptions options, BuildListener builds) {
    return SparkCluster.connect(options, builds);
  }
}
