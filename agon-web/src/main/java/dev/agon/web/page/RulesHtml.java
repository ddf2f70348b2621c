package dev.agon.web.page;

import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The rules of games as HTML. */
public final class RulesHtml {
  /** Where a rule is in the code, at the end of its line, like {@code (`Items`, `Gun.eject`)}. */
  private static final Pattern CODE_REFERENCES =
      Pattern.compile(" \\(`[\\w.]+`(?:, `[\\w.]+`)*\\)$", Pattern.MULTILINE);

  /** The title, which the page has already, and a paragraph about where the game is in the code. */
  private static final Pattern OPENING = Pattern.compile("\\A# .*\\R+.*; the rules are in `.*\\R+");

  private final Parser parser =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private final HtmlRenderer html =
      HtmlRenderer.builder()
          .extensions(List.of(TablesExtension.create()))
          .attributeProviderFactory(_ -> RulesHtml::makeReachable)
          .escapeHtml(true)
          .sanitizeUrls(true)
          .build();

  /** Lets people scroll wide code with the keyboard. */
  private static void makeReachable(Node node, String tag, Map<String, String> attributes) {
    if (tag.equals("pre")) {
      attributes.put("tabindex", "0");
    }
  }

  /** The rules of a game without title and without what only developers need; may be empty. */
  public String of(GameKit<?, ?, ?> kit) {
    return GameRegistry.rules(kit)
        .map(rules -> OPENING.matcher(rules).replaceFirst(""))
        .map(rules -> CODE_REFERENCES.matcher(rules).replaceAll(""))
        .map(rules -> html.render(parser.parse(rules)))
        .orElse("");
  }
}
