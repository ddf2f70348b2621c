package dev.agon.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A Master and two Workers on this machine, started by tools/cluster. */
final class RealCluster implements AutoCloseable {
  private static final Path HOME = ClusterEvents.HOME;
  private static final Path STATE = Path.of(System.getenv("XDG_STATE_HOME")).resolve("agon");

  private final String address;

  private RealCluster(String address) {
    this.address = address;
  }

  static RealCluster start() {
    run("stop");
    return new RealCluster(run("start", "2", "--port", "0"));
  }

  String address() {
    return address;
  }

  private static String run(String... arguments) {
    List<String> words = new ArrayList<>(List.of(HOME.resolve("tools/cluster").toString()));
    words.addAll(List.of(arguments));
    try {
      ProcessBuilder builder = new ProcessBuilder(words);
      builder
          .environment()
          .put("AGON_SPARK_JARS", HOME.resolve("agon-spark/target/lib").toString());
      builder.redirectError(ProcessBuilder.Redirect.INHERIT);
      Process process = builder.start();
      String said =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      process.waitFor();
      return said;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The process ids of the Workers. */
  static List<Long> workers() {
    try {
      List<Long> pids =
          Files.readAllLines(STATE.resolve("cluster/pids")).stream().map(Long::valueOf).toList();
      return pids.subList(1, pids.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The executors that run now, as children of the Workers. */
  static List<ProcessHandle> executors() {
    return workers().stream()
        .flatMap(pid -> ProcessHandle.of(pid).stream())
        .flatMap(ProcessHandle::children)
        .toList();
  }

  /** The boxes of bots that executors have started and that still run. */
  static List<ProcessHandle> programsOfBots() {
    return executors().stream()
        .flatMap(ProcessHandle::descendants)
        .filter(process -> process.info().command().orElse("").endsWith("/bwrap"))
        .toList();
  }

  @Override
  public void close() {
    run("stop");
  }
}
