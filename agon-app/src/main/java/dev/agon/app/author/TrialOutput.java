package dev.agon.app.author;

import dev.agon.game.DisplayText;
import java.io.PrintStream;
import java.util.List;

/** Prints what a trial finds: a label, and what there is to say beside it, in 80 columns. */
final class TrialOutput {
  private static final int COLUMNS = 80;
  private static final int LABEL = 10;

  /** What a shell reads as the same line, before a line break. */
  private static final String CONTINUED = " \\";

  private final PrintStream out;

  TrialOutput(PrintStream out) {
    this.out = out;
  }

  /** A line that has no label; it may be longer if its words are not Agon's. */
  void line(String words) {
    out.println(words);
    out.flush();
  }

  /** Prints words with a label; without one they belong to the lines above. */
  void print(String label, String words) {
    String rest = words;
    String first = label;
    while (rest.length() > COLUMNS - LABEL) {
      int end = end(rest);
      line(DisplayText.padded(first, LABEL) + rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
      first = "";
    }
    line(DisplayText.padded(first, LABEL) + rest);
  }

  /** Where a line ends: after a blank, else after a comma, else where it is full. */
  private static int end(String words) {
    int room = COLUMNS - LABEL;
    int blank = words.lastIndexOf(' ', room);
    int comma = words.lastIndexOf(',', room - 1);
    return blank > 0 ? blank : comma > 0 ? comma + 1 : room;
  }

  /** Prints a command so that it can be copied into a shell: it breaks only between its parts. */
  void command(String label, List<String> parts) {
    StringBuilder line = new StringBuilder(DisplayText.padded(label, LABEL) + parts.getFirst());
    for (String part : parts.subList(1, parts.size())) {
      if (line.length() + 1 + part.length() + CONTINUED.length() > COLUMNS) {
        line(line + CONTINUED);
        line = new StringBuilder(" ".repeat(LABEL + 1));
      }
      line.append(' ').append(part);
    }
    line(line.toString());
  }

  /** Prints lines that a program wrote, as they are. */
  void quote(String lines) {
    lines.lines().forEach(line -> line(" ".repeat(LABEL) + "| " + DisplayText.visible(line)));
  }
}
