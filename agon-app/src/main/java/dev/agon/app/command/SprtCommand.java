package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.RunExecutor;
import dev.agon.app.terminal.SprtLauncher;
import dev.agon.event.Event;
import dev.agon.event.RunOptions;
import dev.agon.game.kit.GameKit;
import dev.agon.rating.Sprt;
import dev.agon.rating.SprtPlan;
import dev.agon.registry.GameRegistry;
import dev.agon.store.Store;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import dev.agon.tournament.StageOptions;
import java.util.List;
import java.util.Optional;

/** Plays two bots against each other until a test decides whether the first is stronger. */
public final class SprtCommand extends Command {
  private static final int DEFAULT_GAMES = 100_000;
  private static final double MAX_ELO = 1_000;
  private static final double MIN_RISK = 0.001;
  private static final double MAX_RISK = 0.499;
  private static final double DEFAULT_RISK = 0.05;

  public SprtCommand() {
    super("sprt", "test with few games whether one bot is stronger than another");
  }

  @Override
  public Flags flags() {
    Flags flags =
        EventFlags.addTo(
            new Flags("sprt GAME --bots NEW,OLD [flags]")
                .describe(
                    "Plays two bots against each other until a sequential probability ratio test"
                        + " decides. Every deal is played twice with seats swapped. This needs far"
                        + " fewer games than a match of fixed length. The test is stored like an"
                        + " event: agon resume continues it if it was stopped.")
                .example("sprt botstack --bots new.py,old.py", "is new.py stronger than old.py?")
                .example(
                    "sprt botstack --bots new.py,old.py --elo0 -5 --elo1 0",
                    "is new.py at least not weaker?")
                .game("the game; also without --game")
                .value("elo0", "X", "H0: NEW is stronger by only X Elo (default 0)")
                .value("elo1", "X", "H1: NEW is stronger by X Elo (default 5)")
                .value("alpha", "P", "risk of accepting H1 though H0 is true (default 0.05)")
                .value("beta", "P", "risk of accepting H0 though H1 is true (default 0.05)")
                .value("games", "N", "maximum number of games (default 100000)"));
    return EventDatabase.addTo(
        OutputFlag.addTo(
            RunExecutor.addTo(
                OptionFlags.add(
                    flags,
                    List.of(RunOptions.CONCURRENCY, RunOptions.RECORD, RunOptions.RECORD_LIMIT)))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String game = given.operands("GAME").getFirst();
    given.required("bots");
    Event event = EventFlags.withRunOptions(EventFlags.fromFlags(game, given), given);
    return play(GameRegistry.game(game), event, given, streams);
  }

  private static int play(GameKit<?, ?, ?> kit, Event event, Arguments given, Streams streams) {
    Sprt.Hypotheses hypotheses = hypotheses(given);
    int games = given.whole("games", 2, StageOptions.MAX_GAMES).orElse(DEFAULT_GAMES);
    if (!kit.game().spec().seats(2)) {
      throw new UserError(
          "sprt needs a two-player game; " + kit.game().spec().name() + " is not one");
    }
    Event complete = event.complete(kit);
    if (complete.bots().size() != 2) {
      throw new UserError(
          "sprt compares two bots, --bots NEW,OLD; there are " + complete.bots().size());
    }
    String title = "sprt: " + String.join(" against ", complete.names());
    Optional<Store> store = EventDatabase.toWrite(given);
    try {
      return new SprtLauncher(given, streams)
          .run(complete.named(title), new SprtPlan(hypotheses, games), store);
    } finally {
      store.ifPresent(Store::close);
    }
  }

  private static Sprt.Hypotheses hypotheses(Arguments given) {
    Sprt.Hypotheses hypotheses =
        new Sprt.Hypotheses(
            given.decimal("elo0", -MAX_ELO, MAX_ELO).orElse(0.0),
            given.decimal("elo1", -MAX_ELO, MAX_ELO).orElse(5.0),
            given.decimal("alpha", MIN_RISK, MAX_RISK).orElse(DEFAULT_RISK),
            given.decimal("beta", MIN_RISK, MAX_RISK).orElse(DEFAULT_RISK));
    if (hypotheses.elo0() >= hypotheses.elo1()) {
      throw new UserError(
          "--elo1 must be more than --elo0, not "
              + Numbers.points(hypotheses.elo1())
              + " with --elo0 "
              + Numbers.points(hypotheses.elo0()));
    }
    return hypotheses;
  }
}
