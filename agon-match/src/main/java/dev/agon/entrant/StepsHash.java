package dev.agon.entrant;

import dev.agon.game.Step;
import dev.agon.game.kit.TextCodec;
import dev.agon.match.StepListener;
import dev.agon.text.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A hash of all steps of a match in which nothing is rolled. It depends on the text forms of the
 * moves and on nothing else, so it is the same on every machine.
 */
public final class StepsHash<S, M> implements StepListener<S, M> {
  /** Room for the steps of most short games, so that the list seldom grows. */
  private static final int USUAL_STEPS = 32;

  private final List<Step<M>> steps = new ArrayList<>(USUAL_STEPS);
  private boolean isRolled;
  private int count;

  /** Keeps the steps, which are hashed only where that is asked for. */
  @Override
  public void saw(S before, Step<M> step, S after) {
    count++;
    if (isRolled) {
      return;
    }
    if (step instanceof Step.Rolled<M>) {
      isRolled = true;
      steps.clear();
    } else {
      steps.add(step);
    }
  }

  /** Whether the game rolled anything. */
  public boolean isRolled() {
    return isRolled;
  }

  int count() {
    return count;
  }

  /** The steps so far; none if anything was rolled. */
  List<Step<M>> steps() {
    return steps;
  }

  /** The hash of the steps so far, which is never 0. */
  public long of(TextCodec<?, M> codec) {
    StringBuilder text = new StringBuilder();
    for (Step<M> step : steps) {
      if (step instanceof Step.Moved<M> moved) {
        append(text, moved, codec);
      } else if (step instanceof Step.MovedTogether<M>(var moves)) {
        text.append("together ").append(moves.size()).append('\n');
        moves.forEach(moved -> append(text, moved, codec));
      } else if (step instanceof Step.Forfeited<M>(int seat, var reason)) {
        text.append(seat).append(" forfeits ").append(reason.id()).append('\n');
      } else {
        throw new IllegalStateException("rolls are not kept");
      }
    }
    byte[] digest = Sha256.begin().digest(text.toString().getBytes(StandardCharsets.UTF_8));
    long hash = ByteBuffer.wrap(digest).getLong();
    return hash == 0 ? 1 : hash;
  }

  private static <M> void append(StringBuilder text, Step.Moved<M> moved, TextCodec<?, M> codec) {
    text.append(moved.seat()).append(" moves ").append(codec.moveText(moved.move())).append('\n');
  }
}
