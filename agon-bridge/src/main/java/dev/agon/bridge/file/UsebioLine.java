package dev.agon.bridge.file;

import dev.agon.duplicate.Decimal;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A traveller's line of a USEBIO file, kept until all pairs are known.
 *
 * @param south the number of the third player of an individual; empty in other events
 * @param nsPoints the matchpoints or IMPs in the file
 */
record UsebioLine(
    String section,
    int board,
    int round,
    int table,
    ResultRow row,
    String south,
    String west,
    Optional<Decimal> nsPoints,
    Optional<Decimal> ewPoints) {
  private static final String[] NS_POINTS = {
    "NS_MATCH_POINTS", "NS_CROSS_IMP_POINTS", "NS_BUTLER_POINTS", "NS_IMPS"
  };
  private static final String[] EW_POINTS = {
    "EW_MATCH_POINTS", "EW_CROSS_IMP_POINTS", "EW_BUTLER_POINTS", "EW_IMPS"
  };

  static UsebioLine of(
      String section, int board, int round, UsebioElement line, Consumer<String> remarks) {
    String table = line.field("TABLE_NUMBER");
    return new UsebioLine(
        section,
        board,
        round,
        ResultRow.isNumber(table) ? Integer.parseInt(table) : 0,
        new ResultRow(
            line.line(),
            line.firstField("NS_PAIR_NUMBER", "N_PLAYER_NUMBER"),
            line.firstField("EW_PAIR_NUMBER", "E_PLAYER_NUMBER"),
            line.field("CONTRACT"),
            line.field("PLAYED_BY"),
            line.field("TRICKS"),
            line.field("SCORE"),
            ""),
        line.field("S_PLAYER_NUMBER"),
        line.field("W_PLAYER_NUMBER"),
        points(line, NS_POINTS, remarks),
        points(line, EW_POINTS, remarks));
  }

  private static Optional<Decimal> points(
      UsebioElement line, String[] fields, Consumer<String> remarks) {
    return ResultRow.decimal(line.line(), fields[0], line.firstField(fields), remarks);
  }

  /** The same table with these players in the third and fourth seat. */
  UsebioLine with(String otherSouth, String otherWest) {
    return new UsebioLine(
        section, board, round, table, row, otherSouth, otherWest, nsPoints, ewPoints);
  }
}
