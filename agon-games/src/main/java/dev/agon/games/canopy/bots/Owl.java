package dev.agon.games.canopy.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.canopy.rules.CanopySimulation;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.CanopyView.Asked;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Looks ahead: simulates matches after each promising answer, in which everybody plays by the odds,
 * and gives the answer after which it stands above the most other players. Where {@link Lookahead}
 * allows no simulation, it plays like {@link Climber}.
 */
public record Owl(Dice dice) implements Bot<CanopyView, Choice> {
  /** At most so many opponents are looked at. */
  private static final int MAX_OPPONENTS = 32;

  /** With how many players it compares itself at the end. */
  private static final int MAX_COMPARED = 64;

  @Override
  public Choice move(CanopyView view) {
    List<Choice> choices = promising(view);
    if (choices.size() == 1) {
      return choices.getFirst();
    }
    Lookahead ahead = Lookahead.of(view.players(), choices.size());
    return ahead.isNothing() ? new Climber(dice).move(view) : best(view, choices, ahead);
  }

  /** The choice with the best simulations; the same seeds are used for all choices. */
  private Choice best(CanopyView view, List<Choice> choices, Lookahead ahead) {
    double[] above = new double[choices.size()];
    for (int playout = 0; playout < ahead.playouts(); playout++) {
      long chances = dice.nextLong();
      for (int i = 0; i < above.length; i++) {
        above[i] += playOn(view, choices.get(i), chances, ahead.turns());
      }
    }
    int best = 0;
    for (int i = 1; i < above.length; i++) {
      best = above[i] > above[best] ? i : best;
    }
    return choices.get(best);
  }

  private List<Choice> promising(CanopyView view) {
    if (view.question() == Asked.ANSWER) {
      return List.copyOf(Reply.ALL);
    }
    int opponents = view.opponents();
    int looks = Math.min(MAX_OPPONENTS, opponents);
    int first = looks < opponents ? dice.nextInt(opponents) : 0;
    List<Integer> seen = new ArrayList<>();
    for (int i = 0; i < looks; i++) {
      seen.add(view.opponent((int) ((first + (long) i * opponents / looks) % opponents)));
    }
    seen.sort(Comparator.comparingDouble(opponent -> -view.intervals(view.you(), opponent).odds()));
    List<Choice> choices = new ArrayList<>();
    seen.stream()
        .limit(Lookahead.fights(view.players()))
        .forEach(opponent -> choices.add(new Fight(opponent)));
    if (view.mayRest()) {
      choices.add(Rest.REST);
    }
    return choices;
  }

  /** The share of the others that it stands above after so many more turns. */
  private static double playOn(CanopyView view, Choice choice, long chances, int turns) {
    Climber everybody = new Climber(new Dice(chances));
    CanopySimulation match = view.simulate(chances);
    match.play(choice);
    for (int turn = 0; turn < turns && match.advance(); turn++) {
      match.play(everybody.move(match.view()));
    }
    return shareBelow(match.view(view.you()), Math.min(MAX_COMPARED, turns));
  }

  /** Compares with some of the others, evenly spread, since a look at each may take long. */
  private static double shareBelow(CanopyView end, int maxCompared) {
    int you = end.you();
    int others = end.players() - 1;
    int compared = Math.min(maxCompared, others);
    int layer = end.layer(you);
    double experience = end.experience(you);
    double below = 0;
    for (int i = 1; i <= compared; i++) {
      int other = (int) ((you + 1 + (long) (i - 1) * others / compared) % end.players());
      int order = Integer.compare(layer, end.layer(other));
      if (order == 0) {
        order = Double.compare(experience, end.experience(other));
      }
      below += order > 0 ? 1 : order == 0 ? 0.5 : 0;
    }
    return below / compared;
  }
}
