package dev.agon.web.page;

import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Markdown;
import java.util.Map;
import java.util.regex.Pattern;

/** The rules of games as HTML. */
public final class RulesHtml {
  /** Where a rule is in the code, at the end of its line, like {@code (`Items`, `Gun.eject`)}. */
  private static final Pattern CODE_REFERENCES =
      Pattern.compile(" \\(`[\\w.]+`(?:, `[\\w.]+`)*\\)$", Pattern.MULTILINE);

  /** The title, which the page has already, and a paragraph about where the game is in the code. */
  private static final Pattern OPENING = Pattern.compile("\\A# .*\\R+.*; the rules are in `.*\\R+");

  /** The rules of a game without title and without what only developers need; may be empty. */
  public String of(GameKit<?, ?, ?> kit) {
    return GameRegistry.rules(kit)
        .map(rules -> OPENING.matcher(rules).replaceFirst(""))
        .map(rules -> CODE_REFERENCES.matcher(rules).replaceAll(""))
        .map(rules -> Markdown.html(Markdown.parse(rules), Map.of()))
        .orElse("");
  }
}
