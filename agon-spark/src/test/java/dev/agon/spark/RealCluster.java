package dev.agon.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** A Master and two Workers on this machine, started by tools/cluster. */
final class RealCluster implements AutoCloseable {
  private static final Path HOME = ClusterEvents.HOME;
  private static final String TOOL = HOME.resolve("tools/cluster").toString();
  private static final Path STATE = Path.of(System.getenv("XDG_STATE_HOME")).resolve("agon");

  private static final String IMPATIENT =
      """
      spark.network.timeout 8s
      spark.network.timeoutInterval 1s
      spark.executor.heartbeatInterval 1s
      spark.executor.heartbeat.maxFailures 8
      """;

  /**
   * Runs a command and adopts what it leaves behind. Whoever runs programs of bots, as these tests
   * do, adopts orphans itself, and ends those that it does not know.
   */
  private static final String KEEPER =
      """
      import ctypes, os, subprocess, sys
      PR_SET_CHILD_SUBREAPER = 36
      ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
      subprocess.run(sys.argv[1:])
      os.close(1)
      try:
          while True:
              os.wait()
      except ChildProcessError:
          os._exit(0)
      """;

  private final String address;

  private RealCluster(String address) {
    this.address = address;
  }

  static RealCluster start() {
    tool("stop");
    return new RealCluster(tool("start", "2", "--port", "0"));
  }

  /** A Master alone. */
  static RealCluster withoutWorkers() {
    tool("stop");
    return new RealCluster(tool("start", "0", "--port", "0"));
  }

  /** A Worker whose bots can see where they are: their scheduling policy is that of batches. */
  void addMarkedWorker() {
    run(List.of("chrt", "--batch", "0", TOOL, "join", address, "--cores", "1"));
  }

  /** A cluster whose driver notices within seconds that an executor is silent. */
  static RealCluster impatient() {
    RealCluster cluster = start();
    cluster.addSettings(IMPATIENT);
    return cluster;
  }

  /** An impatient cluster of which one Worker is behind a cable. */
  static RealCluster behind(Cable cable) {
    tool("stop");
    RealCluster cluster =
        new RealCluster(tool("start", "1", "--port", "0", "--host", cable.near()));
    cluster.addSettings(IMPATIENT + "spark.driver.host %1$s%n".formatted(cable.near()));
    run(
        Stream.concat(
                cable.farCommand().stream(),
                Stream.of(TOOL, "join", cluster.address, "--host", cable.far()))
            .toList());
    return cluster;
  }

  /** A Worker with one core more. */
  void addWorker() {
    tool("join", address, "--cores", "1");
  }

  private void addSettings(String lines) {
    try {
      Files.writeString(STATE.resolve("cluster.conf"), lines, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String address() {
    return address;
  }

  private static String tool(String... arguments) {
    return run(Stream.concat(Stream.of(TOOL), Stream.of(arguments)).toList());
  }

  private static String run(List<String> words) {
    try {
      ProcessBuilder builder =
          new ProcessBuilder(
              Stream.concat(Stream.of("python3", "-c", KEEPER), words.stream()).toList());
      builder
          .environment()
          .put("AGON_SPARK_JARS", HOME.resolve("agon-spark/target/lib").toString());
      builder.redirectError(ProcessBuilder.Redirect.INHERIT);
      // Closed when the command has ended.
      InputStream said = builder.start().getInputStream();
      return new String(said.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The process ids of the Workers. */
  private static List<Long> workers() {
    try {
      List<Long> pids =
          Files.readAllLines(STATE.resolve("cluster/pids")).stream().map(Long::valueOf).toList();
      return pids.subList(1, pids.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A Worker that has an executor. */
  static ProcessHandle busyWorker() {
    return workers().stream()
        .flatMap(pid -> ProcessHandle.of(pid).stream())
        .filter(worker -> worker.children().findAny().isPresent())
        .findFirst()
        .orElseThrow();
  }

  /** The executors that run now, whether their Workers are alive or not. */
  static List<ProcessHandle> executors() {
    return ProcessHandle.allProcesses().filter(RealCluster::isExecutor).toList();
  }

  private static boolean isExecutor(ProcessHandle process) {
    try {
      String command = Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"));
      return command.contains("CoarseGrainedExecutorBackend") && command.contains(STATE.toString());
    } catch (IOException e) {
      // It has just ended.
      return false;
    }
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
    tool("stop");
  }
}
