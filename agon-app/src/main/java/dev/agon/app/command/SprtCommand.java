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

/** Plays two bots against each other until it is known whether the first is stronger. */
public final class SprtCommand implements Command {
  private static final int DEFAULT_GAMES = 100_000;
  private static final double MAX_ELO = 1_000;
  private static final double MIN_RISK = 0.001;
  private static final double MAX_RISK = 0.499;
  private static final double DEFAULT_RISK = 0.05;

  private static final int ACCEPTED = 0;
  private static final int REFUSED = 1;
  private static final int NOT_DECIDED = 3;

  @Override
  public String name() {
    return "sprt";
  }

  @Override
  public String summary() {
    return "find out with few games whether a bot is stronger than another";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Flags flags =
        EventFlags.addTo(
            new Flags("sprt --game GAME --bots NEW,OLD [flags]")
                .value("game", "GAME", "what is played")
                .value("elo0", "X", "H0: NEW is stronger by so much only (default 0)")
                .value("elo1", "X", "H1: NEW is stronger by so much (default 5)")
                .value("alpha", "P", "risk of accepting H1 though H0 is true (default 0.05)")
                .value("beta", "P", "risk of accepting H0 though H1 is true (default 0.05)")
                .value("games", "N", "games played at most (default 100000)"));
    OptionFlags.add(flags, List.of(RunOptions.CONCURRENCY));
    return flags.read(arguments, streams).map(given -> play(given, streams)).orElse(ACCEPTED);
  }

  private static int play(Arguments given, Streams streams) {
    given.operands();
    String game = given.required("game");
    given.required("bots");
    return play(GameRegistry.game(game), EventFlags.fromFlags(game, given), given, streams);
  }

  private static int play(GameKit<?, ?, ?> kit, Event event, Arguments given, Streams streams) {
    Sprt.Hypotheses question = question(given);
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
    Test test = new Test(question, games);
    try (ProgramPool pool = ProgramPool.of(threads, 2);
        Executor.Session session =
            new LocalExecutor(threads, pool).open(EventRunner.setup(complete))) {
      return play(session, complete, test, streams);
    }
  }

  /** What is asked, with the maximum number of games. */
  private record Test(Sprt.Hypotheses question, int games) {}

  private static Sprt.Hypotheses question(Arguments given) {
    Sprt.Hypotheses question =
        new Sprt.Hypotheses(
            given.decimal("elo0", -MAX_ELO, MAX_ELO).orElse(0.0),
            given.decimal("elo1", -MAX_ELO, MAX_ELO).orElse(5.0),
            given.decimal("alpha", MIN_RISK, MAX_RISK).orElse(DEFAULT_RISK),
            given.decimal("beta", MIN_RISK, MAX_RISK).orElse(DEFAULT_RISK));
    if (question.elo0() >= question.elo1()) {
      throw new UserError(
          "--elo1 must be more than --elo0, not "
              + Numbers.points(question.elo1())
              + " with --elo0 "
              + Numbers.points(question.elo0()));
    }
    return question;
  }

  private static int play(Executor.Session session, Event event, Test test, Streams streams) {
    SprtMatch duel =
        new SprtMatch(
            test.question(),
            new Digest("sprt " + words(test.question()) + " " + EventJson.decidingResults(event)));
    EventLog logbook = new EventLog();
    try (Progress progress = new Progress(streams, "games", () -> ", " + llr(duel.sprt(), test))) {
      duel.play(
          test.games(),
          new Seeds(event.seed()),
          session,
          (match, result) -> {
            logbook.add(match, result);
            progress.advance(test.games());
          });
    }
    List<String> names = event.names();
    streams.out().print(text(duel, names, event, test));
    streams.out().printf("digest %s%n", duel.digest());
    streams.out().flush();
    FaultLines.print(streams.err(), "agon", names, logbook.faults());
    return switch (duel.sprt().verdict()) {
      case H1 -> ACCEPTED;
      case H0 -> REFUSED;
      case OPEN -> NOT_DECIDED;
    };
  }

  private static String words(Sprt.Hypotheses question) {
    return "elo0 %s, elo1 %s, alpha %s, beta %s"
        .formatted(
            Numbers.points(question.elo0()),
            Numbers.points(question.elo1()),
            Numbers.points(question.alpha()),
            Numbers.points(question.beta()));
  }

  private static String llr(Sprt sprt, Test test) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f (%.2f to %.2f)",
        sprt.ratio(),
        test.question().lower(),
        test.question().upper());
  }

  private static String text(SprtMatch duel, List<String> names, Event event, Test test) {
    Sprt sprt = duel.sprt();
    String title =
        "%s against %s at %s, seed %d"
            .formatted(names.getFirst(), names.getLast(), event.game(), event.seed());
    String games =
        "%d games: %d won, %d level, %d lost"
            .formatted(2 * sprt.pairs(), duel.won(), duel.level(), duel.lost());
    String pairs =
        "%d pairs on the same deal, with 0, 1/2, 1, 3/2 and 2 points: %s"
            .formatted(sprt.pairs(), pairs(sprt));
    String score =
        "score %s %% ± %s, %s"
            .formatted(
                Numbers.fixed(100 * sprt.score(), 2),
                Numbers.fixed(100 * sprt.uncertainty(), 2),
                sprt.elo().map(SprtCommand::elo).orElse("Elo beyond measure"));
    String ratio = llr(sprt, test) + " for " + words(test.question());
    String verdict = verdict(sprt.verdict(), names.getFirst(), test.question());
    return String.join("\n", title, "", games, pairs, score, ratio, verdict, "");
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

  private static String verdict(Sprt.Status verdict, String name, Sprt.Hypotheses question) {
    String more = Numbers.points(question.elo1());
    String less = Numbers.points(question.elo0());
    return switch (verdict) {
      case H1 -> "H1 accepted: %s is stronger by %s Elo rather than %s".formatted(name, more, less);
      case H0 -> "H0 accepted: %s is stronger by %s Elo rather than %s".formatted(name, less, more);
      case OPEN -> "not decided with so many games";
    };
  }
}
