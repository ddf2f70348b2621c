package dev.agon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.Roll;
import dev.agon.game.Turn;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;

/**
 * An attack that once worked: all numbers came from chains of SplitMix64, whose every step can be
 * turned back, so a bot computed the event's seed from its own, and from that every deal.
 */
final class ForeseenDealsTest {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
  private static final Seeds SEEDS = new Seeds(DrawKey.ofNumber(77));

  /** A roll that shows a whole 64-bit draw, as no game of ours does. */
  private record WholeDraw(long bits) implements Roll {}

  private static long draw(long board, long turn) {
    Turn.Chance chance = new Turn.Chance(turn, dice -> new WholeDraw(dice.nextLong()));
    return ((WholeDraw) Referee.draw(SEEDS.dealKey(board), chance)).bits();
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** The inverse of {@link #mix}. */
  private static long unmix(long z) {
    z = (z ^ (z >>> 31) ^ (z >>> 62)) * 0x319642B2D24D8EC3L;
    z = (z ^ (z >>> 27) ^ (z >>> 54)) * 0x96DE1B173F119089L;
    return z ^ (z >>> 30) ^ (z >>> 60);
  }

  /** Takes the last part off a seed that a chain made of several. */
  private static long without(long part, long seed) {
    return unmix(seed) - GOLDEN_GAMMA - mix(part + GOLDEN_GAMMA);
  }

  /** The first part of a chain that begins as {@code Dice.seed} does. */
  private static long firstPart(long chain) {
    return unmix(unmix(chain) - 2 * GOLDEN_GAMMA) - GOLDEN_GAMMA;
  }

  @Test
  void theAttackWorksOnTheOldChain() {
    long event = 123_456_789;
    long botSeed = Dice.seed(event, 2, 17, 1);
    assertThat(firstPart(without(2, without(17, without(1, botSeed))))).isEqualTo(event);
    long drawn = new Dice(Dice.seed(event, 5)).nextLong();
    assertThat(firstPart(without(5, unmix(drawn) - GOLDEN_GAMMA))).isEqualTo(event);
  }

  /** Were there one number behind the seeds, turning them back would find it each time. */
  @Test
  void seedsOfBotsHaveNoCommonOrigin() {
    Set<Long> found = new HashSet<>();
    for (long number = 1; number <= 100; number++) {
      MatchSpec spec = SEEDS.spec(number, number, List.of(0, 1));
      for (int seat = 0; seat < 2; seat++) {
        found.add(firstPart(without(2, without(number, without(seat, spec.botSeed(seat))))));
      }
    }
    assertThat(found).hasSize(200);
  }

  /** A whole draw gives away the dice of its own turn, and no other number. */
  @Test
  void theDrawsOfABoardHaveNoCommonOrigin() {
    Set<Long> found = new HashSet<>();
    for (long board = 1; board <= 20; board++) {
      for (long turn = 0; turn < 20; turn++) {
        found.add(firstPart(without(turn, unmix(draw(board, turn)) - GOLDEN_GAMMA)));
      }
    }
    assertThat(found).hasSize(400);
  }

  /** Guesses each bit of a draw to be that of an earlier one, and is right half of the time. */
  @Test
  void pastDealsDoNotPredictTheNext() {
    List<Long> past = new ArrayList<>();
    long right = 0;
    long guesses = 0;
    for (long board = 1; board <= 200; board++) {
      for (long turn = 0; turn < 4; turn++) {
        long next = draw(board, turn);
        for (long before : past.subList(Math.max(0, past.size() - 50), past.size())) {
          right += Long.SIZE - Long.bitCount(before ^ next);
          guesses += Long.SIZE;
        }
        past.add(next);
      }
    }
    // Five standard deviations of as many fair coins.
    assertThat(Math.abs(right - guesses / 2.0)).isLessThan(5 * Math.sqrt((double) guesses) / 2);
  }

  /** What is known before a board is played, and the draw that is to be predicted. */
  private record Lesson(BitSet known, long next) {}

  /** All draws of the board before, one's own seed on this board, and the number of the board. */
  private static Lesson lesson(long board, LongBinaryOperator draws) {
    long[] known = {
      draws.applyAsLong(board - 1, 0),
      draws.applyAsLong(board - 1, 1),
      SEEDS.spec(board, board, List.of(0, 1)).botSeed(0),
      board,
      1
    };
    return new Lesson(BitSet.valueOf(known), draws.applyAsLong(board, 0));
  }

  /**
   * Learns each bit of the next draw as a sum modulo 2 of all bits that are known, which solves
   * every generator made of shifts and exclusive ors, and returns how many of the bits of further
   * draws it predicts.
   */
  private static long predicted(LongBinaryOperator draws, int lessons, int tests) {
    int inputs = Long.SIZE * 5;
    List<BitSet> rows = new ArrayList<>();
    for (int board = 2; board < 2 + lessons; board++) {
      Lesson lesson = lesson(board, draws);
      BitSet row = lesson.known();
      for (int bit = 0; bit < Long.SIZE; bit++) {
        row.set(inputs + bit, (lesson.next() >>> bit & 1) == 1);
      }
      rows.add(row);
    }
    List<BitSet> solved = new ArrayList<>();
    for (BitSet row : rows) {
      solved.forEach(done -> reduce(row, done));
      int pivot = row.nextSetBit(0);
      if (pivot >= 0 && pivot < inputs) {
        solved.add(row);
      }
    }
    long right = 0;
    for (int board = 2 + lessons; board < 2 + lessons + tests; board++) {
      Lesson lesson = lesson(board, draws);
      BitSet row = lesson.known();
      solved.forEach(done -> reduce(row, done));
      long guess = 0;
      for (int bit = 0; bit < Long.SIZE; bit++) {
        guess |= row.get(inputs + bit) ? 1L << bit : 0;
      }
      right += Long.SIZE - Long.bitCount(guess ^ lesson.next());
    }
    return right;
  }

  private static void reduce(BitSet row, BitSet by) {
    if (row.get(by.nextSetBit(0))) {
      row.xor(by);
    }
  }

  /** A generator of shifts and exclusive ors, in which each board follows from the one before. */
  private static long shifted(long board, long turn) {
    long x = 88_172_645_463_325_252L + turn;
    for (long i = 0; i < board; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    return x;
  }

  @Test
  void aModelLearnedFromAllPastDealsAndSeedsPredictsNoBetterThanChance() {
    int lessons = 1_000;
    int tests = 500;
    long bits = (long) tests * Long.SIZE;
    assertThat(predicted(ForeseenDealsTest::shifted, lessons, tests)).isEqualTo(bits);
    // Five standard deviations of as many fair coins.
    assertThat(Math.abs(predicted(ForeseenDealsTest::draw, lessons, tests) - bits / 2.0))
        .isLessThan(5 * Math.sqrt((double) bits) / 2);
  }
}
