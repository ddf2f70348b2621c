package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Strain;
import dev.agon.bridge.deal.BridgeHand;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Par;
import dev.agon.bridge.deal.ParContract;
import dev.agon.bridge.deal.TrickTable;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The hands of a board around the table, what each side can make, and par. */
record HandDiagram(Deal deal) {
  private static final int BOOK = 6;
  private static final List<Strain> COLUMNS = List.of(Strain.values());

  Element figure() {
    List<HtmlNode> hands = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      hands.add(hand(direction));
    }
    hands.add(compass());
    List<HtmlNode> analysis = new ArrayList<>();
    deal.tricks().ifPresent(tricks -> analysis.add(makeable(tricks)));
    deal.par().ifPresent(par -> analysis.add(par(par)));
    return element(
        "div.deal",
        element("div.hands", hands),
        HtmlNode.when(!analysis.isEmpty(), element("div.analysis", analysis)));
  }

  private static String seat(Direction direction) {
    return "at-" + direction.id().toLowerCase(Locale.ROOT);
  }

  private Element hand(Direction direction) {
    BridgeHand hand = deal.hand(direction);
    List<HtmlNode> lines = new ArrayList<>();
    lines.add(
        element(
            "p",
            element("b", direction.describe()),
            text(" "),
            element("small", String.valueOf(hand.highCardPoints()))));
    for (Strain suit : BridgeHand.SUITS) {
      String cards = hand.suit(suit).replace("T", "10");
      lines.add(element("p", PageText.strain(suit), text(" " + PageText.orDash(cards))));
    }
    return element("div", lines).in("hand " + seat(direction));
  }

  /** The table with its vulnerable sides and the dealer; the board's heading says the same. */
  private Element compass() {
    List<HtmlNode> sides = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      String classes = seat(direction);
      if (deal.vulnerability().includes(direction.partnership())) {
        classes += " vul";
      }
      if (direction == deal.dealer()) {
        classes += " dealer";
      }
      sides.add(element("i", direction.id()).in(classes));
    }
    return element("div.compass", sides).with("aria-hidden", "true");
  }

  /** The highest levels that make; players of a side with equal levels share a row. */
  private Element makeable(TrickTable tricks) {
    List<HtmlNode> header = new ArrayList<>();
    header.add(element("th", "makes").with("scope", "col"));
    COLUMNS.forEach(
        strain -> header.add(element("th", PageText.strain(strain)).with("scope", "col")));
    List<HtmlNode> rows = new ArrayList<>();
    for (Partnership side : Partnership.values()) {
      List<Direction> players =
          side == Partnership.NS
              ? List.of(Direction.NORTH, Direction.SOUTH)
              : List.of(Direction.EAST, Direction.WEST);
      if (levels(tricks, players.get(0)).equals(levels(tricks, players.get(1)))) {
        rows.add(row(side.id(), tricks, players.get(0)));
      } else {
        players.forEach(player -> rows.add(row(player.id(), tricks, player)));
      }
    }
    Element caption = element("caption.unseen", "Makeable contracts of board " + deal.board());
    return HtmlNode.table("table.makes", caption, header, rows);
  }

  private static List<Integer> levels(TrickTable tricks, Direction declarer) {
    return COLUMNS.stream()
        .map(strain -> Math.max(0, tricks.tricks(declarer, strain) - BOOK))
        .toList();
  }

  private static Element row(String who, TrickTable tricks, Direction declarer) {
    List<HtmlNode> cells = new ArrayList<>();
    cells.add(element("th", who).with("scope", "row"));
    for (int level : levels(tricks, declarer)) {
      cells.add(element("td", PageText.orDash(level == 0 ? "" : String.valueOf(level))));
    }
    return element("tr", cells);
  }

  /** As in {@code Par: 4S by E or W, NS -420}. */
  private static Element par(Par par) {
    List<HtmlNode> words = new ArrayList<>();
    words.add(element("b", "Par "));
    if (par.contracts().isEmpty()) {
      words.add(text("passed out"));
    }
    for (int i = 0; i < par.contracts().size(); i++) {
      ParContract contract = par.contracts().get(i);
      words.add(text(i == 0 ? "" : ", "));
      words.addAll(PageText.contract(contract.contract()));
      words.add(text(" " + declarers(contract) + result(contract)));
    }
    int score = Math.abs(par.score());
    words.add(text(par.score() == 0 ? "" : ": " + (par.score() > 0 ? "NS" : "EW") + " +" + score));
    return element("p.par", words);
  }

  private static String declarers(ParContract contract) {
    return contract.declarers().stream().map(Direction::id).collect(Collectors.joining());
  }

  private static String result(ParContract contract) {
    int over = contract.tricks() - contract.contract().neededTricks();
    return over == 0 ? "" : " " + PageText.signed(over);
  }
}
