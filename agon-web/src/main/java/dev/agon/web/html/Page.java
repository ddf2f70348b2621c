package dev.agon.web.html;

import dev.agon.html.HtmlNode;
import java.util.List;
import java.util.Optional;

/**
 * What a page of the server shows inside the frame that all pages have.
 *
 * @param section the part of the site that is marked in the navigation; empty for none
 * @param assets its own style sheets and scripts
 * @param preview how other sites show a link to it, if they are told
 */
public record Page(
    String title,
    String section,
    List<String> assets,
    Optional<Preview> preview,
    List<HtmlNode> content) {
  public Page {
    assets = List.copyOf(assets);
    content = List.copyOf(content);
  }

  public static Page of(String title, String section, HtmlNode... content) {
    return new Page(title, section, List.of(), Optional.empty(), List.of(content));
  }

  /** The same with style sheets and scripts of its own. */
  public Page with(String... own) {
    return new Page(title, section, List.of(own), preview, content);
  }

  /** The same with a preview for other sites. */
  public Page previewed(Preview shown) {
    return new Page(title, section, assets, Optional.of(shown), content);
  }
}
