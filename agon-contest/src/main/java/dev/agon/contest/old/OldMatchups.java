package dev.agon.contest.old;

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
 * The old program's matchups, played as they are read. Threads take turns at reading a piece of
 * whole lines and play their pieces side by side; sums of whole numbers come out the same in any
 * order.
 */
public final class OldMatchups {
  private static final int PIECE = 1 << 20;
  private static final int WRONG = -1;
  private static final String TOO_MANY_POINTS = "too many points to add up";

  /** What is averaged. */
  public enum Mode {
    WIN,
    SCORE
  }

  private final String name;
  private final InputStream file;
  private final OldEntries entries;
  private final int[] values;
  private final Mode mode;
  private final long total;

  private byte[] rest = new byte[0];
  private boolean ended;
  private int piecesTaken;

  /** Lines of the pieces that were played, and what is wrong in a line of one. */
  private final Map<Integer, Integer> linesOfPiece = new TreeMap<>();

  private final Map<Integer, String> problemOfPiece = new TreeMap<>();

  public OldMatchups(String name, InputStream file, OldEntries entries, int[] values, Mode mode) {
    this.name = name;
    this.file = file;
    this.entries = entries;
    this.values = values;
    this.mode = mode;
    this.total = Arrays.stream(values).asLongStream().sum();
  }

  /**
   * Plays them all.
   *
   * @throws UserError naming the first line that is wrong
   */
  public OldAverages play() {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      Player player = new Player(new OldAverages(entries));
      players.add(player);
      player.start();
    }
    List<OldAverages> parts = players.stream().map(Player::finished).toList();
    if (!problemOfPiece.isEmpty()) {
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

  /** A thread that plays one piece after the other, all read into the same space. */
  private final class Player extends Thread {
    private final OldAverages averages;
    private final byte[] text = new byte[PIECE];
    private int length;
    private int piece;
    private @Nullable Throwable failure;

    Player(OldAverages averages) {
      this.averages = averages;
    }

    @Override
    public void run() {
      try {
        while (take(this)) {
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
        if (next == WRONG) {
          LineReader line = new LineReader(text, at, length);
          line.next();
          problem = problem(Arrays.copyOfRange(text, at, line.to()));
        }
        at = next;
      }
      played(piece, lines, problem);
    }

    OldAverages finished() {
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
    int piece = problemOfPiece.keySet().iterator().next();
    long line = 0;
    for (int before = 0; before <= piece; before++) {
      line += linesOfPiece.getOrDefault(before, 0);
    }
    return new UserError(name + ", line " + line + ": " + problemOfPiece.get(piece));
  }

  /** Reads the next piece for a player, if there is one and all is well so far. */
  private synchronized boolean take(Player player) {
    if (ended || !problemOfPiece.isEmpty()) {
      return false;
    }
    player.piece = piecesTaken++;
    try {
      read(player);
      return true;
    } catch (IOException e) {
      played(player.piece, 1, "cannot be read: " + UserFiles.why(e));
      return false;
    }
  }

  /** A piece without an end of line is wrong anyway: two ids are never that long. */
  private void read(Player player) throws IOException {
    byte[] text = player.text;
    System.arraycopy(rest, 0, text, 0, rest.length);
    int length = rest.length + file.readNBytes(text, rest.length, text.length - rest.length);
    ended = length < text.length;
    int wholeLines = ended ? length : endOfLastLine(text);
    player.length = wholeLines == 0 ? length : wholeLines;
    rest = Arrays.copyOfRange(text, player.length, length);
  }

  private synchronized void played(int piece, int lines, String problem) {
    linesOfPiece.put(piece, lines);
    if (!problem.isEmpty()) {
      problemOfPiece.put(piece, problem);
    }
  }

  private static int endOfLastLine(byte[] text) {
    int end = text.length;
    while (end > 0 && text[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  /** Plays the matchup of a line; returns where the next line begins, or that it is wrong. */
  private int playLine(byte[] text, int from, int end, OldAverages averages) {
    int endOfFirst = endOfId(text, from, end);
    if (endOfFirst == end || text[endOfFirst] != ' ') {
      return WRONG;
    }
    int endOfSecond = endOfId(text, endOfFirst + 1, end);
    int first = entries.find(text, from, endOfFirst);
    int second = entries.find(text, endOfFirst + 1, endOfSecond);
    int at = endOfSecond;
    if (at < end && text[at] == '\r' && (at + 1 == end || text[at + 1] == '\n')) {
      at++;
    }
    if (first < 0 || second < 0 || first == second || at < end && text[at] != '\n') {
      return WRONG;
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

  /** What is wrong with a line that could not be played. */
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
