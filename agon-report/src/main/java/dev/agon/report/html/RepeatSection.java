package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.report.Sentences;
import dev.agon.run.EventResult;
import dev.agon.source.BotSource;
import java.util.ArrayList;
import java.util.List;

/** What is needed to play the event again with the same results. */
record RepeatSection(EventResult report, EventDetails particulars) {
  Section section() {
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("pre.command", "agon run event.yaml").with("tabindex", "0"));
    parts.add(element("p", promise()));
    List<HtmlNode> facts = new ArrayList<>();
    facts.add(
        fact(
            "digest",
            report.interim().isPresent()
                ? text("when the event is finished")
                : element("code", report.standings().digest())));
    facts.add(fact("seed", text(report.seedText())));
    report
        .commitment()
        .ifPresent(made -> facts.add(fact("commitment", element("code", made.hash()))));
    Sentences.ofBox(report).ifPresent(box -> facts.add(fact("sandbox", text(box))));
    parts.add(element("dl.repeat", facts));
    if (!particulars.withoutMoves().isEmpty()) {
      parts.add(element("p", particulars.withoutMoves()));
    }
    parts.add(element("h3", "event.yaml"));
    parts.add(element("pre.file", particulars.eventFile()).with("tabindex", "0"));
    if (!particulars.settings().isEmpty()) {
      parts.add(element("h3", "Settings of " + particulars.game()));
      List<HtmlNode> settings = new ArrayList<>();
      particulars.settings().forEach((key, value) -> settings.add(fact(key, text(value))));
      parts.add(element("dl.repeat", settings));
    }
    parts.add(element("h3", "Bots"));
    parts.add(scrolling("Bots", bots()));
    return new Section("repeat", "Play it again", parts);
  }

  private static HtmlNode fact(String what, HtmlNode value) {
    return HtmlNode.all(element("dt", what), element("dd", value));
  }

  private String promise() {
    long programs = particulars.sources().stream().filter(BotSource::isExternal).count();
    if (programs == 0) {
      return "The same seed gives the same matches and the same digest, on any number of threads.";
    }
    return programs == 1
        ? "One bot is a program. The digest is the same if it plays the same way again and no"
            + " clock decides."
        : programs
            + " bots are programs. The digest is the same if they play the same way again and no"
            + " clock decides.";
  }

  /** The bots in the listed order, by which the digest counts them. */
  private Element bots() {
    List<HtmlNode> rows = new ArrayList<>();
    for (int i = 0; i < particulars.sources().size(); i++) {
      BotSource source = particulars.sources().get(i);
      rows.add(
          element(
              "tr",
              element("th.bot", name(report.name(i).name())).with("scope", "row"),
              element("td", name(report.name(i).author())),
              element("td", source.kind()),
              element("td", element("code", name(source.describe())))));
    }
    List<Element> header =
        List.of(
            element("th.bot", "bot").with("scope", "col"),
            element("th", "author").with("scope", "col"),
            element("th", "plays as").with("scope", "col"),
            element("th", "source").with("scope", "col"));
    return HtmlNode.table("table", element("caption.unseen", "Bots as listed"), header, rows);
  }
}
