package dev.agon.protocol;

import dev.agon.bot.Seating;
import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Codec;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.match.AnswerProblem;
import dev.agon.match.MatchPlayer;
import dev.agon.process.Child;
import dev.agon.process.Excerpt;
import dev.agon.process.Heard;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.OutOfResources;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.RunningProgram;
import dev.agon.result.PlayerUsage;
import dev.agon.text.UserError;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * A program that speaks newline-delimited JSON; see docs/protocol.md. Its process plays one match,
 * or several if it offers that.
 */
public final class SessionPlayer<V, M> implements MatchPlayer<V, M> {
  /** How long a program may take to end by itself once its input is closed. */
  private static final Duration FAREWELL = Duration.ofMillis(100);

  /** A large program that crashes closes its output some time before it has ended. */
  static final Duration CRASH = Duration.ofSeconds(1);

  private final ProgramCommand command;
  private final Codec<V, M> codec;
  private final TimeControl clock;
  private final Stopwatch stopwatch;
  private final ProgramPool pool;
  private final String start;
  private @Nullable Child child;

  /** The fault at the start; empty if the program is ready. */
  private CompletableFuture<Optional<Answer.Failed<M>>> startProblem =
      CompletableFuture.completedFuture(Optional.empty());

  private Excerpt stderr = new Excerpt();

  /** Whether the program has said that it can play another match after this one. */
  private volatile boolean offersAgain;

  private volatile boolean observes;

  /** What it was not told yet; said with the next message, since it cannot act before. */
  private final StringBuilder untold = new StringBuilder(0);

  private String stderrOfAnswer = "";

  /** Set on the thread that waits for the start, or on that of the match. */
  private volatile Optional<AnswerProblem> problem = Optional.empty();

  /** Whether it may wait in the pool after the match. */
  private boolean mayPlayAgain;

  private final AnswerCpu answerCpu = new AnswerCpu();
  private boolean asked;
  private boolean isOver;
  private volatile long startNanos;
  private long allCpuNanos = -1;

  /** Plays with a program from the pool, or with a new one. */
  public SessionPlayer(
      ProgramCommand command,
      String game,
      Codec<V, M> codec,
      TimeControl clock,
      Seating seating,
      ProgramPool pool) {
    this.command = command;
    this.codec = codec;
    this.clock = clock;
    this.stopwatch = new Stopwatch(clock);
    this.pool = pool;
    this.start = SessionMessages.start(game, seating, clock, pool.isOpen()) + "\n";
  }

  @Override
  public void start(DrawKey deal) {
    Child waits = pool.take(command, deal).filter(this::startsAgain).orElse(null);
    if (waits != null) {
      child = waits;
      waits.sees(deal);
      return;
    }
    try {
      long begin = System.nanoTime();
      Child started = start(command, stderr, pool);
      child = started;
      started.sees(deal);
      started.say(start);
      // Read now, because the first question may come much later than the answer.
      startProblem =
          CompletableFuture.supplyAsync(() -> startProblem(started, begin), RunningProgram.THREADS);
    } catch (IOException e) {
      String why = "cannot start " + command + ": " + e.getMessage();
      startProblem =
          CompletableFuture.completedFuture(
              Optional.of(new Answer.Failed<>(ForfeitReason.DISCONNECTED, why)));
    }
  }

  @Override
  public Optional<Answer.Failed<M>> awaitStart() {
    return startProblem();
  }

  /** Starts the program; waiting programs are ended if there is no room for another one. */
  private static Child start(ProgramCommand command, Excerpt stderr, ProgramPool pool)
      throws IOException {
    try {
      return Child.start(command, stderr);
    } catch (OutOfResources e) {
      if (pool.makeRoom()) {
        return Child.start(command, stderr);
      }
      throw e;
    }
  }

  /** Starts a match with a waiting program; if that fails, it is no fault, and a new one starts. */
  private boolean startsAgain(Child waiting) {
    long begin = System.nanoTime();
    waiting.begin(stderr);
    if (!waiting.hasSaidMore()) {
      waiting.setDeadline(clock.startUp());
      waiting.say(start);
      Heard heard = waiting.hearLine();
      waiting.clearDeadline();
      if (heard instanceof Heard.Said(String line) && isReady(line)) {
        startNanos = System.nanoTime() - begin;
        return true;
      }
      if (heard instanceof Heard.Late) {
        pool.noteLate(command);
      }
    }
    waiting.close();
    stderr = new Excerpt();
    return false;
  }

  @Override
  public Answer<M> ask(V view) {
    Optional<Answer.Failed<M>> failed = startProblem();
    Child child = this.child;
    if (failed.isPresent() || child == null) {
      return failed.orElseThrow();
    }
    if (!asked) {
      child.findAnswering();
      asked = true;
    }
    child.setDeadline(stopwatch.patience());
    long begin = System.nanoTime();
    answerCpu.asked(child);
    child.say(untold + SessionMessages.ask(codec.viewJsonText(view)));
    untold.setLength(0);
    Heard heard = child.hearLine();
    boolean runs = answerCpu.answered(child);
    long took = System.nanoTime() - begin;
    child.clearDeadline();
    if (!runs) {
      answerCpu.endedAfter(took);
    }
    stderrOfAnswer = child.stderrOfAnswer();
    noteClosedOutput(child);
    if (child.hasReadMore()) {
      problem = Optional.of(AnswerProblem.TOO_MANY_LINES);
    }
    return stopwatch.<M>took(took, heard).orElseGet(() -> answer(view, child, heard));
  }

  private Optional<Answer.Failed<M>> startProblem() {
    try {
      return startProblem.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof UserError error ? error : e;
    }
  }

  private Answer<M> answer(V view, Child child, Heard heard) {
    return switch (heard) {
      case Heard.Said(String line) ->
          switch (SessionMessages.move(line)) {
            case Parsed.Failure<Json>(String why) -> unreadable(SessionMessages.unread(line), why);
            case Parsed.Value<Json>(Json json) ->
                switch (codec.readMove(view, json)) {
                  case Parsed.Failure<M>(String why) -> unreadable(AnswerProblem.UNREAD_MOVE, why);
                  case Parsed.Value<M>(M move) -> new Answer.Played<>(move);
                };
          };
      case Heard.Hung(String rest) -> hung(child, rest);
      case Heard.Late _ -> throw new IllegalStateException("the stopwatch says so before");
      case Heard.TooMuch _ -> Replies.tooMuch();
    };
  }

  private Answer.Failed<M> unreadable(AnswerProblem part, String why) {
    problem = Optional.of(part);
    return new Answer.Failed<>(ForfeitReason.UNREADABLE, why);
  }

  private Optional<Answer.Failed<M>> startProblem(Child child, long begin) {
    child.awaitBox();
    child.setDeadline(clock.startUp());
    Heard heard = child.hearLine();
    startNanos = System.nanoTime() - begin;
    child.clearDeadline();
    noteClosedOutput(child);
    return switch (heard) {
      case Heard.Said(String line) when isReady(line) -> Optional.empty();
      case Heard.Said(String line) ->
          Optional.of(
              unreadable(
                  SessionMessages.unread(line),
                  SessionMessages.insteadOf(SessionMessages.READY, line)));
      case Heard.Hung(String rest) -> Optional.of(hung(child, rest));
      case Heard.Late _ ->
          Optional.of(
              new Answer.Failed<>(
                  ForfeitReason.STALLED,
                  "not ready within "
                      + Replies.seconds(clock.startUp())
                      + " seconds of its start: it is slow or does not flush its output"));
      case Heard.TooMuch _ -> Optional.of(Replies.tooMuch());
    };
  }

  private boolean isReady(String line) {
    Optional<SessionMessages.Ready> ready = SessionMessages.ready(line);
    if (ready.isPresent()) {
      offersAgain = ready.get().again();
      observes = ready.get().observes();
    }
    return ready.isPresent();
  }

  private Answer.Failed<M> hung(Child child, String rest) {
    String said = rest.isBlank() ? "" : " after " + Parsed.quoted(rest) + " without a newline";
    Optional<String> end = child.exit(CRASH);
    if (end.isEmpty()) {
      problem = Optional.of(AnswerProblem.CLOSED_OUTPUT);
    } else if (child.endedCleanly()) {
      problem = Optional.of(AnswerProblem.ENDED);
    }
    return new Answer.Failed<>(ForfeitReason.DISCONNECTED, end.orElse("closed its output") + said);
  }

  private void noteClosedOutput(Child child) {
    if (child.hasClosedOutput()) {
      problem = Optional.of(AnswerProblem.CLOSED_OUTPUT);
    }
  }

  @Override
  public boolean observes() {
    return startProblem().isEmpty() && observes;
  }

  @Override
  public void told(Json what) {
    untold.append(SessionMessages.told(what));
  }

  @Override
  public void tell(Outcome outcome) {
    isOver = true;
    Child child = this.child;
    if (child != null) {
      boolean ready = startProblem().isEmpty();
      child.setDeadline(pool.patience());
      child.say(untold.toString() + SessionMessages.over(outcome) + "\n");
      mayPlayAgain = ready && offersAgain && pool.keeps(command);
      if (!mayPlayAgain) {
        child.closeInput();
        child.exit(FAREWELL);
      }
    }
  }

  @Override
  public boolean isExternal() {
    return true;
  }

  @Override
  public String stderrOfAnswer() {
    return stderrOfAnswer;
  }

  @Override
  public Optional<AnswerProblem> problem() {
    return problem;
  }

  @Override
  public void close() {
    Child child = this.child;
    if (child == null) {
      return;
    }
    if (mayPlayAgain && saysAgain(child)) {
      allCpuNanos = child.rest();
      pool.give(command, child);
    } else {
      if (asked && !isOver && pool.isForTrial() && problem.isEmpty()) {
        noteFurtherLine(child);
      }
      child.close();
      allCpuNanos = child.cpuNanos();
      answerCpu.closed(child);
    }
  }

  /** A program that has failed may have answered an earlier question twice; then a line follows. */
  private void noteFurtherLine(Child child) {
    child.setDeadline(pool.patience());
    if (child.hearLine() instanceof Heard.Said) {
      problem = Optional.of(AnswerProblem.TOO_MANY_LINES);
    }
  }

  private static boolean saysAgain(Child child) {
    return child.hearLine() instanceof Heard.Said(String line) && SessionMessages.isAgain(line);
  }

  @Override
  public PlayerUsage usage() {
    return new PlayerUsage(
        stopwatch.answerNanos(),
        allCpuNanos < 0 ? -1 : answerCpu.nanos(),
        startNanos,
        allCpuNanos,
        stderr.text(),
        stderr.parts());
  }
}
