package dev.agon.app.author;

import dev.agon.game.DisplayText;
import java.io.PrintStream;
import java.util.List;

/** Prints what a trial finds: a label, and what there is to say beside it, in 80 columns. */
final class TextTrialOutput implements TrialOutput {
  private static final int COLUMNS = 80;
  private static final int LABEL = 10;

  /** What a shell reads as the same line, before a line break. */
  private static final String CONTINUED = " \\";

  private final PrintStream out;
  private boolean hasHeader;

  TextTrialOutput(PrintStream out) {
    this.out = out;
  }

  /** A line that has no label; it may be longer if its words are not Agon's. */
  @Override
  public void line(String words) {
    out.println(words);
    out.flush();
  }

  @Override
  public void more(String label, String words) {
    print("", words);
  }

  @Override
  public void print(String label, String words) {
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

  @Override
  public void moreCommand(String label, List<String> parts) {
    command("", parts);
  }

  /** Prints a command so that it can be copied into a shell: it breaks only between its parts. */
  @Override
  public void command(String label, List<String> parts) {
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

  /** Prints lines that a program wrote; a long one takes several. */
  @Override
  public void quote(String lines) {
    String label = " ".repeat(LABEL) + "| ";
    int room = COLUMNS - label.length();
    for (String line : lines.lines().toList()) {
      String rest = DisplayText.visible(line);
      while (rest.length() > room) {
        int blank = rest.lastIndexOf(' ', room);
        boolean isBetweenWords = blank > room / 2;
        int full = Character.isHighSurrogate(rest.charAt(room - 1)) ? room - 1 : room;
        int end = isBetweenWords ? blank : full;
        line(label + rest.substring(0, end));
        rest = rest.substring(isBetweenWords ? end + 1 : end);
      }
      line(label + rest);
    }
  }

  @Override
  public void opponent(String name, TrialTotals against, int columns) {
    if (!hasHeader) {
      line(TrialTotals.header(columns));
      hasHeader = true;
    }
    line(against.row(name, columns));
  }

  @Override
  public void totals(TrialTotals all, long seconds) {
    print("score", all.score());
    print("time", "%s; a match may take %d s".formatted(all.times(), seconds));
    print("protocol", "all answers were valid");
  }

  @Override
  public void end() {
    out.flush();
  }
}
