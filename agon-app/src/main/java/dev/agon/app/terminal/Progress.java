package dev.agon.app.terminal;

import dev.agon.app.cli.Streams;
import java.util.Locale;
import java.util.function.Supplier;

/** A line on the terminal that says how far a long run is: done, rate, time left. */
public final class Progress implements AutoCloseable {
  private static final long EVERY_NANOS = 200_000_000;

  private final Streams streams;
  private final String things;
  private final Supplier<String> more;
  private final long began = System.nanoTime();
  private long shown = began;
  private long done;
  private volatile boolean lineShown;

  /** With the name of what is counted, like games. */
  public Progress(Streams streams, String things) {
    this(streams, things, () -> "");
  }

  /** With something more to say, whenever the line is shown. */
  public Progress(Streams streams, String things, Supplier<String> more) {
    this.streams = streams;
    this.things = things;
    this.more = more;
    Runtime.getRuntime().addShutdownHook(new Thread(this::leaveLine));
  }

  /** An interrupted run leaves the terminal at the beginning of a line. */
  private void leaveLine() {
    if (lineShown) {
      streams.err().println();
    }
  }

  /** One more of so many, as far as is known yet. */
  public void advance(long total) {
    advance(1, total);
  }

  /** Some more of so many. */
  public void advance(long some, long total) {
    done += some;
    if (!streams.errIsTerminal()) {
      return;
    }
    long now = System.nanoTime();
    if (now - shown < EVERY_NANOS) {
      return;
    }
    shown = now;
    lineShown = true;
    double rate = done / ((now - began) / 1e9);
    streams
        .err()
        .printf(
            Locale.ROOT,
            "\r\033[K%,d of %,d %s, %,.0f/s, %s left%s",
            done,
            total,
            things,
            rate,
            time((total - done) / rate),
            more.get());
  }

  private static String time(double seconds) {
    return seconds < 100
        ? String.format(Locale.ROOT, "%.0f s", seconds)
        : String.format(Locale.ROOT, "%.0f min", seconds / 60);
  }

  /** Takes the line away. */
  @Override
  public void close() {
    if (lineShown) {
      streams.err().print("\r\033[K");
      lineShown = false;
    }
  }
}
