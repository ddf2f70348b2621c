package dev.agon.games.botstack;

import dev.agon.bot.BuiltIn;
import dev.agon.game.Analyst;
import dev.agon.game.Codec;
import dev.agon.game.Game;
import dev.agon.game.GameKit;
import dev.agon.game.LegalMoves;
import dev.agon.game.Narrator;
import dev.agon.game.Reading;
import dev.agon.game.Step;
import dev.agon.games.botstack.Decision.Abstention;
import java.util.List;
import java.util.Locale;

/** BotStack with its codec, its bots and its solution. */
public final class BotStackKit
    implements GameKit<BotStackState, Decision, Roll, BotStackView>,
        LegalMoves<BotStackView, Decision>,
        Analyst<BotStackView, Decision>,
        Narrator<BotStackState, Decision, Roll> {
  private final BotStack game = new BotStack();
  private final BotStackCodec codec = new BotStackCodec();

  @Override
  public Game<BotStackState, Decision, Roll, BotStackView> game() {
    return game;
  }

  @Override
  public Codec<Decision, Roll, BotStackView> codec() {
    return codec;
  }

  @Override
  public List<BuiltIn<BotStackView, Decision>> bots() {
    return List.of(
        new BuiltIn<>("Random", "any answer, all equally likely", at -> new AtRandom(at.dice())),
        new BuiltIn<>("Trigger", "always shoots the opponent", _ -> new Trigger()),
        new BuiltIn<>("Gambler", "itself when blanks outnumber live ones", _ -> new Gambler()),
        new BuiltIn<>("Tactician", "rules of thumb for every item", _ -> new Tactician()),
        new BuiltIn<>("Oracle", "plays the solution of a round", _ -> new Oracle()));
  }

  @Override
  public List<Decision> legalMoves(BotStackView view) {
    return view.legal();
  }

  @Override
  public Reading<Analysis<Decision>> analyse(BotStackView view) {
    if (!view.rulings().equals(Rulings.USUAL)) {
      return new Reading.Garbled<>("only the game with the default settings is solved");
    }
    return Solved.knows(view)
        ? new Reading.Understood<>(Solved.judge(view).analysis())
        : new Reading.Garbled<>(
            "nobody can have so much: health, kits and reloads still to come are at most "
                + RoundSolution.MOST_HEALTH
                + " together");
  }

  @Override
  public String givenAway(Choice<Decision> made, Choice<Decision> best) {
    double lost = best.value() - made.value();
    return made.move() instanceof Abstention
        ? String.format(Locale.ROOT, "%.3f points", lost)
        : String.format(Locale.ROOT, "%.2f %% of the round", 100 * lost);
  }

  @Override
  public List<String> tell(
      BotStackState before, Step<Decision, Roll> step, BotStackState after, List<String> names) {
    return new Narration(before, after, names).of(step);
  }

  @Override
  public List<String> summary() {
    Worth start = Solved.round().start();
    return List.of(
        String.format(
            Locale.ROOT,
            "%,d positions of a round, by the usual rulings",
            Solved.round().positions()),
        String.format(
            Locale.ROOT,
            "who starts a round wins %.2f %%, loses %.2f %%, and %.2f %% bring nobody credit",
            100 * start.win(),
            100 * start.loss(),
            100 * (1 - start.win() - start.loss())));
  }
}
