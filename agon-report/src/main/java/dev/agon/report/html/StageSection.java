package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;

import dev.agon.html.HtmlNode;
import dev.agon.html.Section;
import dev.agon.rating.Lead;
import dev.agon.report.Sentences;
import dev.agon.run.EventResult;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;

/**
 * The results of one stage.
 *
 * @param number counted from 1
 */
record StageSection(EventResult report, StageResult stage, int number, MatchLinks links) {
  /** Sections of the only stage, whose standings are shown above. */
  List<Section> alone() {
    if (stage.bracket().isPresent()) {
      return List.of(
          new Section("bracket", "Bracket", bracket(stage.bracket().get(), "Bracket", "bracket")));
    }
    List<HtmlNode> crossTable = heatMap("cross-table").parts("The cross table");
    return crossTable.isEmpty()
        ? List.of()
        : List.of(new Section("cross-table", "Cross table", crossTable));
  }

  /** The section of one of several stages. */
  Section ofSeveral() {
    String title = "Stage " + number + ": " + stage.format().id();
    List<HtmlNode> parts = new ArrayList<>();
    HtmlNode table = StandingsTable.of(report, stage, links).table("Standings of stage " + number);
    parts.addAll(warning());
    if (stage.bracket().isPresent()) {
      parts.addAll(bracket(stage.bracket().get(), "Bracket of stage " + number, "stage-" + number));
      parts.add(element("details", element("summary", "Figures of this stage"), table));
    } else {
      parts.addAll(lead());
      parts.add(table);
      parts.addAll(playoffs());
      parts.addAll(balance());
      parts.addAll(heatMap("stage-" + number).parts("The cross table of stage " + number));
    }
    return new Section("stage-" + number, title, parts);
  }

  /** Whether the first place is beyond chance; brackets do not say. */
  List<HtmlNode> lead() {
    return stage.bracket().isPresent()
        ? List.of()
        : Lead.of(stage.lines()).stream()
            .<HtmlNode>map(lead -> element("p.lead", Sentences.of(report, lead) + "."))
            .toList();
  }

  private List<HtmlNode> warning() {
    return Sentences.warning(report, stage).stream()
        .<HtmlNode>map(words -> element("p.warning", name(words + ".")).with("role", "note"))
        .toList();
  }

  List<HtmlNode> playoffs() {
    return stage.playoffs().stream()
        .map(playoff -> Sentences.playoff(report, playoff))
        .<HtmlNode>map(words -> element("p", name(words + ".")))
        .toList();
  }

  List<HtmlNode> balance() {
    return Sentences.ofBalance(report, stage).stream()
        .<HtmlNode>map(words -> element("p.note", words + "."))
        .toList();
  }

  /** The cross table in the section with this id. */
  private HeatMap heatMap(String section) {
    return new HeatMap(
        report, stage, links::bot, (one, other) -> links.href(number, one, other, section));
  }

  private List<HtmlNode> bracket(Bracket bracket, String caption, String section) {
    return new BracketFigure(
            report, bracket, series -> links.series(number, bracket, series, section))
        .parts(caption);
  }
}
