package dev.agon.app.author;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.source.BotEntry;
import dev.agon.source.BotText;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    return PluginFlags.addTo(
        EventFlags.addTo(
            new Flags("try BOT [flags]   (BOT is a file or cmd:COMMAND; exit code 1: it failed)")
                .describe(
                    "Plays your bot against every built-in of its game and shows the first thing"
                        + " that is wrong, or the score and the time per move. It also finds state"
                        + " that leaks from one match to the next.")
                .example("try mybot.py", "try a bot whose file mentions its game")
                .example("try mybot.py --game botstack --watch", "again whenever the file changes")
                .value("game", "GAME", "the game (default: the one that the file mentions)")
                .value("games", "N", "matches against each opponent (default 2)")
                .flag("watch", "try it again whenever the file changes, until Ctrl-C")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String bot = given.operands("BOT").getFirst();
    if (!given.has("watch")) {
      return tryOnce(bot, given, streams);
    }
    FileWatch watch = new FileWatch(Path.of(bot));
    while (true) {
      try {
        tryOnce(bot, given, streams);
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

  private static int tryOnce(String bot, Arguments given, Streams streams) {
    BotEntry mine = BotText.parse(bot, EventFlags.launch(given), "").orThrow(UserError::new);
    String game = given.value("game").orElseGet(() -> GameGuess.of(bot));
    return tryOnce(GameRegistry.game(game), mine, given, streams);
  }

  private static <S, V, M> int tryOnce(
      GameKit<S, V, M> kit, BotEntry mine, Arguments given, Streams streams) {
    Event opponents = EventFlags.fromFlags(kit.game().spec().id(), given).complete(kit);
    List<BotEntry> bots = new ArrayList<>(List.of(mine));
    bots.addAll(opponents.bots());
    Event event = BoxDecision.here().decide(opponents.withBots(BotEntry.expanded(bots)));
    BoxDecision.here().warning(event).ifPresent(streams.err()::println);
    int games = given.whole("games", 1, MAX_GAMES).orElse(DEFAULT_GAMES);
    BotTrial<S, V, M> trial = new BotTrial<>(kit, event, games);
    Optional<Commitment> commitment = Commitment.to(event);
    Optional<BotTrial.Failure> failure =
        trial.run(streams.out(), () -> commitment.ifPresent(made -> print(made, streams)));
    if (commitment.isPresent()) {
      streams.err().println("seed " + event.seed().text());
    }
    return failure.isPresent() ? WRONG : FINE;
  }

  private static void print(Commitment commitment, Streams streams) {
    streams.err().println("commitment " + commitment.hash() + "; its key is printed at the end");
  }
}
