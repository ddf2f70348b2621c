package dev.agon.app.terminal;

import dev.agon.app.cli.Streams;
import dev.agon.text.TextTable;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * A bar on the terminal with the progress of a long run: done, rate, time left. It may be used by
 * several threads.
 */
public final class Progress implements AutoCloseable {
  private static final long EVERY_NANOS = 200_000_000;
  private static final int BAR_WIDTH = 10;

  /** More would be hard to read on a wide terminal; a narrow one cuts the line. */
  private static final int MAX_WIDTH = 79;

  /** Erases the line, also if a terminal that became narrower has made several of it. */
  private static final String ERASE = "\r\033[J";

  /**
   * The line, not wrapped, and the cursor at its start, where it stays when the width changes. A
   * terminal that is too narrow shows the last character in its last column, which is the space.
   */
  private static final String SHOW = ERASE + "\033[?7l%s \033[?7h\r";

  private final Streams streams;
  private final String things;
  private final Supplier<String> suffix;
  private final long began = System.nanoTime();
  private long shown = began;
  private long done;
  private long before;
  private boolean lineShown;
  private boolean isInterrupted;

  /** Counts things of this name, like games. */
  public Progress(Streams streams, String things) {
    this(streams, things, () -> "");
  }

  /** Appends more text whenever the line is shown. */
  public Progress(Streams streams, String things, Supplier<String> suffix) {
    this.streams = streams;
    this.things = things;
    this.suffix = suffix;
    Runtime.getRuntime().addShutdownHook(new Thread(this::interrupt));
  }

  /** Clears the line, which is not shown again, because the run is interrupted. */
  synchronized void interrupt() {
    isInterrupted = true;
    close();
  }

  /** Counts one more of the total that is known so far. */
  public void advance(long total) {
    advance(1, total);
  }

  /** Counts one that an earlier run did; it does not count for the rate. */
  synchronized void skip() {
    done++;
    before++;
  }

  public synchronized void advance(long more, long total) {
    done += more;
    if (System.nanoTime() - shown >= EVERY_NANOS) {
      show(total);
    }
  }

  /** Shows the line on a terminal, even if nothing was counted since it was shown last. */
  synchronized void show(long total) {
    if (!streams.errIsTerminal() || isInterrupted) {
      return;
    }
    shown = System.nanoTime();
    lineShown = true;
    State state = new State(done, total, (done - before) / ((shown - began) / 1e9));
    streams.err().print(SHOW.formatted(line(state, things, suffix.get())));
  }

  /** How far a run is, and how many things are done in a second. */
  record State(long done, long total, double rate) {}

  /**
   * A line like {@code [#####-----] 50 % of 2,000 games, 512/s, 2 s left, Ann leads}; before the
   * first is done there is no rate.
   */
  static String line(State state, String things, String suffix) {
    double share = state.total() == 0 ? 0 : (double) state.done() / state.total();
    int filled = (int) (BAR_WIDTH * share);
    String text =
        String.format(
            Locale.ROOT,
            "[%s%s] %d %% of %,d %s%s%s",
            "#".repeat(filled),
            "-".repeat(BAR_WIDTH - filled),
            (int) (100 * share),
            state.total(),
            things,
            state.rate() == 0 ? "" : speed(state),
            suffix);
    return TextTable.shortened(text, MAX_WIDTH);
  }

  private static String speed(State state) {
    double secondsLeft = (state.total() - state.done()) / state.rate();
    return ", " + rate(state.rate()) + "/s, " + time(secondsLeft) + " left";
  }

  /** Programs may play less than one match in a second. */
  private static String rate(double perSecond) {
    return String.format(Locale.ROOT, perSecond < 10 ? "%.1f" : "%,.0f", perSecond);
  }

  private static String time(double seconds) {
    if (seconds < 100) {
      return String.format(Locale.ROOT, "%.0f s", seconds);
    }
    return seconds < 6_000
        ? String.format(Locale.ROOT, "%.0f min", seconds / 60)
        : String.format(Locale.ROOT, "%.1f h", seconds / 3_600);
  }

  /** Clears the line. */
  @Override
  public synchronized void close() {
    if (lineShown) {
      streams.err().print(ERASE);
      lineShown = false;
    }
  }
}
