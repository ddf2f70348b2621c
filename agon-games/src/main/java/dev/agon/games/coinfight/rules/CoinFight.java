package dev.agon.games.coinfight.rules;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rules of Coin Fight; docs/rules/coinfight.md has them in words. */
public final class CoinFight implements Game<CoinState, CoinView, Play> {
  static final int MAX_PLAYERS = 6;

  /** The coins that each player starts with; they also name the denominations. */
  public static final Setting<Coins> START =
      Setting.text(
          "start",
          "the coins each player starts with, which also name the denominations",
          "like 4x1, 3x5",
          CoinText.start("4x1, 3x5, 2x10, 1x25"),
          CoinText::readStart,
          Coins::toString);

  private static final GameSpec SPEC =
      GameSpec.named("coinfight", "Coin Fight")
          .withSeats(2, MAX_PLAYERS)
          .withSettings(List.of(START));

  private static final Turn OVER = new Turn.Over();
  private static final List<Turn> TURN_OF =
      IntStream.range(0, MAX_PLAYERS).<Turn>mapToObj(Turn.OneDecides::new).toList();

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public CoinState start(Settings settings, int seats) {
    return CoinState.start(settings.get(START), seats);
  }

  @Override
  public Turn turn(CoinState state) {
    return state.playersLeft() == 1 ? OVER : TURN_OF.get(state.seatToPlay());
  }

  @Override
  public Optional<String> refuse(CoinState state, int seat, Play play) {
    Coins hand = state.hand(seat);
    Denominations denominations = hand.denominations();
    int coin = denominations.indexOf(play.coin());
    if (coin < 0) {
      return Optional.of(
          "there is no coin worth " + play.coin() + "; the coins are " + denominations);
    }
    if (!play.change().denominations().equals(denominations)) {
      return Optional.of(
          "change in coins of %s; the coins are %s"
              .formatted(play.change().denominations(), denominations));
    }
    if (hand.count(coin) == 0) {
      return Optional.of("plays a " + play.coin() + " but holds " + hand);
    }
    if (!state.table().contains(play.change())) {
      return Optional.of(
          "takes change of " + play.change() + " but the table has " + state.table());
    }
    if (play.change().value() >= play.coin()) {
      return Optional.of(
          "takes change worth %d for a %d; it must be worth less than the coin"
              .formatted(play.change().value(), play.coin()));
    }
    return Optional.empty();
  }

  @Override
  public CoinState apply(CoinState state, Step<Play> step) {
    if (step instanceof Step.Moved<Play> moved) {
      return state.played(moved.seat(), moved.move());
    }
    if (step instanceof Step.Forfeited<Play> forfeited) {
      return state.forfeited(forfeited.seat());
    }
    throw new IllegalArgumentException("Coin Fight has no such step: " + step);
  }

  @Override
  public CoinView view(CoinState state, int seat) {
    return new CoinView(state, seat);
  }

  @Override
  public Outcome outcome(CoinState state) {
    return state.outcome();
  }
}
