package dev.agon.blotto;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Tells a column that names people from time stamps, addresses and comments. */
final class NameColumn {
  /** Headers that mean an id whatever the cells look like; they may be numbers. */
  private static final Set<String> EXACT =
      words(
          "id name entry player team user username no nr number # entrant contestant participant");

  /** Words in a longer header, like "Your name (or nickname)", that mean a name. */
  private static final Set<String> WORDS =
      words(
          "name names nickname alias handle username entrant contestant participant player team"
              + " submitter who");

  private static final Set<String> TIME_WORDS =
      words("timestamp time date submitted created datetime");

  private static final Pattern ADDRESS = Pattern.compile("\\s*\\S+@\\S+\\.\\S+\\s*");

  /** A date of three numbers, or a time of day with hours and minutes. */
  private static final Pattern TIME_STAMP =
      Pattern.compile(
          "\\s*(\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}\\b.*|\\d{8}T\\d{4,6}.*|\\d{1,2}:\\d{2}(:\\d{2})?\\b.*)");

  /** A name is rarely longer, and a comment rarely shorter. */
  private static final int MAX_MEDIAN_LENGTH = 40;

  /** A question with more words is not a label for a name. */
  private static final int MAX_HEADER_WORDS = 8;

  private NameColumn() {}

  /** Whether a header is an id of its own, for cells of any kind. */
  static boolean isExact(String header) {
    return EXACT.contains(header.strip().toLowerCase(Locale.ROOT));
  }

  private static boolean hasNameWord(String header) {
    List<String> words = inWords(header);
    return words.size() <= MAX_HEADER_WORDS && words.stream().anyMatch(WORDS::contains);
  }

  private static Set<String> words(String separatedByBlanks) {
    return Set.of(separatedByBlanks.split(" "));
  }

  private static List<String> inWords(String header) {
    return Arrays.stream(header.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** Whether a column holds times, by its header or by most of its cells. */
  static boolean isTime(String header, List<String> cells) {
    List<String> words = inWords(header);
    boolean isNamedSo =
        words.size() <= 3 && words.stream().anyMatch(TIME_WORDS::contains)
            || String.join("", words).equals("timestamp");
    return isNamedSo || isMostly(TIME_STAMP, cells);
  }

  private static boolean isMostly(Pattern pattern, List<String> cells) {
    return 2 * cells.stream().filter(cell -> pattern.matcher(cell).matches()).count()
        > cells.size();
  }

  /** Short texts in most rows. */
  private static boolean isShort(List<String> cells) {
    int[] lengths = filled(cells).stream().mapToInt(String::length).sorted().toArray();
    return 2 * lengths.length > cells.size() && lengths[lengths.length / 2] <= MAX_MEDIAN_LENGTH;
  }

  private static boolean isMostlyDifferent(List<String> cells) {
    List<String> filled = filled(cells);
    return 2 * filled.stream().distinct().count() >= filled.size();
  }

  private static List<String> filled(List<String> cells) {
    return cells.stream().map(String::strip).filter(cell -> !cell.isEmpty()).toList();
  }

  record Candidate(int column, String header, List<String> cells) {}

  /**
   * The column of the names among columns of text that are no times: one of short texts with a name
   * in its header, then one of short and mostly different texts before the units, then one of mail
   * addresses.
   *
   * @return the index of the column, or -1
   */
  static int choose(List<Candidate> candidates, int firstUnits) {
    return candidates.stream()
        .filter(candidate -> rank(candidate, firstUnits) >= 0)
        .min(
            Comparator.comparingInt((Candidate candidate) -> rank(candidate, firstUnits))
                .thenComparingInt(Candidate::column))
        .map(Candidate::column)
        .orElse(-1);
  }

  /** The smaller the better; negative for what is no name. */
  private static int rank(Candidate candidate, int firstUnits) {
    List<String> cells = candidate.cells();
    boolean isAddress = isMostly(ADDRESS, cells);
    List<Boolean> inOrder =
        List.of(
            isExact(candidate.header()) && !isAddress,
            hasNameWord(candidate.header()) && isShort(cells) && !isAddress,
            candidate.column() < firstUnits
                && isShort(cells)
                && isMostlyDifferent(cells)
                && !isAddress,
            isAddress);
    return IntStream.range(0, inOrder.size()).filter(inOrder::get).findFirst().orElse(-1);
  }
}
