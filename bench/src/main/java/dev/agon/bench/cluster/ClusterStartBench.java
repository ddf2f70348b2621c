package dev.agon.bench.cluster;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.Settings;
import dev.agon.remote.Cluster;
import dev.agon.remote.ClusterOptions;
import dev.agon.remote.ClusterProvider;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.source.BotEntry;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** What the start of a small event on a cluster is made of: the first of a driver, and the next. */
public final class ClusterStartBench {
  private static final int EVENTS = 6;

  private ClusterStartBench() {}

  /** Notes when an event started and when its first result was there. */
  private static final class Marks implements EventListener {
    private long started;
    private long first;

    @Override
    public void eventStarted(Event event, Optional<Long> id, long matchesDone) {
      started = System.nanoTime();
    }

    @Override
    public void matchFinished(PlayedMatch match, long knownMatches) {
      if (match.spec().number() == 1) {
        first = System.nanoTime();
      }
    }
  }

  private static Event event() {
    FormatType format = FormatType.ROUND_ROBIN;
    return new Event(
        "Small",
        "botstack",
        Map.of(),
        EventSeed.of(1),
        Stream.of("Trigger", "Gambler").map(BotEntry::builtIn).toList(),
        List.of(Stage.of(format, format.read(Map.of("games", "1")).orThrow())),
        RunOptions.DEFAULT,
        EventPaths.here());
  }

  /** Takes the address of a cluster. */
  public static void main(String[] args) {
    ClusterOptions options =
        ClusterOptions.of(
            Settings.defaults(ClusterOptions.SETTINGS)
                .read(Map.of(ClusterOptions.CLUSTER.key(), args[0]))
                .orThrow());
    long begin = System.nanoTime();
    ClusterProvider provider = ServiceLoader.load(ClusterProvider.class).findFirst().orElseThrow();
    try (Cluster cluster = provider.connect(options, BuildListener.NONE)) {
      System.out.printf("connecting: %.2f s%n", seconds(begin, System.nanoTime()));
      for (int i = 0; i < EVENTS; i++) {
        play(cluster, i == 0 ? "first event" : "next event ");
      }
    }
  }

  private static void play(Cluster cluster, String name) {
    Marks marks = new Marks();
    long begin = System.nanoTime();
    Optional<EventResult> _ =
        EventRunner.builder().executor(cluster).listener(marks).build().run(event());
    long end = System.nanoTime();
    System.out.printf(
        "%s: %.2f s (workers ready %.2f, first result %.2f, end %.2f)%n",
        name,
        seconds(begin, end),
        seconds(begin, marks.started),
        seconds(marks.started, marks.first),
        seconds(marks.first, end));
  }

  private static double seconds(long from, long to) {
    return (to - from) / 1e9;
  }
}
