package dev.agon.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.NumbersKit;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.source.BotSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LiveMatchesTest {
  private static final MatchSpec MATCH = new Seeds(1).spec(7, 7, List.of(0, 1));
  private static final NumbersKit NUMBERS = new NumbersKit();

  private final LiveMatches watch = new LiveMatches();
  private final AtomicInteger framesMade = new AtomicInteger();

  /** The game of numbers with pictures, which are the sums and the number of steps. */
  private final class DrawnNumbers implements GameKit<NumbersKit.State, Integer, Integer> {
    @Override
    public Game<NumbersKit.State, Integer, Integer> game() {
      return NUMBERS;
    }

    @Override
    public Codec<Integer, Integer> codec() {
      return NUMBERS;
    }

    @Override
    public List<BuiltInBot<Integer, Integer>> bots() {
      return NUMBERS.bots();
    }

    @Override
    public Optional<Picture<NumbersKit.State, Integer>> picture() {
      return Optional.of((start, names) -> new SumsFrame(names, start.sums(), 0));
    }
  }

  private final class SumsFrame implements Frame<NumbersKit.State, Integer> {
    private final List<String> names;
    private final List<Integer> sums;
    private final int steps;

    SumsFrame(List<String> names, List<Integer> sums, int steps) {
      this.names = names;
      this.sums = sums;
      this.steps = steps;
      framesMade.incrementAndGet();
    }

    @Override
    public Frame<NumbersKit.State, Integer> next(Step<Integer> step, NumbersKit.State after) {
      return new SumsFrame(names, after.sums(), steps + 1);
    }

    @Override
    public long turns() {
      return steps;
    }

    @Override
    public List<String> text() {
      return List.of();
    }

    @Override
    public String svg(Viewpoint from) {
      return from.audience() + " " + names + " " + sums + " after " + steps;
    }

    @Override
    public String words(Viewpoint from) {
      return "";
    }
  }

  private MatchRunner<NumbersKit.State, Integer, Integer> runner(
      MatchPlayer<Integer, Integer> first) {
    return new MatchRunner<>(
        new DrawnNumbers(),
        Settings.of(NUMBERS.spec(), Map.of()),
        List.of(
            new Entrant<>("Ann", "", new BotSource.Person(), _ -> first),
            new Entrant<>(
                "Bob", "", new BotSource.BuiltIn("Bob"), _ -> _ -> new Answer.Played<>(8))));
  }

  private Result play(MatchPlayer<Integer, Integer> first, boolean hasProgram) {
    MatchRunner<NumbersKit.State, Integer, Integer> runner = runner(first);
    LiveMatch<NumbersKit.State, Integer> watched =
        watch.begin(runner, MATCH, hasProgram).orElseThrow();
    try {
      return runner.play(MATCH, watched).result();
    } finally {
      watch.end(watched);
    }
  }

  /** Seat 0 says 3, seat 1 says 8, three times; seat 0 thinks about its second number. */
  @Test
  void aMatchWhosePlayerThinksIsSeenAtTheQuestionAndNotAfterItsEnd() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(2);
    CountDownLatch thought = new CountDownLatch(1);
    CompletableFuture<Result> played =
        CompletableFuture.supplyAsync(
            () ->
                play(
                    _ -> {
                      asked.countDown();
                      if (asked.getCount() == 0) {
                        await(thought);
                      }
                      return new Answer.Played<>(3);
                    },
                    true));
    asked.await();
    assertThat(watch.look()).hasSize(1);
    LiveMatch<?, ?> seen = watch.look().getFirst();
    assertThat(seen.number()).isEqualTo(7);
    assertThat(seen.names()).containsExactly("Ann", "Bob");
    assertThat(seen.steps()).isEqualTo(2);
    assertThat(seen.svg(Viewpoint.live())).hasValue("LIVE [Ann, Bob] [3, 8] after 2");
    assertThat(seen.svg(Viewpoint.live())).hasValue("LIVE [Ann, Bob] [3, 8] after 2");
    thought.countDown();
    assertThat(played.join().outcome().points(0)).isEqualTo(9);
    assertThat(watch.look()).isEmpty();
    assertThat(seen.svg(Viewpoint.live())).hasValue("LIVE [Ann, Bob] [9, 24] after 6");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void nothingIsDrawnForAMatchThatNobodyLooksAt() {
    play(_ -> new Answer.Played<>(3), true);
    assertThat(framesMade).hasValue(0);
  }

  @Test
  void fewMatchesBetweenBuiltInsAreFollowedFromOneLookToTheNext() {
    MatchRunner<NumbersKit.State, Integer, Integer> runner = runner(_ -> new Answer.Played<>(3));
    assertThat(followed(runner, false, 100)).isEqualTo(16);
    assertThat(followed(runner, false, 100)).isZero();
    assertThat(followed(runner, true, 100)).isEqualTo(100);
    watch.look();
    assertThat(followed(runner, false, 100)).isEqualTo(16);
  }

  private long followed(
      MatchRunner<NumbersKit.State, Integer, Integer> runner, boolean hasProgram, int matches) {
    return IntStream.range(0, matches)
        .filter(_ -> watch.begin(runner, MATCH, hasProgram).isPresent())
        .count();
  }

  @Test
  void aWatchOfNobodyAndAGameWithoutPicturesFollowNoMatch() {
    MatchRunner<NumbersKit.State, Integer, Integer> runner = runner(_ -> new Answer.Played<>(3));
    assertThat(LiveMatches.none().begin(runner, MATCH, true)).isEmpty();
    assertThat(
            watch.begin(
                new MatchRunner<>(NUMBERS, runner.settings(), runner.entrants()), MATCH, true))
        .isEmpty();
  }

  @Test
  void aLongMatchIsSeenToItsLastStepIfAProgramPlaysInIt() {
    assertThat(longMatch(true).svg(Viewpoint.live())).hasValue("LIVE [Ann] [5000] after 5000");
    assertThat(longMatch(true).told(Viewpoint.live())).containsExactly("now [5000]");
    assertThat(longMatch(false).svg(Viewpoint.live())).isEmpty();
  }

  private LiveMatch<NumbersKit.State, Integer> longMatch(boolean hasProgram) {
    LiveMatch<NumbersKit.State, Integer> match =
        new LiveMatch<>(
            1,
            List.of("Ann"),
            names -> new SumsFrame(names, List.of(0), 0),
            (_, _, after, _, _) -> List.of("now " + after.sums()),
            hasProgram);
    NumbersKit.State state = new NumbersKit.State(0, List.of(0));
    for (int i = 1; i <= 5000; i++) {
      match.saw(state, new Step.Moved<>(0, 1), new NumbersKit.State(0, List.of(i)));
    }
    return match;
  }

  @Test
  void aPictureThatFailsStopsNoMatch() {
    LiveMatch<NumbersKit.State, Integer> match =
        new LiveMatch<>(
            1,
            List.of("Ann"),
            _ -> {
              throw new IllegalStateException("no picture");
            },
            (_, _, _, _, _) -> List.of(),
            true);
    NumbersKit.State state = new NumbersKit.State(0, List.of(0));
    for (int i = 0; i < 5000; i++) {
      match.saw(state, new Step.Moved<>(0, 1), state);
    }
    assertThat(match.svg(Viewpoint.live())).isEmpty();
    assertThat(match.steps()).isEqualTo(5000);
  }
}
