package dev.agon.web.page;

import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Markdown;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules of games as HTML. */
public final class RulesHtml {
  /** Where a rule is in the code, at the end of its line, like {@code (`Items`, `Gun.eject`)}. */
  private static final Pattern CODE_REFERENCES =
      Pattern.compile(" \\(`[\\w.]+`(?:, `[\\w.]+`)*\\)$", Pattern.MULTILINE);

  /** The title, which the page has already, and a paragraph about where the game is in the code. */
  private static final Pattern OPENING = Pattern.compile("\\A# .*\\R+.*; the rules are in `.*\\R+");

  /** The part that tells a newcomer enough to play. */
  private static final Pattern BRIEFLY =
      Pattern.compile(
          "^## In two minutes\\R+(.*?)(?=^## |\\z)", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern SENTENCE = Pattern.compile("\\A.*?\\.(?=\\s|\\z)", Pattern.DOTALL);

  /** The rules of a game for whoever has two minutes; may be empty. */
  public String brief(GameKit<?, ?, ?> kit) {
    return Markdown.html(Markdown.parse(briefText(kit)), Map.of());
  }

  /** What a game is about in one sentence of plain text; may be empty. */
  public String sentence(GameKit<?, ?, ?> kit) {
    Matcher first = SENTENCE.matcher(briefText(kit));
    return first.find() ? Markdown.words(Markdown.parse(first.group())).strip() : "";
  }

  private static String briefText(GameKit<?, ?, ?> kit) {
    return GameRegistry.rules(kit)
        .map(BRIEFLY::matcher)
        .filter(Matcher::find)
        .map(found -> found.group(1))
        .orElse("");
  }

  /** The rules in full, without those for whoever has two minutes. */
  public String detailed(GameKit<?, ?, ?> kit) {
    return html(
        GameRegistry.rules(kit).map(rules -> BRIEFLY.matcher(rules).replaceFirst("")).orElse(""));
  }

  /** The rules of a game without title and without what only developers need; may be empty. */
  public String of(GameKit<?, ?, ?> kit) {
    return html(GameRegistry.rules(kit).orElse(""));
  }

  private static String html(String rules) {
    String shown = CODE_REFERENCES.matcher(OPENING.matcher(rules).replaceFirst("")).replaceAll("");
    return Markdown.html(Markdown.parse(shown), Map.of());
  }
}
