package dev.agon.web.live;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.BoardOutcome.NotPlayed;
import dev.agon.bridge.session.BoardOutcome.PlayedBoard;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The results that came in last, as lines of text.
 *
 * @param lines the newest first
 */
public record LatestResults(List<String> lines) {
  private static final int MAX = 6;

  public LatestResults {
    lines = List.copyOf(lines);
  }

  LatestResults() {
    this(List.of());
  }

  /** The results after a new version of the session; the first version has no new results. */
  LatestResults after(Optional<PublishedSession> before, PublishedSession now) {
    if (before.isEmpty()) {
      return this;
    }
    Map<String, String> old = shown(before.get());
    List<String> newest = new ArrayList<>(lines);
    shown(now)
        .forEach(
            (who, result) -> {
              if (!result.equals(old.get(who))) {
                newest.addFirst(who + ": " + result);
              }
            });
    return new LatestResults(newest.subList(0, Math.min(MAX, newest.size())));
  }

  /** The number of results that a session has. */
  public static int count(PublishedSession session) {
    return (int)
        session.report().scored().session().boards().stream()
            .flatMap(board -> board.results().stream())
            .filter(LatestResults::isPlayed)
            .count();
  }

  private static boolean isPlayed(TravellerLine line) {
    return !(line.outcome() instanceof NotPlayed);
  }

  /** The results of the boards that the page shows. */
  private static Map<String, String> shown(PublishedSession published) {
    Session session = published.report().scored().session();
    Map<String, String> results = new LinkedHashMap<>();
    boolean hasSections = session.sections().size() > 1;
    for (ScoredTraveller traveller : published.report().scored().travellers()) {
      for (ScoredLine scored : traveller.lines()) {
        TravellerLine line = scored.result();
        if (isPlayed(line)) {
          String section = hasSections ? scored.board().section() + ", " : "";
          results.put(
              section + "board " + traveller.number() + ", " + players(session, line),
              result(line));
        }
      }
    }
    return results;
  }

  private static String players(Session session, TravellerLine line) {
    String ns = "NS " + session.numbers(line, Partnership.NS);
    return line.ew().isEmpty() ? ns : ns + " v EW " + session.numbers(line, Partnership.EW);
  }

  private static String result(TravellerLine line) {
    String score = line.outcome().award(Partnership.NS).map(Award::text).orElse("");
    return line.outcome() instanceof PlayedBoard played && played.play().isPresent()
        ? played.play().get() + ", " + score
        : score;
  }
}
