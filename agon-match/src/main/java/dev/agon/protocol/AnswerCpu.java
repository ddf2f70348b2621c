package dev.agon.protocol;

import dev.agon.process.Child;

/**
 * The processor time of a program between questions and answers. It is measured inside the wall
 * time of each answer, so it is at most the wall time on each core.
 */
final class AnswerCpu {
  private static final long UNKNOWN = -1;

  private long nanos;
  private long atQuestion = UNKNOWN;

  /** The wall time of an answer whose program had ended before its time could be read; else 0. */
  private long unmeasuredWall;

  /** A question is about to be put. */
  void asked(Child child) {
    atQuestion = child.answeringNanos();
  }

  /**
   * The answer is here, or the program has ended without one.
   *
   * @return false if the program has ended, so that its time must be read later
   */
  boolean answered(Child child) {
    long now = child.answeringNanos();
    if (now >= 0 && atQuestion >= 0) {
      nanos += Math.max(0, now - atQuestion);
    }
    return now >= 0;
  }

  /** The last answer took this long, and its program had ended when it was to be measured. */
  void endedAfter(long wallNanos) {
    unmeasuredWall = wallNanos;
  }

  /** The program is closed; the time of an answer at which it ended is known now. */
  void closed(Child child) {
    long end = child.answeringNanosAtEnd();
    if (unmeasuredWall > 0 && end >= 0 && atQuestion >= 0) {
      nanos += Math.clamp(end - atQuestion, 0, unmeasuredWall * Child.cores());
    }
    unmeasuredWall = 0;
  }

  long nanos() {
    return nanos;
  }
}
