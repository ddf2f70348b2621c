package dev.agon.app.web;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;

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
}
