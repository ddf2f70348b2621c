package dev.agon.bridge.check;

import dev.agon.bridge.Imps;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Strain;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.movement.MovementCheck;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Award.Weighted;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardOutcome.PlayedBoard;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.PlayedContract;
import dev.agon.bridge.session.PlayedContract.Declared;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds results that are probably recorded wrong, for a director to check. */
public final class MistakeFinder {
  /** The number of tables that must agree before one that differs is suspect. */
  private static final int MIN_AGREEING_TABLES = 3;

  /** The distance in IMPs from every other result that makes a result an outlier. */
  private static final int MIN_OUTLIER_IMPS = 14;

  private final Session session;
  private final boolean hasSections;
  private final DoubleDummyFinder doubleDummy;
  private final List<String> findings = new ArrayList<>();

  /** The boards that look rotated, by the two pairs. */
  private final Map<List<Integer>, List<Integer>> rotated = new LinkedHashMap<>();

  private MistakeFinder(Session session, Deals deals) {
    this.session = session;
    this.hasSections = session.sections().size() > 1;
    this.doubleDummy = new DoubleDummyFinder(session, deals);
  }

  /**
   * The findings, one line each.
   *
   * @param deals the hands, to compare tricks with double dummy
   * @param movements the movements that the results should fit, by section, instead of the file's
   *     own; see {@link MovementCheck#find}
   */
  public static List<String> find(Session session, Deals deals, Map<String, Movement> movements) {
    MistakeFinder finder = new MistakeFinder(session, deals);
    finder.findings.addAll(session.remarks());
    finder.doubleDummy.aboutTheHands().ifPresent(finder.findings::add);
    // Comparators of the library are serializable, and slow a short command down.
    session.boards().stream()
        .sorted((one, two) -> Integer.compare(one.number(), two.number()))
        .forEach(finder::check);
    finder.checkRotatedMeetings();
    finder.findings.addAll(
        movements.isEmpty()
            ? MovementFinder.find(session)
            : MovementCheck.find(movements, session));
    return finder.findings;
  }

  private void check(Board board) {
    checkFinished(board);
    Set<Integer> seen = new LinkedHashSet<>();
    for (TravellerLine result : board.results()) {
      checkPairs(board, result, seen);
      checkScore(board, result);
      doubleDummy.check(board, result).ifPresent(finding -> report(board, result, finding));
    }
    checkSuits(board);
    checkOutliers(board);
  }

  private void report(Board board, String finding) {
    String section = hasSections ? "section " + board.section() + ", " : "";
    findings.add(section + "board " + board.number() + finding);
  }

  private void report(Board board, TravellerLine result, String finding) {
    report(board, ", " + session.describe(result) + ": " + finding);
  }

  private void checkFinished(Board board) {
    if (board.results().stream().noneMatch(MistakeFinder::isFinished)) {
      report(board, ": no table finished it");
    }
  }

  private static boolean isFinished(TravellerLine result) {
    return result.outcome().award(Partnership.NS).orElse(null) instanceof Points;
  }

  private void checkPairs(Board board, TravellerLine result, Set<Integer> seen) {
    if (result.ew().isPresent() && result.ew().get() == result.ns()) {
      report(
          board,
          result,
          "a pair against itself; if NS and EW pairs are numbered separately, use --winners 2");
      seen.add(result.ns());
      return;
    }
    for (Partnership side : Partnership.values()) {
      for (int pair : result.entrants(side)) {
        if (!seen.add(pair)) {
          String who = session.kind() == EventKind.INDIVIDUAL ? "player " : "pair ";
          report(board, result, who + session.pair(pair).number() + " has this board twice");
        }
      }
    }
  }

  private void checkScore(Board board, TravellerLine result) {
    BoardOutcome outcome = result.outcome();
    if (outcome instanceof PlayedBoard(Optional<PlayedContract> play, int score)) {
      play.ifPresentOrElse(
          contract -> checkScore(board, result, contract, score),
          () -> checkPossible(board, result, score));
    } else if (outcome instanceof BoardOutcome.Assigned(Award ns, Award ew)) {
      for (Award award : ns.equals(ew) ? List.of(ns) : List.of(ns, ew)) {
        if (award instanceof Points(List<Weighted> parts)) {
          parts.forEach(part -> checkPossible(board, result, part.score()));
        }
      }
    }
  }

  private void checkScore(Board board, TravellerLine result, PlayedContract play, int score) {
    Vulnerability vulnerability = board.vulnerability();
    int computed = play.score(vulnerability);
    if (computed != score) {
      report(
          board,
          result,
          play + ", " + vulnerability.describe() + ", scores " + computed + ", not " + score);
    }
  }

  private void checkPossible(Board board, TravellerLine result, int score) {
    boolean isPossible = PossibleScores.atAny(score);
    if (!isPossible) {
      report(board, result, "no contract scores " + score);
    } else if (result.ew().isPresent() && !PossibleScores.at(board.vulnerability(), score)) {
      String vulnerability = board.vulnerability().describe();
      report(board, result, "no contract scores " + score + " with " + vulnerability);
    }
  }

  /** Checks suits that both sides declared; both sides can hardly make a contract in one suit. */
  private void checkSuits(Board board) {
    Map<Strain, Map<Partnership, List<TravellerLine>>> declared = new LinkedHashMap<>();
    for (TravellerLine result : board.results()) {
      result
          .declared()
          .filter(play -> play.contract().strain() != Strain.NO_TRUMP)
          .ifPresent(
              play ->
                  declared
                      .computeIfAbsent(play.contract().strain(), _ -> new LinkedHashMap<>())
                      .computeIfAbsent(play.declarer().partnership(), _ -> new ArrayList<>())
                      .add(result));
    }
    declared.forEach(
        (strain, sides) -> {
          List<TravellerLine> ns = sides.getOrDefault(Partnership.NS, List.of());
          List<TravellerLine> ew = sides.getOrDefault(Partnership.EW, List.of());
          List<TravellerLine> few = ns.size() < ew.size() ? ns : ew;
          List<TravellerLine> many = ns.size() < ew.size() ? ew : ns;
          if (!few.isEmpty()) {
            checkSuit(board, strain, few, many);
          }
        });
  }

  private void checkSuit(
      Board board, Strain strain, List<TravellerLine> few, List<TravellerLine> many) {
    boolean suspect = few.size() == 1 && many.size() >= MIN_AGREEING_TABLES;
    boolean bothMade = made(few) > 0 && made(many) > 0;
    if (!suspect && !bothMade) {
      return;
    }
    String suit = strain.describe();
    for (TravellerLine result : few) {
      Declared play = result.declared().orElseThrow();
      if (bothMade && play.made()) {
        report(board, result, suit + " made by both sides: " + play + tables(many));
      }
      if (suspect) {
        report(board, result, "rotated by 90 degrees? " + play + tables(many));
        result
            .ew()
            .ifPresent(
                ew ->
                    rotated
                        .computeIfAbsent(List.of(result.ns(), ew), _ -> new ArrayList<>())
                        .add(board.number()));
      }
    }
  }

  private static String tables(List<TravellerLine> many) {
    Declared first = many.getFirst().declared().orElseThrow();
    return ", while %s play it at %d %s"
        .formatted(
            first.declarer().partnership().id(),
            many.size(),
            many.size() == 1 ? "table" : "tables");
  }

  private static long made(List<TravellerLine> results) {
    return results.stream()
        .flatMap(result -> result.declared().stream())
        .filter(Declared::made)
        .count();
  }

  private void checkRotatedMeetings() {
    rotated.forEach(
        (pairs, boards) -> {
          if (boards.size() > 1) {
            findings.add(
                "NS %s v EW %s: boards %s all look rotated; did these pairs sit the other way?"
                    .formatted(
                        session.pair(pairs.get(0)).number(),
                        session.pair(pairs.get(1)).number(),
                        boards.stream().map(String::valueOf).collect(Collectors.joining(", "))));
          }
        });
  }

  private void checkOutliers(Board board) {
    List<TravellerLine> played =
        board.results().stream()
            .filter(result -> result.outcome() instanceof PlayedBoard)
            .sorted((one, two) -> Integer.compare(points(one), points(two)))
            .toList();
    int last = played.size() - 1;
    if (last < MIN_AGREEING_TABLES) {
      return;
    }
    checkOutlier(board, played.getFirst(), played.get(1));
    checkOutlier(board, played.get(last), played.get(last - 1));
  }

  private void checkOutlier(Board board, TravellerLine extreme, TravellerLine next) {
    int distance = Math.abs(Imps.of(points(extreme) - points(next)));
    if (distance >= MIN_OUTLIER_IMPS) {
      report(
          board,
          extreme,
          points(extreme) + " is " + distance + " IMPs away from every other result");
    }
  }

  private static int points(TravellerLine result) {
    return result.outcome() instanceof PlayedBoard played ? played.score() : 0;
  }
}
