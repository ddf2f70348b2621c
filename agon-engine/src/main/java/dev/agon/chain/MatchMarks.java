package dev.agon.chain;

import dev.agon.game.DrawKey;
import dev.agon.row.MatchRow;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Two characters for each match of a row. The hash of the row tells that it was changed; its marks
 * tell which match it was, with one chance in 4,096 that a changed match has the same mark.
 */
final class MatchMarks {
  /** The characters of a mark. */
  static final int LENGTH = 2;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  private static final int DIGIT_BITS = 6;
  private static final int DIGIT_MASK = (1 << DIGIT_BITS) - 1;

  private final DrawKey key;

  MatchMarks(ChainKey key, String start) {
    this.key = DrawKey.parse(key.hash("marks").add(start).end().substring(0, 32));
  }

  String of(MatchRow row) {
    byte[] lines = row.lines().getBytes(StandardCharsets.UTF_8);
    StringBuilder marks = new StringBuilder();
    long[] name = {};
    long number = row.first();
    int fault = 0;
    for (int from = 0; from <= lines.length; number++) {
      int to = from;
      while (to < lines.length && lines[to] != '\n') {
        to++;
      }
      name = named(name, number, lines, from, to);
      long value = key.draw(name);
      while (fault < row.faults().size() && row.faults().get(fault).number() <= number) {
        value ^= draw(row.faults().get(fault));
        fault++;
      }
      marks.append(DIGITS.charAt((int) value & DIGIT_MASK));
      marks.append(DIGITS.charAt((int) (value >>> DIGIT_BITS) & DIGIT_MASK));
      from = to + 1;
    }
    return marks.toString();
  }

  private long draw(MatchRow.RowFault fault) {
    byte[] text =
        String.join(
                "\n",
                Integer.toString(fault.seat()),
                fault.reason(),
                fault.detail(),
                Integer.toString(fault.step()),
                fault.stderr())
            .getBytes(StandardCharsets.UTF_8);
    return key.draw(named(new long[0], fault.number(), text, 0, text.length));
  }

  /** The name of a match: eight bytes are one part. Most have the length of the one before. */
  private static long[] named(long[] before, long number, byte[] bytes, int from, int to) {
    int whole = (to - from) / Long.BYTES;
    long[] name = before.length == whole + 3 ? before : new long[whole + 3];
    name[0] = number;
    name[1] = (long) to - from;
    for (int i = 0; i < whole; i++) {
      name[i + 2] = (long) LONGS.get(bytes, from + i * Long.BYTES);
    }
    name[whole + 2] = 0;
    for (int i = from + whole * Long.BYTES; i < to; i++) {
      name[whole + 2] = name[whole + 2] << Byte.SIZE | bytes[i] & 0xff;
    }
    return name;
  }
}
