package dev.agon.bridge.file;

import java.math.BigDecimal;
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
    Optional<BigDecimal> nsPoints,
    Optional<BigDecimal> ewPoints,
    String lead) {

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
        points(line, "NS", remarks),
        points(line, "EW", remarks),
        line.field("LEAD"));
  }

  private static Optional<BigDecimal> points(
      UsebioElement line, String side, Consumer<String> remarks) {
    String matchpoints = side + "_MATCH_POINTS";
    return ResultRow.decimal(
        line.line(),
        matchpoints,
        line.firstField(
            matchpoints, side + "_CROSS_IMP_POINTS", side + "_BUTLER_POINTS", side + "_IMPS"),
        remarks);
  }

  /** The same table with these players in the third and fourth seat. */
  UsebioLine with(String otherSouth, String otherWest) {
    return new UsebioLine(
        section, board, round, table, row, otherSouth, otherWest, nsPoints, ewPoints, lead);
  }
}
