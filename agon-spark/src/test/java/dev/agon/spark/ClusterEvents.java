package dev.agon.spark;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.process.ProgramPool;
import dev.agon.registry.FaultyKit;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.Plugin;
import dev.agon.registry.PluginJars;
import dev.agon.remote.ClusterOptions;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Small events, and what is compared of them. */
final class ClusterEvents {
  static final Path HOME = Path.of(System.getProperty("agon.home"));

  private ClusterEvents() {}

  static ClusterOptions options(String address) {
    return options(address, 0);
  }

  static ClusterOptions options(String address, int retryFaults) {
    return ClusterOptions.of(
        Settings.defaults(ClusterOptions.SETTINGS)
            .read(
                Map.of(
                    ClusterOptions.CLUSTER.key(),
                    address,
                    ClusterOptions.RETRY_FAULTS.key(),
                    Integer.toString(retryFaults)))
            .orThrow());
  }

  /** The event of a file with this text. */
  static Event file(String text) {
    return EventFile.read(HOME.resolve("cup.yaml").toString(), text);
  }

  /** All built-ins of Coin Fight. */
  static Event builtIns(FormatType format, Map<String, String> options) {
    return event(format, options, List.of());
  }

  /** A Python bot, a C bot and two built-ins of Coin Fight. */
  static Event programs(String games) {
    List<BotEntry> bots =
        Stream.of("bots/python/coinfight.py", "bots/c/coinfight.c", "Greedy", "Randy")
            .map(ClusterEvents::entry)
            .toList();
    return event(FormatType.ROUND_ROBIN, Map.of("games", games), bots);
  }

  /**
   * An event whose game comes from a plug-in that only the driver has, and fails in some matches.
   */
  static Event ofPlugin() {
    GameRegistry.add(Plugin.of("faulty.jar", PluginJars.of(FaultyKit.class)));
    return file(
        """
        game: faulty
        settings: {fails: apply}
        seed: 7
        bots: [Odd, Even, Random]
        stages: [{format: round-robin, games: 40}]
        """);
  }

  private static BotEntry entry(String text) {
    return BotEntry.of(
        ((Parsed.Value<BotSource>) BotSource.parse(text, BotSource.Launch.DEFAULT)).value(), "");
  }

  private static Event event(FormatType format, Map<String, String> options, List<BotEntry> bots) {
    return new Event(
        "Cup",
        "coinfight",
        Map.of(),
        EventSeed.of(7),
        bots,
        List.of(Stage.of(format, format.read(options).orThrow())),
        RunOptions.DEFAULT,
        new EventPaths(HOME, Optional.empty()));
  }

  static String digestOnThreads(Event event) {
    try (ProgramPool pool = ProgramPool.of(2, 2)) {
      return digest(event, new LocalExecutor(2, pool));
    }
  }

  static EventResult result(Event event, Executor executor) {
    return EventRunner.builder().executor(executor).build().run(event).orElseThrow();
  }

  static String digest(Event event, Executor executor) {
    return digest(event, executor, new EventListener() {});
  }

  static String digest(Event event, Executor executor, EventListener listener) {
    return EventRunner.builder()
        .executor(executor)
        .listener(listener)
        .build()
        .run(event)
        .orElseThrow()
        .standings()
        .digest();
  }
}
