package dev.agon.sandbox;

/**
 * Which system calls a program in a box may use.
 *
 * @param isWide whether all calls are allowed but those that are known to be dangerous, for
 *     programs that need one that is not listed
 * @param deadlyFrom the first of the calls that end a program if they are not listed, by number
 * @param deadlyTo the first after them
 */
public record AllowedCalls(boolean isWide, int deadlyFrom, int deadlyTo) {
  /** The calls that programs usually need; others look as if Linux did not have them. */
  public static final AllowedCalls LISTED = new AllowedCalls(false, 0, 0);

  public static final AllowedCalls WIDE = new AllowedCalls(true, 0, 0);

  /** More than the number of any call. */
  public static final int END = 1 << 10;

  /** The listed calls, where some others end the program, which tells that it uses one. */
  public static AllowedCalls listedOrDead(int from, int to) {
    return new AllowedCalls(false, from, to);
  }
}
