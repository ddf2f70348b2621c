package dev.agon.games.botstack;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.kit.TextCodec;
import dev.agon.game.kit.WholeMatch;
import dev.agon.game.picture.Picture;
import dev.agon.games.botstack.bots.Oracle;
import dev.agon.games.botstack.bots.Shooter;
import dev.agon.games.botstack.bots.Tactician;
import dev.agon.games.botstack.display.BotStackFrame;
import dev.agon.games.botstack.display.BotStackNarrator;
import dev.agon.games.botstack.display.BotStackObserver;
import dev.agon.games.botstack.display.BotStackQuestioner;
import dev.agon.games.botstack.rules.BotStack;
import dev.agon.games.botstack.rules.BotStackCodec;
import dev.agon.games.botstack.rules.BotStackRoll;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.BotStackWholeMatch;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.solve.BotStackAnalyst;
import java.util.List;
import java.util.Optional;

/** BotStack with its codec, its bots and its solution. */
public final class BotStackKit implements GameKit<BotStackState, BotStackView, Decision> {
  private static final LegalMoves<BotStackView, Decision> LEGAL = BotStackView::legal;

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
            "Random", "any answer, all equally likely", at -> LEGAL.randomBot(at.dice())),
        new BuiltInBot<>("Trigger", "always shoots the opponent", _ -> new Shooter(_ -> false)),
        new BuiltInBot<>(
            "Gambler",
            "itself when blanks outnumber live ones",
            _ -> new Shooter(view -> 2 * view.live() < view.bullets())),
        new BuiltInBot<>("Tactician", "rules of thumb for every item", _ -> new Tactician()),
        new BuiltInBot<>("Oracle", "plays the solution of a round", _ -> new Oracle()));
  }

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(RollCodec.of(BotStackRoll.class, codec::rollJson, codec::readRoll));
  }

  @Override
  public Optional<TextCodec<BotStackView, Decision>> textCodec() {
    return Optional.of(codec);
  }

  @Override
  public Optional<LegalMoves<BotStackView, Decision>> legalMoves() {
    return Optional.of(LEGAL);
  }

  @Override
  public Optional<Analyst<BotStackView, Decision>> analyst() {
    return Optional.of(new BotStackAnalyst());
  }

  @Override
  public Optional<Narrator<BotStackState, Decision>> narrator() {
    return Optional.of(new BotStackNarrator());
  }

  @Override
  public Optional<Observer<BotStackState, Decision>> observer() {
    return Optional.of(new BotStackObserver());
  }

  @Override
  public Optional<WholeMatch<BotStackView, Decision>> wholeMatch(Settings settings) {
    return Optional.of(new BotStackWholeMatch(settings));
  }

  @Override
  public Optional<Picture<BotStackState, Decision>> picture() {
    return Optional.of(BotStackFrame::first);
  }

  @Override
  public Optional<Questioner<BotStackView, Decision>> questioner() {
    return Optional.of(new BotStackQuestioner());
  }
}
