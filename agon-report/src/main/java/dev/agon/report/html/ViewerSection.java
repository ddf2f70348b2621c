package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.replay.EmbeddedMatch;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.replay.ShareMenu;
import dev.agon.run.EventResult;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The matches that can be watched in the page. The one that is the target of a link is shown, and
 * before any link is followed the last one of the event's winner, which is the final of a cup.
 */
final class ViewerSection {
  private final EventResult report;
  private final EmbeddedMatches embedded;
  private final MatchLinks links;

  ViewerSection(EventResult report, EmbeddedMatches embedded, MatchLinks links) {
    this.report = report;
    this.embedded = embedded;
    this.links = links;
  }

  /** The address of a match within the page. */
  static String address(long number) {
    return "#" + id(number);
  }

  private static String id(long number) {
    return "match-" + number;
  }

  /** The matches, if any were wanted; to be called when all links to lists are known. */
  Optional<Section> section() {
    List<EmbeddedMatch> matches = embedded.matches();
    List<HtmlNode> parts = new ArrayList<>();
    embedded.notes().forEach(note -> parts.add(element("p.note", note)));
    if (!matches.isEmpty()) {
      parts.add(
          element(
              "noscript",
              element(
                  "p.warning",
                  "The viewer needs JavaScript; everything else on this page does not.")));
      List<HtmlNode> viewers = new ArrayList<>();
      int first = firstShown();
      for (int i = 0; i < matches.size(); i++) {
        viewers.add(viewer(i).in(i == first ? "game first-shown" : "game"));
      }
      parts.add(element("div.viewers", viewers));
      if (matches.size() > 1) {
        parts.add(element("h3", "All matches to watch"));
        parts.add(element("ul.to-watch", matches.stream().map(this::item).toList()));
      }
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(new Section("watch", "Watch", parts));
  }

  private int firstShown() {
    List<EmbeddedMatch> matches = embedded.matches();
    int winner = report.standings().lines().getFirst().entrant();
    int last = matches.size() - 1;
    while (last > 0 && !matches.get(last).entrants().contains(winner)) {
      last--;
    }
    return matches.get(last).entrants().contains(winner) ? last : matches.size() - 1;
  }

  private Element viewer(int index) {
    EmbeddedMatch match = embedded.matches().get(index);
    String replay = "replay-" + match.number();
    List<HtmlNode> title = new ArrayList<>(List.of(text("Match " + match.number() + ": ")));
    title.addAll(result(match));
    return element(
            "article",
            element("h3", title),
            around(index),
            element("agon-viewer").with("data-replay", replay),
            when(match.hasPictures(), ShareMenu.of("match-" + match.number())),
            element("script", match.json()).with("type", "application/json").with("id", replay))
        .with("id", id(match.number()))
        .with("tabindex", "-1");
  }

  /** The matches before and after, and all of the same two. */
  private Element around(int index) {
    List<HtmlNode> around = new ArrayList<>();
    if (index > 0) {
      around.add(link(index - 1, "previous"));
    }
    if (index < embedded.matches().size() - 1) {
      around.add(link(index + 1, "next"));
    }
    links
        .list(embedded.matches().get(index))
        .ifPresent(list -> around.add(element("a", "all matches of these two").with("href", list)));
    return element("p.around", around);
  }

  private Element link(int index, String which) {
    long number = embedded.matches().get(index).number();
    return element("a", which + " match").with("href", address(number));
  }

  private Element item(EmbeddedMatch match) {
    Element number = element("span.seed", String.valueOf(match.number()));
    Element sides = element("span", result(match));
    return element("li", element("a", number, sides).with("href", address(match.number())));
  }

  /** The players with their points, those in the first place in bold. */
  private static List<HtmlNode> result(EmbeddedMatch match) {
    List<HtmlNode> parts = new ArrayList<>();
    for (int seat = 0; seat < match.names().size(); seat++) {
      String tag = match.outcome().place(seat) == 1 ? "strong" : "span";
      parts.add(element(tag, name(match.names().get(seat))));
      String after = seat + 1 < match.names().size() ? ", " : "";
      String points = Numbers.withMinusSigns(Numbers.points(match.outcome().points(seat)));
      parts.add(text(" " + points + after));
    }
    return parts;
  }
}
