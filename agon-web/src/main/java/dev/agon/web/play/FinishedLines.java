package dev.agon.web.play;

import dev.agon.store.StoredGame;
import dev.agon.text.UserError;
import dev.agon.web.play.PlayListPage.PlayLine;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The lines of the latest matches that are over; each match, which may be long, is read once. */
final class FinishedLines {
  private static final int LISTED = 30;

  private final MatchHost host;
  private final Map<Long, PlayLine> lines = new ConcurrentHashMap<>();

  FinishedLines(MatchHost host) {
    this.host = host;
  }

  List<PlayLine> latest() {
    List<Long> ids = host.finished(LISTED);
    lines.keySet().retainAll(ids);
    return ids.stream().map(id -> lines.computeIfAbsent(id, this::line)).toList();
  }

  /** Told that a match was deleted, whose number another one may get. */
  void forget(long id) {
    lines.remove(id);
  }

  private PlayLine line(long id) {
    StoredGame match = host.stored(id);
    try {
      AnswerLog log = AnswerLog.read(match.progress());
      return PlayLine.of(
          id,
          PlaySetup.read(match.setup()),
          match.isOver() ? "over" : "ended",
          log.isPractice() ? "practice" : log.ended());
    } catch (UserError e) {
      // The others are listed all the same.
      return new PlayLine(
          id, "A match that cannot be read", List.of(), "ended", String.valueOf(e.getMessage()));
    }
  }
}
