package dev.agon.spark;

import dev.agon.remote.RemoteWorker;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkEnv;

/** The workers of this process, which is an executor of Spark: one for each event. */
final class ExecutorWorkers {
  private static final String LOCAL = "driver";
  private static final Pattern CORES = Pattern.compile(".* --cores (\\d+) .*");
  private static final Pattern LOCAL_CORES = Pattern.compile("local\\[(\\d+)]");

  private static final Map<String, RemoteWorker> BY_EVENT = new ConcurrentHashMap<>();

  private ExecutorWorkers() {}

  /** The worker for an event, which gets ready when the first range arrives. */
  static RemoteWorker of(EventFiles event) {
    return BY_EVENT.computeIfAbsent(
        event.id(), _ -> RemoteWorker.of(name(), cores(), event.setup(), event::tree));
  }

  /** Ends the programs of an event that is over. */
  static void end(EventFiles event) {
    RemoteWorker worker = BY_EVENT.remove(event.id());
    if (worker != null) {
      worker.close();
    }
  }

  /** The executor's host and number. */
  static String name() {
    SparkEnv environment = SparkEnv.get();
    return SparkExecutors.name(
        environment.blockManager().blockManagerId().host(), environment.executorId());
  }

  /** Spark tells an executor its cores on the command line only. */
  private static int cores() {
    SparkEnv environment = SparkEnv.get();
    Matcher found =
        environment.executorId().equals(LOCAL)
            ? LOCAL_CORES.matcher(environment.conf().get("spark.master", ""))
            : CORES.matcher(System.getProperty("sun.java.command", "") + " ");
    return found.matches() ? Integer.parseInt(found.group(1)) : 1;
  }
}
