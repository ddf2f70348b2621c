package dev.agon.web.page;

import dev.agon.entrant.GameRegistry;
import dev.agon.game.kit.GameKit;
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

  /** The rules of a game; empty if it comes without. */
  public String of(GameKit<?, ?, ?> kit) {
    return GameRegistry.rules(kit)
        .map(rules -> html.render(parser.parse(CODE_REFERENCES.matcher(rules).replaceAll(""))))
        .orElse("");
  }
}
