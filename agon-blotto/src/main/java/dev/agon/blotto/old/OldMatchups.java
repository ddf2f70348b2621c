package dev.agon.blotto.old;

import dev.agon.game.Parsed;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Plays the old program's matchups while it reads them. Each thread reads a chunk of whole lines in
 * turn and plays it in parallel with the others. The order does not matter, because the sums are
 * whole numbers.
 */
public final class OldMatchups {
  private static final int CHUNK_SIZE = 1 << 20;
  private static final int INVALID = -1;
  private static final String TOO_MANY_POINTS = "too many points to add up";

  public enum Mode {
    WIN("win"),
    SCORE("score");

    private final String id;

    Mode(String id) {
      this.id = id;
    }

    /** As on the command line. */
    public String id() {
      return id;
    }
  }

  private final String name;
  private final InputStream file;
  private final OldEntries entries;
  private final int[] values;
  private final Mode mode;
  private final long total;

  private byte[] rest = new byte[0];
  private boolean ended;
  private int chunksTaken;

  private final Map<Integer, Integer> linesOfChunk = new TreeMap<>();

  private final Map<Integer, String> problemOfChunk = new TreeMap<>();

  public OldMatchups(String name, InputStream file, OldEntries entries, int[] values, Mode mode) {
    this.name = name;
    this.file = file;
    this.entries = entries;
    this.values = values;
    this.mode = mode;
    this.total = Arrays.stream(values).asLongStream().sum();
  }

  /** Plays all matchups; an error names the first line that is wrong. */
  public OldAverages play() {
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      Worker worker = new Worker(new OldAverages(entries));
      workers.add(worker);
      worker.start();
    }
    List<OldAverages> parts = workers.stream().map(Worker::result).toList();
    if (!problemOfChunk.isEmpty()) {
      throw firstProblem();
    }
    try {
      OldAverages total = new OldAverages(entries);
      parts.forEach(total::add);
      return total;
    } catch (ArithmeticException e) {
      throw new UserError(name + ": " + TOO_MANY_POINTS, e);
    }
  }

  /** A thread that plays one chunk after the other and reads them into the same array. */
  private final class Worker extends Thread {
    private final OldAverages averages;
    private final byte[] text = new byte[CHUNK_SIZE];
    private int length;
    private int chunk;
    private @Nullable Throwable failure;

    Worker(OldAverages averages) {
      this.averages = averages;
    }

    @Override
    public void run() {
      try {
        while (readNext(this)) {
          play();
        }
      } catch (Throwable e) {
        failure = e;
      }
    }

    private void play() {
      int lines = 0;
      String problem = "";
      for (int at = 0; at < length && problem.isEmpty(); lines++) {
        int next = playLine(text, at, length, averages);
        if (next == INVALID) {
          LineReader line = new LineReader(text, at, length);
          line.next();
          problem = problem(Arrays.copyOfRange(text, at, line.to()));
        }
        at = next;
      }
      finish(chunk, lines, problem);
    }

    OldAverages result() {
      try {
        join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return switch (failure) {
        case null -> averages;
        case ArithmeticException e -> throw new UserError(name + ": " + TOO_MANY_POINTS, e);
        case Throwable e -> throw new IllegalStateException(e);
      };
    }
  }

  private UserError firstProblem() {
    int chunk = problemOfChunk.keySet().iterator().next();
    long line = 0;
    for (int before = 0; before <= chunk; before++) {
      line += linesOfChunk.getOrDefault(before, 0);
    }
    return new UserError(name + ", line " + line + ": " + problemOfChunk.get(chunk));
  }

  /** Reads the next chunk for a worker; false at the end of the file or after a problem. */
  private synchronized boolean readNext(Worker worker) {
    if (ended || !problemOfChunk.isEmpty()) {
      return false;
    }
    worker.chunk = chunksTaken++;
    try {
      read(worker);
      return true;
    } catch (IOException e) {
      finish(worker.chunk, 1, "cannot be read: " + UserFiles.why(e));
      return false;
    }
  }

  /** A chunk without an end of line is invalid anyway, because ids are short. */
  private void read(Worker worker) throws IOException {
    byte[] text = worker.text;
    System.arraycopy(rest, 0, text, 0, rest.length);
    int length = rest.length + file.readNBytes(text, rest.length, text.length - rest.length);
    ended = length < text.length;
    int wholeLines = ended ? length : endOfLastLine(text);
    worker.length = wholeLines == 0 ? length : wholeLines;
    rest = Arrays.copyOfRange(text, worker.length, length);
  }

  private synchronized void finish(int chunk, int lines, String problem) {
    linesOfChunk.put(chunk, lines);
    if (!problem.isEmpty()) {
      problemOfChunk.put(chunk, problem);
    }
  }

  private static int endOfLastLine(byte[] text) {
    int end = text.length;
    while (end > 0 && text[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  /** Plays the matchup of a line; returns the offset of the next line, or INVALID. */
  private int playLine(byte[] text, int from, int end, OldAverages averages) {
    int endOfFirst = endOfId(text, from, end);
    if (endOfFirst == end || text[endOfFirst] != ' ') {
      return INVALID;
    }
    int endOfSecond = endOfId(text, endOfFirst + 1, end);
    int first = entries.find(text, from, endOfFirst);
    int second = entries.find(text, endOfFirst + 1, endOfSecond);
    int at = endOfSecond;
    if (at < end && text[at] == '\r' && (at + 1 == end || text[at + 1] == '\n')) {
      at++;
    }
    if (first < 0 || second < 0 || first == second || at < end && text[at] != '\n') {
      return INVALID;
    }
    long halves = entries.halfPoints(first, second, values);
    if (mode == Mode.SCORE) {
      averages.add(first, halves, second, 2 * total - halves);
    } else {
      int won = 1 + Long.signum(halves - total);
      averages.add(first, won, second, 2 - won);
    }
    return at + 1;
  }

  private static int endOfId(byte[] text, int from, int end) {
    int at = from;
    while (at < end && !LineReader.isBlank(text[at])) {
      at++;
    }
    return at;
  }

  private String problem(byte[] line) {
    if (line.length == 0) {
      return "blank; a matchup is two ids with a space between them";
    }
    String text = new String(line, StandardCharsets.ISO_8859_1);
    String[] ids = text.split("[\\x00-\\x20]", -1);
    if (ids.length != 2 || text.indexOf(' ') < 0 || ids[0].isEmpty() || ids[1].isEmpty()) {
      return "a matchup is two ids with a space between them, not " + quoted(text);
    }
    for (String id : ids) {
      byte[] bytes = id.getBytes(StandardCharsets.ISO_8859_1);
      if (entries.find(bytes, 0, bytes.length) < 0) {
        return "no entry has the id " + quoted(id);
      }
    }
    return "an entry does not meet itself: " + quoted(text);
  }

  private static String quoted(String bytes) {
    return Parsed.quoted(
        new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8));
  }
}
