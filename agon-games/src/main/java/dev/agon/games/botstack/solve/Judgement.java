package dev.agon.games.botstack.solve;

import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Analyst.MoveValue;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Judges the answers to a question by the solution of a round and the plan for the match. */
public final class Judgement {
  private final RoundSolution round;
  private final MatchPlan match;
  private final MatchPlan chances;
  private final BotStackView view;
  private final Position position;

  Judgement(RoundSolution round, MatchPlan match, MatchPlan chances, BotStackView view) {
    this.round = round;
    this.match = match;
    this.chances = chances;
    this.view = view;
    this.position = Position.of(view);
  }

  /** The best answer; the first of equals. */
  public Decision best() {
    return judged().getFirst().move();
  }

  /** Answers, the best first, by won minus lost rounds or, for a draw, points of the match. */
  private List<MoveValue<Decision>> judged() {
    List<MoveValue<Decision>> all =
        new ArrayList<>(
            switch (view.question()) {
              case ASK -> abstention(position(), true);
              case ANSWER -> abstention(round.act(position).forTheOther(), false);
              case ITEM -> items();
              case SHOOT -> shots();
            });
    all.sort(Comparator.comparingDouble((MoveValue<Decision> one) -> -one.value()));
    return all;
  }

  private Worth position() {
    return round.act(position);
  }

  /** Asking is judged as if the other player accepted, since asking costs nothing. */
  private List<MoveValue<Decision>> abstention(Worth chances, boolean asking) {
    double played = match.playedOn(view, chances);
    double draw = match.drawNow(view);
    return List.of(
        new MoveValue<>(
            Abstention.NO, played, String.format(Locale.ROOT, "played on: %.3f points", played)),
        new MoveValue<>(
            Abstention.YES,
            draw,
            String.format(
                Locale.ROOT, "%s: %.3f points", asking ? "if accepted" : "a draw", draw)));
  }

  private List<MoveValue<Decision>> items() {
    List<MoveValue<Decision>> all = new ArrayList<>();
    for (Use use : Use.values()) {
      all.add(judged(use, worth(use)));
    }
    return all;
  }

  private List<MoveValue<Decision>> shots() {
    List<MoveValue<Decision>> all = new ArrayList<>();
    for (Shot shot : Shot.values()) {
      all.add(judged(shot, worth(shot)));
    }
    return all;
  }

  private Worth worth(Use use) {
    return round.using(position, view.you().items().in(use));
  }

  private Worth worth(Shot shot) {
    return view.peeked()
        .map(bullet -> round.shot(position, shot, bullet))
        .orElseGet(() -> round.shot(position, shot));
  }

  /** The probability of winning the match minus that of losing it to the other player. */
  double lead() {
    return chances.playedOn(
        view,
        switch (view.question()) {
          case ASK -> position();
          case ANSWER -> position().forTheOther();
          case ITEM -> best(Arrays.stream(Use.values()).map(this::worth));
          case SHOOT -> best(Arrays.stream(Shot.values()).map(this::worth));
        });
  }

  private static Worth best(Stream<Worth> all) {
    return all.reduce(Worth::better).orElseThrow();
  }

  private static MoveValue<Decision> judged(Decision decision, Worth worth) {
    return new MoveValue<>(decision, worth.value(), words(worth));
  }

  private static String words(Worth worth) {
    return String.format(
        Locale.ROOT, "wins %.2f %%, loses %.2f %%", 100 * worth.win(), 100 * worth.loss());
  }

  private static String sentence(Worth worth) {
    return String.format(
        Locale.ROOT,
        "You win %.2f %% and lose %.2f %% of such rounds.",
        100 * worth.win(),
        100 * worth.loss());
  }

  public Analysis<Decision> analysis() {
    List<MoveValue<Decision>> all = judged();
    Worth worth = view.question() == Asked.ANSWER ? position().forTheOther() : position();
    String verdict =
        switch (view.question()) {
          case ASK, ANSWER ->
              String.format(
                  Locale.ROOT,
                  "%s The match is worth %.3f points if played on, %.3f after a draw.",
                  sentence(worth),
                  match.playedOn(view, worth),
                  match.drawNow(view));
          case ITEM -> sentence(worth);
          case SHOOT -> "The best shot " + all.getFirst().words() + " of such rounds.";
        };
    return new Analysis<>(verdict, all);
  }
}
