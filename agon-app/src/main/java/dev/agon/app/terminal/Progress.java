package dev.agon.app.terminal;

import dev.agon.app.cli.Streams;
import java.util.Locale;
import java.util.function.Supplier;

/** A line on the terminal with the progress of a long run: done, rate, time left. */
public final class Progress implements AutoCloseable {
  private static final long EVERY_NANOS = 200_000_000;

  private final Streams streams;
  private final String things;
  private final Supplier<String> suffix;
  private final long began = System.nanoTime();
  private long shown = began;
  private long done;
  private volatile boolean lineShown;

  /** Counts things of this name, like games. */
  public Progress(Streams streams, String things) {
    this(streams, things, () -> "");
  }

  /** Appends more text whenever the line is shown. */
  public Progress(Streams streams, String things, Supplier<String> suffix) {
    this.streams = streams;
    this.things = things;
    this.suffix = suffix;
    Runtime.getRuntime().addShutdownHook(new Thread(this::endLine));
  }

  /** Ends the line if the run is interrupted. */
  private void endLine() {
    if (lineShown) {
      streams.err().println();
    }
  }

  /** Counts one more of the total that is known so far. */
  public void advance(long total) {
    advance(1, total);
  }

  /** Counts some more of the total that is known so far. */
  public void advance(long more, long total) {
    done += more;
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
            suffix.get());
  }

  private static String time(double seconds) {
    return seconds < 100
        ? String.format(Locale.ROOT, "%.0f s", seconds)
        : String.format(Locale.ROOT, "%.0f min", seconds / 60);
  }

  /** Clears the line. */
  @Override
  public void close() {
    if (lineShown) {
      streams.err().print("\r\033[K");
      lineShown = false;
    }
  }
}
