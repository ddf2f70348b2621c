package dev.agon.games.canopy;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.kit.TextCodec;
import dev.agon.game.picture.Picture;
import dev.agon.games.canopy.bots.Climber;
import dev.agon.games.canopy.bots.Owl;
import dev.agon.games.canopy.display.CanopyFrame;
import dev.agon.games.canopy.display.CanopyNarrator;
import dev.agon.games.canopy.display.CanopyQuestioner;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.games.canopy.rules.CanopyCodec;
import dev.agon.games.canopy.rules.CanopyRoll;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import java.util.List;
import java.util.Optional;

/** Canopy with its codec, its bots and its pictures. */
public final class CanopyKit implements GameKit<CanopyState, CanopyView, Choice> {
  private static final LegalMoves<CanopyView, Choice> LEGAL = CanopyView::legal;

  private final Canopy game = new Canopy();
  private final CanopyCodec codec = new CanopyCodec();
  private final RollCodec rolls = RollCodec.of(CanopyRoll.class, codec::rollJson, codec::readRoll);

  @Override
  public Game<CanopyState, CanopyView, Choice> game() {
    return game;
  }

  @Override
  public Codec<CanopyView, Choice> codec() {
    return codec;
  }

  @Override
  public List<BuiltInBot<CanopyView, Choice>> bots() {
    return List.of(
        new BuiltInBot<>(
            "Random", "any answer, all equally likely", at -> LEGAL.randomBot(at.dice())),
        new BuiltInBot<>("Climber", "fights or rests by the odds", at -> new Climber(at.dice())),
        new BuiltInBot<>("Owl", "simulates the match after each answer", at -> new Owl(at.dice())));
  }

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(rolls);
  }

  @Override
  public Optional<TextCodec<CanopyView, Choice>> textCodec() {
    return Optional.of(codec);
  }

  @Override
  public Optional<LegalMoves<CanopyView, Choice>> legalMoves() {
    return Optional.of(LEGAL);
  }

  @Override
  public Optional<Narrator<CanopyState, Choice>> narrator() {
    return Optional.of(new CanopyNarrator());
  }

  @Override
  public Optional<Observer<CanopyState, Choice>> observer() {
    return Optional.of(Observer.ofRolls(rolls));
  }

  @Override
  public Optional<Picture<CanopyState, Choice>> picture() {
    return Optional.of(CanopyFrame::first);
  }

  @Override
  public Optional<Questioner<CanopyView, Choice>> questioner() {
    return Optional.of(new CanopyQuestioner());
  }
}
