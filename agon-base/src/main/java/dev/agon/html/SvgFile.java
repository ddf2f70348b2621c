package dev.agon.html;

/** A picture as a file of its own, which brings its style sheets along. */
public final class SvgFile {
  private static final String PAGE = "svg.picture { background: var(--paper); }\n";

  private SvgFile() {}

  /** The text of the file, given an SVG element without a style sheet. */
  public static String of(String picture) {
    return withRules(picture, "");
  }

  /** The same with more rules in its style sheet. */
  public static String withRules(String picture, String more) {
    return of(picture, StyleSheet.TOKENS.css() + StyleSheet.PICTURE.css() + PAGE + more);
  }

  /** The same with a style sheet of its own. */
  public static String of(String picture, String css) {
    int opened = picture.indexOf('>') + 1;
    return picture.substring(0, opened)
        + "\n<style>\n"
        + css
        + "</style>"
        + picture.substring(opened);
  }
}
