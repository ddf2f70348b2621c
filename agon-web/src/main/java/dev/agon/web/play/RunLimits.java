package dev.agon.web.play;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What a run of a match may use, and what it has used; a run that needs more ends for good. */
final class RunLimits {
  /** Enough to finish an ordinary game, which then has a result; nobody waits for a long one. */
  private static final int MAX_ANSWERS_ALONE = 200;

  private final Duration answer;
  private final GameBounds bounds;
  private final long endNanos;
  private final AtomicInteger steps = new AtomicInteger();
  private final AtomicInteger answersAlone = new AtomicInteger();
  private final AtomicLong thoughtNanos;

  /** Ends a run for good: it has reached a limit, or nobody plays any more. */
  static final class RunEnded extends RuntimeException {
    RunEnded(String why) {
      super(why, null, false, false);
    }

    String why() {
      return String.valueOf(getMessage());
    }
  }

  private RunLimits(Duration answer, GameBounds bounds, long endNanos, AtomicLong thoughtNanos) {
    this.answer = answer;
    this.bounds = bounds;
    this.endNanos = endNanos;
    this.thoughtNanos = thoughtNanos;
  }

  /** The limits of a match that was started then and has this log. */
  static RunLimits of(PlayLimits limits, PlaySetup setup, Instant started, AnswerLog log) {
    GameBounds bounds = setup.isOfOwner() ? GameBounds.OF_OWNER : limits.each();
    Duration left = Duration.between(Instant.now(), started.plus(bounds.age()));
    return new RunLimits(
        limits.answer(),
        bounds,
        System.nanoTime() + left.toNanos(),
        new AtomicLong(log.thoughtNanos()));
  }

  /** The limits of the next run, whose bots have thought as long as those of all runs before. */
  RunLimits ofNextRun() {
    return new RunLimits(answer, bounds, endNanos, thoughtNanos);
  }

  /** How long a person may take for an answer. */
  long answerNanos() {
    return answer.toNanos();
  }

  /** How long the run may last; it ends when nothing is left. */
  long leftNanos() {
    long left = endNanos - System.nanoTime();
    if (left <= 0) {
      throw new RunEnded("it has lasted for %s, the longest it may".formatted(words(bounds.age())));
    }
    return left;
  }

  /** Counts a step. */
  void step() {
    if (steps.incrementAndGet() > bounds.steps()) {
      throw new RunEnded(
          "it has more than %d steps, the most of a match here".formatted(bounds.steps()));
    }
  }

  /** Counts an answer of a bot after all people have left. */
  void answerAlone() {
    if (answersAlone.incrementAndGet() > MAX_ANSWERS_ALONE) {
      throw new RunEnded(
          "everybody has left, and its bots were not done after %d answers"
              .formatted(MAX_ANSWERS_ALONE));
    }
  }

  /** Counts the time that a bot has thought. */
  void thought(long nanos) {
    if (thoughtNanos.addAndGet(nanos) > bounds.thinking().toNanos()) {
      throw new RunEnded(
          "its bots have thought for more than %s, the longest they may"
              .formatted(words(bounds.thinking())));
    }
  }

  /** How long the bots have thought in all runs so far. */
  long thoughtNanos() {
    return thoughtNanos.get();
  }

  private static String words(Duration time) {
    if (time.toDays() > 0) {
      return time.toDays() + " days";
    }
    return time.toMinutes() > 0 ? time.toMinutes() + " minutes" : time.toMillis() + " ms";
  }
}
