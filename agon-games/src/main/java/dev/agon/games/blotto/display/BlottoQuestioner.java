package dev.agon.games.blotto.display;

import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Notation;
import dev.agon.game.kit.Question.Sum;
import dev.agon.game.kit.Questioner;
import dev.agon.games.blotto.bots.Proportional;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Asks for the units on each battlefield. */
public final class BlottoQuestioner implements Questioner<BlottoView, Plan> {
  @Override
  public Question<Plan> question(BlottoView view, List<String> names) {
    int units = view.units();
    int count = view.battlefields().count();
    List<Field> fields =
        IntStream.range(0, count)
            .mapToObj(
                field ->
                    new Field(name(field), "the units on battlefield " + name(field), 0, units, 1))
            .toList();
    return new Fields<>(
        "Place %d units on %d battlefields; %s places %d."
            .formatted(units, count, names.get(1 - view.seat()), view.forces().second()),
        fields,
        new Sum("the units placed", units, units),
        Notation.IN_ORDER,
        Arrays.stream(usual(view).toArray()).boxed().toList(),
        Plan::of);
  }

  /** What people call the battlefield at this index. */
  static String name(int field) {
    return String.valueOf(field + 1);
  }

  /** The last plan, or units by what fields are worth. */
  private static Plan usual(BlottoView view) {
    return view.fought() == 0 ? new Proportional().move(view) : view.yours(view.fought() - 1);
  }

  @Override
  public List<String> table(BlottoView view, List<String> names) {
    List<String> lines = new ArrayList<>();
    lines.add("Round %d of %d.".formatted(view.fought() + 1, view.rounds()));
    lines.addAll(BlottoNarrator.heading(view.battlefields()).lines());
    return lines;
  }
}
