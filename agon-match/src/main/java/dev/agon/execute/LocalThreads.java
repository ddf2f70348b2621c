package dev.agon.execute;

import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Does work on threads of this machine and delivers the results in order.
 *
 * <p>Threads take batches of neighbouring matches. A batch that is done before its predecessors
 * waits, and no thread runs far ahead of what has been delivered, so memory stays flat.
 *
 * @param batch how many matches a thread takes at a time: many where a match is short, one where it
 *     waits for programs
 */
public record LocalThreads(int threads, int batch) {
  private static final int BATCHES_AHEAD = 64;

  /** For matches that only compute. */
  public static LocalThreads computing(int threads) {
    return new LocalThreads(threads, 256);
  }

  /** For matches that wait for programs. */
  public static LocalThreads waiting(int threads) {
    return new LocalThreads(threads, 1);
  }

  public Executor.Session playing(Function<MatchSpec, Result> play) {
    return session(match -> PlayedMatch.of(match, play.apply(match)));
  }

  public Executor.Session session(Function<MatchSpec, PlayedMatch> play) {
    return session(play, () -> {}, () -> {});
  }

  Executor.Session session(
      Function<MatchSpec, PlayedMatch> play, Runnable stopRecording, Runnable close) {
    return new Executor.Session() {
      @Override
      public void stopRecording() {
        stopRecording.run();
      }

      @Override
      public void close() {
        close.run();
      }

      @Override
      public void play(MatchBatch matches, ResultSink results) {
        LocalThreads.this.play(
            matches::size,
            matches::open,
            index -> {
              MatchSpec match = matches.get(index);
              results.started(match);
              return play.apply(match);
            },
            results::accept);
      }

      @Override
      public PlayedMatch play(MatchSpec match) {
        return play.apply(match);
      }
    };
  }

  /**
   * Does pieces of work with the indexes below a count, in any order.
   *
   * @param inOrder gets every result in the order of indexes, from one thread at a time; when it
   *     returns false nothing further is done or delivered
   */
  public <T> void play(long count, LongFunction<T> match, Predicate<T> inOrder) {
    play(() -> count, () -> count, match, inOrder);
  }

  /** The same with as many indexes as there are now, of which the first are open. */
  private <T> void play(
      LongSupplier count, LongSupplier open, LongFunction<T> match, Predicate<T> inOrder) {
    Run<T> run = new Run<>(count, open, match, inOrder);
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().name("agon-match-" + i).start(run));
    }
    try {
      for (Thread worker : workers) {
        worker.join();
      }
    } catch (InterruptedException e) {
      run.stop(null);
      Thread.currentThread().interrupt();
    }
    run.rethrow();
  }

  /** Some indexes; the end is not one of them. */
  private record Indexes(long first, long end) {}

  private final class Run<T> implements Runnable {
    private final LongSupplier count;
    private final LongSupplier open;
    private final LongFunction<T> match;
    private final Predicate<T> inOrder;
    private final Map<Long, List<T>> done = new HashMap<>();
    private long nextToPlay;
    private long nextToDeliver;
    private boolean delivering;
    private volatile boolean stopped;
    private @Nullable Throwable failure;

    Run(LongSupplier count, LongSupplier open, LongFunction<T> match, Predicate<T> inOrder) {
      this.count = count;
      this.open = open;
      this.match = match;
      this.inOrder = inOrder;
    }

    @Override
    public void run() {
      try {
        for (Indexes next = take(); next.end > next.first; next = take()) {
          List<T> results = new ArrayList<>(batch);
          for (long i = next.first; i < next.end; i++) {
            results.add(match.apply(i));
          }
          deliver(next.first, results);
        }
      } catch (Throwable e) {
        stop(e);
      }
    }

    /** The next indexes to play; none when all are played. */
    private synchronized Indexes take() throws InterruptedException {
      while (!stopped && nextToPlay < count.getAsLong() && isTooFar()) {
        wait();
      }
      long first = nextToPlay;
      nextToPlay = stopped ? first : Math.max(first, Math.min(first + batch, open.getAsLong()));
      return new Indexes(first, nextToPlay);
    }

    /** Whether results must be delivered first. */
    private boolean isTooFar() {
      long opened = open.getAsLong();
      return opened < count.getAsLong()
          ? nextToPlay >= opened
          : nextToPlay - nextToDeliver > (long) BATCHES_AHEAD * batch;
    }

    /** Leaves the results to whoever is delivering, or delivers all that can be delivered. */
    private void deliver(long first, List<T> results) {
      synchronized (this) {
        done.put(first, results);
        if (delivering) {
          return;
        }
        delivering = true;
      }
      for (List<T> next = nextInOrder(); next != null; next = nextInOrder()) {
        for (T result : next) {
          if (stopped || !inOrder.test(result)) {
            stop(null);
            return;
          }
        }
      }
    }

    /** The batch that is next in order, or null while it is not done: then nobody is delivering. */
    private synchronized @Nullable List<T> nextInOrder() {
      List<T> next = stopped ? null : done.remove(nextToDeliver);
      delivering = next != null;
      nextToDeliver += next == null ? 0 : next.size();
      notifyAll();
      return next;
    }

    private synchronized void stop(@Nullable Throwable cause) {
      stopped = true;
      if (failure == null) {
        failure = cause;
      }
      notifyAll();
    }

    private synchronized void rethrow() {
      if (failure == null) {
        return;
      }
      switch (failure) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        default -> throw new IllegalStateException(failure);
      }
    }
  }
}
