package dev.agon.games.canopy.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.canopy.Canopy;
import dev.agon.games.canopy.CanopyState;
import dev.agon.games.canopy.CanopyView;
import dev.agon.games.canopy.CanopyView.Asked;
import dev.agon.games.canopy.Choice;
import dev.agon.games.canopy.Choice.Fight;
import dev.agon.games.canopy.Choice.Reply;
import dev.agon.games.canopy.Choice.Rest;
import dev.agon.games.canopy.Forest;
import dev.agon.games.canopy.Phase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Looks ahead: plays on from each promising answer, with everybody going by the odds, and takes the
 * answer after which it comes to stand above the most others.
 */
public final class Owl implements Bot<CanopyView, Choice> {
  /** From each choice so many games are played on, with the same chances for all of them. */
  private static final int PLAYOUTS = 128;

  /** Of the fights with the best odds, so many are tried. */
  private static final int FIGHTS = 9;

  /** Where there are more opponents, it looks at so many of them. */
  private static final int LOOKS = 32;

  /** How far a game is played on: so many turns for each player, but not more than so many. */
  private static final int TURNS_EACH = 4;

  private static final int MAX_TURNS = 160;

  /** It compares itself with so many others at the end. */
  private static final int COMPARED = 64;

  private final Canopy game = new Canopy();
  private final Dice dice;

  public Owl(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Choice move(CanopyView view) {
    List<Choice> choices = promising(view);
    double[] above = new double[choices.size()];
    for (int playout = 0; choices.size() > 1 && playout < PLAYOUTS; playout++) {
      long chances = dice.nextLong();
      for (int i = 0; i < above.length; i++) {
        above[i] += playOn(view, choices.get(i), chances);
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
    int looks = Math.min(LOOKS, opponents);
    int first = looks < opponents ? dice.nextInt(opponents) : 0;
    List<Integer> seen = new ArrayList<>();
    for (int i = 0; i < looks; i++) {
      seen.add(view.opponent((int) ((first + (long) i * opponents / looks) % opponents)));
    }
    seen.sort(Comparator.comparingDouble(opponent -> -view.intervals(view.you(), opponent).odds()));
    List<Choice> choices = new ArrayList<>();
    seen.stream().limit(FIGHTS).forEach(opponent -> choices.add(new Fight(opponent)));
    if (view.mayRest()) {
      choices.add(Rest.REST);
    }
    return choices;
  }

  /** The share of the others that it stands above when the game has been played on. */
  private double playOn(CanopyView view, Choice choice, long chances) {
    int you = view.you();
    Climber everybody = new Climber(new Dice(chances));
    CanopyState state = game.apply(view.state(), new Step.Moved<>(you, choice));
    int turns = Math.min(MAX_TURNS, TURNS_EACH * view.players());
    while (turns > 0 && state.phase() != Phase.OVER) {
      switch (game.turn(state)) {
        case Turn.Chance chance -> {
          Dice own = new Dice(Dice.seed(chances, chance.key()));
          state = game.apply(state, new Step.Rolled<>(chance.sampler().draw(own)));
        }
        case Turn.OneDecides(int seat) -> {
          turns--;
          Choice next = everybody.move(game.view(state, seat));
          state = game.apply(state, new Step.Moved<>(seat, next));
        }
        case Turn.SeveralDecide _, Turn.Over _ ->
            throw new IllegalStateException("nobody decides together, and it is not over");
      }
    }
    return shareBelow(state.forest(), you);
  }

  private static double shareBelow(Forest forest, int you) {
    int others = forest.size() - 1;
    int compared = Math.min(COMPARED, others);
    int layer = forest.layer(you);
    double experience = forest.player(you).experience();
    double below = 0;
    for (int i = 1; i <= compared; i++) {
      int other = (int) ((you + 1 + (long) (i - 1) * others / compared) % forest.size());
      int order = Integer.compare(layer, forest.layer(other));
      if (order == 0) {
        order = Double.compare(experience, forest.player(other).experience());
      }
      below += order > 0 ? 1 : order == 0 ? 0.5 : 0;
    }
    return below / compared;
  }
}
