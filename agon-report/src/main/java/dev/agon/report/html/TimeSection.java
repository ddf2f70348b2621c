package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.run.EventResult;
import dev.agon.run.TimeSummary;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The times of programs, and the workers of a cluster: tells slow bots from slow machines. */
record TimeSection(EventResult report) {
  private static final String CAPTION = "Time of programs";
  private static final String WORKERS = "Workers of the cluster";
  private static final int MILLIS = 1_000;

  /** Empty if no program played, and no cluster. */
  List<Section> sections() {
    return Stream.of(programs(), workers()).flatMap(Optional::stream).toList();
  }

  private Optional<Section> programs() {
    List<TimeSummary> times = report.seen().times();
    if (times.isEmpty()) {
      return Optional.empty();
    }
    String meaning =
        "Wall time and processor time are measured from question to answer. If processor time is"
            + " much less, the bot waited for the machine or for something else; if it is more, the"
            + " bot used several cores. Start-up is the time until it was ready, in all matches,"
            + " and processor in all has start-up and what it did between questions.";
    List<String> header =
        List.of(
            "bot",
            "answers",
            "per answer",
            "slowest",
            "wall time",
            "processor",
            "of wall time",
            "start-up",
            "processor in all");
    Element table = table(CAPTION, header, times.stream().map(this::row).toList());
    return Optional.of(new Section("times", "Time", List.of(table, element("p.note", meaning))));
  }

  private Optional<Section> workers() {
    List<EventResult.WorkerSummary> workers = report.seen().workers();
    if (workers.isEmpty()) {
      return Optional.empty();
    }
    List<String> header = List.of("worker", "matches", "faults", "slowest answer");
    Element table = table(WORKERS, header, workers.stream().map(TimeSection::row).toList());
    String note = "Matches that were played on threads are not listed.";
    return Optional.of(new Section("workers", "Workers", List.of(table, element("p.note", note))));
  }

  private static Element row(EventResult.WorkerSummary worker) {
    return element(
        "tr",
        element("th.bot", name(worker.name())).with("scope", "row"),
        figure(String.valueOf(worker.matches())),
        figure(String.valueOf(worker.faults())),
        figure(worker.slowestSeconds() == 0 ? "" : millis(worker.slowestSeconds())));
  }

  private static Element table(String caption, List<String> titles, List<Element> rows) {
    List<HtmlNode> header = new ArrayList<>();
    for (String title : titles) {
      header.add(element(header.isEmpty() ? "th.bot" : "th.n", title).with("scope", "col"));
    }
    return scrolling(
        caption, HtmlNode.table("table", element("caption.unseen", caption), header, rows));
  }

  private Element row(TimeSummary time) {
    double wall = time.wallSeconds();
    List<HtmlNode> cells = new ArrayList<>();
    cells.add(element("th.bot", name(report.name(time.bot()).name())).with("scope", "row"));
    cells.add(figure(String.valueOf(time.answers())));
    cells.add(figure(time.answers() == 0 ? "" : millis(wall / time.answers())));
    cells.add(figure(millis(time.slowestSeconds())));
    cells.add(figure(seconds(wall)));
    if (time.cpuSeconds().isPresent()) {
      double cpu = time.cpuSeconds().getAsDouble();
      cells.add(figure(seconds(cpu)));
      cells.add(figure(wall > 0 ? Numbers.fixed(100 * cpu / wall, 0) + " %" : ""));
    } else {
      cells.add(figure("unknown"));
      cells.add(figure(""));
    }
    cells.add(figure(time.startSeconds() == 0 ? "" : seconds(time.startSeconds())));
    cells.add(
        figure(
            time.allCpuSeconds().isEmpty()
                ? "unknown"
                : seconds(time.allCpuSeconds().getAsDouble())));
    return element("tr", cells);
  }

  private static Element figure(String text) {
    return element("td.n", text);
  }

  private static String millis(double seconds) {
    return Numbers.fixed(seconds * MILLIS, 1) + " ms";
  }

  private static String seconds(double seconds) {
    return Numbers.fixed(seconds, 2) + " s";
  }
}
