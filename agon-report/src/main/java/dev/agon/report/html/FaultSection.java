package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;
import static dev.agon.html.HtmlNode.text;

import dev.agon.game.ForfeitReason;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import dev.agon.tournament.Quarantine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which bots failed, how and how often. */
record FaultSection(EventResult report) {
  /** The maximum number of failures that are shown with details; all are in the table. */
  private static final int MAX_EXAMPLES = 100;

  Section section() {
    List<HtmlNode> parts = new ArrayList<>();
    report
        .seen()
        .voids()
        .ifPresent(
            voids -> parts.add(element("p.warning", name(voids.words())).with("role", "note")));
    if (report.seen().faults().isEmpty()) {
      parts.add(element("p", "No bot failed."));
    } else {
      parts.add(scrolling("Faults by bot and reason", table()));
      report.seen().quarantined().forEach(one -> parts.add(quarantined(one)));
      parts.addAll(examples());
    }
    return new Section("faults", "Faults", parts);
  }

  private Element quarantined(Quarantine.Case one) {
    return element(
        "p",
        element("strong", name(report.name(one.entrant()).name())),
        text(" failed too often and was quarantined: it forfeited all its matches after match "),
        text(one.match() + "."));
  }

  private Element table() {
    Set<ForfeitReason> reasons = new LinkedHashSet<>();
    Map<Integer, Map<ForfeitReason, Long>> counts = new LinkedHashMap<>();
    for (FaultSummary fault : report.seen().faults()) {
      reasons.add(fault.reason());
      counts
          .computeIfAbsent(fault.bot(), _ -> new LinkedHashMap<>())
          .merge(fault.reason(), fault.matches(), Long::sum);
    }
    List<HtmlNode> header = new ArrayList<>();
    header.add(element("th.bot", "bot").with("scope", "col"));
    reasons.forEach(reason -> header.add(element("th.n", reason.describe()).with("scope", "col")));
    header.add(element("th.n", "all").with("scope", "col"));
    List<HtmlNode> rows = new ArrayList<>();
    counts.forEach((bot, ofBot) -> rows.add(row(bot, reasons, ofBot)));
    Element caption = element("caption.unseen", "Faults by bot and reason");
    return HtmlNode.table("table.counts", caption, header, rows);
  }

  private Element row(int bot, Set<ForfeitReason> reasons, Map<ForfeitReason, Long> counts) {
    List<HtmlNode> row = new ArrayList<>();
    row.add(element("th.bot", name(report.name(bot).name())).with("scope", "row"));
    for (ForfeitReason reason : reasons) {
      row.add(element("td.n", String.valueOf(counts.getOrDefault(reason, 0L))));
    }
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    row.add(element("td.n.main", String.valueOf(all)));
    return element("tr", row);
  }

  private List<HtmlNode> examples() {
    List<HtmlNode> parts = new ArrayList<>();
    List<FaultSummary> told =
        report.seen().faults().stream().filter(fault -> !fault.reason().isExclusion()).toList();
    List<FaultSummary> shown = told.subList(0, Math.min(MAX_EXAMPLES, told.size()));
    parts.add(element("ul.faults", shown.stream().map(this::example).toList()));
    if (shown.size() < told.size()) {
      String note =
          "Details are shown for the first %s of %s kinds of failures."
              .formatted(MAX_EXAMPLES, told.size());
      parts.add(element("p.note", note));
    }
    return parts;
  }

  private Element example(FaultSummary fault) {
    String times =
        fault.matches() == 1 ? "once, in match " : fault.matches() + " times, first in match ";
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(
        element(
            "p",
            element("strong", name(report.name(fault.bot()).name())),
            text(": " + fault.reason().describe() + " " + times + fault.match())));
    parts.add(element("p.detail", name(fault.detail())));
    if (!fault.stderr().isBlank()) {
      parts.add(
          element(
                  "details",
                  element("summary", "the first and last lines on standard error"),
                  element("pre", fault.stderr()).with("dir", "auto"))
              .with("open", "open"));
    }
    return element("li", parts);
  }
}
