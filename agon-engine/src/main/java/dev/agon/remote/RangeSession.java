package dev.agon.remote;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.execute.WorkerTotals;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.TimeUsed;
import dev.agon.row.RowMatches;
import dev.agon.text.UserError;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;

/**
 * Plays matches in ranges on workers, and delivers their results in canonical order from the
 * calling thread. Only so many ranges are under way that memory stays bounded.
 */
public final class RangeSession implements Executor.Session {
  /** The ranges per core that are under way or wait for their turn. */
  private static final int AHEAD = 3;

  /** How many ranges are sent at once, as a part of the cores: a job has a price of its own. */
  private static final int CORES_PER_RANGE = 32;

  private static final int MAX_RANGE = 4 << 20;
  private static final long MAX_WINDOW = 256L << 20;

  private final RangeTransport transport;
  private final int retryFaults;
  private final RangeSizer sizer = new RangeSizer();
  private final Map<String, WorkerTotals> workers = new TreeMap<>();
  private final Map<String, String> unfit = new TreeMap<>();
  private volatile boolean isRecorded = true;

  /** Whether a match was played again while results were delivered, because its spec changed. */
  private boolean hasChanged;

  private static final class Sent {
    private final byte[] range;
    private final int matches;
    private final CompletableFuture<byte[]> answer;

    Sent(byte[] range, int matches, CompletableFuture<byte[]> answer) {
      this.range = range;
      this.matches = matches;
      this.answer = answer;
    }
  }

  /** Repeats a match {@code retryFaults} times at most after a loss on time or a failed start. */
  public RangeSession(RangeTransport transport, int retryFaults) {
    this.transport = transport;
    this.retryFaults = retryFaults;
  }

  @Override
  public void play(MatchBatch matches, ResultSink results) {
    Deque<Sent> window = new ArrayDeque<>();
    long sent = 0;
    long delivered = 0;
    try {
      while (delivered < matches.size()) {
        int cores = Math.max(1, transport.cores());
        while (sent < matches.open() && window.size() < AHEAD * cores) {
          sent = send(matches, sent, cores, window);
        }
        Sent first = window.removeFirst();
        long accepted = deliver(first, results);
        if (accepted < 0) {
          return;
        }
        delivered += accepted;
        if (hasChanged) {
          // Everybody who comes later is played as the batch has them now.
          hasChanged = false;
          transport.cancelAll();
          window.clear();
          sent = delivered;
        }
      }
    } finally {
      transport.cancelAll();
    }
  }

  /** Sends some ranges; returns the index of the first match that is not sent. */
  private long send(MatchBatch matches, long from, int cores, Deque<Sent> window) {
    long next = from;
    List<MatchRange> ranges = new ArrayList<>();
    int most = Math.max(1, cores / CORES_PER_RANGE);
    long maxBytes = Math.min(MAX_RANGE, MAX_WINDOW / (AHEAD * (long) cores));
    while (next < matches.open() && ranges.size() < most) {
      MatchRange range = new MatchRange(isRecorded);
      int size = sizer.next(matches.open() - next, cores);
      while (range.matches() < size && (range.matches() == 0 || range.size() < maxBytes)) {
        range.add(matches.get(next++));
      }
      ranges.add(range);
    }
    List<byte[]> bytes = ranges.stream().map(MatchRange::toBytes).toList();
    List<CompletableFuture<byte[]>> answers = transport.submit(bytes, Optional.empty());
    for (int i = 0; i < bytes.size(); i++) {
      window.add(new Sent(bytes.get(i), ranges.get(i).matches(), answers.get(i)));
    }
    return next;
  }

  /** Delivers the results of a range; returns how many were accepted, or -1 to stop. */
  private long deliver(Sent range, ResultSink results) {
    RangeAnswer.Results answer = results(range.range, range.answer);
    sizer.measured(range.matches, answer.nanos());
    WorkerTotals done = new WorkerTotals(answer.worker(), 0, 0, 0);
    long accepted = 0;
    boolean isWanted = true;
    for (PlayedMatch played : matches(answer, range.range)) {
      if (isWanted && !hasChanged) {
        accepted++;
        done = plus(done, played.result());
        isWanted = results.accept(again(played, answer.worker()));
      }
    }
    count(done.plus(accepted, 0, 0));
    return isWanted ? accepted : -1;
  }

  /** The matches of an answer; it is refused as a whole unless they are those that were sent. */
  static List<PlayedMatch> matches(RangeAnswer.Results answer, byte[] range) {
    List<PlayedMatch> played = new ArrayList<>();
    RowMatches row = new RowMatches(answer.row());
    MatchRange.Reader specs = new MatchRange.Reader(range);
    boolean isRight = true;
    try {
      while (isRight && specs.hasNext()) {
        MatchSpec spec = specs.next();
        isRight = row.number() == spec.number() && row.seats().equals(spec.seats());
        played.add(new PlayedMatch(spec, row.result(spec.seats().size()), row.record()));
        played.getLast().result().faults().forEach(fault -> spec.entrant(fault.seat()));
      }
      isRight &= !row.hasNext();
    } catch (RuntimeException e) {
      isRight = false;
    }
    if (!isRight) {
      throw new UserError(
          "worker %s sent other results than those of its matches; nothing of this answer is stored"
              .formatted(answer.worker()));
    }
    return played;
  }

  /** The match as it is played elsewhere, if the worker may be to blame for a fault. */
  private PlayedMatch again(PlayedMatch first, String worker) {
    PlayedMatch played = first;
    for (int i = 0; i < retryFaults && played.result().isDecidedByClock(); i++) {
      played = playOne(first.spec(), Optional.of(worker));
    }
    return played;
  }

  @Override
  public PlayedMatch play(MatchSpec match) {
    hasChanged = true;
    return playOne(match, Optional.empty());
  }

  private PlayedMatch playOne(MatchSpec match, Optional<String> avoided) {
    MatchRange range = new MatchRange(isRecorded);
    range.add(match);
    byte[] bytes = range.toBytes();
    RangeAnswer.Results answer =
        results(bytes, transport.submit(List.of(bytes), avoided).getFirst());
    PlayedMatch played = matches(answer, bytes).getFirst();
    count(plus(new WorkerTotals(answer.worker(), 1, 0, 0), played.result()));
    return played;
  }

  /** Waits for the results of a range; a worker that cannot play them is excluded. */
  private RangeAnswer.Results results(byte[] range, CompletableFuture<byte[]> future) {
    CompletableFuture<byte[]> next = future;
    while (true) {
      switch (RangeAnswer.read(await(next))) {
        case RangeAnswer.Results results -> {
          return results;
        }
        case RangeAnswer.Failed(String why) -> throw new UserError(why);
        case RangeAnswer.Unfit(String worker, String why) -> {
          exclude(worker, why);
          next = transport.submit(List.of(range), Optional.of(worker)).getFirst();
        }
      }
    }
  }

  private void exclude(String worker, String why) {
    unfit.put(worker, why);
    transport.exclude(worker);
    if (transport.cores() == 0 && !transport.awaitWorker()) {
      throw new UserError("no worker can play this event: " + unfitWorkers());
    }
  }

  private String unfitWorkers() {
    return unfit.entrySet().stream()
        .map(worker -> worker.getKey() + ": " + worker.getValue())
        .collect(Collectors.joining("; "));
  }

  private static byte[] await(CompletableFuture<byte[]> answer) {
    try {
      return answer.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserError("interrupted while workers were playing", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof UserError error
          ? error
          : new IllegalStateException("a worker failed", e.getCause());
    }
  }

  /** Adds the faults and the slowest answer of a match, which most matches do not have. */
  private static WorkerTotals plus(WorkerTotals worker, Result result) {
    if (result.faults().isEmpty() && result.times().isEmpty()) {
      return worker;
    }
    long slowest = 0;
    for (TimeUsed time : result.times()) {
      slowest = Math.max(slowest, time.slowestNanos());
    }
    return worker.plus(0, result.faults().size(), slowest);
  }

  private synchronized void count(WorkerTotals worker) {
    workers.merge(worker.name(), worker, WorkerTotals::plus);
  }

  @Override
  public synchronized List<WorkerTotals> workers() {
    return List.copyOf(workers.values());
  }

  @Override
  public void stopRecording() {
    isRecorded = false;
  }
}
