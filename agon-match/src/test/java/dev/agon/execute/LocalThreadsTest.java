package dev.agon.execute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LocalThreadsTest {
  private static List<LocalThreads> kinds(int threads) {
    return List.of(LocalThreads.computing(threads), LocalThreads.waiting(threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void resultsComeInOrderHoweverManyThreadsPlay(int threads) {
    for (LocalThreads executor : kinds(threads)) {
      List<Long> results = new ArrayList<>();
      executor.play(
          3_000,
          index -> {
            if (index % 97 == 0) {
              Thread.onSpinWait();
            }
            return index * index;
          },
          results::add);
      assertThat(results).isEqualTo(LongStream.range(0, 3_000).map(i -> i * i).boxed().toList());
    }
  }

  @Test
  void nothingToPlayIsPlayed() {
    for (LocalThreads executor : kinds(2)) {
      List<Long> results = new ArrayList<>();
      executor.play(0, Long::valueOf, results::add);
      assertThat(results).isEmpty();
    }
  }

  @Test
  void nobodyRunsFarAheadOfASlowMatch() {
    AtomicLong furthest = new AtomicLong();
    Set<Thread> others = ConcurrentHashMap.newKeySet();
    LocalThreads executor = LocalThreads.waiting(4);
    List<Long> results = new ArrayList<>();
    executor.play(
        2_000,
        index -> {
          if (index == 0) {
            while (furthest.get() < 64 || !others.stream().allMatch(LocalThreadsTest::isIdle)) {
              Thread.onSpinWait();
            }
            assertThat(furthest.get()).isLessThanOrEqualTo(66);
          } else {
            others.add(Thread.currentThread());
          }
          furthest.accumulateAndGet(index, Math::max);
          return index;
        },
        results::add);
    assertThat(results).hasSize(2_000);
  }

  /** Whether a thread waits for others to catch up, or has nothing left to play. */
  private static boolean isIdle(Thread thread) {
    return thread.getState() == Thread.State.WAITING
        || thread.getState() == Thread.State.TERMINATED;
  }

  @Test
  void aMatchThatThrowsStopsAllAndIsHeardOf() {
    for (LocalThreads executor : kinds(3)) {
      assertThatThrownBy(
              () ->
                  executor.play(
                      100_000,
                      index -> {
                        if (index == 500) {
                          throw new IllegalStateException("match 500");
                        }
                        return index;
                      },
                      _ -> true))
          .hasMessage("match 500");
    }
  }
}
