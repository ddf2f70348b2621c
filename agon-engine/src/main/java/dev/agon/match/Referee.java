package dev.agon.match;

import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.Reason;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Plays one match: asks whoever decides, judges the answers by the rules, and says how it ended.
 */
public final class Referee<S, M, R, V> {
  private final Game<S, M, R, V> game;
  private final Settings settings;

  public Referee(Game<S, M, R, V> game, Settings settings) {
    this.game = game;
    this.settings = settings;
  }

  /**
   * Plays the match to its end.
   *
   * @param players by seat
   * @param dealSeed what is dealt depends on this and on what is being dealt, and on nothing else
   */
  public Result play(List<Player<V, M>> players, long dealSeed, Witness<S, M, R> witness) {
    return new Match(players, dealSeed, witness).play();
  }

  /** What chance brings for this key of this deal. */
  public static <R> R draw(long dealSeed, Turn.Chance<R> chance) {
    return chance.sampler().draw(new Dice(Dice.seed(dealSeed, chance.key())));
  }

  private final class Match {
    private final List<Player<V, M>> players;
    private final long dealSeed;
    private final Witness<S, M, R> witness;
    private final List<Fault> faults = new ArrayList<>(0);
    private S state;
    private int steps;

    Match(List<Player<V, M>> players, long dealSeed, Witness<S, M, R> witness) {
      this.players = players;
      this.dealSeed = dealSeed;
      this.witness = witness;
      this.state = game.start(settings, players.size());
    }

    Result play() {
      while (true) {
        switch (game.turn(state)) {
          case Turn.OneDecides<R>(int seat) -> oneDecides(seat);
          case Turn.SeveralDecide<R>(List<Integer> seats) -> severalDecide(seats);
          case Turn.Chance<R> chance -> take(new Step.Rolled<>(draw(dealSeed, chance)));
          case Turn.Over<R> _ -> {
            return new Result(game.outcome(state), faults, steps);
          }
        }
      }
    }

    private void oneDecides(int seat) {
      switch (judged(seat, game.view(state, seat))) {
        case Answer.Played<M>(M move) -> take(new Step.Moved<>(seat, move));
        case Answer.Failed<M>(Reason reason, String detail) -> forfeit(seat, reason, detail);
      }
    }

    /** The seat's answer, a move of which is legal. */
    private Answer<M> judged(int seat, V view) {
      Player<V, M> player = players.get(seat);
      while (true) {
        Answer<M> answer = player.ask(view);
        if (!(answer instanceof Answer.Played<M>(M move))) {
          return answer;
        }
        Optional<String> refusal = game.refuse(state, seat, move);
        if (refusal.isEmpty()) {
          return answer;
        }
        if (!player.asksAgain(refusal.get())) {
          return new Answer.Failed<>(Reason.ILLEGAL_MOVE, refusal.get());
        }
      }
    }

    /**
     * Those who fail forfeit first, in the order of seats. If the turn then still asks for the
     * others, their answers stand; if not, what they said is void.
     */
    private void severalDecide(List<Integer> seats) {
      List<Answer<M>> answers = askAll(seats);
      List<Step.Moved<M, R>> moves = new ArrayList<>();
      for (int i = 0; i < seats.size(); i++) {
        int seat = seats.get(i);
        switch (answers.get(i)) {
          case Answer.Played<M>(M move) -> moves.add(new Step.Moved<>(seat, move));
          case Answer.Failed<M>(Reason reason, String detail) -> forfeit(seat, reason, detail);
        }
      }
      List<Integer> answered = moves.stream().map(Step.Moved::seat).toList();
      if (answered.equals(seats)
          || game.turn(state) instanceof Turn.SeveralDecide<R>(List<Integer> still)
              && still.equals(answered)) {
        take(new Step.MovedTogether<>(moves));
      }
    }

    /** Everybody's answer by seat; those outside the arena think at the same time. */
    private List<Answer<M>> askAll(List<Integer> seats) {
      List<Callable<Answer<M>>> questions = new ArrayList<>();
      for (int seat : seats) {
        V view = game.view(state, seat);
        questions.add(() -> judged(seat, view));
      }
      boolean external = seats.stream().anyMatch(seat -> players.get(seat).isExternal());
      return external ? AtOnce.all(questions) : AtOnce.inTurn(questions);
    }

    private void forfeit(int seat, Reason reason, String detail) {
      faults.add(new Fault(seat, reason, detail, steps));
      take(new Step.Forfeited<>(seat, reason));
    }

    private void take(Step<M, R> step) {
      S before = state;
      state = game.apply(before, step);
      steps++;
      witness.saw(before, step, state);
    }
  }
}
