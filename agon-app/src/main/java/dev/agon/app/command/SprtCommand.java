package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.EventLauncher;
import dev.agon.app.terminal.FaultLines;
import dev.agon.app.terminal.Progress;
import dev.agon.entrant.GameRegistry;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.game.kit.GameKit;
import dev.agon.match.Seeds;
import dev.agon.process.ProgramPool;
import dev.agon.rating.Ratings;
import dev.agon.rating.Sprt;
import dev.agon.run.Digest;
import dev.agon.run.EventLog;
import dev.agon.run.EventRunner;
import dev.agon.run.SprtMatch;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import dev.agon.tournament.StageOptions;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plays two bots against each other until a test decides whether the first is stronger. */
public final class SprtCommand implements Command {
  private static final int DEFAULT_GAMES = 100_000;
  private static final double MAX_ELO = 1_000;
  private static final double MIN_RISK = 0.001;
  private static final double MAX_RISK = 0.499;
  private static final double DEFAULT_RISK = 0.05;

  private static final int ACCEPTED = 0;
  private static final int REJECTED = 1;
  private static final int UNDECIDED = 3;

  @Override
  public String name() {
    return "sprt";
  }

  @Override
  public String summary() {
    return "test with few games whether one bot is stronger than another";
  }

  @Override
  public Flags flags() {
    Flags flags =
        EventFlags.addTo(
            new Flags("sprt --game GAME --bots NEW,OLD [flags]")
                .describe(
                    "Plays two bots against each other until a sequential probability ratio test"
                        + " decides. Every deal is played twice with seats swapped. This needs far"
                        + " fewer games than a match of fixed length.")
                .example(
                    "sprt --game botstack --bots new.py,old.py", "is new.py stronger than old.py?")
                .example(
                    "sprt --game botstack --bots new.py,old.py --elo0 -5 --elo1 0",
                    "is new.py at least not weaker?")
                .value("game", "GAME", "the game")
                .value("elo0", "X", "H0: NEW is stronger by only X Elo (default 0)")
                .value("elo1", "X", "H1: NEW is stronger by X Elo (default 5)")
                .value("alpha", "P", "risk of accepting H1 though H0 is true (default 0.05)")
                .value("beta", "P", "risk of accepting H0 though H1 is true (default 0.05)")
                .value("games", "N", "maximum number of games (default 100000)"));
    return OptionFlags.add(flags, List.of(RunOptions.CONCURRENCY));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    return play(given, streams);
  }

  private static int play(Arguments given, Streams streams) {
    given.operands();
    String game = given.required("game");
    given.required("bots");
    return play(GameRegistry.game(game), EventFlags.fromFlags(game, given), given, streams);
  }

  private static int play(GameKit<?, ?, ?> kit, Event event, Arguments given, Streams streams) {
    Sprt.Hypotheses hypotheses = hypotheses(given);
    int games = given.whole("games", 2, StageOptions.MAX_GAMES).orElse(DEFAULT_GAMES);
    if (!kit.game().spec().seats(2)) {
      throw new UserError(
          "sprt needs a two-player game; " + kit.game().spec().name() + " is not one");
    }
    int threads = EventLauncher.threads(event, given);
    Event complete = event.complete(kit);
    if (complete.bots().size() != 2) {
      throw new UserError(
          "sprt compares two bots, --bots NEW,OLD; there are " + complete.bots().size());
    }
    Test test = new Test(hypotheses, games);
    try (ProgramPool pool = ProgramPool.of(threads, 2);
        Executor.Session session =
            new LocalExecutor(threads, pool).open(EventRunner.setup(complete))) {
      return play(session, complete, test, streams);
    }
  }

  /** The hypotheses, and the maximum number of games. */
  private record Test(Sprt.Hypotheses hypotheses, int games) {}

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

  private static int play(Executor.Session session, Event event, Test test, Streams streams) {
    SprtMatch match =
        new SprtMatch(
            test.hypotheses(),
            new Digest(
                "sprt " + words(test.hypotheses()) + " " + EventJson.decidingResults(event)));
    EventLog log = new EventLog();
    try (Progress progress = new Progress(streams, "games", () -> ", " + llr(match.sprt(), test))) {
      match.play(
          test.games(),
          new Seeds(event.seed().key()),
          session,
          (game, result) -> {
            log.add(game, result);
            progress.advance(
                Math.min(test.games(), match.gamesExpected().orElse((long) test.games())));
          });
    }
    List<String> names = event.names();
    streams.out().print(text(match, names, event, test));
    streams.out().printf("digest %s%n", match.digest());
    streams.out().flush();
    FaultLines.print(streams.err(), "agon", names, log.faults());
    return switch (match.sprt().verdict()) {
      case H1 -> ACCEPTED;
      case H0 -> REJECTED;
      case OPEN -> UNDECIDED;
    };
  }

  private static String words(Sprt.Hypotheses hypotheses) {
    return "elo0 %s, elo1 %s, alpha %s, beta %s"
        .formatted(
            Numbers.points(hypotheses.elo0()),
            Numbers.points(hypotheses.elo1()),
            Numbers.points(hypotheses.alpha()),
            Numbers.points(hypotheses.beta()));
  }

  private static String llr(Sprt sprt, Test test) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f (%.2f to %.2f)",
        sprt.ratio(),
        test.hypotheses().lower(),
        test.hypotheses().upper());
  }

  private static String text(SprtMatch match, List<String> names, Event event, Test test) {
    Sprt sprt = match.sprt();
    String title =
        "%s against %s at %s, seed %s"
            .formatted(names.getFirst(), names.getLast(), event.game(), event.seed().text());
    String games =
        "%d games: %d won, %d drawn, %d lost"
            .formatted(match.games(), match.won(), match.level(), match.lost());
    String repeats =
        match.differentGames() == match.games()
            ? ""
            : "%d different games; repeats of a game are no evidence and are left out below\n"
                .formatted(match.differentGames());
    String pairs =
        "%d pairs on the same deal, with 0, 1/2, 1, 3/2 and 2 points: %s"
            .formatted(sprt.pairs(), pairs(sprt));
    String score =
        "score %s %% ± %s, %s"
            .formatted(
                Numbers.fixed(100 * sprt.score(), 2),
                Numbers.fixed(100 * sprt.uncertainty(), 2),
                sprt.elo().map(SprtCommand::elo).orElse("Elo undefined"));
    String ratio = llr(sprt, test) + " for " + words(test.hypotheses());
    String verdict = verdict(match, names, test);
    return String.join("\n", title, "", games, repeats + pairs, score, ratio, verdict, "");
  }

  private static String pairs(Sprt sprt) {
    return IntStream.rangeClosed(0, Sprt.MAX_HALVES)
        .mapToObj(halves -> String.valueOf(sprt.pairs(halves)))
        .collect(Collectors.joining(", "));
  }

  private static String elo(Ratings.Rating elo) {
    return "Elo %s ± %s"
        .formatted(Numbers.fixed(elo.value(), 1), Numbers.fixed(elo.uncertainty(), 1));
  }

  /** What was found, in a sentence. */
  private static String verdict(SprtMatch match, List<String> names, Test test) {
    String one = names.getFirst();
    String other = names.getLast();
    return switch (match.sprt().verdict()) {
      case H1 -> stronger(one, other, test.hypotheses().elo0()) + " (H1 accepted)";
      case H0 -> notStronger(match.sprt(), one, other, test) + " (H0 accepted)";
      case OPEN ->
          match.hasOnlyRepeats()
              ? "cannot decide: the last %d games all repeat earlier ones, because neither the game nor the bots draw anything by chance; more games would say nothing new"
                  .formatted(SprtMatch.REPEATS)
              : "not decided within " + test.games() + " games";
    };
  }

  private static String stronger(String one, String other, double elo0) {
    if (elo0 == 0) {
      return one + " is stronger than " + other;
    }
    return elo0 > 0
        ? "%s is stronger than %s by more than %s Elo".formatted(one, other, Numbers.points(elo0))
        : "%s is not weaker than %s by %s Elo or more".formatted(one, other, Numbers.points(-elo0));
  }

  private static String notStronger(Sprt sprt, String one, String other, Test test) {
    if (sprt.score() + sprt.uncertainty() < 0.5) {
      return one + " is weaker than " + other;
    }
    double elo1 = test.hypotheses().elo1();
    return elo1 > 0
        ? "no difference of %s Elo or more in favour of %s".formatted(Numbers.points(elo1), one)
        : "%s is weaker than %s by %s Elo or more".formatted(one, other, Numbers.points(-elo1));
  }
}
