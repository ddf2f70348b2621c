package dev.agon.match;

import dev.agon.game.Dice;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Game;
import dev.agon.game.Roll;
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
public final class Referee<S, V, M> {
  private final Game<S, V, M> game;
  private final Settings settings;

  public Referee(Game<S, V, M> game, Settings settings) {
    this.game = game;
    this.settings = settings;
  }

  /**
   * Plays the match to its end.
   *
   * @param players by seat
   * @param dealSeed what is dealt depends on this and on what is being dealt, and on nothing else
   */
  public Result play(List<MatchPlayer<V, M>> players, long dealSeed, StepListener<S, M> witness) {
    return new Match(players, dealSeed, witness).play();
  }

  /** What chance brings for this key of this deal. */
  public static Roll draw(long dealSeed, Turn.Chance chance) {
    return chance.sampler().draw(new Dice(Dice.seed(dealSeed, chance.key())));
  }

  private final class Match {
    private final List<MatchPlayer<V, M>> players;
    private final long dealSeed;
    private final StepListener<S, M> witness;
    private final List<Fault> faults = new ArrayList<>(0);
    private int steps;

    Match(List<MatchPlayer<V, M>> players, long dealSeed, StepListener<S, M> witness) {
      this.players = players;
      this.dealSeed = dealSeed;
      this.witness = witness;
    }

    Result play() {
      S state = game.start(settings, players.size());
      while (true) {
        switch (game.turn(state)) {
          case Turn.OneDecides one -> state = oneDecides(state, one.seat());
          case Turn.SeveralDecide several -> state = severalDecide(state, several.seats());
          case Turn.Chance chance ->
              state = after(state, new Step.Rolled<>(draw(dealSeed, chance)));
          case Turn.Over _ -> {
            return new Result(game.outcome(state), faults, steps);
          }
        }
      }
    }

    private S oneDecides(S state, int seat) {
      return switch (judged(state, seat, game.view(state, seat))) {
        case Answer.Played<M> played -> after(state, new Step.Moved<>(seat, played.move()));
        case Answer.Failed<M> failed -> forfeited(state, seat, failed);
      };
    }

    /** The seat's answer, a move of which is legal. */
    private Answer<M> judged(S state, int seat, V view) {
      MatchPlayer<V, M> player = players.get(seat);
      while (true) {
        Answer<M> answer = player.ask(view);
        if (!(answer instanceof Answer.Played<M> played)) {
          return answer;
        }
        Optional<String> refusal = game.refuse(state, seat, played.move());
        if (refusal.isEmpty()) {
          return answer;
        }
        if (!player.asksAgain(refusal.get())) {
          return new Answer.Failed<>(ForfeitReason.ILLEGAL_MOVE, refusal.get());
        }
      }
    }

    /** As {@link Turn.SeveralDecide} has it. */
    private S severalDecide(S asked, List<Integer> seats) {
      List<Answer<M>> answers = askAll(asked, seats);
      List<Step.Moved<M>> moves = new ArrayList<>();
      S state = asked;
      for (int i = 0; i < seats.size(); i++) {
        int seat = seats.get(i);
        switch (answers.get(i)) {
          case Answer.Played<M> played -> moves.add(new Step.Moved<>(seat, played.move()));
          case Answer.Failed<M> failed -> state = forfeited(state, seat, failed);
        }
      }
      return moves.size() == seats.size()
          ? after(state, new Step.MovedTogether<>(moves))
          : withRest(state, moves);
    }

    /** After the forfeits of the others: the moves stand if they are asked for and legal now. */
    private S withRest(S state, List<Step.Moved<M>> moves) {
      List<Integer> seats = moves.stream().map(Step.Moved::seat).toList();
      boolean stand =
          !seats.isEmpty()
              && asked(state).equals(seats)
              && moves.stream().allMatch(one -> isLegal(state, one));
      if (!stand) {
        return state;
      }
      return after(state, moves.size() == 1 ? moves.getFirst() : new Step.MovedTogether<>(moves));
    }

    private boolean isLegal(S state, Step.Moved<M> moved) {
      return game.refuse(state, moved.seat(), moved.move()).isEmpty();
    }

    private List<Integer> asked(S state) {
      return switch (game.turn(state)) {
        case Turn.OneDecides(int seat) -> List.of(seat);
        case Turn.SeveralDecide(List<Integer> seats) -> seats;
        case Turn.Chance _, Turn.Over _ -> List.of();
      };
    }

    /** Everybody's answer by seat; those outside the arena think at the same time. */
    private List<Answer<M>> askAll(S state, List<Integer> seats) {
      List<Callable<Answer<M>>> questions = new ArrayList<>();
      for (int seat : seats) {
        V view = game.view(state, seat);
        questions.add(() -> judged(state, seat, view));
      }
      boolean external = seats.stream().anyMatch(seat -> players.get(seat).isExternal());
      return external ? Questions.all(questions) : Questions.inTurn(questions);
    }

    private S forfeited(S state, int seat, Answer.Failed<M> failed) {
      faults.add(new Fault(seat, failed.reason(), failed.detail(), steps));
      return after(state, new Step.Forfeited<>(seat, failed.reason()));
    }

    private S after(S state, Step<M> step) {
      S next = game.apply(state, step);
      steps++;
      witness.saw(state, step, next);
      return next;
    }
  }
}
