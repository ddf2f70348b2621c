package dev.agon.match;

import static dev.agon.match.ScriptedGame.FRAGILE;
import static dev.agon.match.ScriptedGame.ILLEGAL;
import static dev.agon.match.ScriptedGame.chance;
import static dev.agon.match.ScriptedGame.one;
import static dev.agon.match.ScriptedGame.several;
import static dev.agon.match.ScriptedPlayer.failing;
import static dev.agon.match.ScriptedPlayer.playing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Step;
import dev.agon.game.Step.Forfeited;
import dev.agon.game.Step.Moved;
import dev.agon.game.Step.MovedTogether;
import dev.agon.game.Step.Rolled;
import dev.agon.game.Turn;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class RefereeTest {
  private static final DrawKey DEAL = DrawKey.ofNumber(42);

  private final List<Step<String>> steps = new ArrayList<>();

  private Result play(ScriptedGame game, ScriptedPlayer... players) {
    return new Referee<>(game, game.settings())
        .play(List.of(players), DEAL, (_, step, _) -> steps.add(step));
  }

  private static Moved<String> moved(int seat, String move) {
    return new Moved<>(seat, move);
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private static Step<String> together(Moved<String>... moves) {
    return new MovedTogether<>(List.of(moves));
  }

  private static Step<String> forfeited(int seat, ForfeitReason reason) {
    return new Forfeited<>(seat, reason);
  }

  @Test
  void seatsMoveAsTheTurnsSay() {
    Result result = play(ScriptedGame.of(one(1), one(0), one(1)), playing("b"), playing("a", "c"));
    assertThat(steps).containsExactly(moved(1, "a"), moved(0, "b"), moved(1, "c"));
    assertThat(result).isEqualTo(new Result(Outcome.byPoints(1, 2), List.of(), 3));
  }

  @Test
  void aMatchThatIsOverAtOnceAsksNobody() {
    ScriptedPlayer player = playing();
    Result result = play(ScriptedGame.of(), player);
    assertThat(result).isEqualTo(new Result(Outcome.byPoints(0), List.of(), 0));
    assertThat(player.seen()).isEmpty();
  }

  @Test
  void theListenerSeesStatesBeforeAndAfterEachStep() {
    ScriptedGame game = ScriptedGame.of(one(0), one(0));
    List<Integer> lengths = new ArrayList<>();
    new Referee<>(game, game.settings())
        .play(
            List.of(playing("a", "b")),
            DEAL,
            (before, _, after) -> {
              lengths.add(before.steps().size());
              lengths.add(after.steps().size());
            });
    assertThat(lengths).containsExactly(0, 1, 1, 2);
  }

  @Test
  void whatChanceBringsDependsOnTheDealAndTheKeyAlone() {
    play(ScriptedGame.of(chance(7), one(0), chance(8)), playing("a"));
    List<Step<String>> before = List.copyOf(steps);
    steps.clear();
    play(ScriptedGame.of(chance(8), chance(7)), playing());
    assertThat(steps).containsExactly(before.get(2), before.get(0));
    assertThat(before.get(0)).isNotEqualTo(before.get(2));
    assertThat(before.get(0))
        .isEqualTo(new Rolled<String>(Referee.draw(DEAL, (Turn.Chance) chance(7))));
  }

  @Test
  void anIllegalMoveForfeitsWithTheRefusalAsDetail() {
    Result result = play(ScriptedGame.of(one(0), one(1)), playing("a"), playing(ILLEGAL));
    assertThat(steps).containsExactly(moved(0, "a"), forfeited(1, ForfeitReason.ILLEGAL_MOVE));
    assertThat(result.faults())
        .containsExactly(new Fault(1, ForfeitReason.ILLEGAL_MOVE, "plays illegal", 1));
    assertThat(result.outcome()).isEqualTo(Outcome.byPoints(1, -1));
  }

  @Test
  void aPlayerThatMayTryAgainIsAskedTheSameQuestionAgain() {
    ScriptedPlayer person = playing(ILLEGAL, ILLEGAL, "a").withSecondChances(2);
    Result result = play(ScriptedGame.of(one(0)), person);
    assertThat(steps).containsExactly(moved(0, "a"));
    assertThat(result.faults()).isEmpty();
    assertThat(person.refusals()).containsExactly("plays illegal", "plays illegal");
    assertThat(person.seen()).hasSize(3).containsOnly(person.seen().getFirst());
  }

  @Test
  void aPlayerThatRunsOutOfTriesForfeits() {
    ScriptedPlayer person = playing(ILLEGAL, ILLEGAL).withSecondChances(1);
    Result result = play(ScriptedGame.of(one(0)), person);
    assertThat(result.faults()).extracting(Fault::reason).containsOnly(ForfeitReason.ILLEGAL_MOVE);
    assertThat(person.refusals()).hasSize(2);
  }

  @Test
  void aFailureForfeitsAndTheMatchContinuesByTheRules() {
    Result result =
        play(
            ScriptedGame.of(one(0), several(0, 1), one(1)),
            failing(ForfeitReason.TIME),
            playing("unused"));
    assertThat(steps).containsExactly(forfeited(0, ForfeitReason.TIME));
    assertThat(result.outcome()).isEqualTo(Outcome.byPoints(-1, 0));
  }

  @Test
  void aBuiltInThatThrowsForfeitsWithTheExceptionAsDetail() {
    ScriptedPlayer broken =
        playing()
            .thenAsks(
                _ -> {
                  throw new IllegalStateException("my mistake");
                });
    Result result = play(ScriptedGame.of(one(0)), broken);
    assertThat(steps).containsExactly(forfeited(0, ForfeitReason.DISCONNECTED));
    assertThat(result.faults().getFirst().detail()).contains("my mistake");
  }

  @Test
  void aBuiltInThatReturnsNullForfeits() {
    Result result = play(ScriptedGame.of(one(0)), playing().thenAsks(RefereeTest::nothing));
    assertThat(steps).containsExactly(forfeited(0, ForfeitReason.UNREADABLE));
    assertThat(result.faults().getFirst().detail()).contains("null");
  }

  @SuppressWarnings("NullAway") // a bot that breaks its contract
  private static String nothing(ScriptedGame.State view) {
    return null;
  }

  @Test
  void aBuiltInThatRecursesWithoutEndForfeits() {
    Result result = play(ScriptedGame.of(one(0)), playing().thenAsks(RefereeTest::endless));
    assertThat(result.faults()).extracting(Fault::reason).containsOnly(ForfeitReason.DISCONNECTED);
  }

  @SuppressWarnings("InfiniteRecursion") // that is what is tested
  private static String endless(ScriptedGame.State view) {
    return endless(view) + endless(view);
  }

  @Test
  void aBugInTheRulesStopsTheMatch() {
    ScriptedGame broken =
        new ScriptedGame(
            _ -> {
              throw new IllegalStateException("no such turn");
            });
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> play(broken, playing()))
        .withMessage("no such turn");
  }

  @Test
  void seatsThatDecideTogetherSeeTheSameAndMoveInOneStep() {
    ScriptedPlayer first = playing("a");
    ScriptedPlayer third = playing("c");
    Result result = play(ScriptedGame.of(several(0, 2)), first, playing(), third);
    assertThat(steps).containsExactly(together(moved(0, "a"), moved(2, "c")));
    assertThat(first.seen()).isEqualTo(third.seen());
    assertThat(result).isEqualTo(new Result(Outcome.byPoints(1, 0, 1), List.of(), 1));
  }

  @Test
  void ifOneOfThreeFailsTheOthersMoveWithoutBeingAskedAgain() {
    ScriptedPlayer first = playing("a");
    ScriptedPlayer third = playing("c");
    Result result =
        play(ScriptedGame.of(several(0, 1, 2)), first, failing(ForfeitReason.TIME), third);
    assertThat(steps)
        .containsExactly(forfeited(1, ForfeitReason.TIME), together(moved(0, "a"), moved(2, "c")));
    assertThat(first.seen()).hasSize(1);
    assertThat(third.seen()).hasSize(1);
    assertThat(result)
        .isEqualTo(
            new Result(
                Outcome.byPoints(1, -1, 1),
                List.of(new Fault(1, ForfeitReason.TIME, "as scripted", 0)),
                2));
  }

  @Test
  void ifTwoOfThreeFailTheyForfeitInSeatOrderAndTheThirdMovesAlone() {
    ScriptedPlayer second = playing("b");
    Result result =
        play(
            ScriptedGame.of(several(0, 1, 2)),
            playing(ILLEGAL),
            second,
            failing(ForfeitReason.UNREADABLE));
    assertThat(steps)
        .containsExactly(
            forfeited(0, ForfeitReason.ILLEGAL_MOVE),
            forfeited(2, ForfeitReason.UNREADABLE),
            moved(1, "b"));
    assertThat(second.seen()).hasSize(1);
    assertThat(result.faults()).extracting(Fault::step).containsExactly(0, 1);
  }

  @Test
  void ifAllOfThreeFailAllForfeitInSeatOrder() {
    Result result =
        play(
            ScriptedGame.of(several(0, 1, 2), one(0)),
            failing(ForfeitReason.TIME),
            playing(ILLEGAL),
            failing(ForfeitReason.DISCONNECTED));
    assertThat(steps)
        .containsExactly(
            forfeited(0, ForfeitReason.TIME),
            forfeited(1, ForfeitReason.ILLEGAL_MOVE),
            forfeited(2, ForfeitReason.DISCONNECTED));
    assertThat(result.outcome()).isEqualTo(Outcome.lostByAll(3));
  }

  /** Any forfeit ends this game, and the seat that is left has no chance to move. */
  private static final ScriptedGame STRICT =
      new ScriptedGame(
          state -> state.out().isEmpty() && state.position() < 2 ? one(0) : new Turn.Over());

  private Result playWithStandIn(ScriptedPlayer first, ScriptedPlayer standIn) {
    return new Referee<>(STRICT, STRICT.settings())
        .play(
            List.of(first, playing()),
            DEAL,
            (_, step, _) -> steps.add(step),
            (seat, asked) -> {
              assertThat(seat).isEqualTo(1);
              assertThat(asked).isZero();
              return Optional.of(standIn);
            });
  }

  @Test
  void aSeatThatNeverMovedWinsIfItCanAnswerWhatTheOtherCouldNot() {
    ScriptedPlayer able = playing("a");
    Result result = playWithStandIn(failing(ForfeitReason.TIME), able);
    assertThat(able.seen()).containsExactly(new ScriptedGame.State(2, List.of()));
    assertThat(steps).containsExactly(forfeited(0, ForfeitReason.TIME));
    assertThat(result.outcome()).isEqualTo(Outcome.byPoints(-1, 0));
  }

  @Test
  void nobodyWinsIfNobodyCanPlay() {
    for (ScriptedPlayer broken : List.of(failing(ForfeitReason.DISCONNECTED), playing(ILLEGAL))) {
      steps.clear();
      Result result = playWithStandIn(failing(ForfeitReason.TIME), broken);
      assertThat(steps).hasSize(2).first().isEqualTo(forfeited(0, ForfeitReason.TIME));
      assertThat(result.faults()).extracting(Fault::seat).containsExactly(0, 1);
      assertThat(result.outcome()).isEqualTo(Outcome.lostByAll(2));
    }
  }

  @Test
  void aForfeitAfterAMoveNeedsNoStandIn() {
    ScriptedPlayer standIn = playing();
    Result result = playWithStandIn(playing("a").thenFails(ForfeitReason.TIME), standIn);
    assertThat(standIn.seen()).isEmpty();
    assertThat(result.outcome()).isEqualTo(Outcome.byPoints(-1, 0));
  }

  @Test
  void ifAForfeitEndsTheMatchLaterOnesStillForfeitAndMovesAreVoid() {
    ScriptedGame strict =
        new ScriptedGame(state -> state.steps().isEmpty() ? several(0, 1, 2) : new Turn.Over());
    Result result =
        play(strict, failing(ForfeitReason.TIME), playing("b"), failing(ForfeitReason.TIME));
    assertThat(steps)
        .containsExactly(forfeited(0, ForfeitReason.TIME), forfeited(2, ForfeitReason.TIME));
    assertThat(result.outcome()).isEqualTo(Outcome.byPoints(-1, 0, -1));
  }

  @Test
  void ifTheTurnThenAsksOtherSeatsTheAnswersAreVoidAndTheyAreAskedAnew() {
    ScriptedGame oneByOne =
        new ScriptedGame(
            state ->
                state.steps().isEmpty()
                    ? several(0, 1, 2)
                    : state.position() == 0
                        ? one(0)
                        : state.position() == 1 ? one(2) : new Turn.Over());
    ScriptedPlayer first = playing("void", "a");
    ScriptedPlayer third = playing("void", "c");
    play(oneByOne, first, failing(ForfeitReason.TIME), third);
    assertThat(steps)
        .containsExactly(forfeited(1, ForfeitReason.TIME), moved(0, "a"), moved(2, "c"));
    assertThat(first.seen()).hasSize(2);
    assertThat(third.seen()).hasSize(2);
  }

  @Test
  void ifAForfeitMakesAMoveOfTheOthersIllegalTheirAnswersAreVoid() {
    Result result =
        play(
            ScriptedGame.of(several(0, 1, 2)),
            playing(FRAGILE, "a"),
            playing("void", "b"),
            failing(ForfeitReason.TIME));
    assertThat(steps)
        .containsExactly(forfeited(2, ForfeitReason.TIME), together(moved(0, "a"), moved(1, "b")));
    assertThat(result.faults()).hasSize(1);
  }

  @Test
  void amongSeveralAPlayerThatMayTryAgainDoesSo() {
    Result result =
        play(
            ScriptedGame.of(several(0, 1)),
            playing(ILLEGAL, "a").withSecondChances(1),
            playing("b"));
    assertThat(steps).containsExactly(together(moved(0, "a"), moved(1, "b")));
    assertThat(result.faults()).isEmpty();
  }

  @Test
  @Timeout(60)
  void playersOutsideTheArenaThinkAtTheSameTime() {
    CyclicBarrier bothThink = new CyclicBarrier(2);
    play(
        ScriptedGame.of(several(0, 1)),
        playing().thenAsks(_ -> await(bothThink, "a")).outsideTheArena(),
        playing().thenAsks(_ -> await(bothThink, "b")).outsideTheArena());
    assertThat(steps).containsExactly(together(moved(0, "a"), moved(1, "b")));
  }

  private static String await(CyclicBarrier barrier, String move) {
    try {
      barrier.await();
      return move;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
