package dev.agon.web.play;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Question;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.text.UserError;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.LiveChannel;
import dev.agon.web.play.GameLog.LoggedAnswer;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A game under way: the thread of its referee, the answers so far, and the questions that wait for
 * people. To continue a game, or to take a move back, it is played again with the logged answers.
 */
final class LiveGame<S, V, M> implements GameSeats.People<V, M>, AutoCloseable {
  private final long id;
  private final GameSetup setup;
  private final GameKit<S, V, M> kit;
  private final Settings settings;
  private final PlayLimits limits;
  private final GameKeeper keeper;
  private final LiveChannel channel = new LiveChannel();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<Integer, PendingQuestion<V, M>> pending = new HashMap<>();
  private final Set<Integer> givenUp = new HashSet<>();
  private final long begun = System.nanoTime();
  private GameLog log;
  private GameStory<S, V, M> story;

  /** The number of the current way through the game; it changes when a move is taken back. */
  private int run;

  private long version;
  private boolean isClosed;
  private String problem = "";

  /** A game that is yet to be started or continued. */
  LiveGame(
      long id,
      GameSetup setup,
      GameLog log,
      GameKit<S, V, M> kit,
      PlayLimits limits,
      GameKeeper keeper) {
    this.id = id;
    this.setup = setup;
    this.log = log;
    this.kit = kit;
    this.limits = limits;
    this.keeper = keeper;
    this.settings = Settings.of(kit.game().spec(), setup.settings());
    this.story = newStory();
  }

  private GameStory<S, V, M> newStory() {
    return new GameStory<>(kit, settings, setup, this::publish);
  }

  /**
   * Plays the game from its start in a thread of its own, beginning with the logged answers.
   *
   * @throws UserError if its bots cannot play
   */
  void play() {
    int number = run;
    GameStory<S, V, M> told = story;
    GameSeats<S, V, M> seats = new GameSeats<>(kit, settings, setup, log, number, this);
    MatchSpec spec =
        new Seeds(setup.key())
            .spec(1, 1, IntStream.range(0, setup.seats().size()).boxed().toList());
    Thread.ofVirtual()
        .name("agon-game-" + id)
        .start(
            () -> {
              try {
                finished(number, Recorder.record(seats.runner(), spec, told));
              } catch (GameSeats.GameStopped e) {
                // The server stops, or a move was taken back.
              } catch (RuntimeException e) {
                failed(number, e);
              }
            });
  }

  private void finished(int number, MatchRecord record) {
    lock.lock();
    try {
      if (number != run || isClosed) {
        return;
      }
      keeper.finished(id, log, record);
      isClosed = true;
    } finally {
      lock.unlock();
    }
    publish();
    channel.end();
  }

  private void failed(int number, RuntimeException why) {
    lock.lock();
    try {
      if (number != run || isClosed) {
        return;
      }
      problem = why instanceof UserError ? String.valueOf(why.getMessage()) : "a bug of the server";
    } finally {
      lock.unlock();
    }
    keeper.failed(id, why);
    publish();
  }

  /** Tells all readers that something has changed; what it is, each asks for itself. */
  private void publish() {
    long next;
    lock.lock();
    try {
      next = ++version;
    } finally {
      lock.unlock();
    }
    String json = Json.object().with("version", next).toString();
    channel.publish(json, json);
  }

  @Override
  public void answered(int number, LoggedAnswer answer) {
    lock.lock();
    try {
      checkRun(number);
      log = log.with(answer);
      if (setup.seats().get(answer.seat()).isPerson()) {
        keeper.save(id, log);
      }
    } finally {
      lock.unlock();
    }
  }

  private void checkRun(int number) {
    if (number != run || isClosed) {
      throw new GameSeats.GameStopped();
    }
  }

  @Override
  public Answer<M> ask(int number, int seat, V view) {
    Optional<Question<M>> question = QuestionJson.question(kit, view, setup.names());
    lock.lock();
    try {
      awaitPeople(number, seat);
      PendingQuestion<V, M> asked =
          new PendingQuestion<>(
              kit, view, question, log.of(seat).size(), limitNanos(log.nanos(seat)));
      pending.put(seat, asked);
      keeper.save(id, log);
      publish();
      Answer<M> answer = await(number, seat, asked);
      pending.remove(seat);
      return answer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GameSeats.GameStopped();
    } finally {
      lock.unlock();
      publish();
    }
  }

  private Answer<M> await(int number, int seat, PendingQuestion<V, M> asked)
      throws InterruptedException {
    for (Answer<M> answer = asked.answer(); ; answer = asked.answer()) {
      if (answer != null) {
        return answer;
      }
      checkRun(number);
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
  }

  /**
   * Waits until all people have opened their links, so that no clock runs before. A seat that stays
   * empty is given up like one without an answer.
   */
  private void awaitPeople(int number, int seat) throws InterruptedException {
    long left = limits.answer().toNanos() - (System.nanoTime() - begun);
    checkRun(number);
    while (left > 0 && !awaited().isEmpty() && !givenUp.contains(seat)) {
      left = changed.awaitNanos(left);
      checkRun(number);
    }
  }

  /** The seats of people whose links nobody has opened. */
  private List<Integer> awaited() {
    return IntStream.range(0, setup.seats().size())
        .filter(seat -> setup.seats().get(seat).isPerson() && !log.taken().contains(seat))
        .boxed()
        .toList();
  }

  /** Told that somebody has opened the link of a seat. */
  void take(int seat) {
    lock.lock();
    try {
      if (isClosed || log.taken().contains(seat)) {
        return;
      }
      log = log.withTaken(seat);
      keeper.save(id, log);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    publish();
  }

  /** The time for an answer: until the seat is given up, or what is left of its clock. */
  private long limitNanos(long used) {
    long answer = limits.answer().toNanos();
    return setup.clock().map(all -> Math.min(answer, all.toNanos() - used)).orElse(answer);
  }

  /**
   * Takes a person's answer.
   *
   * @param turn the number of the question, so that no answer is taken for another one
   * @throws WebProblem if nobody asked, or the move is not legal
   */
  void answer(int seat, int turn, AnswerBody body) {
    lock.lock();
    try {
      PendingQuestion<V, M> asked = question(seat);
      if (asked == null || asked.turn() != turn) {
        throw new WebProblem(HttpStatus.CONFLICT, "This question is not asked now.");
      }
      M move =
          switch (asked.read(body)) {
            case Parsed.Value<M>(M read) -> read;
            case Parsed.Failure<M>(String why) -> throw refused(why);
          };
      kit.game()
          .refuse(story.state(), seat, move)
          .ifPresent(
              why -> {
                throw refused("Illegal move: " + why + ".");
              });
      asked.answer(new Answer.Played<>(move));
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** What a seat is asked; null once it has answered, even if the referee has not read it yet. */
  private @Nullable PendingQuestion<V, M> question(int seat) {
    PendingQuestion<V, M> asked = pending.get(seat);
    return asked == null || asked.answer() != null ? null : asked;
  }

  private static WebProblem refused(String why) {
    return new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, why);
  }

  /** Takes back the last answer of the only person in the game. */
  void takeBack(int seat) {
    lock.lock();
    try {
      checkAlone("take a move back");
      if (isClosed || log.of(seat).isEmpty()) {
        throw new WebProblem(HttpStatus.CONFLICT, "There is no move to take back.");
      }
      log = log.before(seat);
      run++;
      pending.clear();
      problem = "";
      story = newStory();
      keeper.save(id, log);
      play();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    publish();
  }

  private void checkAlone(String what) {
    if (setup.people() > 1) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "Only somebody who plays bots can " + what + ".");
    }
  }

  /** Gives the seat up: it forfeits now, or when it is asked. */
  void giveUp(int seat) {
    lock.lock();
    try {
      givenUp.add(seat);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** What the best move is, from what the seat knows. */
  Json.Obj best(int seat) {
    V view;
    Optional<Question<M>> question;
    lock.lock();
    try {
      checkAlone("see the best move");
      PendingQuestion<V, M> asked = question(seat);
      if (asked == null) {
        throw new WebProblem(HttpStatus.CONFLICT, "It is not your turn.");
      }
      view = asked.view();
      question = asked.question();
    } finally {
      lock.unlock();
    }
    Parsed<Analyst.Analysis<M>> analysed = BestMove.analyse(kit, view);
    if (analysed instanceof Parsed.Value) {
      makePractice();
    }
    return BestMove.json(kit, analysed, question);
  }

  private void makePractice() {
    lock.lock();
    try {
      if (isClosed) {
        return;
      }
      log = log.asPractice();
      keeper.save(id, log);
    } finally {
      lock.unlock();
    }
    publish();
  }

  /**
   * The game as a seat or a spectator may see it.
   *
   * @param seat empty for a spectator
   * @param from the number of steps that the reader has; -1 if it has no picture at all
   * @param readersRun the way through the game that the reader has seen
   */
  Json.Obj json(OptionalInt seat, int from, int readersRun) {
    lock.lock();
    try {
      Json.Obj json =
          GameJson.head(id, setup, log.isPractice(), problem.isEmpty() ? "live" : "stopped", seat)
              .with("run", run)
              .with("clocks", Json.array(clocks()))
              .with(
                  "awaited",
                  Json.array(awaited().stream().map(one -> Json.of((long) one)).toList()))
              .with("hasClock", new Json.Bool(setup.clock().isPresent()))
              .with("problem", problem);
      Viewpoint viewpoint = seat.isPresent() ? Viewpoint.of(seat.getAsInt()) : Viewpoint.live();
      Json.Obj told = story.addTo(json, readersRun == run ? from : -1, viewpoint);
      PendingQuestion<V, M> asked = seat.isPresent() ? question(seat.getAsInt()) : null;
      if (asked == null) {
        return told;
      }
      return told.with("turn", asked.turn())
          .with("question", asked.question().map(QuestionJson::json).orElse(Json.object()))
          .with("canUndo", new Json.Bool(setup.people() == 1 && asked.turn() > 0))
          .with("canHint", new Json.Bool(setup.people() == 1 && kit.analyst().isPresent()));
    } finally {
      lock.unlock();
    }
  }

  private List<Json> clocks() {
    return IntStream.range(0, setup.seats().size())
        .<Json>mapToObj(
            seat -> {
              PendingQuestion<V, M> asked = question(seat);
              long now = asked == null ? 0 : asked.usedNanos();
              Json.Obj clock =
                  Json.object()
                      .with("usedMillis", (log.nanos(seat) + now) / 1_000_000)
                      .with("isRunning", new Json.Bool(asked != null));
              if (asked == null && setup.clock().isEmpty()) {
                return clock;
              }
              long left = asked == null ? limitNanos(log.nanos(seat)) : asked.leftNanos();
              return clock.with("leftMillis", Math.max(0, left / 1_000_000));
            })
        .toList();
  }

  GameSetup setup() {
    return setup;
  }

  LiveChannel channel() {
    return channel;
  }

  int steps() {
    return story.steps();
  }

  /** Stops the game, which can be continued later. */
  @Override
  public void close() {
    lock.lock();
    try {
      isClosed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    channel.end();
  }
}
