package dev.agon.app.terminal;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.result.MatchSpec;
import dev.agon.run.EventListener;
import dev.agon.watch.LiveMatch;
import dev.agon.watch.LiveMatches;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Shows the progress of an event on standard error: a bar, which also follows a long match, or a
 * line for each match.
 */
final class TerminalListener implements EventListener, AutoCloseable {
  /** How often the bar is shown while no match ends. */
  private static final Duration EVERY = Duration.ofSeconds(1);

  private final Arguments given;
  private final Streams streams;
  private final LiveMatches live;
  private final Progress progress;
  private final Thread ticker = Thread.ofPlatform().daemon().unstarted(this::keepShowing);
  private volatile Optional<Long> eventId = Optional.empty();
  private Showing showing = Showing.NONE;
  private Optional<MatchLines> lines = Optional.empty();
  private long matchesDone;
  private long matchesKnown;
  private long firstUnderWay;
  private List<String> names = List.of();
  private Leader leader = new Leader(0);

  private enum Showing {
    BAR("bar"),
    MATCHES("games"),
    NONE("none");

    private final String id;

    Showing(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }
  }

  TerminalListener(Arguments given, Streams streams, LiveMatches live) {
    this.given = given;
    this.streams = streams;
    this.live = live;
    this.progress = new Progress(streams, "games", () -> underWay() + leading());
  }

  static Flags addTo(Flags flags) {
    return flags.choice(
        "progress",
        "WORD",
        Showing.values(),
        Showing::id,
        "progress on stderr: bar, games (a line for each) or none");
  }

  /** The event's number in the database, if it is stored. */
  Optional<Long> eventId() {
    return eventId;
  }

  @Override
  public void committed(Commitment commitment) {
    print(commitment, streams);
  }

  static void print(Commitment commitment, Streams streams) {
    streams.err().println("commitment " + commitment.hash() + "; its key is published at the end");
  }

  /** By default shows a bar on a terminal, elsewhere the matches of an event with programs. */
  @Override
  public void eventStarted(Event event, Optional<Long> id, long done) {
    eventId = id;
    matchesDone = done;
    BoxDecision.here().warning(event).ifPresent(streams.err()::println);
    names = event.names();
    leader = new Leader(names.size());
    Showing byDefault =
        streams.errIsTerminal()
            ? Showing.BAR
            : event.hasExternals() ? Showing.MATCHES : Showing.NONE;
    showing = given.choice("progress", byDefault, Showing.values(), Showing::id);
    if (showing == Showing.MATCHES) {
      lines = Optional.of(new MatchLines(streams.err(), event.names()));
    } else if (showing == Showing.BAR && streams.errIsTerminal()) {
      ticker.start();
    }
  }

  @Override
  public synchronized void roundStarted(long knownMatches) {
    matchesKnown = knownMatches;
    lines.ifPresent(each -> each.expect(knownMatches));
  }

  @Override
  public void matchStarted(MatchSpec match) {
    lines.ifPresent(each -> each.started(match));
  }

  @Override
  public synchronized void matchFinished(PlayedMatch match, long knownMatches) {
    matchesKnown = knownMatches;
    if (showing == Showing.BAR) {
      if (!match.result().isVoid()) {
        leader.add(match.spec().seats(), match.result().outcome());
      }
      if (match.spec().number() > matchesDone) {
        progress.advance(knownMatches);
      } else {
        progress.skip();
      }
    }
    if (match.spec().number() > matchesDone) {
      lines.ifPresent(each -> each.finished(match));
    }
  }

  private void keepShowing() {
    try {
      while (true) {
        Thread.sleep(EVERY);
        tick();
      }
    } catch (InterruptedException _) {
      // The event is over.
    }
  }

  /** Shows the bar again, unless the listener is closed. */
  synchronized void tick() {
    if (showing == Showing.BAR) {
      progress.show(matchesKnown);
    }
  }

  /** How far the first match under way is, if it was that at the last look, too. */
  private String underWay() {
    Optional<LiveMatch<?, ?>> first = live.look().stream().findFirst();
    long before = firstUnderWay;
    firstUnderWay = first.map(LiveMatch::number).orElse(0L);
    return first
        .filter(match -> match.number() == before)
        .map(
            match ->
                String.format(Locale.ROOT, ", game %,d at step %,d", match.number(), match.steps()))
        .orElse("");
  }

  private String leading() {
    OptionalInt best = leader.bot();
    return best.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT,
            ", %s leads (%.0f %%)",
            names.get(best.getAsInt()),
            100 * leader.share(best.getAsInt()));
  }

  /** Clears the bar, so that what is printed next has a line of its own. */
  void interrupt() {
    progress.interrupt();
  }

  @Override
  public synchronized void close() {
    ticker.interrupt();
    showing = Showing.NONE;
    progress.close();
  }
}
