package dev.agon.games.botstack.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.LegalMoves;
import dev.agon.games.botstack.bots.Shooter;
import dev.agon.games.botstack.bots.Tactician;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.match.Referee;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds in every match, whatever is played. */
final class RandomMatchesTest {
  private final BotStack game = new BotStack();
  private final Settings settings = Settings.defaults(game.spec());

  @Test
  void bulletsAddUpNobodyActsOutOfTurnAndMatchesEnd() {
    playAtRandom(5_000);
  }

  @Tag("long")
  @Test
  void bulletsAddUpNobodyActsOutOfTurnAndMatchesEndInMillionsOfMatches() {
    playAtRandom(3_000_000);
  }

  private void playAtRandom(int matches) {
    for (int match = 0; match < matches; match++) {
      play(match);
    }
  }

  /** Whose turn it must be, from what was rolled and decided alone. */
  private static final class Turns {
    private int starter;
    private int rounds;
    private int turn;
    private boolean asking;
    private final boolean[] skipPending = new boolean[2];
    private Load load = Load.EMPTY;

    int asked() {
      return asking ? 1 - turn : turn;
    }

    void rolled(BotStackRoll roll, boolean beginsRound) {
      switch (roll) {
        case BotStackRoll.Starter(int seat) -> starter = seat;
        case BotStackRoll.Deal deal -> load = deal.load();
      }
      if (beginsRound) {
        turn = (starter + rounds) % 2;
        rounds++;
        Arrays.fill(skipPending, false);
      }
    }

    void decided(Decision decision, Items held) {
      switch (decision) {
        case Abstention abstention -> asking = !asking && abstention == Abstention.YES;
        case Use use -> used(held.in(use));
        case Shot shot -> {
          boolean another = shot == Shot.SELF && load.current() == Bullet.BLANK;
          load = load.rest();
          if (!another) {
            pass();
          }
        }
      }
    }

    private void used(Item item) {
      skipPending[turn] |= item == Item.SKIP;
      load = item == Item.EJECT ? load.rest() : load;
    }

    private void pass() {
      if (skipPending[turn]) {
        skipPending[turn] = false;
      } else {
        turn = 1 - turn;
      }
    }
  }

  /** Follows one match with books of its own. */
  private void play(long seed) {
    Dice dice = new Dice(Dice.seed(5, seed));
    BotStackState state = game.start(settings, 2);
    Turns turns = new Turns();
    int inGun = 0;
    int asked = 0;
    while (!(game.turn(state) instanceof Turn.Over)) {
      BotStackState before = state;
      switch (game.turn(state)) {
        case Turn.Chance chance -> {
          BotStackRoll roll = (BotStackRoll) Referee.draw(DrawKey.ofNumber(seed), chance);
          turns.rolled(roll, state.phase() == Phase.ROUND);
          state = game.apply(state, new Step.Rolled<>(roll));
          inGun = roll instanceof BotStackRoll.Deal deal ? deal.load().bullets() : inGun;
        }
        case Turn.OneDecides(int seat) -> {
          asked++;
          assertThat(seat).isEqualTo(turns.asked());
          List<Decision> legal = game.view(state, seat).legal();
          Decision decision = legal.get(dice.nextInt(legal.size()));
          turns.decided(decision, state.player(seat).items());
          state = game.apply(state, new Step.Moved<>(seat, decision));
          inGun -= cycles(before, decision) ? 1 : 0;
          if (state.rounds().over() == before.rounds().over()) {
            assertThat(state.gun().load().bullets())
                .isEqualTo(
                    state.phase() == Phase.RELOAD_ITEM ? before.gun().load().bullets() : inGun);
            assertHealthAddsUp(before, state, decision);
          }
        }
        case Turn.SeveralDecide _, Turn.Over _ ->
            throw new IllegalStateException("nobody decides together");
      }
      assertThat(asked).isLessThan(400);
      assertThat(state.gun().reloads()).isBetween(0, 2);
    }
    assertPointsAreOfTheRules(game.outcome(state));
  }

  private static boolean cycles(BotStackState before, Decision decision) {
    return decision instanceof Shot
        || decision instanceof Use use
            && before.player(before.actor()).items().in(use) == Item.EJECT;
  }

  private static void assertHealthAddsUp(
      BotStackState before, BotStackState after, Decision decision) {
    int change =
        after.first().health()
            + after.second().health()
            - before.first().health()
            - before.second().health();
    boolean hit = decision instanceof Shot && before.gun().load().current() == Bullet.LIVE;
    boolean healed =
        decision instanceof Use use
            && before.player(before.actor()).items().in(use) == Item.HEALTH_KIT;
    assertThat(change).isEqualTo(hit ? -1 : healed ? 1 : 0);
  }

  private static void assertPointsAreOfTheRules(Outcome outcome) {
    assertThat(Set.of(List.of(3.0, 0.0), List.of(0.0, 3.0), List.of(1.0, 1.0), List.of(-1.0, -1.0)))
        .contains(List.of(outcome.points(0), outcome.points(1)));
  }

  /** A load by its number in its round; those by reload items are counted apart. */
  private record Loading(int round, boolean byItem, int number) {}

  private static final LegalMoves<BotStackView, Decision> LEGAL = BotStackView::legal;

  /** What is dealt depends on the deal alone, not on who sits where or does what. */
  @Test
  void theSameDealLoadsTheSameGunsWhoeverSitsWhere() {
    int compared = 0;
    int byItem = 0;
    int laterRounds = 0;
    for (long seed = 0; seed < 200; seed++) {
      List<Map<Loading, BotStackRoll>> matches =
          List.of(
              loads(seed, LEGAL.randomBot(new Dice(1)), LEGAL.randomBot(new Dice(2))),
              loads(seed, LEGAL.randomBot(new Dice(3)), new Tactician()),
              loads(seed, new Tactician(), LEGAL.randomBot(new Dice(4))),
              loads(seed, new Shooter(_ -> false), new Tactician()));
      Map<Loading, BotStackRoll> dealt = new HashMap<>();
      for (Map<Loading, BotStackRoll> match : matches) {
        for (Map.Entry<Loading, BotStackRoll> one : match.entrySet()) {
          BotStackRoll before = dealt.putIfAbsent(one.getKey(), one.getValue());
          if (before != null) {
            assertThat(one.getValue()).as("%s of deal %s", one.getKey(), seed).isEqualTo(before);
            compared++;
            byItem += one.getKey().byItem() ? 1 : 0;
            laterRounds += one.getKey().round() > 0 ? 1 : 0;
          }
        }
      }
    }
    // The starter and the first load alone are 2 * 3 * 200 = 1,200 of them.
    assertThat(compared).isGreaterThan(2 * 1_200);
    assertThat(byItem).isGreaterThan(100);
    assertThat(laterRounds).isGreaterThan(1_000);
  }

  /** All that is rolled in a match; the draw of the starter is the load before the first. */
  private Map<Loading, BotStackRoll> loads(
      long seed, Bot<BotStackView, Decision> first, Bot<BotStackView, Decision> second) {
    Map<Loading, BotStackRoll> rolls = new HashMap<>();
    BotStackState state = game.start(settings, 2);
    int[] loads = new int[2];
    int round = -1;
    while (!(game.turn(state) instanceof Turn.Over)) {
      switch (game.turn(state)) {
        case Turn.Chance chance -> {
          BotStackRoll roll = (BotStackRoll) Referee.draw(DrawKey.ofNumber(seed), chance);
          if (state.phase() == Phase.ROUND) {
            round++;
            Arrays.fill(loads, 0);
          }
          boolean byItem = state.phase() == Phase.RELOAD_ITEM;
          rolls.put(new Loading(round, byItem, loads[byItem ? 1 : 0]++), roll);
          state = game.apply(state, new Step.Rolled<>(roll));
        }
        case Turn.OneDecides(int seat) -> {
          Decision decision = (seat == 0 ? first : second).move(game.view(state, seat));
          state = game.apply(state, new Step.Moved<>(seat, decision));
        }
        case Turn.SeveralDecide _, Turn.Over _ ->
            throw new IllegalStateException("nobody decides together");
      }
    }
    return rolls;
  }
}
