package dev.agon.web.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.DrawKey;
import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.match.GameFailure;
import dev.agon.record.MatchRecord;
import dev.agon.replay.Composition;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import dev.agon.web.http.WebProblem;
import dev.agon.web.play.PlaySetup.PlaySeat;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A run of a match of two people who name numbers in turn, of which only even ones are legal. */
final class MatchRunTest {
  private static final PlaySetup SETUP =
      new PlaySetup(
          "even", Map.of(), new DrawKey(1, 2), seats(), Path.of(""), Optional.empty(), false, "");

  private final EvenNumbers game = new EvenNumbers();
  private final Saved saved = new Saved();
  private final LinkedBlockingQueue<String> published = new LinkedBlockingQueue<>();
  private final MatchRun<List<Integer>, List<Integer>, Integer> run =
      run(PlayLimits.DEFAULT, Instant.now());

  private MatchRun<List<Integer>, List<Integer>, Integer> run(PlayLimits limits, Instant started) {
    return new MatchRun<>(
        1,
        0,
        SETUP,
        new EvenKit(game, List.of()),
        AnswerLog.EMPTY.withTaken(0).withTaken(1),
        RunLimits.of(limits, SETUP, started, AnswerLog.EMPTY),
        saved,
        () -> published.add("changed"));
  }

  private static List<PlaySeat> seats() {
    return List.of(
        new PlaySeat("Ada", "", new BotSource.Person(), "a"),
        new PlaySeat("Bob", "", new BotSource.Person(), "b"));
  }

  /** Two turns, and then it is over. */
  private static final class EvenNumbers implements Game<List<Integer>, List<Integer>, Integer> {
    private final List<Integer> judged = new CopyOnWriteArrayList<>();

    @Override
    public GameSpec spec() {
      return GameSpec.named("even", "Even numbers");
    }

    @Override
    public List<Integer> start(Settings settings, int seats) {
      return List.of();
    }

    @Override
    public Turn turn(List<Integer> state) {
      return state.size() == 2 ? new Turn.Over() : new Turn.OneDecides(state.size());
    }

    @Override
    public Optional<String> refuse(List<Integer> state, int seat, Integer move) {
      judged.add(move);
      return move % 2 == 0 ? Optional.empty() : Optional.of(move + " is odd");
    }

    @Override
    public List<Integer> apply(List<Integer> state, Step<Integer> step) {
      if (step instanceof Step.Moved<Integer>(int _, Integer move) && move == 666) {
        throw new GameFailure("the plug-in's Game.apply throws X");
      }
      List<Integer> longer = new ArrayList<>(state);
      longer.add(step instanceof Step.Moved<Integer>(int _, Integer move) ? move : 0);
      return List.copyOf(longer);
    }

    @Override
    public List<Integer> view(List<Integer> state, int seat) {
      return state;
    }

    @Override
    public Outcome outcome(List<Integer> state) {
      return Outcome.byPoints(state.getFirst(), state.getLast());
    }
  }

  private record EvenKit(EvenNumbers game, List<BuiltInBot<List<Integer>, Integer>> bots)
      implements GameKit<List<Integer>, List<Integer>, Integer> {
    @Override
    public Codec<List<Integer>, Integer> codec() {
      return new Codec<>() {
        @Override
        public Json viewJson(List<Integer> view) {
          return Json.array(view.stream().map(one -> Json.of((long) one)).toList());
        }

        @Override
        public Json moveJson(Integer move) {
          return Json.of((long) move);
        }

        @Override
        public Parsed<Integer> readMove(List<Integer> view, Json json) {
          return json instanceof Json.Num number && number.asInt().isPresent()
              ? new Parsed.Value<>(number.asInt().orElseThrow())
              : new Parsed.Failure<>("expected a number");
        }
      };
    }
  }

  private static final class Saved implements MatchKeeper {
    private final CompletableFuture<AnswerLog> over = new CompletableFuture<>();

    private final LinkedBlockingQueue<AnswerLog> logs = new LinkedBlockingQueue<>();

    @Override
    public void save(long id, AnswerLog log) {
      logs.add(log);
    }

    @Override
    public void renamed(long id, PlaySetup setup) {}

    @Override
    public void finished(long id, AnswerLog log, MatchRecord record) {
      over.complete(log);
    }

    @Override
    public void ended(long id, AnswerLog log) {
      over.complete(log);
    }

    @Override
    public void failed(RuntimeException bug) {
      over.completeExceptionally(bug);
    }
  }

  @AfterEach
  void stop() {
    boolean _ = run.stop();
  }

  private void awaitQuestion(int seat) throws InterruptedException {
    while (run.json(OptionalInt.of(seat), -1, -1, Composition.PORTRAIT).get("question").isEmpty()) {
      String _ = published.take();
    }
  }

  private void answer(int seat, int turn, String text) throws InterruptedException {
    Json answer = Json.object().with("turn", turn).with("text", text);
    run.questions().answer(seat, JsonFields.of(answer, "the answer", UserError::new));
  }

  @Test
  void aMoveIsJudgedOnceAndARefusedOneIsAskedForAgain() throws Exception {
    run.start();
    awaitQuestion(0);
    assertThatExceptionOfType(WebProblem.class)
        .isThrownBy(() -> answer(0, 0, "3"))
        .satisfies(problem -> assertThat(problem.words()).isEqualTo("Illegal move: 3 is odd."));
    answer(0, 0, "4");
    awaitQuestion(1);
    answer(1, 0, "2");
    AnswerLog log = saved.over.join();
    assertThat(game.judged).containsExactly(3, 4, 2);
    assertThat(log.answers()).hasSize(2);
    assertThat(log.of(0).getFirst().json()).isEqualTo(Json.object().with("move", 4));
  }

  @Test
  void ifTheGameFailsThePeopleAtTheTableReadThatTheMatchIsVoid() throws Exception {
    run.start();
    awaitQuestion(0);
    answer(0, 0, "666");
    String why = "it is void: the plug-in's Game.apply throws X";
    assertThat(saved.over.join().ended()).isEqualTo(why);
    for (int seat = 0; seat < 2; seat++) {
      Json.Obj json = run.json(OptionalInt.of(seat), -1, -1, Composition.PORTRAIT);
      assertThat(json.get("state")).contains(Json.of("ended"));
      assertThat(json.get("problem")).contains(Json.of(why));
    }
  }

  @Test
  void aMatchThatLastsTooLongEnds() {
    MatchRun<?, ?, ?> old = run(PlayLimits.DEFAULT, Instant.now().minus(Duration.ofDays(30)));
    old.start();
    assertThat(saved.over.join().ended())
        .isEqualTo("it has lasted for 30 days, the longest it may");
  }

  @Test
  void aMatchWithTooManyStepsEnds() throws Exception {
    GameBounds oneStep = new GameBounds(1, Duration.ofMinutes(1), Duration.ofDays(1));
    MatchRun<?, ?, ?> bounded =
        run(new PlayLimits(Duration.ofMinutes(30), 1, 1, oneStep), Instant.now());
    bounded.start();
    for (int seat = 0; seat < 2; seat++) {
      while (bounded.questions().open(seat) == null) {
        String _ = published.take();
      }
      bounded
          .questions()
          .answer(
              seat,
              JsonFields.of(
                  Json.object().with("turn", 0).with("text", "2"), "the answer", UserError::new));
    }
    assertThat(saved.over.join().ended())
        .isEqualTo("it has more than 1 steps, the most of a match here");
  }

  @Test
  void aRunIsStoredAsComputingOnlyWhileItWaitsForNobody() throws Exception {
    assertThat(AnswerLog.EMPTY.isComputing()).isTrue();
    run.start();
    awaitQuestion(0);
    assertThat(saved.logs.take().isComputing()).isFalse();
    saved.logs.clear();
    answer(0, 0, "4");
    assertThat(saved.logs.take().isComputing()).isTrue();
    awaitQuestion(1);
    assertThat(saved.logs.take().isComputing()).isFalse();
  }

  /** Bots that think beside those of the next run would become more with every move. */
  @Test
  void noMoveIsTakenBackWhileABotThinks() throws Exception {
    CountDownLatch goOn = new CountDownLatch(1);
    CountDownLatch thinks = new CountDownLatch(1);
    BuiltInBot<List<Integer>, Integer> slow =
        new BuiltInBot<>(
            "Slow",
            "thinks until it is told to go on",
            _ ->
                _ -> {
                  thinks.countDown();
                  awaitUninterruptibly(goOn);
                  return 2;
                });
    List<PlaySeat> seats =
        List.of(seats().getFirst(), new PlaySeat("Slow", "", new BotSource.BuiltIn("Slow"), ""));
    PlaySetup setup =
        new PlaySetup(
            "even", Map.of(), new DrawKey(1, 2), seats, Path.of(""), Optional.empty(), false, "");
    try (HostedMatch<List<Integer>, List<Integer>, Integer> match =
        new HostedMatch<>(
            1,
            setup,
            AnswerLog.EMPTY.withTaken(0),
            new EvenKit(game, List.of(slow)),
            PlayLimits.DEFAULT,
            Instant.now(),
            saved)) {
      match.play();
      while (match.run().questions().open(0) == null) {
        AnswerLog _ = saved.logs.take();
      }
      Json answer = Json.object().with("turn", 0).with("text", "4");
      match.run().questions().answer(0, JsonFields.of(answer, "the answer", UserError::new));
      thinks.await();
      assertThatExceptionOfType(WebProblem.class)
          .isThrownBy(() -> match.takeBack(0))
          .satisfies(
              problem -> assertThat(problem.words()).startsWith("There is no move to take back"));
      goOn.countDown();
      assertThat(saved.over.join().answers()).hasSize(2);
    } finally {
      goOn.countDown();
    }
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anAnswerToAnotherQuestionIsRefusedWithoutJudgingIt() throws Exception {
    run.start();
    awaitQuestion(0);
    answer(0, 0, "4");
    // A second click on the same button.
    assertThatExceptionOfType(WebProblem.class)
        .isThrownBy(() -> answer(0, 0, "4"))
        .satisfies(
            problem -> assertThat(problem.words()).isEqualTo("This question is not asked now."));
    assertThat(game.judged).containsExactly(4);
  }
}
