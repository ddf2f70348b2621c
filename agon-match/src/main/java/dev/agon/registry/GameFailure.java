package dev.agon.registry;

import dev.agon.game.DisplayText;
import dev.agon.text.UserError;

/** The code of a plug-in threw an exception; a match in which that happens is void. */
public final class GameFailure extends UserError {
  private static final int MAX_COLUMNS = 300;

  /** A failure of a method, which threw this. */
  GameFailure(String method, Throwable thrown) {
    super(words(method, thrown), thrown);
  }

  /** A failure of a method in other words. */
  GameFailure(String method, String what) {
    super("the plug-in's %s %s".formatted(method, what));
  }

  /** In one line: who throws, and the class and the message of what is thrown. */
  private static String words(String method, Throwable thrown) {
    String what = thrown.getClass().getSimpleName();
    String message = thrown.getMessage() == null ? what : what + ": " + thrown.getMessage();
    return DisplayText.shortened(
        DisplayText.visible("the plug-in's %s throws %s".formatted(method, message)), MAX_COLUMNS);
  }
}
