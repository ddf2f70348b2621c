package dev.agon.bridge;

import dev.agon.game.Parsed;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What was bid: so many tricks over six, in what, doubled or not.
 *
 * @param level 1 to 7
 */
public record Contract(int level, Strain strain, Doubling doubling) {
  public static final int TRICKS = 13;
  private static final int BOOK = 6;
  private static final Pattern TEXT =
      Pattern.compile("([1-7])\\s*(NT|N|SA|[CDHS\u2663\u2666\u2665\u2660])\\s*(XX|X|\\*\\*|\\*|)");

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
      if (strain.letters().equals(text) || text.charAt(0) == strain.symbol()) {
        return strain;
      }
    }
    return Strain.NO_TRUMP;
  }

  /** How many tricks make it. */
  public int needed() {
    return BOOK + level;
  }

  /** What declarer's side scores for so many tricks, by the Laws. */
  public int score(int tricks, boolean vulnerable) {
    if (tricks < 0 || tricks > TRICKS) {
      throw new IllegalArgumentException("0 to 13 tricks are taken, not " + tricks);
    }
    return tricks >= needed()
        ? made(tricks - needed(), vulnerable)
        : -down(needed() - tricks, vulnerable);
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
    return tricks + game + slam + insult() + overtricks * overtrickValue(vulnerable);
  }

  /** For making a contract that the others doubled. */
  private int insult() {
    return switch (doubling) {
      case UNDOUBLED -> 0;
      case DOUBLED -> 50;
      case REDOUBLED -> 100;
    };
  }

  private int overtrickValue(boolean vulnerable) {
    return switch (doubling) {
      case UNDOUBLED -> strain.trickValue();
      case DOUBLED -> vulnerable ? 200 : 100;
      case REDOUBLED -> vulnerable ? 400 : 200;
    };
  }

  private int down(int undertricks, boolean vulnerable) {
    return switch (doubling) {
      case UNDOUBLED -> undertricks * (vulnerable ? 100 : 50);
      case DOUBLED -> doubledDown(undertricks, vulnerable);
      case REDOUBLED -> 2 * doubledDown(undertricks, vulnerable);
    };
  }

  /** Vulnerable 200 and then 300 each; else 100, twice 200, and then 300 each. */
  private static int doubledDown(int undertricks, boolean vulnerable) {
    if (vulnerable) {
      return 300 * undertricks - 100;
    }
    return undertricks <= 3 ? 200 * undertricks - 100 : 300 * undertricks - 400;
  }

  /** What these tricks are called next to the contract: {@code =}, {@code +1} or {@code -2}. */
  public String result(int tricks) {
    int over = tricks - needed();
    return over == 0 ? "=" : over > 0 ? "+" + over : String.valueOf(over);
  }

  /** The tricks that such a result says, if it is one and there are so many. */
  public Optional<Integer> tricks(String result) {
    String text = result.strip();
    if (!text.matches("=|[+-][0-9]{1,2}")) {
      return Optional.empty();
    }
    int tricks = needed() + (text.equals("=") ? 0 : Integer.parseInt(text));
    return tricks >= 0 && tricks <= TRICKS ? Optional.of(tricks) : Optional.empty();
  }

  @Override
  public String toString() {
    return level + strain.letters() + doubling.letters();
  }
}
