package dev.agon.bridge;

import dev.agon.game.Parsed;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A contract: its level, its strain, and whether it is doubled.
 *
 * @param level 1 to 7; the contract needs six tricks more
 */
public record Contract(int level, Strain strain, Doubling doubling) {
  public static final int MAX_TRICKS = 13;
  private static final int BOOK = 6;
  private static final Pattern TEXT =
      Pattern.compile("([1-7])\\s*(NT|N|SA|[CDHS\u2663\u2666\u2665\u2660])\\s*(XX|X|\\*\\*|\\*|)");
  private static final Pattern RESULT = Pattern.compile("=|[+-][0-9]{1,2}");

  public Contract {
    if (level < 1 || level > 7) {
      throw new IllegalArgumentException("a contract's level is 1 to 7, not " + level);
    }
  }

  /** Reads a contract like {@code 3NTx}, {@code 4S} or {@code 5D**}, in either case. */
  public static Parsed<Contract> read(String text) {
    Matcher parts = TEXT.matcher(text.strip().toUpperCase(Locale.ROOT));
    if (!parts.matches()) {
      return Parsed.expected("a contract like 3NT, 4Sx or PASS", text);
    }
    Doubling doubling =
        switch (parts.group(3).length()) {
          case 0 -> Doubling.UNDOUBLED;
          case 1 -> Doubling.DOUBLED;
          default -> Doubling.REDOUBLED;
        };
    return new Parsed.Value<>(
        new Contract(Integer.parseInt(parts.group(1)), strain(parts.group(2)), doubling));
  }

  private static Strain strain(String text) {
    for (Strain strain : Strain.values()) {
      if (strain.id().equals(text) || text.charAt(0) == strain.symbol()) {
        return strain;
      }
    }
    return Strain.NO_TRUMP;
  }

  public int neededTricks() {
    return BOOK + level;
  }

  /** The score of declarer's side for this number of tricks, by Law 77. */
  public int score(int tricks, boolean vulnerable) {
    if (tricks < 0 || tricks > MAX_TRICKS) {
      throw new IllegalArgumentException("the number of tricks is 0 to 13, not " + tricks);
    }
    return tricks >= neededTricks()
        ? made(tricks - neededTricks(), vulnerable)
        : -down(neededTricks() - tricks, vulnerable);
  }

  private int made(int overtricks, boolean vulnerable) {
    int tricks =
        (level * strain.trickValue() + (strain == Strain.NO_TRUMP ? 10 : 0)) * doubling.factor();
    int game = tricks < 100 ? 50 : vulnerable ? 500 : 300;
    int slam =
        switch (level) {
          case 6 -> vulnerable ? 750 : 500;
          case 7 -> vulnerable ? 1500 : 1000;
          default -> 0;
        };
    return tricks + game + slam + doubledBonus() + overtricks * overtrickValue(vulnerable);
  }

  /** The bonus for making a contract: 50 if it is doubled, 100 if it is redoubled. */
  private int doubledBonus() {
    return doubling == Doubling.UNDOUBLED ? 0 : 25 * doubling.factor();
  }

  private int overtrickValue(boolean vulnerable) {
    return doubling == Doubling.UNDOUBLED
        ? strain.trickValue()
        : doubling.factor() * (vulnerable ? 100 : 50);
  }

  /** Doubled and vulnerable: 200, then 300 each. Not vulnerable: 100, 200, 200, then 300 each. */
  private int down(int undertricks, boolean vulnerable) {
    if (doubling == Doubling.UNDOUBLED) {
      return undertricks * (vulnerable ? 100 : 50);
    }
    int first = vulnerable ? 200 : 100;
    int more = vulnerable || undertricks <= 3 ? 0 : 100 * (undertricks - 3);
    return (first + (undertricks - 1) * (vulnerable ? 300 : 200) + more) * doubling.factor() / 2;
  }

  /** The tricks relative to the contract: {@code =}, {@code +1} or {@code -2}. */
  public String result(int tricks) {
    int over = tricks - neededTricks();
    return over == 0 ? "=" : over > 0 ? "+" + over : String.valueOf(over);
  }

  /** The inverse of {@link #result}; empty if the text is no result or not 0 to 13 tricks. */
  public Optional<Integer> tricks(String result) {
    String text = result.strip();
    if (!RESULT.matcher(text).matches()) {
      return Optional.empty();
    }
    int tricks = neededTricks() + (text.equals("=") ? 0 : Integer.parseInt(text));
    return tricks >= 0 && tricks <= MAX_TRICKS ? Optional.of(tricks) : Optional.empty();
  }

  @Override
  public String toString() {
    return level + strain.id() + doubling.id();
  }
}
