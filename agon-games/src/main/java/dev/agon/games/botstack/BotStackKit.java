package dev.agon.games.botstack;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Analyst;
import dev.agon.game.Codec;
import dev.agon.game.Game;
import dev.agon.game.GameKit;
import dev.agon.game.LegalMoves;
import dev.agon.game.Narrator;
import dev.agon.game.Parsed;
import dev.agon.game.RollCodec;
import dev.agon.game.Step;
import dev.agon.game.ViewReader;
import dev.agon.games.botstack.Decision.Abstention;
import dev.agon.games.botstack.bots.Gambler;
import dev.agon.games.botstack.bots.Oracle;
import dev.agon.games.botstack.bots.RandomBot;
import dev.agon.games.botstack.bots.Tactician;
import dev.agon.games.botstack.bots.Trigger;
import dev.agon.games.botstack.solve.RoundSolution;
import dev.agon.games.botstack.solve.Solved;
import dev.agon.games.botstack.solve.Worth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** BotStack with its codec, its bots and its solution. */
public final class BotStackKit
    implements GameKit<BotStackState, BotStackView, Decision>,
        LegalMoves<BotStackView, Decision>,
        Analyst<BotStackView, Decision>,
        Narrator<BotStackState, Decision> {
  private final BotStack game = new BotStack();
  private final BotStackCodec codec = new BotStackCodec();

  @Override
  public Game<BotStackState, BotStackView, Decision> game() {
    return game;
  }

  @Override
  public Codec<BotStackView, Decision> codec() {
    return codec;
  }

  @Override
  public List<BuiltInBot<BotStackView, Decision>> bots() {
    return List.of(
        new BuiltInBot<>(
            "Random", "any answer, all equally likely", at -> new RandomBot(at.dice())),
        new BuiltInBot<>("Trigger", "always shoots the opponent", _ -> new Trigger()),
        new BuiltInBot<>("Gambler", "itself when blanks outnumber live ones", _ -> new Gambler()),
        new BuiltInBot<>("Tactician", "rules of thumb for every item", _ -> new Tactician()),
        new BuiltInBot<>("Oracle", "plays the solution of a round", _ -> new Oracle()));
  }

  @Override
  public List<Decision> legalMoves(BotStackView view) {
    return view.legal();
  }

  @Override
  public Parsed<Analysis<Decision>> analyse(BotStackView view) {
    if (!view.rulings().equals(Rulings.DEFAULT)) {
      return new Parsed.Failure<>("only the game with the default settings is solved");
    }
    return Solved.knows(view)
        ? new Parsed.Value<>(Solved.judge(view).analysis())
        : new Parsed.Failure<>(
            "nobody can have so much: health, kits and reloads still to come are at most "
                + RoundSolution.MAX_HEALTH
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
      BotStackState before, Step<Decision> step, BotStackState after, List<String> names) {
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

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(codec);
  }

  @Override
  public Optional<ViewReader<BotStackView>> viewReader() {
    return Optional.of(codec);
  }

  @Override
  public Optional<LegalMoves<BotStackView, Decision>> legalMoves() {
    return Optional.of(this);
  }

  @Override
  public Optional<Analyst<BotStackView, Decision>> analyst() {
    return Optional.of(this);
  }

  @Override
  public Optional<Narrator<BotStackState, Decision>> narrator() {
    return Optional.of(this);
  }
}
