package dev.agon.replay;

import dev.agon.match.GameFailure;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * The matches that can be watched in a report, in the order of their numbers.
 *
 * @param notes sentences about matches that were wanted and are not there
 */
public record EmbeddedMatches(List<EmbeddedMatch> matches, List<String> notes) {
  public static final int MAX_MATCHES = 40;

  /** The maximum size of all matches together, so that a page can be mailed. */
  static final long MAX_CHARACTERS = 4_000_000;

  public static final EmbeddedMatches NONE = new EmbeddedMatches(List.of(), List.of());

  public EmbeddedMatches {
    matches = List.copyOf(matches);
    notes = List.copyOf(notes);
  }

  /** Embeds the wanted matches, the most important first, until the page is full. */
  public static EmbeddedMatches of(List<Long> wanted, LongFunction<Optional<String>> records) {
    return of(wanted, records, MAX_CHARACTERS);
  }

  static EmbeddedMatches of(
      List<Long> wanted, LongFunction<Optional<String>> records, long maxCharacters) {
    List<EmbeddedMatch> matches = new ArrayList<>();
    List<Long> withoutMoves = new ArrayList<>();
    List<Long> leftOut = new ArrayList<>();
    List<String> failed = new ArrayList<>();
    long left = maxCharacters;
    for (long number : wanted) {
      Optional<String> record =
          matches.size() < MAX_MATCHES ? records.apply(number) : Optional.empty();
      if (matches.size() == MAX_MATCHES) {
        leftOut.add(number);
      } else if (record.isEmpty()) {
        withoutMoves.add(number);
      } else {
        Optional<EmbeddedMatch> match;
        try {
          match = read(number, record.get(), left);
        } catch (GameFailure e) {
          failed.add("Match %d cannot be shown: %s.".formatted(number, e.getMessage()));
          continue;
        }
        if (match.isPresent() && match.get().json().length() <= left) {
          matches.add(match.get());
          left -= match.get().json().length();
        } else {
          leftOut.add(number);
        }
      }
    }
    matches.sort(Comparator.comparingLong(EmbeddedMatch::number));
    List<String> notes = new ArrayList<>(failed);
    if (!withoutMoves.isEmpty()) {
      notes.add("The moves of " + words(withoutMoves) + " are not stored.");
    }
    if (!leftOut.isEmpty()) {
      notes.add(
          "A report has at most "
              + MAX_MATCHES
              + " matches and "
              + MAX_CHARACTERS / 1_000_000
              + " MB of them: "
              + words(leftOut)
              + " cannot be watched here.");
    }
    return new EmbeddedMatches(matches, notes);
  }

  private static Optional<EmbeddedMatch> read(long number, String record, long maxCharacters) {
    try {
      return EmbeddedMatch.read(record, maxCharacters);
    } catch (GameFailure e) {
      throw e;
    } catch (UserError e) {
      throw new UserError("match " + number + " cannot be shown: " + e.getMessage(), e);
    }
  }

  public boolean has(long number) {
    return matches.stream().anyMatch(match -> match.number() == number);
  }

  /** The matches in words, with ranges: matches 1, 3 to 7, 9. */
  static String words(List<Long> numbers) {
    List<Long> sorted = numbers.stream().sorted().toList();
    List<String> ranges = new ArrayList<>();
    for (int first = 0; first < sorted.size(); ) {
      int last = first;
      while (last + 1 < sorted.size() && sorted.get(last + 1) == sorted.get(last) + 1) {
        last++;
      }
      ranges.add(
          last == first ? "" + sorted.get(first) : sorted.get(first) + " to " + sorted.get(last));
      first = last + 1;
    }
    return (sorted.size() == 1 ? "match " : "matches ") + String.join(", ", ranges);
  }
}
