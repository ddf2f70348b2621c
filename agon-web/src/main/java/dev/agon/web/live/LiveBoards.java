package dev.agon.web.live;

import dev.agon.game.Viewpoint;
import dev.agon.json.Json;
import dev.agon.watch.LiveMatch;
import dev.agon.watch.LiveMatches;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * The small boards on the page of an event: some matches under way, each in a place of its own
 * until it is over and another one needs the place. A match gets a place if it was under way at the
 * look before, too, so nothing is drawn of matches that are too short to be seen. Boards show what
 * every seat may know. Used by one thread at a time.
 */
final class LiveBoards {
  private static final int MAX_PLACES = 4;

  /** A match of many has not all its names in a stream. */
  private static final int MAX_NAMES = 10;

  /** Boards are drawn at most for this share of the time. */
  private static final int SHARE = 10;

  private final LiveMatches live;
  private final LongSupplier nanoTime;
  private List<Optional<Board>> places;
  private Set<LiveMatch<?, ?>> before = Set.of();
  private long drawnAt;
  private long cost;

  /** A match in its place; its picture after so many steps is the lines of an SVG element. */
  record Board(LiveMatch<?, ?> match, int steps, boolean isOver, List<String> picture) {
    Board {
      picture = List.copyOf(picture);
    }
  }

  /** Drawing is limited by this clock. */
  LiveBoards(LiveMatches live, int places, LongSupplier nanoTime) {
    this.live = live;
    this.nanoTime = nanoTime;
    this.places = Collections.nCopies(places, Optional.empty());
  }

  static LiveBoards of(LiveMatches live, int matchesAtOnce) {
    return new LiveBoards(live, places(matchesAtOnce), System::nanoTime);
  }

  static LiveBoards none() {
    return new LiveBoards(LiveMatches.none(), 0, System::nanoTime);
  }

  static int places(int matchesAtOnce) {
    return Math.min(MAX_PLACES, matchesAtOnce);
  }

  /** Forgets all matches, because nobody reads. */
  void clear() {
    places = Collections.nCopies(places.size(), Optional.empty());
    before = Set.of();
  }

  List<Optional<Board>> places() {
    return places;
  }

  /** Looks at the matches under way, and draws those that have changed. */
  void look() {
    List<LiveMatch<?, ?>> now = live.look();
    Set<LiveMatch<?, ?>> underWay = Set.copyOf(now);
    Set<LiveMatch<?, ?>> last = before;
    before = underWay;
    long from = nanoTime.getAsLong();
    if (cost > 0 && from - drawnAt < SHARE * cost) {
      return;
    }
    Deque<LiveMatch<?, ?>> waiting = new ArrayDeque<>();
    for (LiveMatch<?, ?> match : now) {
      if (last.contains(match) && !hasPlace(match)) {
        waiting.add(match);
      }
    }
    List<Optional<Board>> next = new ArrayList<>();
    for (Optional<Board> place : places) {
      next.add(next(place, underWay, waiting));
    }
    places = List.copyOf(next);
    drawnAt = nanoTime.getAsLong();
    cost = drawnAt - from;
  }

  /**
   * A match that somebody follows, drawn as wide as its game draws it.
   *
   * @param before the match as it was drawn last
   * @return empty if it has not begun, or cannot be drawn
   */
  Optional<Board> follow(long number, Optional<Board> before) {
    for (LiveMatch<?, ?> match : live.look()) {
      if (match.number() == number) {
        return wide(match, before, false);
      }
    }
    return before.flatMap(board -> wide(board.match, before, true));
  }

  private static Optional<Board> wide(
      LiveMatch<?, ?> match, Optional<Board> before, boolean isOver) {
    int steps = match.steps();
    Optional<List<String>> same = before.filter(board -> board.steps == steps).map(Board::picture);
    return same.or(() -> match.landscape(Viewpoint.live()).map(svg -> svg.lines().toList()))
        .map(picture -> new Board(match, steps, isOver, picture));
  }

  private boolean hasPlace(LiveMatch<?, ?> match) {
    return places.stream().flatMap(Optional::stream).anyMatch(board -> board.match == match);
  }

  private static Optional<Board> next(
      Optional<Board> place, Set<LiveMatch<?, ?>> underWay, Deque<LiveMatch<?, ?>> waiting) {
    if (place.isPresent() && !place.get().isOver) {
      return drawn(place.get(), !underWay.contains(place.get().match));
    }
    Optional<Board> taken = Optional.empty();
    while (taken.isEmpty() && !waiting.isEmpty()) {
      taken = drawn(new Board(waiting.removeFirst(), -1, false, List.of()), false);
    }
    return taken.isPresent() ? taken : place;
  }

  /** The board with the match as it is now; empty if it cannot be drawn. */
  private static Optional<Board> drawn(Board board, boolean isOver) {
    int steps = board.match.steps();
    if (steps == board.steps) {
      return Optional.of(new Board(board.match, steps, isOver, board.picture));
    }
    return board
        .match
        .svg(Viewpoint.live())
        .map(svg -> new Board(board.match, steps, isOver, svg.lines().toList()));
  }

  /**
   * The places that have changed; a place without a match has nothing but its number.
   *
   * @param before what the reader has; empty if it has nothing
   */
  static Json changes(List<Optional<Board>> before, List<Optional<Board>> after) {
    List<Json> changed = new ArrayList<>();
    for (int place = 0; place < after.size(); place++) {
      Optional<Board> old = before.isEmpty() ? Optional.empty() : before.get(place);
      Json.Obj json = Json.object().with("place", place);
      if (before.isEmpty() || !old.equals(after.get(place))) {
        changed.add(after.get(place).map(board -> json(json, old, board)).orElse(json));
      }
    }
    return Json.array(changed);
  }

  private static Json.Obj json(Json.Obj json, Optional<Board> old, Board board) {
    List<String> names = board.match.names();
    return LineChanges.addTo(
        json.with("match", board.match.number())
            .with("names", Json.array(names.stream().limit(MAX_NAMES).<Json>map(Json::of).toList()))
            .with("seats", names.size())
            .with("steps", board.steps)
            .with("words", Json.array(board.match.told(Viewpoint.live()), Json::of))
            .with("state", board.isOver ? "over" : "live"),
        old.map(Board::picture).orElse(List.of()),
        board.picture);
  }
}
