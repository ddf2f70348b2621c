package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.TravellerLine.Partners;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Several sessions as one event: each is compared by itself, and the totals are carried. */
public final class SessionSeries {
  private final boolean byName;
  private final Map<String, Integer> indexes = new LinkedHashMap<>();
  private final List<Pair> pairs = new ArrayList<>();

  private SessionSeries(boolean byName) {
    this.byName = byName;
  }

  /**
   * One session with the boards of all. A pair is known by its name if all pairs have names of
   * their own, otherwise by its number, direction and section.
   */
  public static Session of(List<Session> sessions) {
    Session first = sessions.getFirst();
    for (Session session : sessions) {
      if (session.kind() == EventKind.TEAMS) {
        throw new UserError("sessions of teams cannot be one event; score each by itself");
      }
      if (session.kind() != first.kind() || session.scoring() != first.scoring()) {
        throw new UserError("the sessions of one event must all be scored the same way");
      }
    }
    SessionSeries series = new SessionSeries(sessions.stream().allMatch(SessionSeries::isNamed));
    List<Board> boards = new ArrayList<>();
    List<String> remarks = new ArrayList<>();
    for (int number = 1; number <= sessions.size(); number++) {
      series.add(sessions.get(number - 1), "session " + number, boards, remarks);
    }
    return new Session(
        first.heading(),
        first.kind(),
        first.scoring(),
        first.kind() == EventKind.PAIRS ? winners(sessions) : Optional.of(1),
        series.pairs,
        boards,
        Optional.empty(),
        List.of(),
        remarks);
  }

  private static boolean isNamed(Session session) {
    Set<String> seen = new HashSet<>();
    return session.pairs().stream()
        .allMatch(pair -> !pair.name().isEmpty() && seen.add(pair.name()));
  }

  /** Two only if all sessions have two: otherwise pairs meet the other side's pairs. */
  private static Optional<Integer> winners(List<Session> sessions) {
    List<Integer> known =
        sessions.stream().map(Session::winners).flatMap(Optional::stream).distinct().toList();
    return known.size() == 1 ? Optional.of(known.getFirst()) : Optional.empty();
  }

  private void add(Session session, String name, List<Board> boards, List<String> remarks) {
    List<Integer> own = session.pairs().stream().map(this::index).toList();
    for (Board board : session.boards()) {
      boards.add(
          new Board(
              (name + " " + board.section()).strip(),
              board.number(),
              board.results().stream().map(result -> moved(result, own)).toList()));
    }
    session.remarks().forEach(remark -> remarks.add(name + ": " + remark));
  }

  private int index(Pair pair) {
    String direction = pair.direction().map(Partnership::id).orElse("");
    String key = byName ? pair.name() : pair.number() + "|" + direction + "|" + pair.section();
    return indexes.computeIfAbsent(
        key,
        _ -> {
          pairs.add(new Pair("", pair.number(), pair.name(), pair.direction()));
          return pairs.size() - 1;
        });
  }

  private static TravellerLine moved(TravellerLine result, List<Integer> own) {
    return new TravellerLine(
        result.line(),
        own.get(result.ns()),
        result.ew().map(own::get),
        result
            .partners()
            .map(others -> new Partners(own.get(others.south()), own.get(others.west()))),
        result.group(),
        result.outcome(),
        result.publishedNs(),
        result.publishedEw(),
        result.tableRound());
  }
}
