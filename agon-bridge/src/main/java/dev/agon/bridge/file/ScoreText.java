package dev.agon.bridge.file;

import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Average;
import dev.agon.bridge.session.Award.Percentage;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Award.Weighted;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.PlayedContract;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import dev.agon.game.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the score column: a score, a word for "not played", or a score that the director assigned.
 *
 * <p>All scores are from North-South's point of view, also those of East-West.
 */
final class ScoreText {
  private static final Set<String> NOT_PLAYED =
      Set.of("NP", "N/P", "NOT PLAYED", "----", "-", "SITOUT", "SIT-OUT", "SIT OUT", "BYE");
  private static final Set<String> PASSED_OUT =
      Set.of("PASS", "P", "AP", "PASSED", "PASSED OUT", "PASS OUT", "ALL PASS");
  private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,5}");
  private static final Pattern SPLIT = Pattern.compile("NS\\s+(.+?)\\s+EW\\s+(.+)");
  private static final Pattern CODE = Pattern.compile("A([0-9]{2})([0-9]{2})");
  private static final Pattern AVERAGE =
      Pattern.compile("(?:A|AV|AVE|AVG|AVERAGE)\\s*([+=-]|PLUS|MINUS|)");
  private static final Pattern PERCENT = Pattern.compile("A?([0-9]{1,3}(?:\\.[0-9]{1,4})?)(%?)");
  private static final Pattern WEIGHT =
      Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,4})?)\\s*%\\s*([+-]?[0-9]{1,5})");
  private static final String EXPECTED =
      "a score like -620, PASS, NP, A+/A-, 60/40, or weights like 60% 420; 40% -50";

  private ScoreText() {}

  /** Whether the text says that all players passed. */
  static boolean isPassedOut(String text) {
    return PASSED_OUT.contains(text.strip().toUpperCase(Locale.ROOT));
  }

  /** Reads a score; a blank text is empty. */
  static Parsed<Optional<BoardOutcome>> read(String given) {
    String text = given.strip().toUpperCase(Locale.ROOT);
    if (text.isEmpty()) {
      return new Parsed.Value<>(Optional.empty());
    }
    if (INTEGER.matcher(text).matches()) {
      return new Parsed.Value<>(Optional.of(points(text)));
    }
    return outcome(text)
        .<Parsed<Optional<BoardOutcome>>>map(outcome -> new Parsed.Value<>(Optional.of(outcome)))
        .orElseGet(() -> Parsed.expected(EXPECTED, given));
  }

  /** Nearly all scores are plain numbers, so they are looked for first. */
  private static BoardOutcome points(String text) {
    return new BoardOutcome.PlayedBoard(Optional.empty(), Integer.parseInt(text));
  }

  private static Optional<BoardOutcome> outcome(String text) {
    if (NOT_PLAYED.contains(text)) {
      return Optional.of(new BoardOutcome.NotPlayed());
    }
    if (PASSED_OUT.contains(text)) {
      return Optional.of(
          new BoardOutcome.PlayedBoard(Optional.of(new PlayedContract.PassedOut()), 0));
    }
    Matcher split = SPLIT.matcher(text);
    if (split.matches()) {
      return both(side(split.group(1)), side(split.group(2)));
    }
    Matcher code = CODE.matcher(text);
    if (code.matches()) {
      return both(side("A" + code.group(1)), side("A" + code.group(2)));
    }
    int slash = text.indexOf('/');
    if (slash >= 0) {
      return both(artificial(text.substring(0, slash)), artificial(text.substring(slash + 1)));
    }
    return weighted(text)
        .or(() -> average(text))
        .flatMap(award -> both(Optional.of(award), Optional.of(award)));
  }

  private static Optional<BoardOutcome> both(Optional<Award> ns, Optional<Award> ew) {
    return ns.flatMap(first -> ew.map(second -> new BoardOutcome.Assigned(first, second)));
  }

  /** The award of one side, where both sides are given. */
  private static Optional<Award> side(String given) {
    String text = given.strip();
    return INTEGER.matcher(text).matches()
        ? Optional.of(Points.of(Integer.parseInt(text)))
        : weighted(text).or(() -> artificial(text));
  }

  private static Optional<Award> artificial(String given) {
    String text = given.strip();
    Matcher percent = PERCENT.matcher(text);
    if (!percent.matches()) {
      return average(text);
    }
    Decimal number = Decimal.of(percent.group(1));
    if (number.compareTo(Decimal.of(100)) > 0) {
      return Optional.empty();
    }
    // Without a percent sign, 60, 50 and 40 mean average plus, average and average minus.
    if (percent.group(2).isEmpty()) {
      for (Average average : Average.values()) {
        if (number.compareTo(Decimal.of(average.percentage())) == 0) {
          return Optional.of(average);
        }
      }
    }
    return Optional.of(new Percentage(number.value()));
  }

  private static Optional<Award> average(String text) {
    Matcher average = AVERAGE.matcher(text);
    return average.matches()
        ? Optional.of(
            switch (average.group(1)) {
              case "+", "PLUS" -> Average.PLUS;
              case "-", "MINUS" -> Average.MINUS;
              default -> Average.AVERAGE;
            })
        : Optional.empty();
  }

  private static Optional<Award> weighted(String text) {
    List<Weighted> parts = new ArrayList<>();
    Fraction sum = Fraction.ZERO;
    for (String part : text.split("[;,]", -1)) {
      Matcher weight = WEIGHT.matcher(part.strip());
      if (!weight.matches()) {
        return Optional.empty();
      }
      Fraction share = Decimal.of(weight.group(1)).value().over(100);
      sum = sum.plus(share);
      parts.add(new Weighted(Integer.parseInt(weight.group(2)), share));
    }
    return sum.equals(Fraction.ONE) ? Optional.of(new Points(parts)) : Optional.empty();
  }
}
