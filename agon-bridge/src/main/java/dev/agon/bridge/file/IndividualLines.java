package dev.agon.bridge.file;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of an individual, one for each table.
 *
 * <p>Programs that score an individual as pairs write two lines for a table, each with one player a
 * side, and number the partner who is not there: South as North with a 1 after it, West as East
 * with a 2. Such lines are joined.
 */
final class IndividualLines {
  private IndividualLines() {}

  static List<UsebioLine> joined(List<UsebioLine> lines) {
    if (lines.isEmpty() || !lines.stream().allMatch(IndividualLines::isHalf)) {
      return lines;
    }
    List<UsebioLine> joined = new ArrayList<>();
    for (int at = 0; at < lines.size(); at++) {
      UsebioLine first = lines.get(at);
      boolean twoLines = at + 1 < lines.size() && isSameTable(first, lines.get(at + 1));
      if (twoLines) {
        ResultRow second = lines.get(at + 1).row();
        joined.add(first.with(second.ns(), second.ew()));
        at++;
      } else {
        joined.add(first.with("", ""));
      }
    }
    return joined;
  }

  private static boolean isHalf(UsebioLine line) {
    return line.south().equals(line.row().ns() + "1") && line.west().equals(line.row().ew() + "2");
  }

  private static boolean isSameTable(UsebioLine first, UsebioLine second) {
    return first.board() == second.board()
        && first.section().equals(second.section())
        && first.row().score().equals(second.row().score())
        && first.row().contract().equals(second.row().contract());
  }
}
