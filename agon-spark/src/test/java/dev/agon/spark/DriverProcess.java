package dev.agon.spark;

import dev.agon.build.BuildListener;
import dev.agon.execute.PlayedMatch;
import dev.agon.remote.Cluster;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.text.UserError;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A driver in a process of its own, which can be killed. */
final class DriverProcess {
  private DriverProcess() {}

  /** Plays the event of programs on a cluster, stores it, and prints the number of each match. */
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
      EventRunner.builder()
          .store(store)
          .executor(cluster)
          .listener(printer)
          .build()
          .run(ClusterEvents.programs(args[2]));
    } catch (UserError e) {
      System.out.println(e.getMessage());
      // Spark's threads would go on for a minute.
      System.exit(2);
    }
  }

  /**
   * Starts a driver that a cluster refuses.
   *
   * @param settings the file with its secret
   * @param arguments those of {@link #main}
   * @return what it prints
   */
  static String refusal(Path settings, String... arguments) throws IOException {
    ProcessBuilder builder = process(arguments);
    builder.environment().put(SparkSettings.FILE_VARIABLE, settings.toString());
    return output(builder);
  }

  /** Plays an event to its end, and returns everything that its driver prints. */
  static String output(String... arguments) throws IOException {
    return output(process(arguments).redirectErrorStream(true));
  }

  private static String output(ProcessBuilder builder) throws IOException {
    try (InputStream said = builder.start().getInputStream()) {
      return new String(said.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static ProcessBuilder process(String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("--enable-native-access=ALL-UNNAMED");
    words.add("--sun-misc-unsafe-memory-access=allow");
    words.add("-Dagon.home=" + ClusterEvents.HOME);
    words.addAll(List.of("-cp", System.getProperty("java.class.path")));
    words.add(DriverProcess.class.getName());
    words.addAll(List.of(arguments));
    return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  /**
   * Starts a driver and kills it when it has counted so many matches.
   *
   * @param arguments those of {@link #main}
   * @return the programs of bots that ran when it was killed
   */
  static List<ProcessHandle> killAt(long match, String... arguments)
      throws IOException, InterruptedException {
    Process driver = process(arguments).start();
    try (BufferedReader numbers = driver.inputReader()) {
      String line = numbers.readLine();
      while (line != null && Long.parseLong(line) < match) {
        line = numbers.readLine();
      }
      List<ProcessHandle> programs = RealCluster.programsOfBots();
      driver.destroyForcibly().waitFor();
      return programs;
    }
  }
}
