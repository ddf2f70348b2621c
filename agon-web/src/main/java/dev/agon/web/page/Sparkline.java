package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode.Element;

/**
 * The curve of a match in a row of a list, 80 by 20. It is an image for which a browser asks when
 * its row comes into sight, so that a list takes as long as without curves.
 */
public final class Sparkline {
  static final String PATH = "/curve.svg";

  private Sparkline() {}

  /** The curve of a stored match; an empty image if nothing is known but the result. */
  public static Element of(long event, long match) {
    return element("img.sparkline")
        .with("src", "/events/" + event + "/matches/" + match + PATH)
        .with("width", "80")
        .with("height", "20")
        .with("loading", "lazy")
        .with("alt", "");
  }
}
