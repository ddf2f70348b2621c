package dev.agon.games.coinfight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Dice;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A test for each sentence of the rules. */
final class CoinFightTest {
  private static final Coins NOTHING = coins("");
  private final CoinFight game = new CoinFight();

  private static Coins coins(String text) {
    Coins usual = CoinFight.START.defaultValue();
    return CoinText.readCounts(text).then(counts -> CoinText.coins(usual.denominations(), counts))
            instanceof Parsed.Value<Coins>(Coins coins)
        ? coins
        : NOTHING;
  }

  private CoinState play(CoinState state, int seat, int coin, String change) {
    Play play = new Play(coin, coins(change));
    assertThat(game.refuse(state, seat, play)).isEmpty();
    return game.apply(state, new Step.Moved<>(seat, play));
  }

  private static Turn turnOf(int seat) {
    return new Turn.OneDecides(seat);
  }

  @Test
  void eachPlayerStartsWithTheDefaultCoinsAndTheTableIsEmpty() {
    CoinState start = game.start(Settings.defaults(game.spec()), 3);
    assertThat(start.table()).isEqualTo(NOTHING);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(start.hand(seat)).hasToString("4x1, 3x5, 2x10, 1x25");
    }
    assertThat(game.turn(start)).isEqualTo(turnOf(0));
  }

  @Test
  void otherCoinsCanBeSet() {
    Settings settings = Settings.of(game.spec(), Map.of("start", "2x3, 1x7, 0x50"));
    CoinState start = game.start(settings, 2);
    assertThat(start.hand(1)).hasToString("2x3, 1x7, 0x50");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0x1",
        "4x1, 4x1",
        "43x1",
        "4x0",
        "-1x5",
        "four",
        "1x1,1x2,1x3,1x4,1x5,1x6,1x7,1x8,1x9"
      })
  void coinsThatCannotBeSetAreRefused(String start) {
    assertThatThrownBy(() -> Settings.of(game.spec(), Map.of("start", start)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("start");
  }

  @Test
  void theCoinGoesToTheTableAndTheChangeToTheHand() {
    CoinState state = CoinState.of(0, coins("3x1, 1x5"), coins("1x10"), coins("1x25"));
    CoinState after = play(state, 0, 10, "3x1, 1x5");
    assertThat(after.table()).isEqualTo(coins("1x10"));
    assertThat(after.hand(0)).isEqualTo(coins("3x1, 1x5"));
    assertThat(after.hand(1)).isEqualTo(coins("1x25"));
    assertThat(game.turn(after)).isEqualTo(turnOf(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7  |          | there is no coin worth 7",
        "25 |          | plays a 25 but holds",
        "10 | 1x25     | takes change of",
        "10 | 4x1      | takes change of",
        "5  | 1x5      | must be worth less than the coin",
        "10 | 2x5      | must be worth less than the coin",
      })
  void movesAgainstTheRulesAreRefused(int coin, String change, String why) {
    CoinState state = CoinState.of(0, coins("3x1, 2x5"), coins("1x5, 1x10"), coins("1x25"));
    Play play = new Play(coin, coins(change == null ? "" : change));
    assertThat(game.refuse(state, 0, play).orElse("")).contains(why);
  }

  @Test
  void turnsOfPlayersWhoAreOutAreSkippedButCounted() {
    CoinState state = CoinState.of(3, NOTHING, coins("1x5"), NOTHING, coins("2x1"));
    assertThat(game.turn(state)).isEqualTo(turnOf(0));
    CoinState after = game.apply(state, new Step.Forfeited<>(0, ForfeitReason.TIME));
    assertThat(game.turn(after)).isInstanceOf(Turn.Over.class);
    CoinState longer = CoinState.of(3, coins("1x1"), coins("1x5"), NOTHING, coins("2x1"));
    assertThat(play(longer, 0, 5, "1x1").turn()).isEqualTo(5);
  }

  @Test
  void aPlayerWithoutCoinsIsOutAndTheLastOneWithCoinsWins() {
    CoinState state = CoinState.of(0, NOTHING, coins("1x1"), coins("1x1"), coins("2x1"));
    CoinState firstOut = play(state, 0, 1, "");
    CoinState secondOut = play(firstOut, 1, 1, "");
    assertThat(game.turn(secondOut)).isInstanceOf(Turn.Over.class);
    assertThat(game.outcome(secondOut))
        .isEqualTo(Outcome.of(new int[] {3, 2, 1}, new double[] {0, 0, 1}));
  }

  @Test
  void theCoinsOfAPlayerWhoForfeitsLeaveTheGame() {
    CoinState state = CoinState.of(1, coins("1x5"), coins("2x1"), coins("1x25"), coins("1x10"));
    CoinState after = game.apply(state, new Step.Forfeited<>(1, ForfeitReason.ILLEGAL_MOVE));
    assertThat(after.table()).isEqualTo(coins("1x5"));
    assertThat(after.hand(1)).isEqualTo(NOTHING);
    assertThat(game.turn(after)).isEqualTo(turnOf(2));
  }

  @Test
  void coinsNeitherAppearNorVanishWithoutAForfeit() {
    playAtRandom(200);
  }

  @Tag("long")
  @Test
  void coinsNeitherAppearNorVanishInMillionsOfMatches() {
    playAtRandom(2_000_000);
  }

  private void playAtRandom(int matches) {
    Dice dice = new Dice(5);
    for (int match = 0; match < matches; match++) {
      CoinState state = game.start(Settings.defaults(game.spec()), 2 + match % 5);
      Coins all = total(state);
      while (game.turn(state) instanceof Turn.OneDecides(int seat)) {
        var moves = game.view(state, seat).legal();
        int held = total(state).minus(state.table()).value();
        state = game.apply(state, new Step.Moved<>(seat, moves.get(dice.nextInt(moves.size()))));
        Coins total = total(state);
        holds(total.equals(all), "the same coins", match);
        holds(total.minus(state.table()).value() < held, "less in all hands", match);
      }
    }
  }

  /** Millions of assertions in words would take longer than the matches. */
  private static void holds(boolean condition, String what, int match) {
    if (!condition) {
      throw new AssertionError("match %d does not have %s".formatted(match, what));
    }
  }

  private static Coins total(CoinState state) {
    Coins all = state.table();
    for (int seat = 0; seat < state.players(); seat++) {
      all = all.plus(state.hand(seat));
    }
    return all;
  }
}
