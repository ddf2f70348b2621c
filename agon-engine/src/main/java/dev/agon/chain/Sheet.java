package dev.agon.chain;

import java.util.List;

/**
 * Consecutive matches of an event as they are stored in one row, with their faults and records.
 *
 * @param first the number of the first match
 * @param last the number of the last match
 * @param lines a line for each match
 * @param faults ordered by match and seat
 * @param records ordered by match; a match may have none
 */
public record Sheet(
    long first, long last, String lines, List<SheetFault> faults, List<SheetRecord> records) {
  public Sheet {
    faults = List.copyOf(faults);
    records = List.copyOf(records);
  }

  /**
   * A fault as it is stored.
   *
   * @param reason the id of the reason
   */
  public record SheetFault(
      long number, int seat, String reason, String detail, int step, String stderr) {}

  /** The record of a match as it is stored. */
  public record SheetRecord(long number, String json) {}
}
