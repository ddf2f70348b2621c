package dev.agon.app.cli;

import dev.agon.game.DisplayText;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Prints text in UTF-8 and makes visible what people would not see, whoever it came from. Of
 * control characters only line ends, tabs and the colours and erasures of Agon itself pass.
 */
public final class VisibleOutput extends PrintStream {
  private static final char ESCAPE = '\033';
  private static final String KEPT = "\n\r\t";
  private static final String ENDS_OF_SEQUENCES = "mKHJ";

  /** Turn the wrapping of long lines off and on. */
  private static final List<String> WRAPPING = List.of("?7l", "?7h");

  public VisibleOutput(OutputStream out, boolean autoFlush) {
    super(out, autoFlush, StandardCharsets.UTF_8);
  }

  /** All printing of text except single characters comes here. */
  @Override
  public void print(String text) {
    super.print(visible(String.valueOf(text)));
  }

  @Override
  public void print(char character) {
    print(String.valueOf(character));
  }

  private static String visible(String text) {
    int escape = text.indexOf(ESCAPE);
    if (escape < 0) {
      return DisplayText.visible(text, KEPT);
    }
    StringBuilder shown = new StringBuilder();
    int from = 0;
    while (escape >= 0) {
      int end = endOfSequence(text, escape);
      if (end > escape) {
        shown.append(DisplayText.visible(text.substring(from, escape), KEPT));
        shown.append(text, escape, end);
        from = end;
      }
      escape = text.indexOf(ESCAPE, escape + 1);
    }
    return shown.append(DisplayText.visible(text.substring(from), KEPT)).toString();
  }

  /** Where the sequence ends, if it is one that Agon prints; otherwise where it begins. */
  private static int endOfSequence(String text, int escape) {
    int at = escape + 1;
    if (at < text.length() && text.charAt(at) == '[') {
      at++;
      for (String sequence : WRAPPING) {
        if (text.startsWith(sequence, at)) {
          return at + sequence.length();
        }
      }
      while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
        at++;
      }
      if (at < text.length() && ENDS_OF_SEQUENCES.indexOf(text.charAt(at)) >= 0) {
        return at + 1;
      }
    }
    return escape;
  }
}
