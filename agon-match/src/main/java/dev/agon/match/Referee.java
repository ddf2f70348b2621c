package dev.agon.match;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Roll;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
   * @param dealKey what is dealt depends on this and on what is being dealt, and on nothing else
   */
  public Result play(
      List<MatchPlayer<V, M>> players, DrawKey dealKey, StepListener<S, M> listener) {
    return play(players, dealKey, listener, (_, _) -> Optional.empty());
  }

  /**
   * Plays the match to its end. A seat that wins without a single move in the match must show that
   * it can play: it is asked what the first seat failed to answer. If nobody can answer, everybody
   * forfeits.
   *
   * @param standIns the players that are asked then
   */
  public Result play(
      List<MatchPlayer<V, M>> players,
      DrawKey dealKey,
      StepListener<S, M> listener,
      StandIns<V, M> standIns) {
    Match match = new Match(players, listener, standIns);
    S state = game.start(settings, players.size());
    while (true) {
      // Not a switch: the first switch over types takes long at the start of a command.
      Turn turn = game.turn(state);
      if (turn instanceof Turn.OneDecides one) {
        state = match.oneDecides(state, one.seat());
      } else if (turn instanceof Turn.Chance chance) {
        state = match.after(state, new Step.Rolled<>(draw(dealKey, chance)));
      } else if (turn instanceof Turn.SeveralDecide several) {
        state = match.severalDecide(state, several.seats());
      } else {
        return match.faults.isEmpty()
            ? new Result(outcome(game, state, players.size(), Set.of()), match.faults, match.steps)
            : match.afterFaults(state);
      }
    }
  }

  /** Players that answer a question of another seat. */
  @FunctionalInterface
  public interface StandIns<V, M> {
    /**
     * The player of a seat, for a question that another seat is asked; empty if it is known that
     * the player can play.
     */
    Optional<MatchPlayer<V, M>> standIn(int seat, int asked);
  }

  /** The outcome of a match that is over; if every seat has forfeited, nobody wins. */
  public static <S> Outcome outcome(Game<S, ?, ?> game, S over, int seats, Set<Integer> forfeited) {
    Outcome outcome =
        forfeited.size() == seats && seats > 1 ? Outcome.lostByAll(seats) : game.outcome(over);
    if (outcome.seats() != seats) {
      throw new GameFailure(
          "the game's outcome is for %d seats, not %d".formatted(outcome.seats(), seats));
    }
    return outcome;
  }

  public static Roll draw(DrawKey dealKey, Turn.Chance chance) {
    return chance.sampler().draw(dealKey.dice(chance.key()));
  }

  private final class Match {
    private final List<MatchPlayer<V, M>> players;
    private final StepListener<S, M> listener;
    private final StandIns<V, M> standIns;
    private final List<Fault> faults = new ArrayList<>(0);
    private int steps;
    private boolean hasMoved;

    /** The state in which the first seat failed; null if none has. */
    private @Nullable S stateOfFirstFault;

    Match(List<MatchPlayer<V, M>> players, StepListener<S, M> listener, StandIns<V, M> standIns) {
      this.players = players;
      this.listener = listener;
      this.standIns = standIns;
    }

    private Result afterFaults(S over) {
      S end = hasMoved ? over : withoutIdleWinner(over);
      return new Result(outcome(game, end, players.size(), forfeited()), faults, steps);
    }

    private Set<Integer> forfeited() {
      return faults.stream().map(Fault::seat).collect(Collectors.toSet());
    }

    /** The end of a match without moves, in which those that cannot play have forfeited too. */
    private S withoutIdleWinner(S over) {
      Set<Integer> out = forfeited();
      Map<Integer, Answer.Failed<M>> failures = new LinkedHashMap<>();
      for (int seat = 0; seat < players.size(); seat++) {
        if (!out.contains(seat)) {
          Optional<Answer.Failed<M>> failure = failureToAnswerFirstQuestion(seat);
          if (failure.isEmpty()) {
            return over;
          }
          failures.put(seat, failure.get());
        }
      }
      S state = over;
      for (Map.Entry<Integer, Answer.Failed<M>> failure : failures.entrySet()) {
        state = forfeited(state, failure.getKey(), failure.getValue());
      }
      return state;
    }

    private Optional<Answer.Failed<M>> failureToAnswerFirstQuestion(int seat) {
      S state = Objects.requireNonNull(stateOfFirstFault);
      int asked = faults.getFirst().seat();
      return standIns
          .standIn(seat, asked)
          .map(player -> judged(state, asked, game.view(state, asked), player))
          .flatMap(
              answer ->
                  answer instanceof Answer.Failed<M> failed
                      ? Optional.of(failed)
                      : Optional.empty());
    }

    private MatchPlayer<V, M> player(int seat) {
      if (seat < 0 || seat >= players.size()) {
        throw new GameFailure(
            "the game asks seat %d, counted from 0, of %d seats".formatted(seat, players.size()));
      }
      return players.get(seat);
    }

    private S oneDecides(S state, int seat) {
      Answer<M> answer = judged(state, seat, game.view(state, seat), player(seat));
      return answer instanceof Answer.Played<M> played
          ? after(state, new Step.Moved<>(seat, played.move()))
          : forfeited(state, seat, (Answer.Failed<M>) answer);
    }

    /** The answer to a seat's question, a move of which is legal. */
    private Answer<M> judged(S state, int seat, V view, MatchPlayer<V, M> player) {
      while (true) {
        Answer<M> answer = player.ask(view);
        if (!(answer instanceof Answer.Played<M> played)) {
          return answer;
        }
        Optional<String> refusal = game.refuse(state, seat, played.move());
        if (refusal.isEmpty()) {
          player.accepted();
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
      boolean external = false;
      for (int seat : seats) {
        V view = game.view(state, seat);
        MatchPlayer<V, M> player = player(seat);
        external |= player.isExternal();
        questions.add(() -> judged(state, seat, view, player));
      }
      return external ? Questions.all(questions) : Questions.inTurn(questions);
    }

    private S forfeited(S state, int seat, Answer.Failed<M> failed) {
      if (faults.isEmpty()) {
        stateOfFirstFault = state;
      }
      faults.add(new Fault(seat, failed.reason(), failed.detail(), steps));
      return after(state, new Step.Forfeited<>(seat, failed.reason()));
    }

    private S after(S state, Step<M> step) {
      S next = game.apply(state, step);
      steps++;
      hasMoved |= step instanceof Step.Moved || step instanceof Step.MovedTogether;
      listener.saw(state, step, next);
      return next;
    }
  }
}
