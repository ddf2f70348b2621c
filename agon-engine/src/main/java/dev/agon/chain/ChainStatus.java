package dev.agon.chain;

/** Whether a stored event is as the arena stored it. */
public sealed interface ChainStatus {
  /**
   * Everything is as it was stored.
   *
   * @param rows the length of the chain
   */
  record Intact(long rows) implements ChainStatus {}

  /** The event and its result are as they were stored; its matches were not read. */
  record ResultIntact() implements ChainStatus {}

  /**
   * It cannot be told here.
   *
   * @param why a phrase that follows "not verified here: "
   */
  record NotVerified(String why) implements ChainStatus {}

  /**
   * Something was changed outside Agon.
   *
   * @param what the first thing that does not fit, with the number of its match
   */
  record Broken(String what) implements ChainStatus {}
}
