package dev.agon.app.match;

import dev.agon.game.Step;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Replay;
import dev.agon.result.PlayerUsage;

/**
 * Passes on what programs wrote to standard error in a recorded match, before each of its steps.
 */
final class RecordedStderr<S, M> implements StepListener<S, M> {
  private final MatchRecord match;
  private final StderrReporter.Listener listener;

  /** How many answers each seat has given. */
  private final int[] answers;

  RecordedStderr(MatchRecord match, StderrReporter.Listener listener) {
    this.match = match;
    this.listener = listener;
    this.answers = new int[match.seats().size()];
  }

  /** Whether programs played and nothing of them but their moves was recorded. */
  boolean isMissing() {
    return match.seats().stream().anyMatch(seat -> seat.source().isExternal())
        && Records.usages(match).stream().allMatch(PlayerUsage.NONE::equals);
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    Replay.seats(step).forEach(this::answered);
  }

  private void answered(int seat) {
    PlayerUsage usage = match.seats().get(seat).usage();
    int answer = answers[seat]++;
    if (answer < usage.answerNanos().size() && answer < usage.stderrByAnswer().size()) {
      listener.wrote(seat, usage.stderrByAnswer().get(answer));
    }
  }
}
