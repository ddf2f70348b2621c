package dev.agon.games.blotto.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.game.picture.Picture;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.blotto.rules.Battle;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.Plan;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws the battlefields with both plans of the last round; a plan is hidden until both are. */
public final class BlottoPicture implements Picture<BlottoState, Plan> {
  @Override
  public Frame<BlottoState, Plan> first(BlottoState start, List<String> names) {
    return new BlottoFrame(start, names, List.of());
  }

  record BlottoFrame(BlottoState state, List<String> names, List<Highlight> highlights)
      implements Frame<BlottoState, Plan> {
    /** A full box has so many times the units that each battlefield would get of an even plan. */
    private static final int MEANS = 4;

    @Override
    public Frame<BlottoState, Plan> next(Step<Plan> step, BlottoState after) {
      return new BlottoFrame(after, names, highlights(step, after));
    }

    private List<Highlight> highlights(Step<Plan> step, BlottoState after) {
      if (step instanceof Step.Forfeited<Plan>(int seat, ForfeitReason reason)) {
        String words = names.get(seat) + " is out: " + reason.describe();
        return List.of(Highlight.of(Highlight.Kind.FAULT, seat, words));
      }
      OptionalInt leader = after.leader();
      if (leader.isEmpty() || leader.equals(state.leader())) {
        return List.of();
      }
      String words = names.get(leader.getAsInt()) + " takes the lead";
      return List.of(Highlight.of(Highlight.Kind.LEAD, leader.getAsInt(), words));
    }

    @Override
    public long turns() {
      return state.fought().size();
    }

    @Override
    public List<String> text() {
      return state.fought().isEmpty()
          ? BlottoNarrator.heading(state.battlefields()).lines()
          : BlottoNarrator.table(state, names);
    }

    @Override
    public String words(Viewpoint from) {
      StringBuilder words = new StringBuilder();
      int fought = state.fought().size();
      words.append(fought).append(" of ").append(state.rounds()).append(" rounds played. ");
      words.append(BlottoNarrator.score(state, names));
      for (int seat : state.forfeits().stream().sorted().toList()) {
        words.append(' ').append(names.get(seat)).append(" failed.");
      }
      if (fought == 0) {
        return words.append(" Neither plan is known yet.").toString();
      }
      Battle battle = state.fought().getLast();
      words.append(" Units in round ").append(fought).append(':');
      for (int field = 0; field < state.battlefields().count(); field++) {
        words.append(field == 0 ? " " : "; ");
        words.append("battlefield ").append(field + 1);
        words.append(" worth ").append(state.battlefields().value(field)).append(' ');
        words.append(battle.first().units(field)).append(" to ");
        words.append(battle.second().units(field));
      }
      return words.append('.').toString();
    }

    /** Whether the audience places the units of this seat in the next round. */
    boolean isPlacing(int seat, Viewpoint from) {
      return from.isFrom(seat) && !state.isOver() && !state.forfeits().contains(seat);
    }

    /** The most units that both sides had on one battlefield in the last round. */
    int mostUnits() {
      return state.fought().isEmpty()
          ? 1
          : Stream.of(state.fought().getLast().first(), state.fought().getLast().second())
              .flatMapToInt(plan -> Arrays.stream(plan.toArray()))
              .reduce(1, Math::max);
    }

    /** A box that is filled with the units that a seat places on a battlefield. */
    Svg slider(int seat, int field, double x, double y, double width, double height, Svg.Side to) {
      int units = state.forces().of(seat);
      int full = Math.max(mostUnits(), MEANS * units / state.battlefields().count());
      String name = BlottoQuestioner.name(field);
      return Svg.slider(name, x, y, width, height, to, Math.max(1, Math.min(units, full)))
          .look(Seats.tone(seat));
    }

    @Override
    public String svg(Viewpoint from) {
      return new BlottoDrawing(this, from).svg();
    }

    @Override
    public Optional<String> landscape(Viewpoint from) {
      return Optional.of(new BlottoStage(this, from).svg());
    }

    @Override
    public List<String> scores() {
      return IntStream.range(0, 2)
          .mapToObj(seat -> BlottoNarrator.points(Math.round(2 * state.points(seat))) + " points")
          .toList();
    }
  }
}
