package dev.agon.games.blotto.bots;

import dev.agon.bot.Bot;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.BestResponse;
import java.util.List;
import java.util.stream.IntStream;

/** Makes the plan that wins the most points against all earlier plans of the other side. */
public final class Learner implements Bot<BlottoView, Plan> {
  @Override
  public Plan move(BlottoView view) {
    if (view.fought() == 0) {
      return Proportional.plan(view.battlefields(), view.units());
    }
    List<Plan> theirs = IntStream.range(0, view.fought()).mapToObj(view::theirs).toList();
    return BestResponse.against(view.battlefields(), theirs, view.units()).plan();
  }
}
