package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.text.UserError;
import java.io.IOException;
import java.util.List;

/**
 * How a match is shown on the terminal.
 *
 * @param view whether the match is drawn after each change
 * @param positions whether every position is shown as the player to move sees it
 * @param numbers whether sentences begin with the number of their step
 * @param stderr whether what programs write to standard error is shown beside their moves
 * @param byStep whether each step waits for the Enter key
 */
record WatchOptions(
    boolean view,
    boolean positions,
    boolean numbers,
    boolean stderr,
    long pauseMillis,
    boolean byStep,
    Streams streams) {
  private static final List<String> COLOURS = List.of("\033[36m", "\033[33m");
  private static final String RED = "\033[31m";
  private static final String PLAIN = "\033[0m";
  private static final String HEARTS = "(\u2665+)";
  private static final int MAX_STEPS_PER_SECOND = 1_000;

  public static Flags addTo(Flags flags) {
    return flags
        .flag("view", "draw the match after each change")
        .flag("positions", "show every position as the player to move sees it")
        .flag("numbers", "show the number of each step, as agon analyse does")
        .flag("stderr", "show what programs write to standard error beside their moves")
        .value("speed", "N", "show N steps per second")
        .flag("step", "wait for the Enter key after each step");
  }

  public static WatchOptions of(Arguments given, Streams streams) {
    long pause =
        given.whole("speed", 1, MAX_STEPS_PER_SECOND).map(steps -> 1000L / steps).orElse(0L);
    return new WatchOptions(
        given.has("view"),
        given.has("positions"),
        given.has("numbers"),
        given.has("stderr"),
        pause,
        given.has("step"),
        streams);
  }

  boolean areDefaults() {
    return !view && !positions && !numbers && pauseMillis == 0 && !byStep;
  }

  /** Whether a drawing replaces the one before: on a terminal, if there is time to look at it. */
  boolean redraws() {
    return view && streams.outIsTerminal() && (pauseMillis > 0 || byStep);
  }

  /** A line with the players' names in colours, if colours are used. */
  String coloured(String line, List<String> names) {
    if (!streams.outStyle().hasColours()) {
      return line;
    }
    String coloured = line.replaceAll(HEARTS, RED + "$1" + PLAIN);
    for (int seat = 0; seat < names.size(); seat++) {
      String colour = COLOURS.get(seat % COLOURS.size());
      coloured = coloured.replace(names.get(seat), colour + names.get(seat) + PLAIN);
    }
    return coloured;
  }

  void pause() {
    try {
      if (byStep && streams.in().readLine() == null) {
        throw new UserError("end of input; the match is left unfinished");
      }
      if (pauseMillis > 0) {
        Thread.sleep(pauseMillis);
      }
    } catch (IOException e) {
      throw new UserError("cannot read from the terminal: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
