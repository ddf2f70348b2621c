package dev.agon.record;

/** How much of a match a record has; each level includes those before it. */
public enum RecordDetail {
  /** No record is made. */
  NONE,
  /** Every step, so that the match can be replayed. */
  MOVES,
  /** What each answer took, and what programs wrote to standard error. */
  USAGE
}
