package dev.agon.games.coinfight;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.TextCodec;
import dev.agon.game.picture.Picture;
import dev.agon.games.coinfight.bots.Coinage;
import dev.agon.games.coinfight.bots.Greedy;
import dev.agon.games.coinfight.bots.OldRandy;
import dev.agon.games.coinfight.bots.OneHabit;
import dev.agon.games.coinfight.bots.Perfect;
import dev.agon.games.coinfight.bots.Randy;
import dev.agon.games.coinfight.display.CoinNarrator;
import dev.agon.games.coinfight.display.CoinPicture;
import dev.agon.games.coinfight.display.CoinQuestioner;
import dev.agon.games.coinfight.rules.Change;
import dev.agon.games.coinfight.rules.CoinCodec;
import dev.agon.games.coinfight.rules.CoinFight;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.games.coinfight.solve.CoinFightAnalyst;
import dev.agon.games.coinfight.solve.Solutions;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Coin Fight with its codec, its bots and its solution. */
public final class CoinFightKit implements GameKit<CoinState, CoinView, Play> {
  private final CoinFight game = new CoinFight();
  private final CoinCodec codec = new CoinCodec();
  private final Solutions solutions = new Solutions();
  private final List<BuiltInBot<CoinView, Play>> bots;

  public CoinFightKit() {
    this(Randy::new);
  }

  private CoinFightKit(Function<Dice, Bot<CoinView, Play>> randy) {
    bots =
        List.of(
            new BuiltInBot<>("Randy", "a random coin, random change", at -> randy.apply(at.dice())),
            new BuiltInBot<>("Greedy", "loses the least value", _ -> new Greedy()),
            new BuiltInBot<>("Coinage", "takes the most coins", _ -> new Coinage()),
            new BuiltInBot<>(
                "AllHigh",
                "its highest coin, most value in change",
                _ -> new OneHabit(Coins::highest, Change::maxValue)),
            new BuiltInBot<>(
                "AllLow",
                "its lowest coin, most coins in change",
                _ -> new OneHabit(Coins::lowest, Change::maxCount)),
            new BuiltInBot<>(
                "CPlayer",
                "its lowest coin, most value in change",
                _ -> new OneHabit(Coins::lowest, Change::maxValue)),
            new BuiltInBot<>(
                "Perfect",
                "exact with two players, searches with more",
                _ -> new Perfect(solutions)));
  }

  /** The game with the bots of the old program, whose Randy draws a denomination. */
  public static CoinFightKit ofOldProgram() {
    return new CoinFightKit(OldRandy::new);
  }

  @Override
  public Game<CoinState, CoinView, Play> game() {
    return game;
  }

  @Override
  public Codec<CoinView, Play> codec() {
    return codec;
  }

  @Override
  public List<BuiltInBot<CoinView, Play>> bots() {
    return bots;
  }

  @Override
  public Optional<TextCodec<CoinView, Play>> textCodec() {
    return Optional.of(codec);
  }

  @Override
  public Optional<LegalMoves<CoinView, Play>> legalMoves() {
    return Optional.of(CoinView::legal);
  }

  @Override
  public Optional<Analyst<CoinView, Play>> analyst() {
    return Optional.of(new CoinFightAnalyst(solutions, bots));
  }

  @Override
  public Optional<Narrator<CoinState, Play>> narrator() {
    return Optional.of(new CoinNarrator());
  }

  @Override
  public Optional<Picture<CoinState, Play>> picture() {
    return Optional.of(new CoinPicture());
  }

  @Override
  public Optional<Questioner<CoinView, Play>> questioner() {
    return Optional.of(new CoinQuestioner());
  }
}
