package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Strain;
import dev.agon.bridge.session.PlayedContract.Declared;
import dev.agon.duplicate.Decimal;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import java.util.List;

/** Numbers, suits and contracts as the page writes them. */
final class PageText {
  private static final String MINUS = "\u2212";
  private static final String DASH = "\u2013";

  private PageText() {}

  /** A number with a minus sign instead of a hyphen. */
  static String number(Decimal value) {
    return value.toString().replace("-", MINUS);
  }

  /** A number with its sign, unless it is zero. */
  static String signed(Decimal value) {
    return value.signum() > 0 ? "+" + number(value) : number(value);
  }

  static String signed(int value) {
    return signed(Decimal.of(value));
  }

  /** The text, or a dash where there is none. */
  static String orDash(String text) {
    return text.isEmpty() ? DASH : text;
  }

  /** A suit's symbol, red for hearts and diamonds; NT for no trump. */
  static HtmlNode strain(Strain strain) {
    return switch (strain) {
      case CLUBS -> text("\u2663");
      case DIAMONDS -> red("\u2666");
      case HEARTS -> red("\u2665");
      case SPADES -> text("\u2660");
      case NO_TRUMP -> text("NT");
    };
  }

  private static Element red(String symbol) {
    return element("b.r", symbol);
  }

  static Element column(String words, String classes) {
    Element header = element("th", words).with("scope", "col");
    return classes.isEmpty() ? header : header.in(classes);
  }

  /** The headers of columns that the style sheet knows by their positions. */
  static List<Element> columns(List<String> words) {
    return words.stream().map(column -> column(column, "")).toList();
  }

  static List<HtmlNode> contract(Contract contract) {
    return List.of(
        text(String.valueOf(contract.level())),
        strain(contract.strain()),
        text(contract.doubling().id()));
  }

  /** As in {@code 4S N +1}. */
  static Element played(Declared declared) {
    Contract contract = declared.contract();
    String result = contract.result(declared.tricks()).replace("-", MINUS);
    return element(
        "td",
        text(String.valueOf(contract.level())),
        strain(contract.strain()),
        text(contract.doubling().id() + " " + declared.declarer().id() + " " + result));
  }
}
