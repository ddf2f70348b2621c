package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.html.HtmlNode;
import java.util.ArrayList;
import java.util.List;

/** The anchors of the page: a pair's card, and a board. */
final class PageLinks {
  private final Session session;
  private final List<String> sections;
  private final boolean acrossSections;
  private final boolean hasCards;
  private final boolean hasBoards;

  PageLinks(SessionReport report) {
    this.session = report.scored().session();
    this.sections = session.sections();
    this.acrossSections = report.scored().rules().acrossSections();
    this.hasCards = report.shows(ReportPart.CARDS);
    this.hasBoards = report.shows(ReportPart.TRAVELLERS);
  }

  static String pairId(int pair) {
    return "p" + (pair + 1);
  }

  /** The anchor of a board; sections have boards of their own unless they are one field. */
  String boardId(String section, int number) {
    return sections.size() < 2 || acrossSections || section.isEmpty()
        ? "b" + number
        : "b" + (sections.indexOf(section) + 1) + "-" + number;
  }

  /** The numbers of a side, each of which leads to a card; two in an individual. */
  List<HtmlNode> numbers(TravellerLine result, Partnership side) {
    List<HtmlNode> numbers = new ArrayList<>();
    for (int pair : result.entrants(side)) {
      if (!numbers.isEmpty()) {
        numbers.add(text("+"));
      }
      numbers.add(number(pair));
    }
    return numbers;
  }

  HtmlNode number(int pair) {
    return linked(hasCards, pairId(pair), text(session.pair(pair).number()));
  }

  /** What competes, as in {@code pair 5}. */
  String word() {
    return isIndividual() ? "player" : "pair";
  }

  private boolean isIndividual() {
    return session.kind() == EventKind.INDIVIDUAL;
  }

  /**
   * A pair's name, which leads to its card; its number if it has no name. A line breaks after the
   * sign between two players, not before it and, where the style sheet says so, not inside a name.
   */
  HtmlNode pairName(int pair) {
    Pair of = session.pair(pair);
    if (of.name().isEmpty()) {
      return linked(
          hasCards, pairId(pair), text((isIndividual() ? "Player " : "Pair ") + of.number()));
    }
    String[] players = of.name().split(" & ", -1);
    List<HtmlNode> shown = new ArrayList<>();
    for (int i = 0; i < players.length; i++) {
      boolean isLast = i == players.length - 1;
      shown.add(name(players[i] + (isLast ? "" : "\u00a0&")));
      shown.add(text(isLast ? "" : " "));
    }
    return hasCards ? element("a", shown).with("href", "#" + pairId(pair)) : element("span", shown);
  }

  HtmlNode board(Board board) {
    return linked(
        hasBoards, boardId(board.section(), board.number()), text(String.valueOf(board.number())));
  }

  private static HtmlNode linked(boolean exists, String id, HtmlNode shown) {
    return exists ? HtmlNode.link("#" + id, shown) : shown;
  }
}
