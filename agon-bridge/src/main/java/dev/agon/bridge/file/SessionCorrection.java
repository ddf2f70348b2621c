package dev.agon.bridge.file;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.file.CorrectionsFile.CorrectedResult;
import dev.agon.bridge.file.CorrectionsFile.Correction;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.ScheduledRound;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.TableRound;
import dev.agon.game.DisplayText;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A correction of a result, and the session that it is for.
 *
 * @param session with the results of all corrections before this one
 */
public record SessionCorrection(Session session, Correction entry) {
  private static final FileLine NOWHERE = new FileLine("", 0);

  /** Why a correction does not fit; the column of its file is also the flag. */
  public record Misfit(String column, String words) {}

  /** Why the correction does not fit; empty if it does. */
  public Optional<Misfit> misfit() {
    if (section().isEmpty()) {
      String all = String.join(", ", session.sections());
      return misfit(
          "section",
          entry.section().isEmpty()
              ? "the session has sections " + all + "; give the one of this result"
              : "the session has no section " + Parsed.quoted(entry.section()) + "; it has " + all);
    }
    Optional<Misfit> unreadable = unreadable();
    return unreadable.isPresent() || at().isPresent() ? unreadable : misfitOfAddition();
  }

  /** What is wrong with the texts of the result. */
  private Optional<Misfit> unreadable() {
    CorrectedResult result = entry.result();
    if (ScoreText.read(result.score())
        instanceof Parsed.Failure<Optional<BoardOutcome>>(String why)) {
      return misfit("score", why);
    }
    if (!(result.row(NOWHERE).parsed(entry.board())
        instanceof Parsed.Failure<BoardOutcome>(String why))) {
      return Optional.empty();
    }
    if (Contract.read(result.contract()) instanceof Parsed.Failure<Contract>(String problem)) {
      return misfit("contract", problem);
    }
    return misfit(Direction.read(result.declarer()).isEmpty() ? "declarer" : "tricks", why);
  }

  private static Optional<Misfit> misfit(String column, String words) {
    return Optional.of(new Misfit(column, words));
  }

  private Optional<Misfit> misfitOfAddition() {
    for (Partnership side : Partnership.values()) {
      if (pair(side).isEmpty()) {
        String where = session.sections().size() > 1 ? " in section " + section().get() : "";
        return misfit(
            side.id().toLowerCase(Locale.ROOT),
            "the session has no pair %s that sits %s%s"
                .formatted(Parsed.quoted(number(side)), side.id(), where));
      }
    }
    int ns = pair(Partnership.NS).orElseThrow();
    int ew = pair(Partnership.EW).orElseThrow();
    if (ns == ew) {
      return misfit("ew", "pair " + entry.result().ew() + " does not play against itself");
    }
    boolean hasMovement =
        session.schedule().stream().anyMatch(round -> round.section().equals(section().get()));
    if (results().isEmpty() && rounds().isEmpty()) {
      String more = hasMovement ? ", and the movement does not have it" : "";
      return misfit("board", "nobody played board " + entry.board() + more);
    }
    return hasMovement && tableRound(ns, ew).isEmpty()
        ? misfit(
            "ew",
            "NS %s and EW %s do not meet on board %d; by the movement pair %s %s"
                .formatted(
                    entry.result().ns(),
                    entry.result().ew(),
                    entry.board(),
                    entry.result().ns(),
                    opponent(ns)
                        .map(other -> "plays it against " + session.pair(other).number())
                        .orElse("does not play it")))
        : Optional.empty();
  }

  /** Where the movement has the board. */
  private List<ScheduledRound> rounds() {
    return session.schedule().stream()
        .filter(round -> section().equals(Optional.of(round.section())))
        .filter(round -> round.boards().contains(entry.board()))
        .toList();
  }

  private Optional<Integer> opponent(int pair) {
    return rounds().stream()
        .filter(round -> round.ns() == pair || round.ew() == pair)
        .map(round -> round.ns() == pair ? round.ew() : round.ns())
        .findFirst();
  }

  /** Says that the session has no such result so far; empty if it has. */
  public Optional<String> addition() {
    return at().isPresent()
        ? Optional.empty()
        : Optional.of(
            "NS %s and EW %s have no result on board %d; it is added"
                .formatted(entry.result().ns(), entry.result().ew(), entry.board()));
  }

  /** The correction's section, which need not be given if there is only one. */
  private Optional<String> section() {
    List<String> sections = session.sections();
    return sections.contains(entry.section())
        ? Optional.of(entry.section())
        : entry.section().isEmpty() && sections.size() == 1
            ? Optional.of(sections.getFirst())
            : Optional.empty();
  }

  private String number(Partnership side) {
    return side == Partnership.NS ? entry.result().ns() : entry.result().ew();
  }

  private Optional<Integer> pair(Partnership side) {
    return IntStream.range(0, session.pairs().size())
        .filter(
            index ->
                session.pair(index).number().equals(number(side))
                    && section().equals(Optional.of(session.pair(index).section()))
                    && session.pair(index).direction().map(side::equals).orElse(true))
        .boxed()
        .findFirst();
  }

  private List<TravellerLine> results() {
    return session.boards().stream()
        .filter(board -> board.number() == entry.board())
        .filter(board -> section().equals(Optional.of(board.section())))
        .findFirst()
        .map(Board::results)
        .orElse(List.of());
  }

  /** Which of the board's results is corrected; empty if it is missing so far. */
  private OptionalInt at() {
    List<TravellerLine> results = results();
    return IntStream.range(0, results.size())
        .filter(
            index ->
                session.numbers(results.get(index), Partnership.NS).equals(entry.result().ns())
                    && session
                        .numbers(results.get(index), Partnership.EW)
                        .equals(entry.result().ew()))
        .findFirst();
  }

  /** The session with the result of a correction that fits; a remark says what changed. */
  Session corrected(FileLine line) {
    String section = section().orElseThrow();
    BoardOutcome outcome = entry.result().row(line).outcome(entry.board());
    List<TravellerLine> results = new ArrayList<>(results());
    String was = "no result";
    if (at().isPresent()) {
      TravellerLine before = results.get(at().getAsInt());
      was = describe(before.outcome());
      results.set(at().getAsInt(), before.withOutcome(outcome));
    } else {
      results.add(addition(line, outcome));
    }
    List<Board> boards = new ArrayList<>();
    boolean isReplaced = false;
    for (Board board : session.boards()) {
      boolean isThis = board.number() == entry.board() && board.section().equals(section);
      boards.add(isThis && !isReplaced ? new Board(section, entry.board(), results) : board);
      isReplaced |= isThis;
    }
    if (!isReplaced) {
      boards.add(new Board(section, entry.board(), results));
    }
    List<String> remarks = new ArrayList<>(session.remarks());
    remarks.add(remark(was, outcome));
    return session.withBoards(boards).withRemarks(remarks);
  }

  private TravellerLine addition(FileLine line, BoardOutcome outcome) {
    int ns = pair(Partnership.NS).orElseThrow();
    int ew = pair(Partnership.EW).orElseThrow();
    return new TravellerLine(
        line.number(),
        ns,
        Optional.of(ew),
        Optional.empty(),
        "",
        outcome,
        Optional.empty(),
        Optional.empty(),
        tableRound(ns, ew));
  }

  /** Where the movement has a result that was missing. */
  private Optional<TableRound> tableRound(int ns, int ew) {
    return rounds().stream()
        .filter(
            round -> round.ns() == ns && round.ew() == ew || round.ns() == ew && round.ew() == ns)
        .map(round -> new TableRound(round.table(), round.round()))
        .findFirst();
  }

  private String remark(String was, BoardOutcome outcome) {
    CorrectedResult result = entry.result();
    String remark =
        "correction %d by %s, %s: board %d, NS %s v EW %s: %s is now %s"
            .formatted(
                entry.number(),
                entry.who(),
                entry.when(),
                entry.board(),
                result.ns(),
                result.ew(),
                was,
                describe(outcome));
    String why = entry.why().isEmpty() ? "" : ", because: " + entry.why();
    return DisplayText.visible(remark + why, "");
  }

  private static String describe(BoardOutcome outcome) {
    String ns = outcome.award(Partnership.NS).map(Award::text).orElse("not played");
    String ew = outcome.award(Partnership.EW).map(Award::text).orElse(ns);
    return ew.equals(ns) ? ns : "NS " + ns + " EW " + ew;
  }
}
