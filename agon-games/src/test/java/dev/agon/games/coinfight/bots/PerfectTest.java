package dev.agon.games.coinfight.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PerfectTest {
  private final CoinFightKit kit = new CoinFightKit();
  private final MatchRunner<CoinState, CoinView, Play> arena =
      new MatchRunner<>(
          kit, Settings.defaults(kit.game().spec()), kit.bots().stream().map(Entrant::of).toList());

  /** Every ordered choice of so many of the bots. */
  private static List<List<Integer>> seatings(int seats, int bots) {
    if (seats == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (List<Integer> shorter : seatings(seats - 1, bots)) {
      for (int bot = 0; bot < bots; bot++) {
        if (!shorter.contains(bot)) {
          List<Integer> longer = new ArrayList<>(shorter);
          longer.add(bot);
          all.add(longer);
        }
      }
    }
    return all;
  }

  /** Plays every seating, or one of so many. */
  private void assertPerfectComesFirst(int players, int oneOf) {
    int bots = kit.bots().size();
    Tally tally = new Tally(bots);
    List<List<Integer>> seatings = seatings(players, bots);
    IntStream.range(0, seatings.size())
        .filter(i -> i % oneOf == 0)
        .parallel()
        .mapToObj(i -> new Seeds(1).spec(i + 1, 1, seatings.get(i)))
        .forEach(
            pairing -> {
              var result = arena.play(pairing);
              synchronized (tally) {
                tally.add(pairing, result);
              }
            });
    long perfect = tally.score(bots - 1).wins();
    assertThat(kit.bots().getLast().name()).isEqualTo("Perfect");
    for (int bot = 0; bot < bots - 1; bot++) {
      assertThat(perfect)
          .as("Perfect's wins against those of %s", kit.bots().get(bot).name())
          .isGreaterThan(tally.score(bot).wins());
    }
  }

  @Test
  void perfectBeatsEveryBotFromBothSeats() {
    for (int bot = 0; bot < kit.bots().size() - 1; bot++) {
      int perfect = kit.bots().size() - 1;
      assertThat(arena.play(new Seeds(1).spec(1, 1, List.of(perfect, bot))).outcome().won(0))
          .isTrue();
      assertThat(arena.play(new Seeds(1).spec(2, 1, List.of(bot, perfect))).outcome().won(1))
          .isTrue();
    }
  }

  @Test
  void perfectComesFirstOverAllSeatingsOfThree() {
    assertPerfectComesFirst(3, 1);
  }

  /** All seatings of five and six take a quarter of an hour; the rules page has their results. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({"4, 1", "5, 11", "6, 53"})
  void perfectComesFirstOverSeatingsOfManyPlayers(int players, int oneOf) {
    assertPerfectComesFirst(players, oneOf);
  }

  @Test
  void theSamePositionGetsTheSameMove() {
    for (int match = 1; match <= 3; match++) {
      MatchSpec pairing = new Seeds(1).spec(match, 1, List.of(6, 1, 2, 6));
      assertThat(arena.play(pairing).outcome()).isEqualTo(arena.play(pairing).outcome());
    }
  }

  @Test
  void perfectPlaysLegallyWithAnyNumberOfCoins() {
    for (String start :
        List.of("12x1, 12x2, 12x3, 12x4, 12x5, 12x6, 12x7, 12x8", "1x7", "3x2, 2x3")) {
      Settings settings = Settings.of(kit.game().spec(), java.util.Map.of("start", start));
      var seats = kit.bots().stream().map(Entrant::of).toList();
      var crowded = new MatchRunner<>(kit, settings, seats);
      assertThat(crowded.play(new Seeds(1).spec(1, 1, List.of(1, 6))).faults()).isEmpty();
    }
  }
}
