package dev.agon.protocol;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.kit.TextCodec;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.process.Child;
import dev.agon.process.Excerpt;
import dev.agon.process.Heard;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.RunningProgram;
import dev.agon.result.PlayerUsage;
import dev.agon.text.UserError;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * A program that is started for every move: it reads the position from standard input and writes
 * the move to standard output.
 *
 * <p>The next processes are started in advance and wait for their input, so that their start does
 * not count on the clock.
 */
public final class TurnPlayer<V, M> implements MatchPlayer<V, M> {
  private static final int STARTED_AHEAD = 2;

  private final ProgramCommand command;
  private final TextCodec<V, M> codec;
  private final Stopwatch stopwatch;
  private final Deque<CompletableFuture<Started>> waiting = new ArrayDeque<>();
  private final Excerpt stderr = new Excerpt();
  private final AnswerCpu answerCpu = new AnswerCpu();
  private long allCpuNanos;

  /** A process for one move; its standard error is kept apart until it is asked. */
  private record Started(Child child, Excerpt stderr) {}

  public TurnPlayer(ProgramCommand command, TextCodec<V, M> codec, TimeControl clock) {
    this.command = command;
    this.codec = codec;
    this.stopwatch = new Stopwatch(clock);
  }

  @Override
  public void start(DrawKey deal) {
    startAhead();
  }

  private void startAhead() {
    while (waiting.size() < STARTED_AHEAD) {
      waiting.add(
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  Excerpt ofProcess = new Excerpt();
                  Child child = Child.start(command, ofProcess);
                  child.awaitBox();
                  return new Started(child, ofProcess);
                } catch (IOException e) {
                  throw new CompletionException(e);
                }
              },
              RunningProgram.THREADS));
    }
  }

  @Override
  public Answer<M> ask(V view) {
    try {
      Started started = waiting.remove().join();
      try (Child child = started.child()) {
        return ask(child, view);
      } finally {
        addCpu(started.child().cpuNanos());
        answerCpu.closed(started.child());
        stderr.append(started.stderr());
        stderr.mark();
      }
    } catch (CompletionException e) {
      if (e.getCause() instanceof UserError error) {
        throw error;
      }
      return new Answer.Failed<>(
          ForfeitReason.DISCONNECTED, "cannot start " + command + ": " + e.getMessage());
    }
  }

  /** Once the time of one process is unknown, so is the sum. */
  private void addCpu(long nanos) {
    allCpuNanos = nanos < 0 || allCpuNanos < 0 ? -1 : allCpuNanos + nanos;
  }

  private Answer<M> ask(Child child, V view) {
    child.findAnswering();
    child.setDeadline(stopwatch.patience());
    long begin = System.nanoTime();
    answerCpu.asked(child);
    child.say(codec.viewText(view));
    child.closeInput();
    startAhead();
    Heard heard = child.hearAll();
    long took = System.nanoTime() - begin;
    child.clearDeadline();
    answerCpu.endedAfter(took);
    return stopwatch.<M>took(took, heard).orElseGet(() -> answer(view, child, heard));
  }

  private Answer<M> answer(V view, Child child, Heard heard) {
    return switch (heard) {
      case Heard.Said(String text) when text.isBlank() ->
          new Answer.Failed<>(
              ForfeitReason.DISCONNECTED,
              "no answer: " + child.exit(SessionPlayer.CRASH).orElse("closed its output"));
      case Heard.Said(String text) -> Answer.of(codec.readMove(view, text));
      case Heard.Hung _ -> throw new IllegalStateException("hearAll ends with the output");
      case Heard.Late _ -> throw new IllegalStateException("the stopwatch says so before");
      case Heard.TooMuch _ -> Replies.tooMuch();
    };
  }

  @Override
  public boolean isExternal() {
    return true;
  }

  @Override
  public String stderrOfAnswer() {
    return stderr.lastPart();
  }

  @Override
  public void close() {
    for (CompletableFuture<Started> spare : waiting) {
      try {
        Child child = spare.join().child();
        child.close();
        addCpu(child.cpuNanos());
      } catch (CompletionException e) {
        // It did not start, so there is nothing to end.
      }
    }
    waiting.clear();
  }

  @Override
  public PlayerUsage usage() {
    return new PlayerUsage(
        stopwatch.answerNanos(),
        allCpuNanos < 0 ? -1 : answerCpu.nanos(),
        0,
        allCpuNanos,
        stderr.text(),
        stderr.parts());
  }
}
