package dev.agon.match;

import dev.agon.game.DisplayText;
import dev.agon.text.UserError;
import java.util.regex.Pattern;

/** The code of a game failed, such as a plug-in's; a match in which that happens is void. */
public final class GameFailure extends UserError {
  private static final int MAX_COLUMNS = 300;

  /** Where an object is in memory, which differs from run to run. */
  private static final Pattern ADDRESS = Pattern.compile("@[0-9a-f]{1,16}\\b");

  public GameFailure(String method, Throwable thrown) {
    super(words(method, thrown), thrown);
  }

  /** A failure in these words, which are the same in every run. */
  public GameFailure(String words) {
    super(words);
  }

  /** In one line: who throws, and the class and the message of what is thrown. */
  private static String words(String method, Throwable thrown) {
    String what = thrown.getClass().getSimpleName();
    String message =
        thrown.getMessage() == null
            ? what
            : what + ": " + ADDRESS.matcher(thrown.getMessage()).replaceAll("@");
    return DisplayText.shortened(
        DisplayText.visible("the plug-in's %s throws %s".formatted(method, message)), MAX_COLUMNS);
  }
}
