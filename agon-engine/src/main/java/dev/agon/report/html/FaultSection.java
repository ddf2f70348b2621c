package dev.agon.report.html;

import static dev.agon.report.html.Node.element;
import static dev.agon.report.html.Node.name;
import static dev.agon.report.html.Node.scrolling;
import static dev.agon.report.html.Node.text;

import dev.agon.report.EventReport;
import dev.agon.report.html.Node.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Who failed, how often and how, apart from how strong they are. */
final class FaultSection {
  /** So many kinds of failures are shown with what happened; all are in the table. */
  private static final int MOST_EXAMPLES = 100;

  private static final int MOST_LINES = 12;
  private static final int MOST_CHARACTERS = 2_000;

  private final EventReport report;
  private final List<FaultSummary> faults;

  FaultSection(Publication publication) {
    this.report = publication.report();
    this.faults = publication.faults();
  }

  Section section() {
    List<Node> parts = new ArrayList<>();
    if (faults.isEmpty()) {
      parts.add(element("p", "Nobody failed: every match ended by the rules of the game."));
    } else {
      parts.add(scrolling("Faults by bot and reason", table()));
      parts.addAll(examples());
    }
    return new Section("faults", "Faults", parts);
  }

  private Element table() {
    Set<String> reasons = new LinkedHashSet<>();
    Map<Integer, Map<String, Long>> counts = new LinkedHashMap<>();
    for (FaultSummary fault : faults) {
      reasons.add(fault.reason());
      counts
          .computeIfAbsent(fault.bot(), _ -> new LinkedHashMap<>())
          .merge(fault.reason(), fault.count(), Long::sum);
    }
    List<Node> header = new ArrayList<>();
    header.add(element("th", "bot").in("bot").with("scope", "col"));
    reasons.forEach(reason -> header.add(element("th", reason).in("n").with("scope", "col")));
    header.add(element("th", "all").in("n").with("scope", "col"));
    List<Node> rows = new ArrayList<>();
    counts.forEach((bot, ofBot) -> rows.add(row(bot, reasons, ofBot)));
    return element(
            "table",
            element("caption", "Faults by bot and reason").in("unseen"),
            element("thead", element("tr", header)),
            element("tbody", rows))
        .in("counts");
  }

  private Element row(int bot, Set<String> reasons, Map<String, Long> counts) {
    List<Node> row = new ArrayList<>();
    row.add(element("th", name(report.name(bot).name())).in("bot").with("scope", "row"));
    for (String reason : reasons) {
      row.add(element("td", String.valueOf(counts.getOrDefault(reason, 0L))).in("n"));
    }
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    row.add(element("td", String.valueOf(all)).in("n main"));
    return element("tr", row);
  }

  private List<Node> examples() {
    List<Node> parts = new ArrayList<>();
    List<FaultSummary> shown = faults.subList(0, Math.min(MOST_EXAMPLES, faults.size()));
    parts.add(element("ul", shown.stream().map(this::example).toList()).in("faults"));
    if (shown.size() < faults.size()) {
      String note = "What happened is told of the first " + MOST_EXAMPLES + " of " + faults.size();
      parts.add(element("p", note + " kinds.").in("note"));
    }
    return parts;
  }

  private Element example(FaultSummary fault) {
    List<Node> parts = new ArrayList<>();
    parts.add(
        element(
            "p",
            element("strong", name(report.name(fault.bot()).name())),
            text(" " + fault.reason() + ", " + times(fault) + ": " + matches(fault))));
    parts.add(element("p", name(fault.detail())).in("detail"));
    if (!fault.stderr().isBlank()) {
      parts.add(
          element(
                  "details",
                  element("summary", "standard error in match " + fault.matches().getFirst()),
                  element("pre", beginning(fault.stderr().strip())).with("dir", "auto"))
              .with("open", "open"));
    }
    return element("li", parts);
  }

  private static String times(FaultSummary fault) {
    return fault.count() == 1 ? "once" : fault.count() + " times";
  }

  private static String matches(FaultSummary fault) {
    String numbers =
        fault.matches().stream().map(String::valueOf).collect(Collectors.joining(", "));
    return (fault.matches().size() == 1 ? "match " : "matches ")
        + numbers
        + (fault.count() > fault.matches().size() ? ", \u2026" : "");
  }

  /** The first lines; a mark where more follow. */
  private static String beginning(String text) {
    String lines = text.lines().limit(MOST_LINES).collect(Collectors.joining("\n"));
    int end = Math.min(MOST_CHARACTERS, lines.length());
    String shown =
        end > 0 && Character.isHighSurrogate(lines.charAt(end - 1))
            ? lines.substring(0, end - 1)
            : lines.substring(0, end);
    return shown.length() < text.length() ? shown + "\n\u2026" : shown;
  }
}
