package dev.agon.web.play;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.match.Answer;
import dev.agon.watch.PlainQuestion;
import dev.agon.web.http.WebProblem;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The questions to the people of a run: they wait for answers, and answers wait for judgement. Its
 * monitor guards the run, too.
 */
final class PersonQuestions<V, M> {
  private final GameKit<?, V, M> kit;
  private final PlaySetup setup;
  private final RunLimits limits;
  private final Supplier<AnswerLog> log;
  private final Runnable asks;
  private final Map<Integer, PendingQuestion<V, M>> pending = new HashMap<>();
  private final Set<Integer> givenUp = new HashSet<>();
  private final long begun = System.nanoTime();

  /** The seats that are asked, or for which it is waited until all people are there. */
  private final Set<Integer> asking = new HashSet<>();

  private boolean isClosed;

  /** Ends the run for which somebody was asked. */
  static final class RunStopped extends RuntimeException {
    RunStopped() {
      super("the match was stopped", null, false, false);
    }
  }

  /**
   * No questions yet.
   *
   * @param log the answers so far
   * @param asks called when somebody is asked, and when it is waited for people before
   */
  PersonQuestions(
      GameKit<?, V, M> kit,
      PlaySetup setup,
      RunLimits limits,
      Supplier<AnswerLog> log,
      Runnable asks) {
    this.kit = kit;
    this.setup = setup;
    this.limits = limits;
    this.log = log;
    this.asks = asks;
  }

  /**
   * Waits for the answer of a person; after a refusal the same question waits on.
   *
   * @throws RunStopped if the run has ended
   * @throws RunLimits.RunEnded if it has lasted too long
   */
  synchronized Answer<M> ask(int seat, V view) {
    try {
      PendingQuestion<V, M> asked = pending.get(seat);
      if (asked == null) {
        if (asking.add(seat)) {
          asks.run();
        }
        awaitPeople(seat);
        asked =
            new PendingQuestion<>(
                view,
                PlainQuestion.of(kit, view, setup.names()),
                log.get().of(seat).size(),
                limitNanos(seat));
        pending.put(seat, asked);
        asks.run();
      }
      while (true) {
        Answer<M> answer = asked.answer();
        if (answer != null) {
          return answer;
        }
        checkOpen();
        long left = asked.leftNanos();
        if (givenUp.contains(seat)) {
          return new Answer.Failed<>(ForfeitReason.DISCONNECTED, "gave up");
        }
        if (awaited().contains(seat)) {
          return new Answer.Failed<>(ForfeitReason.TIME, "nobody opened the link");
        }
        if (left <= 0) {
          return new Answer.Failed<>(ForfeitReason.TIME, "did not answer in time");
        }
        TimeUnit.NANOSECONDS.timedWait(this, Math.min(left, limits.leftNanos()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RunStopped();
    }
  }

  /** Whether the run waits for people, and computes nothing. */
  synchronized boolean isWaiting() {
    return !asking.isEmpty();
  }

  synchronized void checkOpen() {
    if (isClosed) {
      throw new RunStopped();
    }
  }

  /**
   * Waits until all people have opened their links, so that no clock runs before. A seat that stays
   * empty is given up like one without an answer.
   */
  private void awaitPeople(int seat) throws InterruptedException {
    long end = begun + limits.answerNanos();
    checkOpen();
    while (end - System.nanoTime() > 0 && !awaited().isEmpty() && !givenUp.contains(seat)) {
      TimeUnit.NANOSECONDS.timedWait(this, end - System.nanoTime());
      checkOpen();
    }
  }

  /** The seats of people whose links nobody has opened. */
  List<Integer> awaited() {
    return IntStream.range(0, setup.seats().size())
        .filter(seat -> setup.seats().get(seat).isPerson() && !log.get().taken().contains(seat))
        .boxed()
        .toList();
  }

  /** The time for an answer: until the seat is given up, or what is left of its clock. */
  private long limitNanos(int seat) {
    long answer = limits.answerNanos();
    long used = log.get().nanos(seat);
    return setup.clock().map(all -> Math.min(answer, all.toNanos() - used)).orElse(answer);
  }

  /**
   * Gives a person's answer to the referee and waits for its judgement.
   *
   * @param body the answer, with the number of the question as its {@code turn}, so that it is not
   *     taken for another one's
   * @throws WebProblem if nobody asked, or the move is not legal
   */
  synchronized void answer(int seat, JsonFields body) throws InterruptedException {
    PendingQuestion<V, M> asked = open(seat);
    if (asked == null || asked.turn() != body.whole("turn")) {
      throw new WebProblem(HttpStatus.CONFLICT, "This question is not asked now.");
    }
    switch (QuestionJson.read(kit, asked, body)) {
      case Parsed.Value<M>(M move) -> asked.answer(move);
      case Parsed.Failure<M>(String why) -> throw refusal(why);
    }
    notifyAll();
    while (asked.answer() != null && pending.containsValue(asked)) {
      if (isClosed) {
        throw new WebProblem(HttpStatus.CONFLICT, "The match has stopped.");
      }
      wait();
    }
    if (asked.answer() == null) {
      throw refusal("Illegal move: " + asked.refusal() + ".");
    }
  }

  private static WebProblem refusal(String why) {
    return new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, why);
  }

  /** Told that the referee refuses the answer of a seat. */
  synchronized void refused(int seat, String why) {
    Objects.requireNonNull(pending.get(seat)).refuse(why);
    notifyAll();
  }

  /** Told that the answer of a seat stands. */
  synchronized void answered(int seat) {
    pending.remove(seat);
    asking.remove(seat);
    notifyAll();
  }

  /** Gives the seat up: it forfeits now, or when it is asked. */
  synchronized void giveUp(int seat) {
    givenUp.add(seat);
    notifyAll();
  }

  /** Lets all who wait look at the log again. */
  synchronized void wake() {
    notifyAll();
  }

  /** Wakes all who wait, and asks nobody again. */
  synchronized void close() {
    isClosed = true;
    notifyAll();
  }

  /** What a seat is asked; null once it has answered, even if the referee has not judged yet. */
  synchronized @Nullable PendingQuestion<V, M> open(int seat) {
    PendingQuestion<V, M> asked = pending.get(seat);
    return asked == null || asked.answer() != null ? null : asked;
  }

  List<Json> clocks() {
    return IntStream.range(0, setup.seats().size()).mapToObj(this::clock).toList();
  }

  private Json clock(int seat) {
    PendingQuestion<V, M> asked = open(seat);
    long now = asked == null ? 0 : asked.usedNanos();
    Json.Obj clock =
        Json.object()
            .with("usedMillis", (log.get().nanos(seat) + now) / 1_000_000)
            .with("isRunning", new Json.Bool(asked != null));
    if (asked == null && setup.clock().isEmpty()) {
      return clock;
    }
    long left = asked == null ? limitNanos(seat) : asked.leftNanos();
    return clock.with("leftMillis", Math.max(0, left / 1_000_000));
  }
}
