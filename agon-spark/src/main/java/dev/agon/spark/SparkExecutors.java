package dev.agon.spark;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** The executors that Spark has for this driver now, as it tells. */
final class SparkExecutors extends SparkListener {
  private final Map<String, Executor> byId = new TreeMap<>();

  /** Those that cannot play the present event, by their names. */
  private final Set<String> excluded = new HashSet<>();

  /** An executor by its host and number, and what Spark calls it as the place of a task. */
  record Executor(String name, String location, int cores) {
    static Executor of(String host, String id, int cores) {
      return new Executor(
          SparkExecutors.name(host, id), "executor_%s_%s".formatted(host, id), cores);
    }
  }

  static String name(String host, String id) {
    return host + "/" + id;
  }

  synchronized void add(Executor executor) {
    byId.put(executor.name, executor);
    notifyAll();
  }

  @Override
  public void onExecutorAdded(SparkListenerExecutorAdded added) {
    add(
        Executor.of(
            added.executorInfo().executorHost(),
            added.executorId(),
            added.executorInfo().totalCores()));
  }

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    byId.values().removeIf(executor -> executor.name.endsWith("/" + removed.executorId()));
    notifyAll();
  }

  synchronized List<Executor> all() {
    return List.copyOf(byId.values());
  }

  /** A new event begins, in which all take part. */
  synchronized void readmitAll() {
    excluded.clear();
  }

  synchronized void exclude(String name) {
    excluded.add(name);
  }

  /** The cores of those that take part. */
  synchronized int cores() {
    return fit().stream().mapToInt(Executor::cores).sum();
  }

  private List<Executor> fit() {
    return byId.values().stream().filter(executor -> !excluded.contains(executor.name)).toList();
  }

  /** Where a task should run, not at the avoided one if possible; empty for anywhere. */
  synchronized List<String> locations(Optional<String> avoided) {
    List<Executor> fit = fit();
    List<Executor> others =
        fit.stream().filter(executor -> !avoided.equals(Optional.of(executor.name))).toList();
    List<Executor> wanted = others.isEmpty() ? fit : others;
    return wanted.size() == byId.size()
        ? List.of()
        : wanted.stream().map(Executor::location).toList();
  }

  /** Waits until nobody has joined or left for some seconds. */
  synchronized void awaitSettled(int seconds) {
    int before = -1;
    try {
      while (before != byId.size()) {
        before = byId.size();
        wait(TimeUnit.SECONDS.toMillis(seconds));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for a core of those that take part; false if there is none in time. */
  synchronized boolean awaitCores(int seconds) {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    try {
      while (cores() == 0) {
        long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        if (left <= 0) {
          return false;
        }
        wait(left);
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
