package dev.agon.web.html;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Markdown with tables. HTML in it is text. */
public final class Markdown {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();

  /** What may be wider than the screen; people can scroll it with the keyboard. */
  private static final Set<String> WIDE = Set.of("pre", "table");

  private Markdown() {}

  public static Node parse(String text) {
    return PARSER.parse(text);
  }

  /** The ids are those of the nodes that links lead to. */
  public static String html(Node document, Map<Node, String> ids) {
    return HtmlRenderer.builder()
        .extensions(TABLES)
        .attributeProviderFactory(_ -> (node, tag, to) -> attributes(node, tag, ids, to))
        .escapeHtml(true)
        .sanitizeUrls(true)
        .build()
        .render(document);
  }

  private static void attributes(
      Node node, String tag, Map<Node, String> ids, Map<String, String> attributes) {
    if (WIDE.contains(tag)) {
      attributes.put("tabindex", "0");
    }
    if (ids.containsKey(node)) {
      attributes.put("id", ids.get(node));
    }
  }

  public static String words(Node part) {
    StringBuilder words = new StringBuilder();
    part.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }

          @Override
          public void visit(FencedCodeBlock block) {
            words.append(block.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak end) {
            words.append(' ');
          }

          @Override
          public void visit(HardLineBreak end) {
            words.append(' ');
          }

          @Override
          public void visit(ListItem item) {
            visitChildren(item);
            words.append(' ');
          }

          // The cell of a table, or several of them.
          @Override
          public void visit(CustomNode cells) {
            visitChildren(cells);
            words.append(' ');
          }
        });
    return words.toString();
  }
}
