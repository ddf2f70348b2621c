package dev.agon.row;

import dev.agon.game.ForfeitReason;
import dev.agon.result.Fault;
import java.util.List;

/**
 * Consecutive matches of an event with their faults and records: a row of the store, and what a
 * worker sends.
 *
 * <p>The line of a match has its entrants by seat, places, points, and the number of steps, as in
 * {@code 0,1 1,2 3,0 52}. If chance had no part, the hash of the steps follows, as in {@code
 * 52#1b8f0c3e5d7a9246}. If programs played, the times of each seat follow: the number of answers,
 * and in microseconds all answers, the slowest answer, the processor time of the answers, the start
 * and the processor time in all, as in {@code 0:0:0:-1:0:-1,26:9120:733:4000:31000:45000}. The line
 * of a void match ends with the word {@code void} and the reason.
 *
 * @param first the number of the first match
 * @param last the number of the last match
 * @param lines a line for each match
 * @param faults ordered by match and seat
 * @param records ordered by match; a match may have none
 */
public record MatchRow(
    long first, long last, String lines, List<RowFault> faults, List<RowRecord> records) {
  public MatchRow {
    faults = List.copyOf(faults);
    records = List.copyOf(records);
  }

  /** A fault as it is stored; {@code reason} is the id of the reason. */
  public record RowFault(
      long number, int seat, String reason, String detail, int step, String stderr) {
    Fault fault() {
      ForfeitReason known =
          ForfeitReason.ofId(reason)
              .orElseThrow(() -> new IllegalArgumentException("unknown reason: " + reason));
      return new Fault(seat, known, detail, step, stderr);
    }
  }

  public record RowRecord(long number, String json) {}
}
