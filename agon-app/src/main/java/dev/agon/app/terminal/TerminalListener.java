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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Shows the progress of an event on standard error: a bar, or a line for each match. */
final class TerminalListener implements EventListener, AutoCloseable {
  private final Arguments given;
  private final Streams streams;
  private final Progress progress;
  private volatile Optional<Long> eventId = Optional.empty();
  private Showing showing = Showing.NONE;
  private Optional<MatchLines> lines = Optional.empty();
  private long matchesDone;
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

  TerminalListener(Arguments given, Streams streams) {
    this.given = given;
    this.streams = streams;
    this.progress = new Progress(streams, "games", this::leading);
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
    }
  }

  @Override
  public void roundStarted(long knownMatches) {
    lines.ifPresent(each -> each.expect(knownMatches));
  }

  @Override
  public void matchStarted(MatchSpec match) {
    lines.ifPresent(each -> each.started(match));
  }

  @Override
  public void matchFinished(PlayedMatch match, long knownMatches) {
    if (showing == Showing.BAR) {
      leader.add(match);
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

  @Override
  public void close() {
    progress.close();
  }
}
