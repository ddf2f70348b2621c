package dev.agon.report;

import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Tie;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A bracket drawn with lines, from the first ties on the left to the winner on the right. */
final class BracketDrawing {
  private static final int LONGEST_NAME = 12;
  private static final String BYE = "  (bye)";

  private final EventReport report;
  private final Bracket bracket;
  private final int width;
  private final List<StringBuilder> rows = new ArrayList<>();

  private BracketDrawing(EventReport report, Bracket bracket) {
    this.report = report;
    this.bracket = bracket;
    boolean byes = bracket.levels().getFirst().stream().anyMatch(tie -> tie.lower().isEmpty());
    int longest = byes ? BYE.length() : 0;
    for (int seed : bracket.seeds()) {
      longest = Math.max(longest, entrant(seed).length());
    }
    this.width = longest + 3;
  }

  static String of(EventReport report, Bracket bracket) {
    return new BracketDrawing(report, bracket).draw();
  }

  private String draw() {
    List<Tie> first = bracket.levels().getFirst();
    for (int tie = 0; tie < first.size(); tie++) {
      write(4 * tie, 0, entrant(first.get(tie).upper()));
      write(4 * tie + 2, 0, first.get(tie).lower().map(this::entrant).orElse(BYE));
    }
    for (int level = 0; level < bracket.levels().size(); level++) {
      int ties = first.size() >> level;
      for (int tie = 0; tie < ties; tie++) {
        connect(level, tie, bracket.levels().get(level).get(tie));
      }
    }
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append(row.toString().stripTrailing()).append('\n'));
    thirdPlace().ifPresent(text::append);
    if (bracket.levels().stream().flatMap(List::stream).anyMatch(Tie::isDecidedBySeed)) {
      text.append("* no match had a winner, so the better seed went on\n");
    }
    return text.toString();
  }

  /** The tie for third place stands beside the final. */
  private Optional<String> thirdPlace() {
    List<Tie> last = bracket.levels().getLast();
    return last.size() < 2 || bracket.levels().size() < 2
        ? Optional.empty()
        : Optional.of("third place: " + result(last.get(1)) + "\n");
  }

  private String result(Tie tie) {
    int winner = bracket.winner(tie);
    int other = winner == tie.upper() ? tie.lower().orElseThrow() : tie.upper();
    return name(winner) + " beats " + name(other) + " " + score(tie);
  }

  /** Lines from both sides of a tie to the one who goes on. */
  private void connect(int level, int tie, Tie played) {
    int upper = row(level, tie, 0);
    int lower = row(level, tie, 2);
    int middle = (upper + lower) / 2;
    int column = column(level) + width - 2;
    write(upper, column, "\u2500\u2510");
    for (int row = upper + 1; row < lower; row++) {
      write(row, column + 1, row == middle ? "\u251c" : "\u2502");
    }
    write(lower, column, "\u2500\u2518");
    String score = score(played);
    write(
        middle,
        column + 2,
        "\u2500 " + name(bracket.winner(played)) + (score.isEmpty() ? "" : " " + score));
  }

  private int column(int level) {
    return level * (width + 2);
  }

  /** The row of a tie's upper side (0) or lower side (2). */
  private static int row(int level, int tie, int side) {
    int spread = 1 << level;
    int firstRow = spread - 1;
    return firstRow + 4 * spread * tie + side * spread;
  }

  /** Wins, where several are played for; a star where the seeds had to decide. */
  private static String score(Tie tie) {
    if (tie.isDecidedBySeed()) {
      return "*";
    }
    return tie.toWin() > 1
        ? Math.max(tie.upperWins(), tie.lowerWins())
            + "-"
            + Math.min(tie.upperWins(), tie.lowerWins())
        : "";
  }

  private String entrant(int entrant) {
    return (bracket.seeds().indexOf(entrant) + 1) + " " + name(entrant);
  }

  private String name(int entrant) {
    String name = report.name(entrant).name();
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "\u2026";
  }

  private void write(int row, int column, String text) {
    while (rows.size() <= row) {
      rows.add(new StringBuilder());
    }
    StringBuilder line = rows.get(row);
    while (line.length() < column + text.length()) {
      line.append(' ');
    }
    line.replace(column, column + text.length(), text);
  }
}
