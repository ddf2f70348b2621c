package dev.agon.web.page;

import io.javalin.http.Context;
import java.util.Locale;

/** How the page of a match shows it; the page's address says which by a query without a value. */
public enum MatchView {
  /** As a spectator saw it: what was hidden is hidden, and nothing tells the result. */
  COVERED,

  /** The same with the result and all moves. */
  REVEALED,

  /** With hindsight: everything is shown, with the curve and what perfect play says. */
  ANALYSIS;

  /** The view that a request asks for. */
  static MatchView of(Context request) {
    return request.queryParam(ANALYSIS.id()) != null
        ? ANALYSIS
        : request.queryParam(REVEALED.id()) != null ? REVEALED : COVERED;
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The address of a match in this view. */
  public String address(long event, long match) {
    return "/events/" + event + "/matches/" + match + (this == COVERED ? "" : "?" + id());
  }
}
