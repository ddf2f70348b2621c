package dev.agon.games.coinfight;

import dev.agon.bot.BuiltIn;
import dev.agon.game.Analyst;
import dev.agon.game.Codec;
import dev.agon.game.Game;
import dev.agon.game.GameKit;
import dev.agon.game.LegalMoves;
import dev.agon.game.NoChance;
import dev.agon.game.Reading;
import dev.agon.game.Reading.Garbled;
import dev.agon.game.Reading.Understood;
import java.util.List;

/** Coin Fight with its codec, its bots and its solution. */
public final class CoinFightKit
    implements GameKit<CoinState, Play, NoChance, CoinView>,
        LegalMoves<CoinView, Play>,
        Analyst<CoinView, Play> {
  private final CoinFight game = new CoinFight();
  private final CoinCodec codec = new CoinCodec();
  private final Solutions solutions = new Solutions();

  @Override
  public Game<CoinState, Play, NoChance, CoinView> game() {
    return game;
  }

  @Override
  public Codec<Play, NoChance, CoinView> codec() {
    return codec;
  }

  @Override
  public List<BuiltIn<CoinView, Play>> bots() {
    return List.of(
        new BuiltIn<>("Randy", "a random coin, random change", at -> new Randy(at.dice())),
        new BuiltIn<>("Greedy", "loses the least value", _ -> new Greedy()),
        new BuiltIn<>("Coinage", "takes the most coins", _ -> new Coinage()),
        new BuiltIn<>("AllHigh", "its highest coin, most value in change", _ -> new AllHigh()),
        new BuiltIn<>("AllLow", "its lowest coin, most coins in change", _ -> new AllLow()),
        new BuiltIn<>("CPlayer", "its lowest coin, most value in change", _ -> new CPlayer()),
        new BuiltIn<>(
            "Perfect", "exact with two players, searches with more", _ -> new Perfect(solutions)));
  }

  @Override
  public List<Play> legalMoves(CoinView view) {
    return Hand.plays(view);
  }

  @Override
  public Reading<Analysis<Play>> analyse(CoinView view) {
    return solutions
        .of(view)
        .<Reading<Analysis<Play>>>map(
            solution -> new Understood<>(new Judgement(solution, view).analysis()))
        .orElseGet(
            () ->
                new Garbled<>(
                    "only a position with coins in two hands, and not too many, is solved"));
  }

  @Override
  public List<String> summary() {
    return new OpeningBook(bots()).lines();
  }
}
