package dev.agon.game;

/**
 * Text by strangers, as people may see it: nothing invisible is left in it, nothing that turns the
 * direction of text or steers a terminal, and its width in the columns of a terminal is known.
 */
public final class DisplayText {
  private static final int ZERO_WIDTH_JOINER = 0x200D;
  private static final int EMOJI_STYLE = 0xFE0F;
  private static final int TEXT_STYLE = 0xFE0E;

  /** Letters, marks and spaces that show nothing; first and last of each range. */
  private static final int[] INVISIBLE = {
    0x034F, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x2065, 0x2065, 0x2800, 0x2800,
    0x3164, 0x3164, 0xFE00, 0xFE0F, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFF8, 0xE0000, 0xE0FFF
  };

  /** Wide and full-width characters of Unicode's East Asian Width, without emoji. */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x2329, 0x232A, 0x2630, 0x2637, 0x268A, 0x268F, 0x2E80, 0x303E, 0x3041, 0xA4CF,
    0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE6B, 0xFF01, 0xFF60,
    0xFFE0, 0xFFE6, 0x16FE0, 0x18D08, 0x1AFF0, 0x1B2FB, 0x1D300, 0x1D376, 0x1F200, 0x1F265, 0x20000,
    0x3FFFD
  };

  /** Vowels and final consonants, which join the syllable before them. */
  private static final int[] JOINING_JAMO = {0x1160, 0x11FF, 0xD7B0, 0xD7FF};

  private DisplayText() {}

  /**
   * The text in one line, with a Unicode escape for each character that is not seen. A tab becomes
   * a space. Emoji keep the joiners and selectors they are made of.
   */
  public static String visible(String text) {
    return visible(text.replace('\t', ' '), "");
  }

  /**
   * The text with a Unicode escape for each character that is not seen.
   *
   * @param kept control characters that stay as they are
   */
  public static String visible(String text, String kept) {
    int at = 0;
    while (at < text.length() && text.charAt(at) >= ' ' && text.charAt(at) < 0x7F) {
      at++;
    }
    return at == text.length() ? text : visibleFrom(text, at, kept);
  }

  private static String visibleFrom(String text, int from, String kept) {
    StringBuilder shown = new StringBuilder(text.length() + 16).append(text, 0, from);
    int next;
    for (int at = from; at < text.length(); at = next) {
      int c = text.codePointAt(at);
      next = at + Character.charCount(c);
      if (c == '\n' && kept.indexOf(c) < 0) {
        shown.append("\\n");
      } else if (kept.indexOf(c) < 0 && isHidden(text, at, c)) {
        for (int i = at; i < next; i++) {
          shown.append("\\u").append(Integer.toHexString(0x10000 | text.charAt(i)), 1, 5);
        }
      } else {
        shown.appendCodePoint(c);
      }
    }
    return shown.toString();
  }

  /** Whether the text has a character that people do not see. */
  public static boolean hasHidden(String text) {
    return !visible(text, "").equals(text);
  }

  private static boolean isHidden(String text, int at, int c) {
    if (c >= ' ' && c < 0x7F) {
      return false;
    }
    if (isPartOfEmoji(text, at, c)) {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      // Code points that Unicode reserves for programs; XML allows none of them.
      default -> (c & 0xFFFE) == 0xFFFE || isIn(INVISIBLE, c);
    };
  }

  /** Whether it is a joiner between two emoji, or a selector of style after one or after a key. */
  private static boolean isPartOfEmoji(String text, int at, int c) {
    if (at == 0) {
      return false;
    }
    int before = text.codePointBefore(at);
    if (c == EMOJI_STYLE || c == TEXT_STYLE) {
      return Character.isEmoji(before);
    }
    return c == ZERO_WIDTH_JOINER
        && at + 1 < text.length()
        && Character.isExtendedPictographic(text.codePointAt(at + 1))
        && (before == EMOJI_STYLE && isPartOfEmoji(text, at - 1, before)
            || Character.isEmojiModifier(before)
            || Character.isExtendedPictographic(before));
  }

  /**
   * The number of columns that a visible text takes on a terminal: two for wide characters and
   * emoji, none for combining marks.
   */
  public static int width(String text) {
    int width = 0;
    int next;
    for (int at = 0; at < text.length(); at = next) {
      int c = text.codePointAt(at);
      next = at + Character.charCount(c);
      width += c < 0x300 ? 1 : width(text, at, c);
    }
    return width;
  }

  /** The number of columns of a text once it is visible. */
  public static int visibleWidth(String text) {
    return width(visible(text));
  }

  private static int width(String text, int at, int c) {
    int before = at == 0 ? 0 : text.codePointBefore(at);
    if (c == EMOJI_STYLE) {
      // The emoji's style is wide; the text's style, without the selector, may be narrow.
      return before > '9' && Character.isEmoji(before) && !isWide(before) ? 1 : 0;
    }
    boolean isJoined =
        before == ZERO_WIDTH_JOINER
            || Character.isEmojiModifier(c) && Character.isEmojiModifierBase(before);
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isJoined || isIn(JOINING_JAMO, c) ? 0 : isWide(c) ? 2 : 1;
    };
  }

  private static boolean isWide(int c) {
    // Two regional indicators make one flag.
    boolean isFlagLetter = c >= 0x1F1E6 && c <= 0x1F1FF;
    return isIn(WIDE, c) || Character.isEmojiPresentation(c) && !isFlagLetter;
  }

  private static boolean isIn(int[] ranges, int c) {
    for (int i = 0; i < ranges.length; i += 2) {
      if (c >= ranges[i] && c <= ranges[i + 1]) {
        return true;
      }
    }
    return false;
  }

  /** The visible text, filled with spaces to a number of columns. */
  public static String padded(String text, int columns) {
    String shown = visible(text);
    return shown + " ".repeat(Math.max(0, columns - width(shown)));
  }

  /** The visible text, filled with spaces on its left to a number of columns. */
  public static String paddedLeft(String text, int columns) {
    String shown = visible(text);
    return " ".repeat(Math.max(0, columns - width(shown))) + shown;
  }

  /** The text, cut to a number of columns with a mark at its end; a character is never cut. */
  public static String shortened(String text, int columns) {
    if (width(text) <= columns) {
      return text;
    }
    int end = 0;
    int width = 0;
    while (end < text.length()) {
      int c = text.codePointAt(end);
      width += c < 0x300 ? 1 : width(text, end, c);
      if (width > columns - 1) {
        break;
      }
      end += Character.charCount(c);
    }
    return text.substring(0, end) + "…";
  }
}
