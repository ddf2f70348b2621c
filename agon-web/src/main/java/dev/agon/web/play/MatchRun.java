package dev.agon.web.play;

import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.replay.Composition;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.text.UserError;
import dev.agon.watch.PlainQuestion;
import dev.agon.web.play.AnswerLog.LoggedAnswer;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One way through a match of people: the thread of its referee and the answers so far. It starts
 * with the answers of its log, so that a match can be continued, or taken back to an earlier
 * question.
 */
final class MatchRun<S, V, M> {
  private final long id;
  private final int number;
  private final PlaySetup setup;
  private final GameKit<S, V, M> kit;
  private final Settings settings;
  private final MatchKeeper keeper;
  private final Runnable published;
  private final RunLimits limits;
  private final MatchStory<S, V, M> story;
  private final PersonQuestions<V, M> questions;
  private AnswerLog log;
  private boolean isStopped;
  private @Nullable Thread referee;

  /**
   * A run that is yet to be started.
   *
   * @param number of the run among those of the match; readers of another one begin anew
   * @param published called when a reader may see something new
   */
  MatchRun(
      long id,
      int number,
      PlaySetup setup,
      GameKit<S, V, M> kit,
      AnswerLog log,
      RunLimits limits,
      MatchKeeper keeper,
      Runnable published) {
    this.id = id;
    this.number = number;
    this.setup = setup;
    this.kit = kit;
    this.settings = Settings.of(kit.game().spec(), setup.settings());
    this.log = log;
    this.limits = limits;
    this.keeper = keeper;
    this.published = published;
    this.story = new MatchStory<>(kit, settings, setup, published);
    this.questions = new PersonQuestions<>(kit, setup, limits, this::log, this::save);
  }

  /**
   * Plays the match from its start in a thread of its own, beginning with the logged answers. It is
   * no virtual thread: bots that think would keep all requests waiting.
   *
   * @throws UserError if its bots cannot play
   */
  void start() {
    RunPlayers<S, V, M> seats =
        new RunPlayers<>(kit, settings, setup, log(), questions, limits, this::answered);
    MatchSpec spec =
        new Seeds(setup.key())
            .spec(1, 1, IntStream.range(0, setup.seats().size()).boxed().toList());
    referee =
        Thread.ofPlatform()
            .daemon()
            .name("agon-match-" + id)
            .start(() -> play(seats.runner(), spec));
  }

  private void play(MatchRunner<S, V, M> runner, MatchSpec spec) {
    StepListener<S, M> counter = (_, _, _) -> limits.step();
    try {
      finished(Recorder.record(runner, spec, counter.and(story)));
    } catch (PersonQuestions.RunStopped e) {
      // The server stops, or a move was taken back.
    } catch (RunLimits.RunEnded e) {
      end(e.why());
    } catch (UserError e) {
      end(String.valueOf(e.getMessage()));
    } catch (OutOfMemoryError | StackOverflowError e) {
      end("it needs more memory than the server has");
    } catch (RuntimeException e) {
      end("a bug of the server");
      keeper.failed(e);
    }
  }

  private void finished(MatchRecord record) {
    if (record.voidReason().isPresent()) {
      end("it is void: " + record.voidReason().get());
      return;
    }
    synchronized (questions) {
      if (!isStopped) {
        keeper.finished(id, log, record);
        boolean _ = stop();
      }
    }
  }

  /** Ends the match for good, without a result. */
  private void end(String why) {
    synchronized (questions) {
      if (!isStopped) {
        log = log.endedBecause(why);
        keeper.ended(id, log);
        boolean _ = stop();
      }
    }
    published.run();
  }

  /** Ends the run, which may be continued by another one; false if it has ended before. */
  boolean stop() {
    synchronized (questions) {
      boolean wasRunning = !isStopped;
      isStopped = true;
      questions.close();
      return wasRunning;
    }
  }

  /** Waits until a run that was stopped has ended its bots. */
  void awaitEnd() throws InterruptedException {
    if (referee != null) {
      referee.join();
    }
  }

  /** Logs an answer that stands. */
  private void answered(LoggedAnswer answer) {
    synchronized (questions) {
      if (isStopped) {
        throw new PersonQuestions.RunStopped();
      }
      log = log.with(answer);
      questions.answered(answer.seat());
      if (setup.seats().get(answer.seat()).isPerson()) {
        save();
      }
    }
  }

  /** Told that somebody has opened the link of a seat. */
  void take(int seat) {
    if (!log().taken().contains(seat)) {
      change(now -> now.withTaken(seat));
    }
  }

  void makePractice() {
    change(AnswerLog::asPractice);
  }

  /** Changes the log, unless the run has ended. */
  private void change(UnaryOperator<AnswerLog> change) {
    synchronized (questions) {
      if (!isStopped) {
        log = change.apply(log);
        questions.wake();
        save();
      }
    }
  }

  private void save() {
    synchronized (questions) {
      log = log().whileComputing(!questions.isWaiting());
      keeper.save(id, log);
    }
    published.run();
  }

  AnswerLog log() {
    synchronized (questions) {
      return log.afterThinking(limits.thoughtNanos());
    }
  }

  PersonQuestions<V, M> questions() {
    return questions;
  }

  /**
   * The match as a seat or a spectator may see it.
   *
   * @param seat empty for a spectator
   * @param from the number of steps that the reader has; -1 if it has no picture at all
   * @param readersRun the number of the run that the reader has seen
   */
  Json.Obj json(OptionalInt seat, int from, int readersRun, Composition composition) {
    synchronized (questions) {
      Json.Obj json =
          PlayJson.head(id, setup, kit, seat)
              .with("run", number)
              .with("state", log.isEnded() ? "ended" : "live")
              .with("isPractice", new Json.Bool(log.isPractice()))
              .with("clocks", Json.array(questions.clocks()))
              .with("awaited", Json.array(questions.awaited(), one -> Json.of((long) one)))
              .with("hasClock", new Json.Bool(setup.clock().isPresent()))
              .with("problem", log.ended());
      PendingQuestion<V, M> asked = seat.isPresent() ? questions.open(seat.getAsInt()) : null;
      return story.addTo(
          asked == null ? json : withQuestion(json, asked),
          readersRun == number ? from : -1,
          seat.isPresent() ? Viewpoint.of(seat.getAsInt()) : Viewpoint.live(),
          composition);
    }
  }

  private Json.Obj withQuestion(Json.Obj json, PendingQuestion<V, M> asked) {
    boolean isAlone = setup.people() == 1;
    return json.with("turn", asked.turn())
        .with(
            "question",
            asked
                .question()
                .map(QuestionJson::json)
                .orElseGet(() -> Json.object().with("text", PlainQuestion.typed(kit))))
        .with("canUndo", new Json.Bool(isAlone && asked.turn() > 0))
        .with("canHint", new Json.Bool(isAlone && kit.analyst().isPresent()));
  }
}
