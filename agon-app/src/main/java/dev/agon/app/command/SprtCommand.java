package dev.agon.app.command;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Catalogue;
import dev.agon.app.EventFlags;
import dev.agon.app.FaultLines;
import dev.agon.app.Lineup;
import dev.agon.app.Progress;
import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalThreads;
import dev.agon.game.GameKit;
import dev.agon.match.Arena;
import dev.agon.match.Entrant;
import dev.agon.process.Stable;
import dev.agon.report.Figures;
import dev.agon.scoring.Ratings;
import dev.agon.scoring.Sprt;
import dev.agon.tournament.Digest;
import dev.agon.tournament.Duel;
import dev.agon.tournament.Formats;
import dev.agon.tournament.Logbook;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plays two bots against each other until it is known whether the first is stronger. */
public final class SprtCommand implements Command {
  private static final int MOST_THREADS = 1_000;
  private static final int USUAL_GAMES = 100_000;
  private static final double MOST_ELO = 1_000;
  private static final double LEAST_RISK = 0.001;
  private static final double MOST_RISK = 0.499;
  private static final double USUAL_RISK = 0.05;

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
                    .value("games", "N", "games played at most (default 100000)"))
            .value("concurrency", "N", "matches played at once (default: the number of cores)");
    return flags.read(arguments, streams).map(given -> play(given, streams)).orElse(ACCEPTED);
  }

  private static int play(Arguments given, Streams streams) {
    given.operands();
    String game = given.required("game");
    given.required("bots");
    return play(Catalogue.game(game), EventFlags.fromFlags(game, given), given, streams);
  }

  private static <S, M, R, V> int play(
      GameKit<S, M, R, V> kit, Event event, Arguments given, Streams streams) {
    Sprt.Question question = question(given);
    int games = given.whole("games", 2, Event.Stage.MOST_GAMES).orElse(USUAL_GAMES);
    Formats.ROUND_ROBIN
        .check(kit.game().spec(), 2, Formats.ROUND_ROBIN.usualRules())
        .ifPresent(
            problem -> {
              throw new UserError("sprt is for games for two: " + problem);
            });
    int cores = Runtime.getRuntime().availableProcessors();
    int threads = given.whole("concurrency", 1, MOST_THREADS).orElse(cores);
    try (Stable stable = Stable.of(threads, 2)) {
      Arena<S, M, R, V> arena = Lineup.arena(kit, event, stable);
      if (arena.entrants().size() != 2) {
        throw new UserError(
            "sprt compares two bots, --bots NEW,OLD; there are " + arena.entrants().size());
      }
      return play(arena, event, new Test(question, games, threads), streams);
    }
  }

  /** What is asked, with how many games at most, and how many of them at once. */
  private record Test(Sprt.Question question, int games, int threads) {}

  private static Sprt.Question question(Arguments given) {
    Sprt.Question question =
        new Sprt.Question(
            given.decimal("elo0", -MOST_ELO, MOST_ELO).orElse(0.0),
            given.decimal("elo1", -MOST_ELO, MOST_ELO).orElse(5.0),
            given.decimal("alpha", LEAST_RISK, MOST_RISK).orElse(USUAL_RISK),
            given.decimal("beta", LEAST_RISK, MOST_RISK).orElse(USUAL_RISK));
    if (question.elo0() >= question.elo1()) {
      throw new UserError(
          "--elo1 must be more than --elo0, not "
              + Figures.points(question.elo1())
              + " with --elo0 "
              + Figures.points(question.elo0()));
    }
    return question;
  }

  private static <S, M, R, V> int play(
      Arena<S, M, R, V> arena, Event event, Test test, Streams streams) {
    Executor executor =
        arena.hasExternals()
            ? LocalThreads.waiting(test.threads())
            : LocalThreads.computing(test.threads());
    Duel duel =
        new Duel(
            test.question(),
            new Digest("sprt " + words(test.question()) + " " + Lineup.describe(arena, event)));
    Logbook logbook = new Logbook();
    try (Progress progress = new Progress(streams, "games", () -> ", " + llr(duel.sprt(), test))) {
      duel.play(
          test.games(),
          executor,
          arena::play,
          (pairing, result) -> {
            logbook.add(pairing, result);
            progress.advance(test.games());
          });
    }
    List<String> names = arena.entrants().stream().map(Entrant::name).toList();
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

  private static String words(Sprt.Question question) {
    return "elo0 %s, elo1 %s, alpha %s, beta %s"
        .formatted(
            Figures.points(question.elo0()),
            Figures.points(question.elo1()),
            Figures.points(question.alpha()),
            Figures.points(question.beta()));
  }

  private static String llr(Sprt sprt, Test test) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f (%.2f to %.2f)",
        sprt.ratio(),
        test.question().lower(),
        test.question().upper());
  }

  private static String text(Duel duel, List<String> names, Event event, Test test) {
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
                Figures.fixed(100 * sprt.score(), 2),
                Figures.fixed(100 * sprt.uncertainty(), 2),
                sprt.elo().map(SprtCommand::elo).orElse("Elo beyond measure"));
    String ratio = llr(sprt, test) + " for " + words(test.question());
    String verdict = verdict(sprt.verdict(), names.getFirst(), test.question());
    return String.join("\n", title, "", games, pairs, score, ratio, verdict, "");
  }

  private static String pairs(Sprt sprt) {
    return IntStream.rangeClosed(0, Sprt.MOST_HALVES)
        .mapToObj(halves -> String.valueOf(sprt.pairs(halves)))
        .collect(Collectors.joining(", "));
  }

  private static String elo(Ratings.Rating elo) {
    return "Elo %s ± %s"
        .formatted(Figures.fixed(elo.value(), 1), Figures.fixed(elo.uncertainty(), 1));
  }

  private static String verdict(Sprt.Verdict verdict, String name, Sprt.Question question) {
    String more = Figures.points(question.elo1());
    String less = Figures.points(question.elo0());
    return switch (verdict) {
      case H1 -> "H1 accepted: %s is stronger by %s Elo rather than %s".formatted(name, more, less);
      case H0 -> "H0 accepted: %s is stronger by %s Elo rather than %s".formatted(name, less, more);
      case OPEN -> "not decided with so many games";
    };
  }
}
