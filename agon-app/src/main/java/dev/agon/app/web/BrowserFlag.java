package dev.agon.app.web;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.event.Event;

/** The flag {@code --browser}, which shows something in a browser instead of the terminal. */
public final class BrowserFlag {
  private static final String BROWSER = "browser";

  private BrowserFlag() {}

  public static Flags addTo(Flags flags) {
    return flags.flag(BROWSER, "show it in a browser; prints the address where none can be opened");
  }

  public static boolean isGiven(Arguments given) {
    return given.has(BROWSER);
  }

  /**
   * Shows a page until Ctrl-C.
   *
   * @param path the address of the page on the server, without a slash at its beginning
   * @return the exit code
   */
  public static int show(String path, Arguments given, Streams streams) {
    // All classes of the server are behind this one, so that no other command loads them.
    return new Serving(given, streams).show(path);
  }

  /**
   * Plays an event and shows its page until Ctrl-C.
   *
   * @return the exit code
   */
  public static int show(Event event, Arguments given, Streams streams) {
    return new Serving(given, streams).show(event);
  }

  /**
   * Plays one game and shows its page until Ctrl-C; people play there.
   *
   * @param event has the game, its settings and the players by seat
   * @return the exit code
   */
  public static int showGame(Event event, Arguments given, Streams streams) {
    return new Serving(given, streams).showGame(event);
  }
}
