package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.RunExecutor;
import dev.agon.app.terminal.BuildProgress;
import dev.agon.app.terminal.EventLauncher;
import dev.agon.app.terminal.ShutdownAction;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.RunOptions;
import dev.agon.ladder.folder.BotFolder;
import dev.agon.ladder.folder.DayMarks;
import dev.agon.ladder.folder.FolderLadder;
import dev.agon.ladder.folder.KeptCopies;
import dev.agon.ladder.folder.LadderMatches;
import dev.agon.ladder.log.LadderStore;
import dev.agon.process.ProgramPool;
import dev.agon.registry.GameRegistry;
import dev.agon.source.BotEntry;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plays the ladder of a folder. */
final class LadderPlayCommand extends Command {
  private static final Pattern TIME = Pattern.compile("([1-9]\\d{0,6})([smhd])");

  /** How many matches each thread may take before another bundle must be chosen. */
  private static final int AHEAD_OF_PROGRAMS = 8;

  private static final int AHEAD_OF_BUILT_INS = 1_024;
  private static final int MAX_MATCHES = 1_000_000_000;

  LadderPlayCommand() {
    super("play", "play the bots of a folder; the word play may be left out");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        RunExecutor.addTo(
            OptionFlags.add(
                EventFlags.addTo(
                    new Flags("ladder FOLDER --game GAME [flags]")
                        .describe(
                            "Plays the bots of a folder until Ctrl-C, and resumes its ladder when"
                                + " it is called again. A new or changed file joins as a new"
                                + " version; the two newest of each bot play. A version that"
                                + " always fails is rested until its file is saved again.")
                        .example("ladder bots --game botstack", "play while you improve your bots")
                        .example(
                            "ladder bots --game botstack --bots Tactician,Gambler --for 10m",
                            "against two built-ins, for ten minutes")
                        .game("the game")
                        .value("for", "TIME", "stop after this time, such as 90s, 10m or 2h")
                        .value("matches", "N", "stop after so many matches in all")),
                List.of(RunOptions.CONCURRENCY))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    KeptCopies copies = KeptCopies.in(given.operands("FOLDER").getFirst());
    Path folder = copies.bots();
    String game = given.required("game");
    Event flags = EventFlags.fromFlags(game, given);
    Event event =
        flags
            .named(String.valueOf(folder.getFileName()))
            .with(new EventPaths(folder, Optional.empty()))
            .complete(GameRegistry.game(game));
    List<BotEntry> others = flags.bots().isEmpty() ? List.of() : event.bots();
    long last = given.whole("matches", 1, MAX_MATCHES).map(Long::valueOf).orElse(Long.MAX_VALUE);
    Optional<Long> millis = given.value("for").map(LadderPlayCommand::millis);
    try (LadderStore store = LadderStore.open(EventDatabase.required(given));
        FolderLadder ladder = FolderLadder.open(store, copies, event.withBots(List.of()))) {
      play(ladder, others, last, millis, copies, given, streams);
      streams.err().println("ladder %d is stored".formatted(ladder.id()));
    }
    return 0;
  }

  private static long millis(String time) {
    Matcher parts = TIME.matcher(time);
    if (!parts.matches()) {
      throw UserError.ofFlag("for", "must be a time such as 90s, 10m or 2h, not '" + time + "'");
    }
    TimeUnit unit =
        switch (parts.group(2)) {
          case "s" -> TimeUnit.SECONDS;
          case "m" -> TimeUnit.MINUTES;
          case "h" -> TimeUnit.HOURS;
          default -> TimeUnit.DAYS;
        };
    return unit.toMillis(Long.parseLong(parts.group(1)));
  }

  private static void play(
      FolderLadder ladder,
      List<BotEntry> others,
      long last,
      Optional<Long> millis,
      KeptCopies copies,
      Arguments given,
      Streams streams) {
    Event event = ladder.state().head().event();
    int threads = EventLauncher.threads(event, given);
    int seats = ladder.state().head().settings().seats();
    LadderScreen screen = new LadderScreen(streams, new DayMarks(copies), ladder.state());
    LadderMatches matches = new LadderMatches(event, copies);
    try (ProgramPool pool = ProgramPool.of(threads, seats);
        BuildProgress builds = new BuildProgress(streams);
        RunExecutor players = RunExecutor.of(event, given, threads, pool, builds);
        BotFolder folder =
            new BotFolder(
                copies.bots(),
                EventFlags.launch(given),
                bot -> matches.check(bot, pool),
                screen::problem);
        ShutdownAction _ =
            new ShutdownAction(
                () -> {
                  stop(ladder, streams);
                  streams.err().println("agon: stopped; the same command resumes the ladder");
                })) {
      folder.start(ladder.state(), others);
      BoxDecision.here()
          .warning(BoxDecision.here().decide(matches.withVersions(ladder.state())))
          .ifPresent(streams.err()::println);
      millis.ifPresent(
          time ->
              CompletableFuture.delayedExecutor(time, TimeUnit.MILLISECONDS)
                  .execute(() -> stop(ladder, streams)));
      int ahead = threads * (others.isEmpty() ? AHEAD_OF_PROGRAMS : AHEAD_OF_BUILT_INS);
      ladder.play(folder, state -> matches.open(players.executor(), state), ahead, last, screen);
    }
    screen.last(ladder.state());
  }

  private static void stop(FolderLadder ladder, Streams streams) {
    try {
      ladder.stop();
    } catch (UserError e) {
      streams.err().println("agon: " + e.getMessage());
    }
  }
}
