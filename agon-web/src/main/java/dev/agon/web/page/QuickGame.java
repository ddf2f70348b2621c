package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;

import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.web.html.PageParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of the visitor against built-in bots that starts with one click.
 *
 * @param bots who sits in the seats after the visitor's
 */
public record QuickGame(GameSpec spec, List<String> bots) {
  private static final int USUAL_SEATS = 4;

  public QuickGame {
    bots = List.copyOf(bots);
  }

  /** Empty if people cannot play the game, or there are no bots to play against. */
  public static Optional<QuickGame> of(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    int others = Math.max(spec.minSeats(), Math.min(spec.defaultSeats(), USUAL_SEATS)) - 1;
    int known = kit.bots().size();
    if (kit.questioner().isEmpty() || known == 0 || others == 0) {
      return Optional.empty();
    }
    List<String> bots = new ArrayList<>();
    for (int i = 0; i < others; i++) {
      // From the middle of the list, whose first bot is the simplest.
      bots.add(kit.bots().get((known / 2 + i) % known).name());
    }
    return Optional.of(new QuickGame(spec, bots));
  }

  public String gameName() {
    return spec.name();
  }

  /** A button that starts it; without scripts it leads to the form of a new game. */
  public Element form(String words) {
    List<Json> seats = new ArrayList<>();
    seats.add(Json.object().with("person", ""));
    bots.forEach(bot -> seats.add(Json.object().with("bot", bot)));
    Json match = Json.object().with("game", spec.id()).with("seats", Json.array(seats));
    return element(
            "form.quick-game",
            element("input").with("type", "hidden").with("name", "game").with("value", spec.id()),
            element("textarea", match.toString()).with("hidden", ""),
            PageParts.submit(words).with("aria-label", words + ": " + spec.name()),
            PageParts.refusal())
        .with("action", "/play/new")
        .with("data-post", "/play");
  }
}
