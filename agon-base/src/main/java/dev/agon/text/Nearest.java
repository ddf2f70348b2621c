package dev.agon.text;

import dev.agon.game.Parsed;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Messages for unknown names, which list the valid names, nearest first. */
public final class Nearest {
  /** More than any name has; comparing takes time for each of its characters. */
  private static final int MAX_LENGTH = 300;

  private Nearest() {}

  /** A phrase like {@code must be one of wins, score, not 'wims'}, which follows a name. */
  public static String mustBe(String given, Collection<String> valid) {
    return "must be one of %s, not %s"
        .formatted(String.join(", ", nearestFirst(given, valid)), Parsed.quoted(given));
  }

  /** A message like {@code unknown bot 'Greddy'; did you mean Greedy? There are: Greedy, Randy}. */
  public static String unknown(String kind, String given, Collection<String> valid) {
    List<String> sorted = nearestFirst(given, valid);
    String problem = "unknown " + kind + " " + Parsed.quoted(given);
    if (sorted.isEmpty()) {
      return problem + "; there are none";
    }
    String nearest = sorted.getFirst();
    return distance(given, nearest) <= Math.max(2, (given.length() + 1) / 3)
        ? problem + "; did you mean " + nearest + "? There are: " + String.join(", ", sorted)
        : problem + "; there are: " + String.join(", ", sorted);
  }

  /** The value with this name; an unknown name is a user error. */
  public static <T> T find(String kind, String given, List<T> values, Function<T, String> name) {
    return values.stream()
        .filter(value -> name.apply(value).equals(given))
        .findFirst()
        .orElseThrow(() -> new UserError(unknown(kind, given, values.stream().map(name).toList())));
  }

  /** Whether a word is another one with a letter added, left out or changed, or two exchanged. */
  public static boolean isSlip(String given, String word) {
    int begin = 0;
    while (begin < Math.min(given.length(), word.length())
        && given.charAt(begin) == word.charAt(begin)) {
      begin++;
    }
    int end = 0;
    while (end < Math.min(given.length(), word.length()) - begin
        && given.charAt(given.length() - 1 - end) == word.charAt(word.length() - 1 - end)) {
      end++;
    }
    String a = given.substring(begin, given.length() - end);
    String b = word.substring(begin, word.length() - end);
    return a.length() <= 1 && b.length() <= 1 && !(a + b).isEmpty()
        || a.length() == 2 && new StringBuilder(a).reverse().toString().equals(b);
  }

  private static List<String> nearestFirst(String given, Collection<String> valid) {
    List<String> sorted = new ArrayList<>(valid);
    sorted.sort(Comparator.comparingInt(name -> distance(given, name)));
    return sorted;
  }

  /** The number of letters to add, remove or change, ignoring case; of a long text the start. */
  static int distance(String from, String to) {
    String a = from.substring(0, Math.min(from.length(), MAX_LENGTH)).toLowerCase(Locale.ROOT);
    String b = to.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j - 1], row[j]));
      }
    }
    return row[b.length()];
  }
}
