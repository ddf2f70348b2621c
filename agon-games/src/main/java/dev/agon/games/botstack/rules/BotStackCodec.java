package dev.agon.games.botstack.rules;

import dev.agon.game.Parsed;
import dev.agon.game.Parsed.Failure;
import dev.agon.game.Parsed.Value;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.TextCodec;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Views, decisions and rolls as text and JSON. */
public final class BotStackCodec
    implements Codec<BotStackView, Decision>, TextCodec<BotStackView, Decision> {
  /** A little more than the length of a view in JSON. */
  private static final int TEXT_LENGTH = 320;

  @Override
  public String viewText(BotStackView view) {
    return PositionText.write(view);
  }

  @Override
  public Parsed<BotStackView> readView(String text) {
    return PositionText.read(text);
  }

  @Override
  public Json viewJson(BotStackView view) {
    Json.Obj json =
        Json.object()
            .with("question", view.question().id())
            .with("round", view.round())
            .with("draws", view.draws())
            .with("startsNext", new Json.Bool(view.startsNext()))
            .with("you", json(view.you()))
            .with("other", json(view.other()))
            .with(
                "gun",
                Json.object()
                    .with("bullets", view.bullets())
                    .with("live", view.live())
                    .with("reloads", view.reloads()));
    return view.peeked().isPresent() ? json.with("next", view.peeked().get().id()) : json;
  }

  private static Json json(Player player) {
    return Json.object()
        .with("wins", player.wins())
        .with("health", player.health())
        .with("items", json(player.items()))
        .with("skips", player.skips())
        .with("mayAsk", new Json.Bool(player.mayAsk()));
  }

  /** Written without a tree, since a match of programs needs it about 55 times. */
  @Override
  public String viewJsonText(BotStackView view) {
    StringBuilder text = new StringBuilder(TEXT_LENGTH);
    text.append("{\"question\":\"").append(view.question().id());
    text.append("\",\"round\":").append(view.round());
    text.append(",\"draws\":").append(view.draws());
    text.append(",\"startsNext\":").append(view.startsNext());
    append(text.append(",\"you\":"), view.you());
    append(text.append(",\"other\":"), view.other());
    text.append(",\"gun\":{\"bullets\":").append(view.bullets());
    text.append(",\"live\":").append(view.live());
    text.append(",\"reloads\":").append(view.reloads()).append('}');
    view.peeked().ifPresent(bullet -> text.append(",\"next\":\"").append(bullet.id()).append('"'));
    return text.append('}').toString();
  }

  private static void append(StringBuilder text, Player player) {
    text.append("{\"wins\":").append(player.wins());
    text.append(",\"health\":").append(player.health());
    text.append(",\"items\":[\"").append(player.items().first().id());
    text.append("\",\"").append(player.items().second().id());
    text.append("\"],\"skips\":").append(player.skips());
    text.append(",\"mayAsk\":").append(player.mayAsk()).append('}');
  }

  private static Json json(Items items) {
    return Json.array(List.of(Json.of(items.first().id()), Json.of(items.second().id())));
  }

  @Override
  public String moveText(Decision decision) {
    return decision.id() + "\n";
  }

  @Override
  public Json moveJson(Decision decision) {
    return Json.of(decision.id());
  }

  @Override
  public Parsed<Decision> readMove(BotStackView view, String text) {
    String word = text.strip();
    for (Decision decision : Decision.of(view.question())) {
      if (decision.id().equals(word)) {
        return new Value<>(decision);
      }
    }
    List<String> words = Decision.of(view.question()).stream().map(Decision::id).toList();
    return Parsed.expected(String.join(" or ", words), word);
  }

  @Override
  public Parsed<Decision> readMove(BotStackView view, Json json) {
    return switch (json) {
      case Json.Str(String word) -> readMove(view, word);
      case Json.Num number when number.asInt().isPresent() ->
          readMove(view, String.valueOf(number.asInt().get()));
      default -> Parsed.expected("a word like \"self\"", json.toString());
    };
  }

  public Json rollJson(BotStackRoll roll) {
    return switch (roll) {
      case BotStackRoll.Starter(int seat) -> Json.object().with("starter", seat);
      case BotStackRoll.Deal(Load load, Items first, Items second) ->
          Json.object()
              .with("bullets", bullets(load))
              .with("items", Json.array(List.of(json(first), json(second))));
    };
  }

  private static Json bullets(Load load) {
    List<Json> bullets = new ArrayList<>();
    for (Load rest = load; rest.bullets() > 0; rest = rest.rest()) {
      bullets.add(Json.of(rest.current().id()));
    }
    return Json.array(bullets);
  }

  /** The inverse of {@link #rollJson}; a failure for anything else. */
  public Parsed<BotStackRoll> readRoll(Json json) {
    if (json instanceof Json.Obj roll) {
      if (roll.get("starter").orElse(json) instanceof Json.Num seat
          && (seat.asInt().equals(Optional.of(0)) || seat.asInt().equals(Optional.of(1)))) {
        return new Value<>(new BotStackRoll.Starter(seat.asInt().get()));
      }
      Optional<Load> load = roll.get("bullets").flatMap(BotStackCodec::load);
      if (load.isPresent()
          && roll.get("items").orElse(json) instanceof Json.Arr(List<Json> both)
          && both.size() == 2) {
        Optional<Items> first = items(both.get(0));
        Optional<Items> second = items(both.get(1));
        if (first.isPresent() && second.isPresent()) {
          return new Value<>(new BotStackRoll.Deal(load.get(), first.get(), second.get()));
        }
      }
    }
    return new Failure<>(
        "expected a starter, or bullets and items, got " + Parsed.quoted(json.toString()));
  }

  private static Optional<Load> load(Json json) {
    if (!(json instanceof Json.Arr(List<Json> bullets)) || bullets.size() > LoadRules.MAX_BULLETS) {
      return Optional.empty();
    }
    int lives = 0;
    for (int i = 0; i < bullets.size(); i++) {
      if (bullets.get(i).equals(Json.of(Bullet.LIVE.id()))) {
        lives |= 1 << i;
      } else if (!bullets.get(i).equals(Json.of(Bullet.BLANK.id()))) {
        return Optional.empty();
      }
    }
    return Optional.of(new Load(bullets.size(), lives));
  }

  private static Optional<Items> items(Json json) {
    if (json instanceof Json.Arr(List<Json> two) && two.size() == 2) {
      Optional<Item> first = item(two.get(0));
      Optional<Item> second = item(two.get(1));
      if (first.isPresent() && second.isPresent()) {
        return Optional.of(Items.of(first.get(), second.get()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Item> item(Json json) {
    return json instanceof Json.Str(String word) ? PositionText.item(word) : Optional.empty();
  }
}
