package dev.agon.games.canopy.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.games.canopy.rules.CanopyRoll;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Intervals;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A match after a step. All players see the same forest.
 *
 * @param asked the player who is asked, if one is
 * @param fight the fight of the last step, if there is one
 * @param told the last step in words
 */
public record CanopyFrame(
    CanopyState state,
    CanopyView forest,
    List<String> names,
    OptionalInt asked,
    Optional<ShownFight> fight,
    List<String> told,
    List<Highlight> highlights)
    implements Frame<CanopyState, Choice> {
  private static final Canopy GAME = new Canopy();

  /** A fight that was announced or, if it has a number, decided by it. */
  record ShownFight(int attacker, int defender, Intervals intervals, OptionalInt number) {}

  public static CanopyFrame first(CanopyState start, List<String> names) {
    return new CanopyFrame(
        start, GAME.view(start, 0), names, asked(start), Optional.empty(), List.of(), List.of());
  }

  private static OptionalInt asked(CanopyState state) {
    return GAME.turn(state) instanceof Turn.OneDecides(int seat)
        ? OptionalInt.of(seat)
        : OptionalInt.empty();
  }

  @Override
  public CanopyFrame next(Step<Choice> step, CanopyState after) {
    CanopyView now = GAME.view(after, 0);
    List<String> lines =
        new CanopyNarrator()
            .tell(state, step, after, names, Viewpoint.live()).stream()
                .filter(line -> !line.isBlank())
                .toList();
    return new CanopyFrame(
        after, now, names, asked(after), fight(step, now), lines, highlights(step, now));
  }

  private Optional<ShownFight> fight(Step<Choice> step, CanopyView now) {
    return switch (step) {
      case Step.Moved(_, Choice choice)
          when choice instanceof Fight || choice == Reply.FIGHT_BACK ->
          Optional.of(shown(now, OptionalInt.empty()));
      case Step.Rolled(CanopyRoll.Drawn(int number)) ->
          Optional.of(shown(forest, OptionalInt.of(number)));
      case Step.Moved<Choice> _,
          Step.Rolled<Choice> _,
          Step.Forfeited<Choice> _,
          Step.MovedTogether<Choice> _ ->
          Optional.empty();
    };
  }

  private static ShownFight shown(CanopyView view, OptionalInt number) {
    int attacker = view.attacker();
    int defender = view.defender();
    return new ShownFight(attacker, defender, view.intervals(attacker, defender), number);
  }

  private List<Highlight> highlights(Step<Choice> step, CanopyView now) {
    if (step instanceof Step.Forfeited<Choice>(int seat, ForfeitReason reason)) {
      String words = names.get(seat) + " is out: " + reason.describe();
      return List.of(Highlight.of(Highlight.Kind.FAULT, seat, words));
    }
    if (now.ruler().isEmpty() || now.ruler().equals(forest.ruler())) {
      return List.of();
    }
    int ruler = now.ruler().getAsInt();
    String words = names.get(ruler) + " is the root of all";
    return List.of(Highlight.of(Highlight.Kind.LEAD, ruler, words));
  }

  /** The part as the answer that it stands for, if the audience is asked and it is one. */
  Svg answering(int seat, Viewpoint from, Svg part) {
    if (asked.isEmpty() || !from.isFrom(asked.getAsInt())) {
      return part;
    }
    CanopyView own = GAME.view(state, asked.getAsInt());
    if (own.question() == CanopyView.Asked.ANSWER) {
      return seat == own.actor()
          ? part.answer(CanopyQuestioner.FIGHT)
          : seat == own.you() ? part.answer(CanopyQuestioner.RETREAT) : part;
    }
    if (seat == own.you()) {
      return own.mayRest() ? part.answer(CanopyQuestioner.REST) : part;
    }
    boolean mayBeFought =
        IntStream.range(0, own.opponents()).anyMatch(i -> own.opponent(i) == seat);
    return mayBeFought ? part.answer(String.valueOf(seat)) : part;
  }

  boolean isOver() {
    return GAME.turn(state) instanceof Turn.Over;
  }

  @Override
  public long turns() {
    return forest.turnsPlayed();
  }

  @Override
  public List<String> text() {
    return TextPicture.of(forest, names);
  }

  @Override
  public String words(Viewpoint from) {
    StringBuilder words = new StringBuilder("Round ").append(forest.round()).append(". ");
    if (forest.ruler().isPresent()) {
      words.append(names.get(forest.ruler().getAsInt())).append(" is the root of all for turn ");
      words.append(forest.reign()).append(" of ").append(forest.turnsToWin()).append(". ");
    }
    asked.ifPresent(seat -> words.append(names.get(seat)).append(" decides. "));
    List<Integer> best = Ranking.best(forest, from.focus());
    words.append(forest.players() > best.size() ? "The highest players: " : "The players: ");
    for (int i = 0; i < best.size(); i++) {
      int seat = best.get(i);
      words.append(i == 0 ? "" : "; ").append(names.get(seat));
      words.append(", layer ").append(forest.layer(seat));
      words.append(", experience ").append(forest.shownExperience(seat));
      words.append(forest.isOut(seat) ? ", out" : "");
    }
    return words.append('.').toString();
  }

  @Override
  public String svg(Viewpoint from) {
    return new CanopyDrawing(this, from).svg();
  }

  @Override
  public Optional<String> landscape(Viewpoint from) {
    return Optional.of(new CanopyStage(this, from).svg());
  }

  @Override
  public List<String> scores() {
    return names.size() > Seats.DISTINCT
        ? List.of()
        : IntStream.range(0, names.size())
            .mapToObj(seat -> forest.shownExperience(seat) + " experience")
            .toList();
  }
}
