package dev.agon.run;

/**
 * The void matches of an event.
 *
 * @param matches how many there are
 * @param match the number of the first
 * @param reason why the first is void
 */
public record VoidSummary(long matches, long match, String reason) {
  VoidSummary andOneMore() {
    return new VoidSummary(matches + 1, match, reason);
  }

  public String words() {
    return (matches == 1 ? "1 match is void" : matches + " matches are void; first")
        + ": match %d, %s".formatted(match, reason);
  }
}
