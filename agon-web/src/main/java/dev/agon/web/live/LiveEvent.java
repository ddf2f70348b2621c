package dev.agon.web.live;

import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.json.Json;
import dev.agon.result.MatchSpec;
import dev.agon.run.EventListener;
import dev.agon.text.Numbers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;

/** How far an event is that is played in this process; what its pages show besides tables. */
final class LiveEvent implements EventListener {
  private static final int LATEST = 8;
  private static final int UNDER_WAY = 8;
  private static final int MAX_FAULTS = 20;
  private static final double NANOS = 1e9;

  private final CompletableFuture<Long> id;
  private final Runnable changed;
  private final Map<Long, MatchSpec> underWay = new ConcurrentSkipListMap<>();
  private final Deque<PlayedMatch> latest = new ArrayDeque<>();
  private final Deque<Json> faults = new ArrayDeque<>();
  private List<String> names = List.of();
  private long began;
  private long before;
  private long done;
  private long known;

  /**
   * An event that is about to start.
   *
   * @param id told the number of the event when it starts
   * @param changed called after every change; must return at once
   */
  LiveEvent(CompletableFuture<Long> id, Runnable changed) {
    this.id = id;
    this.changed = changed;
  }

  @Override
  public void eventStarted(Event event, Optional<Long> stored, long matchesDone) {
    synchronized (this) {
      names = event.names();
      before = matchesDone;
      began = System.nanoTime();
    }
    id.complete(stored.orElseThrow());
    changed.run();
  }

  @Override
  public void roundStarted(long knownMatches) {
    synchronized (this) {
      known = knownMatches;
    }
    changed.run();
  }

  @Override
  public void matchStarted(MatchSpec match) {
    underWay.put(match.number(), match);
    changed.run();
  }

  @Override
  public void matchFinished(PlayedMatch match, long knownMatches) {
    underWay.remove(match.spec().number());
    synchronized (this) {
      done++;
      known = knownMatches;
      latest.addFirst(match);
      if (latest.size() > LATEST) {
        latest.removeLast();
      }
      for (String words : match.result().problems(seat -> name(match.spec(), seat))) {
        faults.addFirst(Json.object().with("match", match.spec().number()).with("words", words));
        if (faults.size() > MAX_FAULTS) {
          faults.removeLast();
        }
      }
    }
    changed.run();
  }

  void reveal(Event event, long matches, long knownMatches, Optional<PlayedMatch> last) {
    synchronized (this) {
      if (names.isEmpty()) {
        names = event.names();
        before = matches;
        began = System.nanoTime();
      }
      known = knownMatches;
      done = matches - (last.isPresent() ? 1 : 0);
    }
    last.ifPresentOrElse(match -> matchFinished(match, knownMatches), changed);
  }

  private String name(MatchSpec match, int seat) {
    return names.get(match.seats().get(seat));
  }

  private Json result(PlayedMatch match) {
    List<Json> seats = new ArrayList<>();
    for (int seat = 0; seat < match.spec().seats().size(); seat++) {
      seats.add(
          Json.object()
              .with("name", name(match.spec(), seat))
              .with("place", match.result().outcome().place(seat))
              .with("points", Numbers.points(match.result().outcome().points(seat))));
    }
    return Json.object().with("match", match.spec().number()).with("seats", Json.array(seats));
  }

  /** Who plays a match that has begun and whose result may still have to be stored. */
  Optional<List<String>> playing(long match) {
    MatchSpec spec = underWay.get(match);
    synchronized (this) {
      return spec != null
          ? Optional.of(spec.seats().stream().map(names::get).toList())
          : match <= done ? Optional.of(List.of()) : Optional.empty();
    }
  }

  synchronized long done() {
    return done;
  }

  /** Progress, matches under way, latest results and faults. */
  synchronized Json.Obj json() {
    double seconds = (System.nanoTime() - began) / NANOS;
    double rate = seconds > 0 ? (done - before) / seconds : 0;
    Json.Obj json =
        Json.object()
            .with("done", done)
            .with("known", known)
            .with("rate", Json.of(Math.rint(rate * 10) / 10));
    if (rate > 0 && done > before) {
      json = json.with("secondsLeft", (long) Math.ceil((known - done) / rate));
    }
    List<Json> now =
        underWay.values().stream()
            .limit(UNDER_WAY)
            .<Json>map(
                match ->
                    Json.object()
                        .with("match", match.number())
                        .with(
                            "names",
                            Json.array(
                                match.seats().stream().map(names::get).map(Json::of).toList())))
            .toList();
    return json.with("now", Json.array(now))
        .with("latest", Json.array(latest, this::result))
        .with("faults", Json.array(List.copyOf(faults)));
  }
}
