package dev.agon.games.canopy.display;

import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Option;
import dev.agon.game.kit.Questioner;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import dev.agon.games.canopy.rules.Intervals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks whom to fight, with the odds, and draws the forest. */
public final class CanopyQuestioner implements Questioner<CanopyView, Choice> {
  static final String REST = "r";
  static final String FIGHT = "f";
  static final String RETREAT = "r";

  @Override
  public Question<Choice> question(CanopyView view, List<String> names) {
    return switch (view.question()) {
      case TURN -> turn(view, names);
      case ANSWER -> answer(view, names);
    };
  }

  /** Opponents are chosen by their numbers in the drawing. */
  private static Question<Choice> turn(CanopyView view, List<String> names) {
    List<Option<Choice>> options = new ArrayList<>();
    String best = "";
    double bestOdds = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < view.opponents(); i++) {
      int opponent = view.opponent(i);
      Intervals intervals = view.intervals(view.you(), opponent);
      String key = String.valueOf(opponent);
      options.add(
          new Option<>(
              key,
              words(key, names.get(opponent), view.opponents() == 1),
              "fight %s, %s: %s"
                  .formatted(names.get(opponent), standing(view, opponent), chances(intervals)),
              new Next.Done<>(new Fight(opponent))));
      if (intervals.odds() > bestOdds) {
        best = key;
        bestOdds = intervals.odds();
      }
    }
    if (view.mayRest()) {
      options.add(
          new Option<>(
              REST, List.of("rest"), "rest and gain experience", new Next.Done<>(Rest.REST)));
      best = bestOdds > 0 ? best : REST;
    }
    return new Choices<>(
        "Your turn: fight" + (view.mayRest() ? ", or rest?" : " whom? You have just rested."),
        options,
        Optional.of(best));
  }

  private static List<String> words(String key, String name, boolean isOnlyOne) {
    List<String> words = new ArrayList<>(List.of("fight " + key, name, "fight " + name));
    if (isOnlyOne) {
      words.addAll(List.of(FIGHT, "fight"));
    }
    return words;
  }

  private static Question<Choice> answer(CanopyView view, List<String> names) {
    int challenger = view.actor();
    Intervals intervals = view.intervalsFightingBack();
    return new Choices<>(
        "%s, %s, attacked you: a draw. Do you fight back?"
            .formatted(names.get(challenger), standing(view, challenger)),
        List.of(
            new Option<>(
                FIGHT,
                List.of("fight back", "fight", "y", "yes"),
                "fight back: " + chances(intervals),
                new Next.Done<>(Reply.FIGHT_BACK)),
            new Option<>(
                RETREAT, List.of("retreat", "n", "no"), "retreat", new Next.Done<>(Reply.RETREAT))),
        Optional.of(intervals.odds() > 0 ? FIGHT : RETREAT));
  }

  private static String standing(CanopyView view, int player) {
    return "layer %d with %d".formatted(view.layer(player), view.shownExperience(player));
  }

  private static String chances(Intervals of) {
    return "win %d %%, lose %d %%"
        .formatted(percent(of.win(), of.total()), percent(of.lose(), of.total()));
  }

  private static long percent(int part, int total) {
    return Math.round(100.0 * part / total);
  }

  @Override
  public List<String> table(CanopyView view, List<String> names) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Round %d. You are %d, %s experience."
            .formatted(view.round(), view.you(), standing(view, view.you())));
    if (view.ruler().isPresent()) {
      int ruler = view.ruler().getAsInt();
      String who = ruler == view.you() ? "You are" : names.get(ruler) + " is";
      lines.add(
          "%s the root of all: turn %d of %d in a row."
              .formatted(who, view.reign(), view.turnsToWin()));
    }
    lines.addAll(TextPicture.of(view, names, view.you()));
    return lines;
  }
}
