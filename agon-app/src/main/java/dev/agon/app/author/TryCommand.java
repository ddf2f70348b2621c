package dev.agon.app.author;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotText;
import dev.agon.text.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Tries a bot: plays it against every built-in, and shows the first thing that is wrong. */
public final class TryCommand extends Command {
  private static final int DEFAULT_GAMES = 2;
  private static final int MAX_GAMES = 1_000;
  private static final int FINE = 0;
  private static final int WRONG = 1;

  public TryCommand() {
    super("try", "try your bot against every built-in, and show the first thing that is wrong");
  }

  @Override
  public Flags flags() {
    return OutputFlag.addTo(
        PluginFlags.addTo(
            EventFlags.addTo(
                new Flags(
                        "try BOT [GAME] [flags]   (BOT is a file or cmd:COMMAND; exit code 1: it"
                            + " failed)")
                    .describe(
                        "Plays your bot against every built-in of its game and shows the first"
                            + " thing that is wrong, or the score and the time per move. It also"
                            + " finds state that leaks from one match to the next. Deals come from"
                            + " a number, which is printed; --seed with it plays the same deals"
                            + " again, and --watch keeps them.")
                    .example("try mybot.py", "try a bot whose file mentions its game")
                    .example("try mybot.py botstack --watch", "again whenever the file changes")
                    .game("the game, also without --game (default: the one that the file mentions)")
                    .value("games", "N", "matches against each opponent (default 2)")
                    .flag("watch", "try it again whenever the file changes, until Ctrl-C"))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String bot = given.operandsAndOptional("GAME", "BOT").getFirst();
    if (given.has("watch") && bot.startsWith(BotSource.PROGRAM_PREFIX)) {
      throw UserError.ofFlag("watch", "needs a file, not a command: " + Parsed.quoted(bot));
    }
    // The same deals whenever the file changes, so that scores can be compared.
    EventSeed seed = given.practiceSeed();
    if (!given.has("watch")) {
      return tryOnce(bot, seed, given, streams);
    }
    FileWatch watch = new FileWatch(Path.of(bot));
    while (true) {
      try {
        tryOnce(bot, seed, given, streams);
      } catch (UserError e) {
        streams.out().println("agon: " + e.getMessage());
      }
      streams.out().println("\nwaiting for " + bot + " to change; Ctrl-C ends");
      streams.out().flush();
      if (!watch.awaitChange()) {
        return FINE;
      }
      streams.out().println();
    }
  }

  private static int tryOnce(String bot, EventSeed seed, Arguments given, Streams streams) {
    BotEntry mine = BotText.parse(bot, EventFlags.launch(given), "").orThrow(UserError::new);
    if (mine.source() instanceof BotSource.SourceFile(String file, _)
        && !Files.isRegularFile(Path.of(file))) {
      throw new UserError(
          Files.isDirectory(Path.of(file))
              ? "a folder, not a file: " + file
              : "no such file: " + file);
    }
    List<String> botAndGame = given.operandsAndOptional("GAME", "BOT");
    String game = botAndGame.size() > 1 ? botAndGame.getLast() : GameGuess.of(mine.source());
    return tryOnce(GameRegistry.game(game), mine, seed, given, streams);
  }

  private static <S, V, M> int tryOnce(
      GameKit<S, V, M> kit, BotEntry mine, EventSeed seed, Arguments given, Streams streams) {
    Event opponents =
        EventFlags.fromFlags(kit.game().spec().id(), given).withSeed(seed).complete(kit);
    List<BotEntry> bots = new ArrayList<>(List.of(mine));
    bots.addAll(opponents.bots());
    Event event = BoxDecision.here().decide(opponents.withBots(BotEntry.expanded(bots)));
    BoxDecision.here().warning(event).ifPresent(streams.err()::println);
    int games = given.whole("games", 1, MAX_GAMES).orElse(DEFAULT_GAMES);
    ReadyCommands commands = ReadyCommands.of(event, given);
    TrialOutput out =
        OutputFlag.isJson(given)
            ? new JsonTrialOutput(event.names().getFirst(), event.game(), streams)
            : new TextTrialOutput(streams.out());
    return new BotTrial<>(kit, event, games, commands, out).run() ? FINE : WRONG;
  }
}
