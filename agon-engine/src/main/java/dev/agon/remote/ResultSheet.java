package dev.agon.remote;

import dev.agon.execute.PlayedMatch;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.TimeUsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a worker sends back for a range: the results of its matches, or why there are none. */
final class ResultSheet {
  private static final int RESULTS = 0;
  private static final int UNFIT = 1;
  private static final int FAILED = 2;

  private ResultSheet() {}

  /** What a sheet says. */
  sealed interface Content {
    /** The results, which are read one by one; the whole range took so long. */
    record Results(String worker, long nanos, ResultReader results) implements Content {}

    /** This worker cannot play the event's matches. */
    record Unfit(String worker, String why) implements Content {}

    /** The event cannot be played. */
    record Failed(String why) implements Content {}
  }

  static byte[] unfit(String worker, String why) {
    return new ByteWriter().whole(UNFIT).text(worker).text(why).toBytes();
  }

  static byte[] failed(String why) {
    return new ByteWriter().whole(FAILED).text(why).toBytes();
  }

  static Content read(byte[] sheet) {
    ByteReader bytes = new ByteReader(sheet);
    return switch (bytes.small()) {
      case RESULTS -> {
        String worker = bytes.text();
        yield new Content.Results(worker, bytes.fixed(), new ResultReader(bytes));
      }
      case UNFIT -> {
        String worker = bytes.text();
        yield new Content.Unfit(worker, bytes.text());
      }
      case FAILED -> new Content.Failed(bytes.text());
      default -> throw new IllegalArgumentException("not a sheet");
    };
  }

  /** Collects the results of a range. */
  static final class Writer {
    private final String worker;
    private final ByteWriter results = new ByteWriter();

    Writer(String worker) {
      this.worker = worker;
    }

    void add(PlayedMatch match) {
      Result result = match.result();
      Outcome outcome = result.outcome();
      results.whole(outcome.seats());
      for (int seat = 0; seat < outcome.seats(); seat++) {
        results.signed(outcome.place(seat));
        points(outcome.points(seat));
      }
      results.whole(result.steps()).flag(result.canRepeat());
      if (result.canRepeat()) {
        results.fixed(result.stepsHash());
      }
      results.whole(result.faults().size());
      for (Fault fault : result.faults()) {
        results.whole(fault.seat()).text(fault.reason().id()).text(fault.detail());
        results.whole(fault.step()).text(fault.stderr());
      }
      results.whole(result.times().size());
      for (TimeUsed time : result.times()) {
        results.signed(time.answers()).signed(time.wallNanos()).signed(time.slowestNanos());
        results.signed(time.cpuNanos()).signed(time.startNanos()).signed(time.allCpuNanos());
      }
      results.flag(match.record().isPresent());
      match.record().ifPresent(results::text);
    }

    private void points(double points) {
      boolean isWhole = points == (int) points && Double.doubleToRawLongBits(points) != 1L << 63;
      results.flag(isWhole);
      if (isWhole) {
        results.signed((int) points);
      } else {
        results.fixed(Double.doubleToRawLongBits(points));
      }
    }

    byte[] toBytes(long nanos) {
      byte[] head = new ByteWriter().whole(RESULTS).text(worker).fixed(nanos).toBytes();
      byte[] content = results.toBytes();
      byte[] whole = new byte[head.length + content.length];
      System.arraycopy(head, 0, whole, 0, head.length);
      System.arraycopy(content, 0, whole, head.length, content.length);
      return whole;
    }
  }

  /** Reads the results of a range, in the order of its matches. */
  static final class ResultReader {
    private final ByteReader bytes;

    private ResultReader(ByteReader bytes) {
      this.bytes = bytes;
    }

    PlayedMatch next(MatchSpec match) {
      int seats = bytes.small();
      int[] places = new int[seats];
      double[] points = new double[seats];
      for (int seat = 0; seat < seats; seat++) {
        places[seat] = (int) bytes.signed();
        points[seat] =
            bytes.flag() ? (double) bytes.signed() : Double.longBitsToDouble(bytes.fixed());
      }
      int steps = bytes.small();
      long hash = bytes.flag() ? bytes.fixed() : Result.CHANCE;
      Result result = new Result(Outcome.of(places, points), faults(), steps, hash, times());
      Optional<String> record = bytes.flag() ? Optional.of(bytes.text()) : Optional.empty();
      return new PlayedMatch(match, result, record);
    }

    private List<Fault> faults() {
      int count = bytes.small();
      if (count == 0) {
        return List.of();
      }
      List<Fault> faults = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        int seat = bytes.small();
        ForfeitReason reason = ForfeitReason.ofId(bytes.text()).orElseThrow();
        String detail = bytes.text();
        faults.add(new Fault(seat, reason, detail, bytes.small(), bytes.text()));
      }
      return faults;
    }

    private List<TimeUsed> times() {
      int count = bytes.small();
      if (count == 0) {
        return List.of();
      }
      List<TimeUsed> times = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        long answers = bytes.signed();
        long wall = bytes.signed();
        long slowest = bytes.signed();
        long cpu = bytes.signed();
        times.add(new TimeUsed(answers, wall, slowest, cpu, bytes.signed(), bytes.signed()));
      }
      return times;
    }
  }
}
