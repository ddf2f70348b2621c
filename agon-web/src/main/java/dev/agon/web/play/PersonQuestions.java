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
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The questions to the people of a run: they wait for answers, and answers wait for judgement. */
final class PersonQuestions<V, M> {
  private final GameKit<?, V, M> kit;
  private final PlaySetup setup;
  private final PlayLimits limits;
  private final ReentrantLock lock;
  private final Condition changed;
  private final Supplier<AnswerLog> log;
  private final Runnable asks;
  private final Map<Integer, PendingQuestion<V, M>> pending = new HashMap<>();
  private final Set<Integer> givenUp = new HashSet<>();
  private final long begun = System.nanoTime();
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
   * @param lock guards the run and its questions
   * @param log the answers so far; read with the lock
   * @param asks called with the lock when somebody is asked
   */
  PersonQuestions(
      GameKit<?, V, M> kit,
      PlaySetup setup,
      PlayLimits limits,
      ReentrantLock lock,
      Supplier<AnswerLog> log,
      Runnable asks) {
    this.kit = kit;
    this.setup = setup;
    this.limits = limits;
    this.lock = lock;
    this.changed = lock.newCondition();
    this.log = log;
    this.asks = asks;
  }

  /**
   * Waits for the answer of a person; after a refusal the same question waits on.
   *
   * @throws RunStopped if the run has ended
   */
  Answer<M> ask(int seat, V view) {
    lock.lock();
    try {
      PendingQuestion<V, M> asked = pending.get(seat);
      if (asked == null) {
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
        long _ = changed.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RunStopped();
    } finally {
      lock.unlock();
    }
  }

  private void checkOpen() {
    if (isClosed) {
      throw new RunStopped();
    }
  }

  /**
   * Waits until all people have opened their links, so that no clock runs before. A seat that stays
   * empty is given up like one without an answer.
   */
  private void awaitPeople(int seat) throws InterruptedException {
    long left = limits.answer().toNanos() - (System.nanoTime() - begun);
    checkOpen();
    while (left > 0 && !awaited().isEmpty() && !givenUp.contains(seat)) {
      left = changed.awaitNanos(left);
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
    long answer = limits.answer().toNanos();
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
  void answer(int seat, JsonFields body) throws InterruptedException {
    int turn = body.whole("turn");
    lock.lock();
    try {
      PendingQuestion<V, M> asked = open(seat);
      if (asked == null || asked.turn() != turn) {
        throw new WebProblem(HttpStatus.CONFLICT, "This question is not asked now.");
      }
      switch (QuestionJson.read(kit, asked, body)) {
        case Parsed.Value<M>(M move) -> asked.answer(move);
        case Parsed.Failure<M>(String why) -> throw refusal(why);
      }
      changed.signalAll();
      while (asked.answer() != null && pending.containsValue(asked)) {
        if (isClosed) {
          throw new WebProblem(HttpStatus.CONFLICT, "The match has stopped.");
        }
        changed.await();
      }
      if (asked.answer() == null) {
        throw refusal("Illegal move: " + asked.refusal() + ".");
      }
    } finally {
      lock.unlock();
    }
  }

  private static WebProblem refusal(String why) {
    return new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, why);
  }

  /** Told that the referee refuses the answer of a seat. */
  void refused(int seat, String why) {
    locked(() -> Objects.requireNonNull(pending.get(seat)).refuse(why));
  }

  /** Told that the answer of a seat stands. */
  void answered(int seat) {
    locked(() -> pending.remove(seat));
  }

  /** Gives the seat up: it forfeits now, or when it is asked. */
  void giveUp(int seat) {
    locked(() -> givenUp.add(seat));
  }

  /** Lets all who wait look at the log again. */
  void wake() {
    locked(() -> {});
  }

  /** Wakes all who wait, and asks nobody again. */
  void close() {
    locked(() -> isClosed = true);
  }

  private void locked(Runnable change) {
    lock.lock();
    try {
      change.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** What a seat is asked; null once it has answered, even if the referee has not judged yet. */
  @Nullable PendingQuestion<V, M> open(int seat) {
    lock.lock();
    try {
      PendingQuestion<V, M> asked = pending.get(seat);
      return asked == null || asked.answer() != null ? null : asked;
    } finally {
      lock.unlock();
    }
  }

  /** The clock of each seat. */
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
