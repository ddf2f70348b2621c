package dev.agon.spark;

import dev.agon.build.BuildListener;
import dev.agon.execute.Cluster;
import dev.agon.execute.PlayedMatch;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A driver in a process of its own, which can be killed. */
final class DriverProcess {
  private DriverProcess() {}

  /** Plays an event on a cluster, stores it, and prints the number of each match. */
  public static void main(String[] args) {
    EventListener printer =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            System.out.println(match.spec().number());
          }
        };
    try (Store store = Store.open(args[0]);
        Cluster cluster =
            SparkCluster.connect(ClusterEvents.options(args[1]), BuildListener.NONE)) {
      new EventRunner(Optional.of(store), cluster, List.of(printer))
          .run(ClusterEvents.programs(args[2]));
    }
  }

  /** Starts a driver and kills it when it has counted so many matches. */
  static void killAt(long match, String database, String address, String games)
      throws IOException, InterruptedException {
    Process driver =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dagon.home=" + ClusterEvents.HOME,
                "-cp",
                System.getProperty("java.class.path"),
                DriverProcess.class.getName(),
                database,
                address,
                games)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader numbers = driver.inputReader()) {
      String line = numbers.readLine();
      while (line != null && Long.parseLong(line) < match) {
        line = numbers.readLine();
      }
      driver.destroyForcibly().waitFor();
    }
  }
}
