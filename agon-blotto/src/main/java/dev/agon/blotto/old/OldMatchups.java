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
 * turn and plays it in parallel with the others. The games are added up in the order of the file,
 * because sums of floats depend on it.
 */
public final class OldMatchups {
  private static final int CHUNK_SIZE = 1 << 20;
  private static final int INVALID = -1;

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
  private final OldAverages averages;

  /** Half of what each battlefield is worth. */
  private final float[] halves;

  private final Mode mode;

  private byte[] rest = new byte[0];
  private boolean ended;
  private int chunksTaken;
  private int chunksAdded;

  private final Map<Integer, Integer> linesOfChunk = new TreeMap<>();

  private final Map<Integer, String> problemOfChunk = new TreeMap<>();

  public OldMatchups(String name, InputStream file, OldEntries entries, int[] values, Mode mode) {
    this.name = name;
    this.file = file;
    this.entries = entries;
    this.averages = new OldAverages(entries);
    this.halves = new float[values.length];
    for (int field = 0; field < values.length; field++) {
      halves[field] = (float) values[field] / 2;
    }
    this.mode = mode;
  }

  /** Plays all matchups; an error names the first line that is wrong. */
  public OldAverages play() {
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      Worker worker = new Worker();
      workers.add(worker);
      worker.start();
    }
    workers.forEach(Worker::end);
    if (!problemOfChunk.isEmpty()) {
      throw firstProblem();
    }
    return averages;
  }

  /** A thread that plays one chunk after the other and reads them into the same array. */
  private final class Worker extends Thread {
    private final PlayedGames games = new PlayedGames();
    private final byte[] text = new byte[CHUNK_SIZE];
    private int length;
    private int chunk;
    private @Nullable Throwable failure;

    @Override
    public void run() {
      try {
        while (readNext(this)) {
          try {
            play();
            awaitTurn(chunk);
            averages.add(games);
          } finally {
            endTurn();
          }
        }
      } catch (Throwable e) {
        failure = e;
      }
    }

    private void play() {
      games.clear();
      int lines = 0;
      String problem = "";
      for (int at = 0; at < length && problem.isEmpty(); lines++) {
        int next = playLine(text, at, length, games);
        if (next == INVALID) {
          LineReader line = new LineReader(text, at, length);
          line.next();
          problem = problem(Arrays.copyOfRange(text, at, line.to()));
        }
        at = next;
      }
      finish(chunk, lines, problem);
    }

    void end() {
      try {
        join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      if (failure != null) {
        throw new IllegalStateException(failure);
      }
    }
  }

  /** Waits until the games of all earlier chunks are added. */
  private synchronized void awaitTurn(int chunk) throws InterruptedException {
    while (chunksAdded < chunk) {
      wait();
    }
  }

  /** Lets the next chunk be added, also after a failure, so that nobody waits for this one. */
  private synchronized void endTurn() {
    chunksAdded++;
    notifyAll();
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
  private int playLine(byte[] text, int from, int end, PlayedGames games) {
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
    float points = entries.points(first, second, halves);
    float against = entries.points(second, first, halves);
    if (mode == Mode.SCORE) {
      games.add(first, points, second, against);
    } else {
      float won = (1 + Integer.signum(Float.compare(points, against))) / 2f;
      games.add(first, won, second, 1 - won);
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
