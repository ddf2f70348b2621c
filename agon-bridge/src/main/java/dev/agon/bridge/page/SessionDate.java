package dev.agon.bridge.page;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The date of a session, for people. */
final class SessionDate {
  private static final Pattern DAY_FIRST =
      Pattern.compile("(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4})");
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[/.-](\\d{1,2})[/.-](\\d{1,2})");
  private static final DateTimeFormatter WORDS =
      DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);

  private SessionDate() {}

  /** As in {@code Thursday 22 October 2015}; unchanged if the text is no date. */
  static String words(String text) {
    Matcher dayFirst = DAY_FIRST.matcher(text.strip());
    if (dayFirst.matches()) {
      return words(text, dayFirst.group(3), dayFirst.group(2), dayFirst.group(1));
    }
    Matcher yearFirst = YEAR_FIRST.matcher(text.strip());
    return yearFirst.matches()
        ? words(text, yearFirst.group(1), yearFirst.group(2), yearFirst.group(3))
        : text;
  }

  private static String words(String text, String year, String month, String day) {
    try {
      return WORDS.format(
          LocalDate.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day)));
    } catch (DateTimeException e) {
      return text;
    }
  }
}
