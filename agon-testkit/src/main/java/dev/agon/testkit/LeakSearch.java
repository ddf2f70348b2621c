package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Questioner;
import dev.agon.game.picture.Frame;
import dev.agon.json.Json;
import dev.agon.match.Referee;
import dev.agon.text.JsonLines;
import dev.agon.watch.PlainNarrator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for leaks of secrets. It plays a match again with another roll of which a seat is told the
 * same, and compares all that the seat sees from then on, until it is told a difference.
 *
 * @param states one before each step, and the last one
 */
record LeakSearch<S, V, M>(
    GameKit<S, V, M> kit, DrawKey deal, List<S> states, List<Step<M>> steps, List<String> names) {
  private static final int DRAWS = 100;
  private static final int MAX_STEPS = 100;

  /** Rolls one of the rolls again for every seat; a seat that sees a difference is a failure. */
  void check(Dice dice) {
    List<Integer> rolls =
        IntStream.range(0, steps.size())
            .filter(i -> steps.get(i) instanceof Step.Rolled)
            .boxed()
            .toList();
    if (rolls.isEmpty()) {
      return;
    }
    int at = rolls.get(dice.nextInt(rolls.size()));
    for (int seat = 0; seat < names.size(); seat++) {
      int own = seat;
      otherRoll(at, seat, dice).ifPresent(roll -> follow(at, roll, own));
    }
  }

  /** Another roll in the place of this one, of which the seat is told the same; if one is found. */
  private Optional<Step<M>> otherRoll(int at, int seat, Dice dice) {
    S before = states.get(at);
    if (!(kit.game().turn(before) instanceof Turn.Chance chance)) {
      throw new IllegalStateException("step " + at + " is no roll");
    }
    Viewpoint own = Viewpoint.of(seat);
    Optional<Json> told = told(before, steps.get(at), states.get(at + 1), own);
    for (int draw = 0; draw < DRAWS; draw++) {
      Step<M> other = new Step.Rolled<>(chance.sampler().draw(new Dice(dice.nextLong())));
      if (!other.equals(steps.get(at))
          && told(before, other, kit.game().apply(before, other), own).equals(told)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private Optional<Json> told(S before, Step<M> step, S after, Viewpoint from) {
    return kit.observer().flatMap(observer -> observer.told(before, step, after, from));
  }

  /** Plays the same moves after the other roll. */
  private void follow(int at, Step<M> roll, int seat) {
    Viewpoint own = Viewpoint.of(seat);
    Optional<Frame<S, M>> frame = frame(at);
    Optional<Frame<S, M>> otherFrame = frame;
    S otherBefore = states.get(at);
    Optional<Step<M>> otherStep = Optional.of(roll);
    for (int i = at; otherStep.isPresent() && i < at + MAX_STEPS; i++) {
      S before = states.get(i);
      Step<M> step = steps.get(i);
      S after = states.get(i + 1);
      Step<M> other = otherStep.get();
      S otherAfter = kit.game().apply(otherBefore, other);
      if (!told(before, step, after, own).equals(told(otherBefore, other, otherAfter, own))) {
        return;
      }
      frame = frame.map(one -> one.next(step, after));
      otherFrame = otherFrame.map(one -> one.next(other, otherAfter));
      assertThat(seen(otherBefore, other, otherAfter, otherFrame, seat))
          .as(
              "step %d for seat %d, after %s instead of %s, of which the observer tells it the"
                  + " same; if all may see the roll, observer() returns Observer.ofRolls(...), and"
                  + " if not, it must be left out",
              i + 1, seat, roll, steps.get(at))
          .isEqualTo(seen(before, step, after, frame, seat));
      otherBefore = otherAfter;
      otherStep = i + 1 < steps.size() ? sameStep(steps.get(i + 1), otherAfter) : Optional.empty();
    }
  }

  private Optional<Frame<S, M>> frame(int at) {
    Optional<Frame<S, M>> frame = kit.picture().map(one -> one.first(states.getFirst(), names));
    for (int i = 0; i < at; i++) {
      Step<M> step = steps.get(i);
      S after = states.get(i + 1);
      frame = frame.map(one -> one.next(step, after));
    }
    return frame;
  }

  /** The same step in another state; for a roll, what the same deal brings there. */
  private Optional<Step<M>> sameStep(Step<M> step, S state) {
    Turn turn = kit.game().turn(state);
    return switch (step) {
      case Step.Moved<M> moved
          when turn.equals(new Turn.OneDecides(moved.seat())) && isLegal(state, moved) ->
          Optional.of(step);
      case Step.MovedTogether<M>(var moves)
          when turn.equals(new Turn.SeveralDecide(moves.stream().map(Step.Moved::seat).toList()))
              && moves.stream().allMatch(moved -> isLegal(state, moved)) ->
          Optional.of(step);
      case Step.Rolled<M> _ when turn instanceof Turn.Chance chance ->
          Optional.of(new Step.Rolled<>(Referee.draw(deal, chance)));
      default -> Optional.empty();
    };
  }

  private boolean isLegal(S state, Step.Moved<M> moved) {
    return kit.game().refuse(state, moved.seat(), moved.move()).isEmpty();
  }

  /** All that a seat sees of a step and after it; spectators see no more than every seat. */
  private List<String> seen(
      S before, Step<M> step, S after, Optional<Frame<S, M>> frame, int seat) {
    List<String> seen = new ArrayList<>();
    seen.add("spectators are told " + told(before, step, after, Viewpoint.live()));
    for (Viewpoint from : List.of(Viewpoint.of(seat), Viewpoint.live())) {
      seen.addAll(PlainNarrator.of(kit).tell(before, step, after, names, from));
      frame.ifPresent(one -> seen.addAll(List.of(one.svg(from), one.words(from))));
      frame.flatMap(one -> one.landscape(from)).ifPresent(seen::add);
    }
    frame.ifPresent(one -> seen.addAll(one.text()));
    frame.ifPresent(one -> seen.add("highlights " + one.highlights() + one.scores()));
    if (kit.game().turn(after).asked().contains(seat)) {
      V view = kit.game().view(after, seat);
      seen.add(kit.codec().viewJsonText(view));
      seen.add(JsonLines.of(kit).viewText(view));
      kit.legalMoves().ifPresent(legal -> seen.add("legal " + legal.legalMoves(view)));
      kit.questioner().ifPresent(questioner -> seen.addAll(question(questioner, view)));
    }
    return seen;
  }

  private List<String> question(Questioner<V, M> questioner, V view) {
    List<String> lines = new ArrayList<>(questioner.table(view, names));
    Question<M> question = questioner.question(view, names);
    lines.add(question.text());
    lines.add(
        switch (question) {
          case Question.Choices<M> choices ->
              choices.usual()
                  + " of "
                  + choices.options().stream().map(Question.Option::label).toList();
          case Question.Fields<M> fields ->
              fields.usual() + " of " + fields.fields() + fields.sum();
        });
    lines.add("answers " + Answers.moves(question, new Dice(1)));
    return lines;
  }
}
