package dev.agon.remote;

import dev.agon.row.MatchRow;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;

/** What a worker sends back for a range: the results of its matches, or why there are none. */
sealed interface RangeAnswer {
  /** The results; the whole range took so long. */
  record Results(String worker, long nanos, MatchRow row) implements RangeAnswer {
    @Override
    public byte[] toBytes() {
      ByteWriter bytes = new ByteWriter().whole(RESULTS).text(worker).fixed(nanos);
      bytes.whole(row.first()).whole(row.last()).text(row.lines()).whole(row.faults().size());
      for (MatchRow.RowFault fault : row.faults()) {
        bytes.whole(fault.number()).whole(fault.seat()).text(fault.reason()).text(fault.detail());
        bytes.whole(fault.step()).text(fault.stderr());
      }
      bytes.whole(row.records().size());
      row.records().forEach(record -> bytes.whole(record.number()).text(record.json()));
      return bytes.toBytes();
    }

    private static Results read(ByteReader bytes) {
      String worker = bytes.text();
      long nanos = bytes.fixed();
      long first = bytes.whole();
      long last = bytes.whole();
      String lines = bytes.text();
      List<MatchRow.RowFault> faults = new ArrayList<>();
      for (int left = bytes.small(); left > 0; left--) {
        long number = bytes.whole();
        int seat = bytes.small();
        String reason = bytes.text();
        String detail = bytes.text();
        int step = bytes.small();
        faults.add(new MatchRow.RowFault(number, seat, reason, detail, step, bytes.text()));
      }
      List<MatchRow.RowRecord> records = new ArrayList<>();
      for (int left = bytes.small(); left > 0; left--) {
        records.add(new MatchRow.RowRecord(bytes.whole(), bytes.text()));
      }
      return new Results(worker, nanos, new MatchRow(first, last, lines, faults, records));
    }
  }

  /** This worker cannot play the event's matches. */
  record Unfit(String worker, String why) implements RangeAnswer {
    @Override
    public byte[] toBytes() {
      return new ByteWriter().whole(UNFIT).text(worker).text(why).toBytes();
    }
  }

  /** The event cannot be played. */
  record Failed(String why) implements RangeAnswer {
    @Override
    public byte[] toBytes() {
      return new ByteWriter().whole(FAILED).text(why).toBytes();
    }
  }

  int RESULTS = 0;
  int UNFIT = 1;
  int FAILED = 2;

  byte[] toBytes();

  /** Fails with a {@link UserError} if it is none. */
  static RangeAnswer read(byte[] answer) {
    try {
      ByteReader bytes = new ByteReader(answer);
      return switch (bytes.small()) {
        case RESULTS -> Results.read(bytes);
        case UNFIT -> new Unfit(bytes.text(), bytes.text());
        default -> new Failed(bytes.text());
      };
    } catch (IndexOutOfBoundsException | ArithmeticException | IllegalArgumentException e) {
      throw new UserError("a worker sent an answer that cannot be read", e);
    }
  }
}
