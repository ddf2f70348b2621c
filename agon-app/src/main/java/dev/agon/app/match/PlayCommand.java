package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.Streams;
import dev.agon.app.web.BrowserFlag;
import dev.agon.app.web.Serving;
import dev.agon.bot.Seating;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.game.Settings;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.match.MatchPlayer;
import dev.agon.process.ProgramPool;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.registry.GameRegistry;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import dev.agon.watch.PlainNarrator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Plays one match and shows it move by move. */
public final class PlayCommand extends Command {
  public PlayCommand() {
    super("play", "play one match and show it; you play the bot named human");
  }

  @Override
  public Flags flags() {
    return BrowserFlag.addTo(
        EventDatabase.addTo(
            ForceFlag.addTo(
                WatchOptions.addTo(
                    EventFlags.addTo(
                            new Flags("play GAME --bots A,B [flags]")
                                .describe(
                                    "Plays one match and shows it move by move. The bot named human"
                                        + " is you, at the keyboard: type a key or a word of the"
                                        + " question, Enter for the usual answer, ? for help, or"
                                        + " rules for the rules of the game.")
                                .example("play botstack --bots human,Oracle", "play against a bot")
                                .example(
                                    "play coinfight --bots mybot.py,Greedy --file m.json",
                                    "watch a bot, and keep the match")
                                .example(
                                    "play canopy --bots human,Climber,Random --browser",
                                    "play in a browser"))
                        .game("the game; also without --game")
                        .value("file", "FILE", "write the match into this file")
                        .renamed("record", "file")
                        .value("match", "N", "play match N of the seed (default 1)")))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.required("bots");
    String game = given.operands("GAME").getFirst();
    if (BrowserFlag.isGiven(given)) {
      return browse(EventFlags.fromFlags(game, given), given, streams);
    }
    play(GameRegistry.game(game), EventFlags.fromFlags(game, given), given, streams);
    return 0;
  }

  private static int browse(Event event, Arguments given, Streams streams) {
    if (given.value("file").isPresent()) {
      throw new UserError("--file is for the terminal; a game in the browser is kept in --db");
    }
    if (given.value("match").isPresent()) {
      throw new UserError("--match is for the terminal; a game in the browser is match 1");
    }
    return new Serving(given, streams).showGame(event);
  }

  private static <S, V, M> void play(
      GameKit<S, V, M> kit, Event event, Arguments given, Streams streams) {
    Event complete = BoxDecision.here().decide(event.complete(kit));
    BoxDecision.here().warning(complete).ifPresent(streams.err()::println);
    List<String> names = complete.bots().stream().map(BotEntry::name).toList();
    Viewpoint from = viewpoint(complete.bots());
    RecentSteps<S, M> recent = new RecentSteps<>(PlainNarrator.of(kit), names, from);
    WatchOptions watching = WatchOptions.of(given, streams);
    boolean redraws = redraws(kit, complete, watching, streams);
    MatchRunner<S, V, M> runner =
        runner(
            kit,
            complete,
            seating -> new TerminalPlayer<>(kit, names, seating.seat(), streams, recent, redraws));
    int seats = runner.entrants().size();
    if (!kit.game().spec().seats(seats)) {
      throw new UserError(
          "%s is for %s, not %d"
              .formatted(kit.game().spec().name(), kit.game().spec().players(), seats));
    }
    given
        .value("file")
        .ifPresent(
            file -> {
              checkWritable(file);
              ForceFlag.check(given, file, "a match record", RecordFile::wrote);
            });
    Commentary<S, V, M> commentary = new Commentary<>(kit, names, streams.out(), watching, from);
    Optional<Commitment> commitment = Commitment.to(event);
    commitment.ifPresent(
        made ->
            streams.err().println("commitment " + made.hash() + "; its key is printed at the end"));
    int number = given.whole("match", 1, Integer.MAX_VALUE).orElse(1);
    MatchSpec spec =
        new Seeds(event.seed().key())
            .spec(number, number, IntStream.range(0, seats).boxed().toList());
    MatchRecord match =
        Recorder.record(
            StderrReporter.inSeatsOf(runner, commentary::overheard),
            spec,
            redraws ? recent : commentary.and(recent));
    commentary.end(match);
    if (commitment.isPresent()) {
      streams.err().println("seed " + event.seed().text());
    }
    given.value("file").ifPresent(file -> write(file, match));
  }

  /** The seat of the only person; people who share the terminal see what all of them may know. */
  private static Viewpoint viewpoint(List<BotEntry> bots) {
    List<Integer> people =
        IntStream.range(0, bots.size())
            .filter(seat -> bots.get(seat).source() instanceof BotSource.Person)
            .boxed()
            .toList();
    return switch (people.size()) {
      case 0 -> Viewpoint.afterwards();
      case 1 -> Viewpoint.of(people.getFirst());
      default -> Viewpoint.live();
    };
  }

  /** Whether a person sees one picture that changes instead of lines that scroll. */
  private static boolean redraws(
      GameKit<?, ?, ?> kit, Event event, WatchOptions watching, Streams streams) {
    return streams.outIsTerminal()
        && watching.areDefaults()
        && kit.picture().isPresent()
        && kit.questioner().isPresent()
        && event.bots().stream().anyMatch(bot -> bot.source() instanceof BotSource.Person);
  }

  private static <S, V, M> MatchRunner<S, V, M> runner(
      GameKit<S, V, M> kit, Event event, Function<Seating, MatchPlayer<V, M>> person) {
    EntrantFactory<V, M> factory =
        new EntrantFactory<>(
                kit, event.running().clock(), event.paths().baseFolder(), ProgramPool.none())
            .withPeople(person)
            .withBoxes(event.running().enforced().filter(EnforcedLayers::isBoxed).isPresent());
    return new MatchRunner<>(
        kit, Settings.of(kit.game().spec(), event.settings()), factory.entrants(event.bots()));
  }

  /** Checks before the match that the record can be written after it. */
  private static void checkWritable(String file) {
    Path path = Path.of(file).toAbsolutePath();
    Path folder = path.getParent();
    if (Files.isDirectory(path) || folder == null || !Files.isWritable(folder)) {
      throw new UserError(
          "cannot write " + file + ": the folder does not exist or is not writable");
    }
  }

  private static void write(String file, MatchRecord match) {
    try {
      RecordFile.write(Path.of(file), match);
    } catch (IOException e) {
      throw new UserError("cannot write " + file + ": " + UserFiles.why(e), e);
    }
  }
}
