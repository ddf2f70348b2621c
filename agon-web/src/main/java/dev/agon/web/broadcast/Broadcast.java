package dev.agon.web.broadcast;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode;
import dev.agon.json.Json;
import dev.agon.replay.Composition;
import dev.agon.run.EventResult;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.web.broadcast.Airing.OnAir;
import dev.agon.web.broadcast.Timetable.Kind;
import dev.agon.web.broadcast.Timetable.Slot;
import dev.agon.web.live.LineChanges;
import dev.agon.web.live.LiveChannel;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A broadcast of an event: it goes through a programme by the clock of the server, and tells all
 * pages that follow it what is on air, as soon as it is. So pages have nothing beforehand, and
 * whoever comes late sees what all others see.
 */
final class Broadcast implements AutoCloseable {
  private static final long WAIT_MILLIS = 1_000;
  private static final long PODIUM_MILLIS = 60_000;

  /** A broadcast of a finished event ends when nobody has followed it for so long. */
  private static final long MAX_IDLE_MILLIS = 60_000;

  private static final long MAX_WAIT_MILLIS = 10_000;

  /** Those who come are told the time so often. */
  private static final long MIN_TOLD_MILLIS = 250;

  private static final long MIN_CHANGE_MILLIS = 5_000;

  private final Programme programme;
  private final Function<StoredEvent, EventResult> results;
  private final boolean endsUnwatched;
  private final Runnable ended;
  private final Map<Composition, Screen> screens = new EnumMap<>(Composition.class);
  private final Thread thread;

  private Airing airing;
  private Duration pace;
  private Optional<ShownMatch> match = Optional.empty();
  private boolean isClosed;

  /** Somebody has come, who needs to know how long the scene still stays. */
  private boolean isAwaited;

  /** Used by the thread alone, as all below. */
  private boolean isRevealed = true;

  private boolean isOver;
  private long watchedAt = now();
  private long toldAt;
  private long scene;
  private Optional<Airing> told = Optional.empty();
  private OnAir toldOn = new OnAir(-1, new Slot(Kind.OPENING, 0, 0), 0);
  private Optional<BroadcastCards> cards = Optional.empty();

  /** The pages of one composition, with the lines of their parts as they were published last. */
  private static final class Screen {
    private final LiveChannel channel;
    private Map<String, List<String>> parts = Map.of();

    Screen(LiveChannel channel) {
      this.channel = channel;
    }

    void publish(Json.Obj head, Map<String, String> changed, Optional<String> picture) {
      Map<String, List<String>> before = parts;
      Map<String, List<String>> after = new LinkedHashMap<>(before);
      picture.ifPresent(board -> after.put("board", board.lines().toList()));
      changed.forEach((id, text) -> after.put(id, text.lines().toList()));
      parts = after;
      channel.publish(
          head.with("parts", LineChanges.of(before, after)).toString(),
          () -> head.with("parts", LineChanges.of(Map.of(), after)).toString());
    }
  }

  /**
   * A broadcast that begins now.
   *
   * @param opening how long it is announced before the first match
   * @param endsUnwatched whether it ends when nobody follows it
   * @param ended called when it is over
   */
  Broadcast(
      Programme programme,
      Function<StoredEvent, EventResult> results,
      Duration pace,
      Duration opening,
      boolean endsUnwatched,
      Runnable ended) {
    this.programme = programme;
    this.results = results;
    this.pace = pace;
    this.endsUnwatched = endsUnwatched;
    this.ended = ended;
    this.airing = Airing.of(Timetable.of(Kind.OPENING, opening.toMillis()), now(), false);
    for (Composition one : Composition.values()) {
      screens.put(one, new Screen(new LiveChannel(this::arrived)));
    }
    this.thread = Thread.ofVirtual().name("agon-broadcast").start(this::run);
  }

  private static long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }

  LiveChannel channel(Composition composition) {
    return Objects.requireNonNull(screens.get(composition)).channel;
  }

  private synchronized void arrived() {
    isAwaited = true;
    notifyAll();
  }

  synchronized void pause() {
    change(airing.paused(now()));
  }

  synchronized void start() {
    change(airing.started(now()));
  }

  /** Shows the result of the match or, if that is on air, the next match. */
  synchronized void skip() throws InterruptedException {
    while (!isClosed && airing.at(now()).isEmpty()) {
      // What comes next is being prepared.
      wait();
    }
    change(airing.skipped(now()));
  }

  /** Shows the match on air from its beginning, or the last one. */
  synchronized void repeat() {
    change(
        match
            .map(shown -> Airing.of(shown.timetable(pace), now(), airing.isPaused()))
            .orElseGet(() -> airing.repeated(now())));
  }

  /** Fits this match and those that follow to another pace. */
  synchronized void pace(Duration wanted) {
    pace = wanted;
    if (match.isPresent() && isMatch(airing)) {
      change(airing.with(match.get().timetable(pace), now()));
    }
  }

  synchronized void slower() {
    pace(pace.plusMillis(Math.max(MIN_CHANGE_MILLIS, pace.toMillis() / 2)));
  }

  synchronized void faster() {
    pace(
        pace.minusMillis(
            Math.min(pace.toMillis(), Math.max(MIN_CHANGE_MILLIS, pace.toMillis() / 3))));
  }

  private static boolean isMatch(Airing airing) {
    return airing.timetable().slots().getFirst().kind() == Kind.VERSUS;
  }

  private synchronized void change(Airing next) {
    airing = next;
    notifyAll();
  }

  private synchronized Airing airing() {
    return airing;
  }

  private void run() {
    try {
      while (isWanted()) {
        Airing current = airing();
        Optional<OnAir> on = current.at(now());
        if (on.isEmpty()) {
          if (!advance()) {
            return;
          }
        } else {
          show(current, on.get());
          await(current, on.get().left());
        }
      }
    } catch (UserError e) {
      // What is stored cannot be shown; the pages of the event say why.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      stop();
      programme.close();
      screens.values().forEach(screen -> screen.channel.end());
      ended.run();
    }
  }

  private boolean isWanted() {
    if (screens.values().stream().anyMatch(screen -> screen.channel.readers() > 0)) {
      watchedAt = now();
    }
    boolean isIdle = endsUnwatched && now() - watchedAt > MAX_IDLE_MILLIS;
    synchronized (this) {
      return !isClosed && !isIdle;
    }
  }

  private synchronized void await(Airing current, long left) throws InterruptedException {
    long end = now() + Math.min(MAX_WAIT_MILLIS, left);
    while (airing.equals(current) && !isClosed) {
      long still = (isAwaited ? Math.min(end, toldAt + MIN_TOLD_MILLIS) : end) - now();
      if (still <= 0) {
        return;
      }
      wait(still);
    }
  }

  /** Goes on with what comes next; false after the end. */
  private boolean advance() {
    reveal();
    switch (programme.next()) {
      case Programme.Next.Match found -> {
        ShownMatch shown = ShownMatch.of(found, programme.known().event().names());
        cards = Optional.empty();
        isRevealed = false;
        synchronized (this) {
          match = Optional.of(shown);
          change(Airing.of(shown.timetable(pace), now(), airing.isPaused()));
        }
      }
      case Programme.Next.Waiting _ -> put(Timetable.of(Kind.WAIT, WAIT_MILLIS));
      case Programme.Next.End _ -> {
        if (toldOn.slot().kind() == Kind.PODIUM) {
          return false;
        }
        if (!isOver) {
          isOver = true;
          programme.end();
          cards = Optional.empty();
        }
        put(Timetable.of(Kind.PODIUM, PODIUM_MILLIS));
      }
    }
    return true;
  }

  private synchronized void put(Timetable next) {
    change(Airing.of(next, now(), airing.isPaused()));
  }

  private void reveal() {
    if (!isRevealed) {
      isRevealed = true;
      programme.reveal();
      cards = Optional.empty();
    }
  }

  private synchronized boolean takeAwaited() {
    boolean was = isAwaited;
    isAwaited = false;
    return was;
  }

  /** Tells what is on air, if that is new or somebody has come. */
  private void show(Airing current, OnAir on) {
    boolean isSame =
        on.slot().kind() == Kind.WAIT && toldOn.slot().kind() == Kind.WAIT
            || on.index() == toldOn.index()
                && told.map(Airing::timetable).equals(Optional.of(current.timetable()));
    boolean isTold = isSame && told.equals(Optional.of(current));
    told = Optional.of(current);
    toldOn = on;
    if (takeAwaited() || !isTold) {
      scene += isSame ? 0 : 1;
      toldAt = now();
      publish(current, on, isSame);
    }
  }

  private void publish(Airing current, OnAir on, boolean isSame) {
    Slot slot = on.slot();
    Map<String, String> changed = isSame ? Map.of() : parts(slot);
    Json.Obj head =
        Json.object()
            .with("scene", scene)
            .with("kind", slot.kind().name().toLowerCase(Locale.ROOT))
            .with("about", about(slot))
            .with("step", slot.step())
            .with(
                "from",
                on.index() == 0 ? 0 : current.timetable().slots().get(on.index() - 1).step())
            .with("millis", slot.millis())
            .with("left", on.left())
            .with("isPaused", new Json.Bool(current.isPaused()))
            .with("isHit", new Json.Bool(slot.kind() == Kind.STEP && shown().isHit(slot.step())));
    screens.forEach(
        (composition, screen) ->
            screen.publish(head, changed, isSame ? Optional.empty() : picture(slot, composition)));
  }

  /** What is on air in words, for who controls it. */
  private String about(Slot slot) {
    return switch (slot.kind()) {
      case STEP, RUN -> "On air: %s, step %,d".formatted(slot.kind().words(), slot.step());
      default -> "On air: " + slot.kind().words();
    };
  }

  private ShownMatch shown() {
    return match.orElseThrow();
  }

  /** The picture of a scene; empty for a scene that leaves the last one where it is. */
  private Optional<String> picture(Slot slot, Composition composition) {
    return switch (slot.kind()) {
      case VERSUS, STEP, RUN -> Optional.of(shown().picture(slot.step(), composition));
      case WINNER -> Optional.of(shown().picture(shown().lastStep(), composition));
      default -> Optional.empty();
    };
  }

  private BroadcastCards cards() {
    BroadcastCards made =
        cards.orElseGet(
            () -> {
              StoredEvent known = programme.known();
              return new BroadcastCards(known.id(), results.apply(known));
            });
    cards = Optional.of(made);
    return made;
  }

  /** The parts of the page that a scene changes, as HTML. */
  private Map<String, String> parts(Slot slot) {
    if (!slot.kind().isBeforeTheResult()) {
      reveal();
    }
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("card", card(slot).markup());
    parts.put("words", slot.kind() == Kind.STEP ? shown().words(slot.step()) : "");
    if (slot.kind().isBeforeTheResult() || slot.kind() == Kind.WINNER) {
      parts.put("names", cards().names(shown(), slot.step()).markup());
      parts.put("round", element("p", cards().round(shown())).markup());
    } else {
      parts.put("names", "");
      parts.put("round", "");
    }
    if (slot.kind() != Kind.STEP && slot.kind() != Kind.RUN && slot.kind() != Kind.WINNER) {
      Optional<ShownMatch> marked = slot.kind() == Kind.PODIUM ? Optional.empty() : match;
      parts.put("side", new HtmlNode.Fragment(cards().side(marked)).markup());
    }
    return parts;
  }

  private HtmlNode card(Slot slot) {
    return switch (slot.kind()) {
      case OPENING -> cards().opening();
      case VERSUS -> cards().versus(shown());
      case STEP, RUN -> HtmlNode.none();
      case WINNER -> cards().winner(shown());
      case NEXT -> next(programme.next());
      case WAIT -> cards().next("The next match is being played", List.of());
      case PODIUM -> cards().podium();
    };
  }

  private HtmlNode next(Programme.Next next) {
    return switch (next) {
      case Programme.Next.Match found ->
          cards().next("Next match", found.names(programme.known().event().names()));
      case Programme.Next.Waiting _ -> cards().next("Next match", List.of());
      case Programme.Next.End _ -> cards().next("The podium", List.of());
    };
  }

  @Override
  public void close() {
    stop();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void stop() {
    isClosed = true;
    notifyAll();
  }
}
