package dev.agon.bridge.check;

import dev.agon.bridge.Imps;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Strain;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Award.Weighted;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardOutcome.PlayedBoard;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.PlayedContract;
import dev.agon.bridge.session.PlayedContract.Declared;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Looks for the mistakes that people make when they write results down. */
public final class MistakeFinder {
  /** So many tables must agree with each other before one that differs is suspect. */
  private static final int ENOUGH = 3;

  /** So many IMPs away from every other result is wild. */
  private static final int WILD = 14;

  private final Session session;
  private final List<String> findings = new ArrayList<>();

  /** The boards that look turned, by the pairs that met on them. */
  private final Map<List<Integer>, List<Integer>> turned = new LinkedHashMap<>();

  private MistakeFinder(Session session) {
    this.session = session;
  }

  /** What should be looked at, a line for each finding. */
  public static List<String> of(Session session) {
    MistakeFinder inspection = new MistakeFinder(session);
    session.boards().stream()
        .sorted(Comparator.comparingInt(Board::number))
        .forEach(inspection::inspect);
    inspection.turnedMeetings();
    return inspection.findings;
  }

  private void inspect(Board board) {
    unfinished(board);
    Set<Integer> seen = new LinkedHashSet<>();
    for (TravellerLine result : board.results()) {
      whoPlayed(board, result, seen);
      score(board, result);
    }
    suits(board);
    wild(board);
  }

  private void find(Board board, String what) {
    boolean several = session.sections().size() > 1;
    String section = several ? "section " + board.section() + ", " : "";
    findings.add(section + "board " + board.number() + what);
  }

  private void find(Board board, TravellerLine result, String what) {
    find(board, ", " + players(result) + ": " + what);
  }

  private String players(TravellerLine result) {
    String ns = number(result.ns());
    return result.ew().map(ew -> "NS " + ns + " v EW " + number(ew)).orElse("pair " + ns);
  }

  private String number(int pair) {
    return session.pair(pair).number();
  }

  private void unfinished(Board board) {
    boolean finished =
        board.results().stream()
            .anyMatch(
                result -> result.outcome().award(Partnership.NS).orElse(null) instanceof Points);
    if (!finished) {
      find(board, ": nobody finished it");
    }
  }

  private void whoPlayed(Board board, TravellerLine result, Set<Integer> seen) {
    if (result.ew().isPresent() && result.ew().get() == result.ns()) {
      find(
          board,
          result,
          "a pair against itself; if NS and EW have numbers of their own, say --winners 2");
      seen.add(result.ns());
      return;
    }
    for (Partnership side : Partnership.values()) {
      Optional<Integer> pair = result.pair(side);
      if (pair.isPresent() && !seen.add(pair.get())) {
        Pair twice = session.pair(pair.get());
        find(board, result, "pair " + twice.number() + " has this board twice");
      }
    }
  }

  private void score(Board board, TravellerLine result) {
    BoardOutcome outcome = result.outcome();
    if (outcome instanceof PlayedBoard(Optional<PlayedContract> play, int score)) {
      play.ifPresentOrElse(
          known -> score(board, result, known, score), () -> possible(board, result, score));
    } else if (outcome instanceof BoardOutcome.Assigned(Award ns, Award ew)) {
      for (Award award : ns.equals(ew) ? List.of(ns) : List.of(ns, ew)) {
        if (award instanceof Points(List<Weighted> parts)) {
          parts.forEach(part -> possible(board, result, part.score()));
        }
      }
    }
  }

  private void score(Board board, TravellerLine result, PlayedContract play, int score) {
    Vulnerability vulnerability = board.vulnerability();
    int right = play.score(vulnerability);
    if (right != score) {
      find(
          board,
          result,
          play + ", " + vulnerability.words() + ", scores " + right + ", not " + score);
    }
  }

  private void possible(Board board, TravellerLine result, int score) {
    if (result.ew().isEmpty()) {
      if (!PossibleScores.ever(score)) {
        find(board, result, "no contract scores " + score);
      }
    } else if (!PossibleScores.with(board.vulnerability(), score)) {
      String why =
          PossibleScores.ever(score)
              ? "no contract scores " + score + " with " + board.vulnerability().words()
              : "no contract scores " + score;
      find(board, result, why);
    }
  }

  /** Suits that both sides declared: rarely right, and never when both made their contracts. */
  private void suits(Board board) {
    Map<Strain, Map<Partnership, List<TravellerLine>>> declared = new LinkedHashMap<>();
    for (TravellerLine result : board.results()) {
      declared(result)
          .filter(play -> play.contract().strain() != Strain.NO_TRUMP)
          .ifPresent(
              play ->
                  declared
                      .computeIfAbsent(play.contract().strain(), _ -> new LinkedHashMap<>())
                      .computeIfAbsent(play.declarer().side(), _ -> new ArrayList<>())
                      .add(result));
    }
    declared.forEach(
        (strain, sides) -> {
          List<TravellerLine> ns = sides.getOrDefault(Partnership.NS, List.of());
          List<TravellerLine> ew = sides.getOrDefault(Partnership.EW, List.of());
          List<TravellerLine> few = ns.size() < ew.size() ? ns : ew;
          List<TravellerLine> many = ns.size() < ew.size() ? ew : ns;
          if (!few.isEmpty()) {
            bothSides(board, strain, few, many);
          }
        });
  }

  private void bothSides(
      Board board, Strain strain, List<TravellerLine> few, List<TravellerLine> many) {
    boolean suspect = few.size() == 1 && many.size() >= ENOUGH;
    boolean won = made(few) > 0 && made(many) > 0;
    if (!suspect && !won) {
      return;
    }
    String suit = strain.name().toLowerCase(Locale.ROOT);
    for (TravellerLine result : few) {
      Declared play = declared(result).orElseThrow();
      if (won && play.made()) {
        find(board, result, suit + " won by both sides: " + play + tables(many));
      }
      if (suspect) {
        find(board, result, "turned by 90 degrees? " + play + tables(many));
        result
            .ew()
            .ifPresent(
                ew ->
                    turned
                        .computeIfAbsent(List.of(result.ns(), ew), _ -> new ArrayList<>())
                        .add(board.number()));
      }
    }
  }

  private static String tables(List<TravellerLine> many) {
    Declared first = declared(many.getFirst()).orElseThrow();
    return ", while "
        + first.declarer().side()
        + " play it at "
        + many.size()
        + (many.size() == 1 ? " table" : " tables");
  }

  private static long made(List<TravellerLine> results) {
    return results.stream()
        .flatMap(result -> declared(result).stream())
        .filter(Declared::made)
        .count();
  }

  private static Optional<Declared> declared(TravellerLine result) {
    return result.outcome() instanceof PlayedBoard played
            && played.play().orElse(null) instanceof Declared declared
        ? Optional.of(declared)
        : Optional.empty();
  }

  private void turnedMeetings() {
    turned.forEach(
        (pairs, boards) -> {
          if (boards.size() > 1) {
            findings.add(
                "NS "
                    + number(pairs.get(0))
                    + " v EW "
                    + number(pairs.get(1))
                    + ": boards "
                    + boards.stream().map(String::valueOf).collect(Collectors.joining(", "))
                    + " all look turned; did they sit the other way?");
          }
        });
  }

  private void wild(Board board) {
    List<TravellerLine> played =
        board.results().stream()
            .filter(result -> result.outcome() instanceof PlayedBoard)
            .sorted(Comparator.comparingInt(MistakeFinder::points))
            .toList();
    int last = played.size() - 1;
    if (last < ENOUGH) {
      return;
    }
    wild(board, played.getFirst(), played.get(1));
    wild(board, played.get(last), played.get(last - 1));
  }

  private void wild(Board board, TravellerLine extreme, TravellerLine next) {
    int away = Math.abs(Imps.of(points(extreme) - points(next)));
    if (away >= WILD) {
      find(board, extreme, points(extreme) + " is " + away + " IMPs away from every other result");
    }
  }

  private static int points(TravellerLine result) {
    return result.outcome() instanceof PlayedBoard played ? played.score() : 0;
  }
}
