package dev.agon.games.coinfight.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.Dice;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinFight;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The bots as their table of rules has them, against a slow reading of the same table. */
final class BotsTest {
  private static final List<String> DETERMINISTIC =
      List.of("Greedy", "Coinage", "AllHigh", "AllLow", "CPlayer");

  private final CoinFightKit kit = new CoinFightKit();
  private final CoinFight game = new CoinFight();

  private Play move(String bot, CoinView view) {
    BuiltInBot<CoinView, Play> built =
        kit.bots().stream().filter(b -> b.name().equals(bot)).findFirst().orElseThrow();
    Settings settings = Settings.defaults(game.spec());
    return built.sit().apply(new Seating(0, 2, settings, 1)).move(view);
  }

  private CoinView position(String table, String mine) {
    return view("2 0\n" + table + "\n" + mine + "\n1x1, 0x5, 0x10, 0x25\n");
  }

  private CoinView view(String text) {
    return switch (kit.textCodec().orElseThrow().readView(text)) {
      case Parsed.Value<CoinView>(CoinView view) -> view;
      case Parsed.Failure<CoinView>(String why) -> throw new AssertionError(why);
    };
  }

  private String answer(String bot, String table, String mine) {
    return kit.textCodec()
        .orElseThrow()
        .moveText(move(bot, position(table, mine)))
        .replace('\n', ';');
  }

  @Test
  void allHighPlaysItsHighestCoinForTheMostValue() {
    // For 25: two tens make 20, then four ones make 24; the fives do not fit any more.
    assertThat(answer("AllHigh", "6x1, 3x5, 2x10", "1x5, 1x25"))
        .isEqualTo("25;4x1, 0x5, 2x10, 0x25;");
  }

  @Test
  void allLowPlaysItsLowestCoinForTheMostCoins() {
    // For 10: six ones, and no five fits below 10 any more.
    assertThat(answer("AllLow", "6x1, 3x5", "1x10, 1x25")).isEqualTo("10;6x1, 0x5, 0x10, 0x25;");
  }

  @Test
  void cPlayerPlaysItsLowestCoinForTheMostValue() {
    // For 10: one five, then four ones make 9.
    assertThat(answer("CPlayer", "6x1, 3x5", "1x10, 1x25")).isEqualTo("10;4x1, 1x5, 0x10, 0x25;");
  }

  @Test
  void greedyLosesTheLeastThenTakesTheMostThenPlaysTheLowest() {
    // 5 for nothing loses 5; 10 for a five and four ones loses 1; 25 for 2x10, 4x1 loses 1 and
    // brings six coins against five.
    assertThat(answer("Greedy", "4x1, 1x5, 2x10", "1x10, 1x25"))
        .isEqualTo("25;4x1, 0x5, 2x10, 0x25;");
    // Coins of 2 and 3 both lose 1 and bring one coin: the lower one is the first.
    CoinView tie = view("2 0\n1x1, 1x2, 0x3\n0x1, 1x2, 1x3\n1x1\n");
    assertThat(move("Greedy", tie).coin()).isEqualTo(2);
    // Nothing to be had: 1 loses least.
    assertThat(answer("Greedy", "", "1x1, 1x5")).isEqualTo("1;0x1, 0x5, 0x10, 0x25;");
  }

  @Test
  void coinageTakesTheMostCoinsThenLosesTheLeast() {
    // 25 can bring four ones, two fives and one ten: 24 and seven coins.
    assertThat(answer("Coinage", "4x1, 2x5, 2x10", "1x5, 1x25"))
        .isEqualTo("25;4x1, 2x5, 1x10, 0x25;");
  }

  @Test
  void everyDeterministicBotMovesLikeItsSlowVersion() {
    Dice dice = new Dice(11);
    for (int match = 0; match < 300; match++) {
      CoinState state = game.start(Settings.defaults(game.spec()), 2 + match % 5);
      while (game.turn(state) instanceof Turn.OneDecides(int seat)) {
        CoinView view = game.view(state, seat);
        for (String bot : DETERMINISTIC) {
          assertThat(kit.textCodec().orElseThrow().moveText(move(bot, view)))
              .as("%s in%n%s", bot, kit.textCodec().orElseThrow().viewText(view))
              .isEqualTo(SlowBots.answer(bot, kit.textCodec().orElseThrow().viewText(view)));
        }
        List<Play> plays = view.legal();
        state = game.apply(state, new Step.Moved<>(seat, plays.get(dice.nextInt(plays.size()))));
      }
    }
  }

  /** From both seats, every cell: by the arena's bots and by the slow program on texts alone. */
  @Test
  void theCrossTableOfTheDeterministicBotsIsRightInEveryCell() {
    Map<String, String> expected = new LinkedHashMap<>();
    Map<String, String> actual = new LinkedHashMap<>();
    for (String first : DETERMINISTIC) {
      for (String second : DETERMINISTIC) {
        if (!first.equals(second)) {
          String cell = first + " v " + second;
          expected.put(cell, SlowBots.winner(List.of(first, second)));
          actual.put(cell, winner(List.of(first, second)));
        }
      }
    }
    assertThat(actual).isEqualTo(expected);
    assertThat(actual).hasSize(20);
    // The golden files of the old program have these six.
    Map<String, String> old = new TreeMap<>();
    old.put("Greedy v AllLow", "Greedy");
    old.put("AllLow v Greedy", "Greedy");
    old.put("Greedy v Coinage", "Coinage");
    old.put("Coinage v Greedy", "Coinage");
    old.put("AllLow v Coinage", "Coinage");
    old.put("Coinage v AllLow", "Coinage");
    assertThat(actual).containsAllEntriesOf(old);
  }

  private String winner(List<String> bots) {
    CoinState state = game.start(Settings.defaults(game.spec()), bots.size());
    while (game.turn(state) instanceof Turn.OneDecides(int seat)) {
      Play play = move(bots.get(seat), game.view(state, seat));
      assertThat(game.refuse(state, seat, play)).isEmpty();
      state = game.apply(state, new Step.Moved<>(seat, play));
    }
    List<String> winners = new ArrayList<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      if (game.outcome(state).won(seat)) {
        winners.add(bots.get(seat));
      }
    }
    return String.join(",", winners);
  }

  /** Of four denominations 5 is missing, so that 10 is played for it too: half of the time. */
  @Test
  void theOldProgramsRandyDrawsADenominationAndPlaysTheNextOneItHolds() {
    CoinView view = position("6x1, 3x5", "4x1, 1x10, 1x25");
    BuiltInBot<CoinView, Play> randy = CoinFightKit.ofOldProgram().bots().getFirst();
    Bot<CoinView, Play> bot =
        randy.sit().apply(new Seating(0, 2, Settings.defaults(game.spec()), 3));
    Map<Integer, Integer> coins = new TreeMap<>();
    Map<Coins, Integer> changeFor10 = new HashMap<>();
    for (int i = 0; i < 8000; i++) {
      Play play = bot.move(view);
      coins.merge(play.coin(), 1, Integer::sum);
      if (play.coin() == 10) {
        changeFor10.merge(play.change(), 1, Integer::sum);
      }
    }
    assertThat(coins.keySet()).containsExactly(1, 10, 25);
    assertThat(coins.get(1)).isBetween(1850, 2150);
    assertThat(coins.get(10)).isBetween(3800, 4200);
    assertThat(changeFor10.values()).hasSize(2).allMatch(count -> count > 1850 && count < 2150);
  }

  @Test
  void randyPlaysEveryCoinItHoldsAndBothKindsOfChange() {
    CoinView view = position("6x1, 3x5", "1x1, 1x10, 1x25");
    Map<String, Integer> seen = new TreeMap<>();
    Randy randy = new Randy(new Dice(3));
    int moves = 6000;
    for (int i = 0; i < moves; i++) {
      seen.merge(
          kit.textCodec().orElseThrow().moveText(randy.move(view)).replace('\n', ';'),
          1,
          Integer::sum);
    }
    // Three coins, each a third; for 1 both changes are none; for 10 and 25 they differ.
    assertThat(seen.keySet())
        .containsExactlyInAnyOrder(
            "1;0x1, 0x5, 0x10, 0x25;",
            "10;4x1, 1x5, 0x10, 0x25;",
            "10;6x1, 0x5, 0x10, 0x25;",
            "25;6x1, 3x5, 0x10, 0x25;");
    assertThat(seen.get("1;0x1, 0x5, 0x10, 0x25;")).isBetween(1850, 2150);
    assertThat(seen.get("10;4x1, 1x5, 0x10, 0x25;")).isBetween(880, 1120);
  }
}
