package dev.agon.entrant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.NumbersKit;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.kit.TextCodec;
import dev.agon.text.JsonLines;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class RecentHashesTest {
  private static final TextCodec<Integer, Integer> TEXT = JsonLines.of(new NumbersKit());

  @Test
  void everyGameHasTheHashOfItsOwnSteps() {
    RecentHashes<NumbersKit.State, Integer> recent = new RecentHashes<>(TEXT);
    Random random = new Random(3);
    for (int i = 0; i < 5_000; i++) {
      List<Step<Integer>> steps =
          Stream.<Step<Integer>>generate(() -> step(random)).limit(random.nextInt(4)).toList();
      List<Integer> pairing = List.of(random.nextInt(3), 3);

      assertThat(recent.of(pairing, game(steps))).isEqualTo(game(steps).of(TEXT));
    }
  }

  /** Such games are not remembered, and have their own hashes all the same. */
  @Test
  void longGamesHaveTheHashOfTheirOwnSteps() {
    RecentHashes<NumbersKit.State, Integer> recent = new RecentHashes<>(TEXT);
    List<Integer> pairing = List.of(0, 1);
    for (int length : new int[] {999, 1_000, 1_001, 1_002}) {
      List<Step<Integer>> steps =
          Stream.<Step<Integer>>generate(() -> new Step.Moved<>(0, 1)).limit(length).toList();
      for (int i = 0; i < 2; i++) {
        assertThat(recent.of(pairing, game(steps))).isEqualTo(game(steps).of(TEXT));
      }
    }
  }

  private static Step<Integer> step(Random random) {
    int seat = random.nextInt(2);
    return switch (random.nextInt(4)) {
      case 0 -> new Step.Forfeited<>(seat, ForfeitReason.TIME);
      case 1 ->
          new Step.MovedTogether<>(List.of(new Step.Moved<>(0, 1), new Step.Moved<>(1, seat)));
      default -> new Step.Moved<>(seat, random.nextInt(2));
    };
  }

  private static StepsHash<NumbersKit.State, Integer> game(List<Step<Integer>> steps) {
    StepsHash<NumbersKit.State, Integer> hash = new StepsHash<>();
    NumbersKit.State state = new NumbersKit.State(0, List.of(0, 0));
    steps.forEach(step -> hash.saw(state, step, state));
    return hash;
  }
}
