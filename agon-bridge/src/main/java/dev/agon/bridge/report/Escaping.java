package dev.agon.bridge.report;

import dev.agon.game.DisplayText;

/** Escapes text for HTML and XML. */
final class Escaping {
  private Escaping() {}

  /** Escaped for element text and quoted attributes; what people do not see is shown too. */
  static String escaped(String text) {
    return DisplayText.visible(text, "\t")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
