package dev.agon.bridge.old;

import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The old scorer's file: a line {@code number name} for each pair, a line {@code SCORES}, and for
 * each board a line with every pair's score. Names are bytes in an unknown encoding; they are
 * printed unchanged.
 *
 * @param names of pairs 1, 2, and so on
 */
public record OldFile(List<byte[]> names, List<OldBoard> boards) {
  private static final String SCORES = "SCORES";
  private static final String PASS = "PASS";
  private static final String ABSENT = "----";

  /** The pairs that played a board, counted from 0, and their scores. */
  @SuppressWarnings("ArrayRecordComponent") // never changed, and never compared
  public record OldBoard(int[] pairs, double[] scores) {}

  /** Whether a line of the text begins with the word SCORES, as every file of this format has. */
  public static boolean hasScoresLine(byte[] text) {
    WordReader words = new WordReader("", text);
    while (words.nextLine()) {
      if (words.nextWord() && words.is(SCORES)) {
        return true;
      }
    }
    return false;
  }

  /** Reads a file; an error names it and the first line that is wrong. */
  public static OldFile read(String name, byte[] text) {
    if (text.length == 0) {
      throw new UserError(
          name + ": empty; there should be a line like '1 Ann - Ben' for each pair");
    }
    WordReader words = new WordReader(name, text);
    List<byte[]> names = pairs(words);
    return new OldFile(names, boards(words, names.size()));
  }

  /** A pair's number, its line, and the number as the file has it. */
  private record PairNumber(int line, long number, String quoted) {}

  private static List<byte[]> pairs(WordReader words) {
    List<PairNumber> pairs = new ArrayList<>();
    List<byte[]> names = new ArrayList<>();
    while (words.nextLine()) {
      if (!words.nextWord()) {
        throw words.error("blank; there should be a pair's number and name, or " + SCORES);
      }
      if (words.is(SCORES)) {
        if (words.nextWord()) {
          throw words.error("nothing comes after " + SCORES + ", but there is " + words.quoted());
        }
        return inOrder(words, pairs, names);
      }
      PairNumber pair = pair(words);
      pairs.add(pair);
      names.add(words.rest());
      if (names.getLast().length == 0) {
        throw words.error("pair " + pair.number() + " has no name");
      }
    }
    throw words.error("the file ends without a line " + SCORES);
  }

  private static PairNumber pair(WordReader words) {
    String quoted = words.quoted();
    if (words.isInteger() && words.integer() < 1) {
      throw words.error("pairs are numbered from 1, not " + quoted);
    }
    if (!words.isDigits()) {
      throw words.error("a pair's number should come first, not " + quoted);
    }
    return new PairNumber(words.line(), words.integer(), quoted);
  }

  private static List<byte[]> inOrder(
      WordReader words, List<PairNumber> pairs, List<byte[]> names) {
    if (pairs.isEmpty()) {
      throw words.error("there is no pair before " + SCORES);
    }
    int[] lines = new int[pairs.size()];
    List<byte[]> ordered = new ArrayList<>(names);
    for (int i = 0; i < pairs.size(); i++) {
      PairNumber pair = pairs.get(i);
      if (pair.number() > pairs.size()) {
        throw words.error(
            pair.line(),
            "with %d pairs the numbers are 1 to %d, each once, not %s"
                .formatted(pairs.size(), pairs.size(), pair.quoted()));
      }
      int at = (int) pair.number() - 1;
      if (lines[at] > 0) {
        throw words.error(
            pair.line(), "pair " + pair.number() + " is already in line " + lines[at]);
      }
      lines[at] = pair.line();
      ordered.set(at, names.get(i));
    }
    return Collections.unmodifiableList(ordered);
  }

  private static List<OldBoard> boards(WordReader words, int pairs) {
    List<OldBoard> boards = new ArrayList<>();
    int blankLine = 0;
    while (words.nextLine()) {
      if (!words.nextWord()) {
        blankLine = blankLine == 0 ? words.line() : blankLine;
      } else if (blankLine > 0) {
        throw words.error(blankLine, "blank; there should be a board's scores");
      } else {
        boards.add(board(words, pairs));
      }
    }
    return Collections.unmodifiableList(boards);
  }

  private static OldBoard board(WordReader words, int pairs) {
    int[] played = new int[pairs];
    double[] scores = new double[pairs];
    int count = 0;
    int given = 0;
    do {
      if (given < pairs && !words.is(ABSENT)) {
        played[count] = given;
        scores[count] = score(words);
        count++;
      }
      given++;
    } while (words.nextWord());
    if (given != pairs) {
      throw words.error(given + (given == 1 ? " score" : " scores") + " for " + pairs + " pairs");
    }
    return new OldBoard(Arrays.copyOf(played, count), Arrays.copyOf(scores, count));
  }

  private static long score(WordReader words) {
    if (words.is(PASS)) {
      return 0;
    }
    if (!words.isInteger()) {
      throw words.error("a score is an integer, PASS or ----, not " + words.quoted());
    }
    long score = words.integer();
    if (score != (int) score) {
      throw words.error("no bridge score is as large as " + words.quoted());
    }
    return score;
  }
}
