package dev.agon.bridge.evening;

import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredSession;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.ScheduledRound;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What visitors see of a session while it is played: no result of a board that somebody has still
 * to play, and no hands, unless the director has released them. A session without a movement does
 * not tell who has still to play what, so none of its boards is shown before that.
 */
public final class VisitorView {
  private static final Set<ReportPart> RANKINGS =
      EnumSet.of(ReportPart.RANKING, ReportPart.TEAMS, ReportPart.MATCHES);

  private VisitorView() {}

  /** What a director may release before all results are in. */
  public enum Released {
    RANKING("ranking"),
    RESULTS("results"),
    HANDS("hands");

    private final String id;

    Released(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  /** Whether visitors see less than the director. */
  public static boolean isCovered(Session session, Set<Released> released) {
    return !session.isComplete() && !released.contains(Released.RESULTS);
  }

  /** The part of a session that visitors see; all of it once all results are in. */
  public static PublishedSession of(PublishedSession whole, Set<Released> released) {
    Session session = whole.report().scored().session();
    if (session.isComplete()) {
      return whole;
    }
    Predicate<Integer> isShown =
        released.contains(Released.RESULTS) ? _ -> true : finished(session)::contains;
    ScoredSession scored = whole.report().scored();
    ScoredSession shown =
        new ScoredSession(
            session,
            scored.rules(),
            scored.travellers().stream().filter(board -> isShown.test(board.number())).toList(),
            scored.totals().stream().map(total -> total.with(card(total, isShown))).toList());
    Set<ReportPart> parts = EnumSet.copyOf(whole.report().parts());
    if (!released.contains(Released.RANKING)) {
      parts.removeAll(RANKINGS);
    }
    SessionReport report =
        new SessionReport(
            whole.report().file(), shown, whole.report().by(), parts, whole.report().findings());
    Deals deals = released.contains(Released.HANDS) ? whole.deals() : Deals.NONE;
    return new PublishedSession(report, deals, whole.strata(), whole.files());
  }

  private static List<ScoredLine> card(PairTotal total, Predicate<Integer> isShown) {
    return total.card().stream().filter(line -> isShown.test(line.board().number())).toList();
  }

  /** Two opponents on a board, whoever sat in which direction. */
  private record Meeting(String section, int board, int one, int other) {
    static Meeting of(String section, int board, int ns, int ew) {
      return new Meeting(section, board, Math.min(ns, ew), Math.max(ns, ew));
    }
  }

  /**
   * The boards that everybody has played who plays them by the movement, in all sections. A result
   * that was entered for the wrong pair or board counts for nobody.
   */
  private static Set<Integer> finished(Session session) {
    Set<Meeting> played = new HashSet<>();
    for (Board board : session.boards()) {
      for (TravellerLine result : board.results()) {
        result
            .ew()
            .map(ew -> Meeting.of(board.section(), board.number(), result.ns(), ew))
            .ifPresent(played::add);
      }
    }
    Set<Integer> finished = new HashSet<>();
    Set<Integer> underWay = new HashSet<>();
    for (ScheduledRound round : session.schedule()) {
      for (int board : round.boards()) {
        Meeting meeting = Meeting.of(round.section(), board, round.ns(), round.ew());
        (played.contains(meeting) ? finished : underWay).add(board);
      }
    }
    finished.removeAll(underWay);
    return finished;
  }
}
