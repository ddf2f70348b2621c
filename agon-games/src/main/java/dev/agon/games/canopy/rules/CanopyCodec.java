package dev.agon.games.canopy.rules;

import dev.agon.game.Parsed;
import dev.agon.game.Parsed.Failure;
import dev.agon.game.Parsed.Value;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.TextCodec;
import dev.agon.games.canopy.rules.CanopyView.Asked;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import dev.agon.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Views, choices and rolls as text and JSON. */
public final class CanopyCodec implements Codec<CanopyView, Choice>, TextCodec<CanopyView, Choice> {
  private static final Pattern FIGHT = Pattern.compile("fight (\\d{1,6})");
  private static final String REST = "rest";

  @Override
  public String viewText(CanopyView view) {
    return PositionText.write(view);
  }

  @Override
  public Parsed<CanopyView> readView(String text) {
    return PositionText.read(text);
  }

  /** Everything about all players, in arrays by player. */
  @Override
  public Json viewJson(CanopyView view) {
    int players = view.players();
    int[] layers = view.layers();
    Map<String, Json> json = new LinkedHashMap<>();
    json.put("question", Json.of(view.question().id()));
    json.put("you", Json.of(view.you()));
    json.put("round", Json.of(view.round()));
    json.put("turn", Json.of(view.turn()));
    json.put("order", array(players, turn -> Json.of(view.order().player(turn))));
    json.put("parents", array(players, seat -> Json.of(view.parent(seat).orElse(-1))));
    json.put("layers", array(players, seat -> Json.of(layers[seat])));
    json.put("experience", array(players, seat -> Json.of(view.experience(seat))));
    json.put(
        "out",
        Json.array(IntStream.range(0, players).filter(view::isOut).mapToObj(Json::of).toList()));
    json.put("ruler", Json.of(view.ruler().orElse(-1)));
    json.put("reign", Json.of(view.reign()));
    switch (view.question()) {
      case TURN -> {
        json.put("opponents", array(view.opponents(), i -> Json.of(view.opponent(i))));
        json.put("mayRest", new Json.Bool(view.mayRest()));
      }
      case ANSWER -> json.put("challenger", Json.of(view.actor()));
    }
    return new Json.Obj(json);
  }

  private static Json array(int size, IntFunction<Json> item) {
    return Json.array(IntStream.range(0, size).mapToObj(item).toList());
  }

  @Override
  public String moveText(Choice choice) {
    return switch (choice) {
          case Fight(int opponent) -> "fight " + opponent;
          case Rest _ -> REST;
          case Reply reply -> reply.id();
        }
        + "\n";
  }

  @Override
  public Json moveJson(Choice choice) {
    return switch (choice) {
      case Fight(int opponent) -> Json.object().with("fight", opponent);
      case Rest _ -> Json.of(REST);
      case Reply reply -> Json.of(reply.id());
    };
  }

  @Override
  public Parsed<Choice> readMove(CanopyView view, String text) {
    String words = text.strip();
    if (view.question() == Asked.ANSWER) {
      for (Reply reply : Reply.ALL) {
        if (reply.id().equals(words)) {
          return new Value<>(reply);
        }
      }
      return Parsed.expected("'fight back' or 'retreat'", words);
    }
    if (words.equals(REST)) {
      return new Value<>(Rest.REST);
    }
    Matcher fight = FIGHT.matcher(words);
    return fight.matches()
        ? new Value<>(new Fight(Integer.parseInt(fight.group(1))))
        : Parsed.expected("'fight' and a player, or 'rest'", words);
  }

  @Override
  public Parsed<Choice> readMove(CanopyView view, Json json) {
    if (json instanceof Json.Str(String words)) {
      return readMove(view, words);
    }
    if (view.question() == Asked.TURN
        && json instanceof Json.Obj fight
        && fight.fields().size() == 1
        && fight.get("fight").orElse(json) instanceof Json.Num opponent
        && opponent.asInt().isPresent()) {
      return new Value<>(new Fight(opponent.asInt().get()));
    }
    return Parsed.expected(
        view.question() == Asked.TURN
            ? "{\"fight\":PLAYER} or \"rest\""
            : "\"fight back\" or \"retreat\"",
        json.toString());
  }

  public Json rollJson(CanopyRoll roll) {
    return switch (roll) {
      case Order order ->
          Json.object().with("order", array(order.size(), turn -> Json.of(order.player(turn))));
      case CanopyRoll.Drawn(int number) -> Json.object().with("number", number);
    };
  }

  /** The inverse of {@link #rollJson}; a failure for anything else. */
  public Parsed<CanopyRoll> readRoll(Json json) {
    if (json instanceof Json.Obj roll) {
      if (roll.get("number").orElse(json) instanceof Json.Num number
          && number.asInt().filter(value -> value >= 0).isPresent()) {
        return new Value<>(new CanopyRoll.Drawn(number.asInt().get()));
      }
      if (roll.get("order").orElse(json) instanceof Json.Arr(List<Json> players)) {
        return readOrder(players);
      }
    }
    return new Failure<>("expected an order or a number, got " + Parsed.quoted(json.toString()));
  }

  private static Parsed<CanopyRoll> readOrder(List<Json> players) {
    int[] order = new int[players.size()];
    for (int turn = 0; turn < order.length; turn++) {
      order[turn] = players.get(turn) instanceof Json.Num player ? player.asInt().orElse(-1) : -1;
    }
    return Parsed.of(() -> Order.of(order));
  }
}
