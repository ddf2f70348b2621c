package dev.agon.games.blotto.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.games.blotto.rules.Battle;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Tells a match round by round: who placed what, and who won which battlefield. */
public final class BlottoNarrator implements Narrator<BlottoState, Plan> {
  @Override
  public List<String> tell(
      BlottoState before, Step<Plan> step, BlottoState after, List<String> names, Viewpoint from) {
    return switch (step) {
      case Step.MovedTogether<Plan> _ -> round(after, names);
      case Step.Forfeited(int seat, ForfeitReason reason) ->
          List.of(names.get(seat) + " is out: " + reason.describe() + ".");
      case Step.Moved<Plan> _, Step.Rolled<Plan> _ -> List.of();
    };
  }

  private static List<String> round(BlottoState after, List<String> names) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("== Round " + after.fought().size() + " of " + after.rounds() + " ==");
    lines.addAll(table(after, names));
    return lines;
  }

  /** The plans of the last round, and the score. */
  static List<String> table(BlottoState after, List<String> names) {
    Battlefields battlefields = after.battlefields();
    FieldRows rows = heading(battlefields);
    Battle battle = after.fought().getLast();
    for (int seat = 0; seat < 2; seat++) {
      Plan plan = battle.of(seat);
      Plan against = battle.of(1 - seat);
      rows.add(
          names.get(seat),
          IntStream.range(0, battlefields.count())
              .mapToObj(field -> plan.units(field) + mark(plan, against, field))
              .toList(),
          points(battlefields.halfPoints(plan, against)));
    }
    List<String> lines = new ArrayList<>(rows.lines());
    lines.add(score(after, names));
    return lines;
  }

  /** A star for the winner of a field, an equals sign for a tie. */
  private static String mark(Plan plan, Plan against, int field) {
    int compared = Integer.compare(plan.units(field), against.units(field));
    return compared > 0 ? "*" : compared == 0 ? "=" : " ";
  }

  /** Rows with the battlefields' numbers and worth. */
  static FieldRows heading(Battlefields battlefields) {
    return new FieldRows()
        .add(
            "field",
            IntStream.rangeClosed(1, battlefields.count()).mapToObj(field -> field + " ").toList(),
            "points")
        .add(
            "worth",
            IntStream.range(0, battlefields.count())
                .mapToObj(field -> battlefields.value(field) + " ")
                .toList(),
            String.valueOf(battlefields.total()));
  }

  static String score(BlottoState state, List<String> names) {
    return "Score: %s for %s, %s for %s."
        .formatted(points(halves(state, 0)), names.get(0), points(halves(state, 1)), names.get(1));
  }

  private static long halves(BlottoState state, int seat) {
    return state.fought().stream()
        .mapToLong(battle -> state.battlefields().halfPoints(battle.of(seat), battle.of(1 - seat)))
        .sum();
  }

  static String points(long halves) {
    return halves / 2 + (halves % 2 == 0 ? "" : ".5");
  }
}
