package dev.agon.process;

import dev.agon.process.host.PipeReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The beginning and the end of a program's output, of limited size. Marks divide it into parts, one
 * for each answer and a last one for what was written afterwards.
 */
public final class Excerpt {
  private static final int HALF = 8 * 1024;

  /** The buffers of a program that has written nothing, as most programs do. */
  private static final byte[] NOTHING = {};

  /** Enough for 128 KiB in parts of 8 KiB, twice the size of a pipe. */
  private static final int MAX_READS = 16;

  private byte[] head = NOTHING;
  private int headBytes;
  private byte[] tail = NOTHING;
  private long tailBytes;

  /** How many bytes had been written at each mark. */
  private long[] marks = {};

  private int marked;

  /** Reads the available output without waiting, up to a limit if a program floods it. */
  synchronized void readAvailable(PipeReader pipe, byte[] buffer) {
    int n = buffer.length;
    for (int reads = 0; reads < MAX_READS && n == buffer.length; reads++) {
      n = pipe.readNow(buffer);
      add(buffer, n);
    }
  }

  private void add(byte[] bytes, int n) {
    int toHead = Math.clamp(n, 0, HALF - headBytes);
    if (headBytes + toHead > head.length) {
      head = Arrays.copyOf(head, Math.min(HALF, Math.max(headBytes + toHead, 2 * headBytes)));
    }
    System.arraycopy(bytes, 0, head, headBytes, toHead);
    headBytes += toHead;
    if (n > toHead && tail.length == 0) {
      tail = new byte[HALF];
    }
    for (int i = toHead; i < n; i++) {
      tail[(int) (tailBytes++ % HALF)] = bytes[i];
    }
  }

  /** Appends the output of another process, which has ended. */
  public synchronized void append(Excerpt other) {
    synchronized (other) {
      add(other.head, other.headBytes);
      if (other.tailBytes > 0) {
        // What the other has left out is left out here too; its end fills this end completely.
        tailBytes += Math.max(0, other.tailBytes - HALF);
        byte[] last = other.kept(other.gapEnd(), other.size());
        add(last, last.length);
      }
    }
  }

  /** Ends the part of an answer. */
  public synchronized void mark() {
    if (marked == marks.length) {
      marks = Arrays.copyOf(marks, Math.max(16, 2 * marked));
    }
    marks[marked++] = size();
  }

  /** The part of the last answer, up to the last mark. */
  public synchronized String lastPart() {
    return marked == 0 ? "" : part(marked - 1);
  }

  /** The parts, one more than there are marks; empty if nothing was written. */
  public synchronized List<String> parts() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; size() > 0 && i <= marked; i++) {
      parts.add(part(i));
    }
    return parts;
  }

  private String part(int number) {
    return text(number == 0 ? 0 : marks[number - 1], number == marked ? size() : marks[number]);
  }

  public synchronized String text() {
    return text(0, size());
  }

  private String text(long from, long to) {
    long gapFrom = Math.max(from, HALF);
    long gapTo = Math.min(to, gapEnd());
    if (gapTo <= gapFrom) {
      return new String(kept(from, to), StandardCharsets.UTF_8);
    }
    return new String(kept(from, gapFrom), StandardCharsets.UTF_8)
        + "\n["
        + (gapTo - gapFrom)
        + " bytes left out]\n"
        + new String(kept(gapTo, to), StandardCharsets.UTF_8);
  }

  private long size() {
    return headBytes + tailBytes;
  }

  /** Where the kept end begins. */
  private long gapEnd() {
    return HALF + Math.max(0, tailBytes - HALF);
  }

  /** Bytes that were kept: nothing between them was left out. */
  private byte[] kept(long from, long to) {
    byte[] bytes = new byte[(int) Math.max(0, to - from)];
    for (int i = 0; i < bytes.length; i++) {
      long at = from + i;
      bytes[i] = at < HALF ? head[(int) at] : tail[(int) ((at - HALF) % HALF)];
    }
    return bytes;
  }
}
