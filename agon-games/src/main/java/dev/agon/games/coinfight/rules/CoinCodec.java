package dev.agon.games.coinfight.rules;

import dev.agon.game.Parsed;
import dev.agon.game.Parsed.Failure;
import dev.agon.game.Parsed.Value;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.TextCodec;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Coin Fight's own text protocol, and the same in JSON. */
public final class CoinCodec implements Codec<CoinView, Play>, TextCodec<CoinView, Play> {
  private static final Pattern PLAYERS_AND_TURN = Pattern.compile("([2-6])\\s+(\\d{1,9})");
  private static final Pattern WHOLE = Pattern.compile("\\d{1,9}");

  /** A little more than the length of a view of two players in JSON. */
  private static final int TEXT_LENGTH = 160;

  @Override
  public String viewText(CoinView view) {
    StringBuilder text = new StringBuilder();
    text.append(view.players()).append(' ').append(view.turn()).append('\n');
    text.append(view.table()).append('\n');
    for (int seat = 0; seat < view.players(); seat++) {
      text.append(view.hand(seat)).append('\n');
    }
    return text.toString();
  }

  @Override
  public Parsed<CoinView> readView(String text) {
    List<String> lines = text.stripTrailing().lines().map(String::strip).toList();
    Matcher first = PLAYERS_AND_TURN.matcher(lines.isEmpty() ? "" : lines.getFirst());
    if (!first.matches()) {
      return Parsed.expected(
          "a first line with players and turn like '2 0'", lines.isEmpty() ? "" : lines.getFirst());
    }
    int players = Integer.parseInt(first.group(1));
    if (lines.size() != players + 2) {
      return Parsed.expected(
          "a line for the table and one for each of " + players + " players",
          (lines.size() - 1) + " lines");
    }
    List<Map<Integer, Integer>> counts = new ArrayList<>();
    SortedSet<Integer> cents = new TreeSet<>();
    for (String line : lines.subList(1, lines.size())) {
      switch (CoinText.readCounts(line)) {
        case Value<Map<Integer, Integer>>(var read) -> {
          counts.add(read);
          cents.addAll(read.keySet());
        }
        case Failure<Map<Integer, Integer>>(String why) -> {
          return new Failure<>("line " + (counts.size() + 2) + ": " + why);
        }
      }
    }
    return position(Integer.parseInt(first.group(2)), cents, counts);
  }

  /** The position with these counts: first the table's, then each player's. */
  private static Parsed<CoinView> position(
      int turn, SortedSet<Integer> cents, List<Map<Integer, Integer>> counts) {
    if (cents.isEmpty() || cents.size() > Denominations.MAX || cents.first() < 1) {
      return Parsed.expected("1 to " + Denominations.MAX + " denominations", cents.toString());
    }
    Denominations denominations =
        Denominations.of(cents.stream().mapToInt(Integer::intValue).toArray());
    for (int denomination : cents) {
      long total = counts.stream().mapToLong(line -> line.getOrDefault(denomination, 0)).sum();
      if (total > Coins.MAX) {
        return Parsed.expected("at most " + Coins.MAX + " of a coin", total + "x" + denomination);
      }
    }
    List<Coins> coins = new ArrayList<>();
    for (int line = 0; line < counts.size(); line++) {
      switch (CoinText.coins(denominations, counts.get(line))) {
        case Value<Coins>(Coins read) -> coins.add(read);
        case Failure<Coins>(String why) -> {
          return new Failure<>("line " + (line + 2) + ": " + why);
        }
      }
    }
    Coins[] hands = coins.subList(1, coins.size()).toArray(Coins[]::new);
    if (coins.stream().skip(1).filter(hand -> !hand.isEmpty()).count() < 2) {
      return Parsed.expected("at least two players with coins", "a game that is over");
    }
    int seat = turn % hands.length;
    if (hands[seat].isEmpty()) {
      return Parsed.expected(
          "a turn of a player with coins",
          "turn " + turn + " of player " + seat + ", who has none");
    }
    return new Value<>(CoinView.of(turn, coins.getFirst(), hands));
  }

  @Override
  public String moveText(Play play) {
    return play.coin() + "\n" + play.change() + "\n";
  }

  @Override
  public Parsed<Play> readMove(CoinView view, String text) {
    List<String> lines = text.stripTrailing().lines().map(String::strip).toList();
    if (lines.isEmpty()) {
      return Parsed.expected("a line with a coin and a line with change", "nothing");
    }
    if (lines.size() > 2) {
      return Parsed.expected(
          "two lines, the coin and the change", lines.size() + " lines: " + text.strip());
    }
    if (!WHOLE.matcher(lines.getFirst()).matches()) {
      return Parsed.expected("a coin like '5' on the first line", lines.getFirst());
    }
    int coin = Integer.parseInt(lines.getFirst());
    return CoinText.readCounts(lines.size() == 2 ? lines.get(1) : "")
        .then(counts -> play(view, coin, counts));
  }

  private static Parsed<Play> play(CoinView view, int coin, Map<Integer, Integer> counts) {
    return CoinText.coins(view.denominations(), counts).map(change -> new Play(coin, change));
  }

  @Override
  public Json viewJson(CoinView view) {
    List<Json> hands = new ArrayList<>();
    for (int seat = 0; seat < view.players(); seat++) {
      hands.add(json(view.hand(seat)));
    }
    return Json.object()
        .with("turn", view.turn())
        .with("you", view.you())
        .with("table", json(view.table()))
        .with("hands", Json.array(hands));
  }

  /** Written without a tree, since every question to a program needs it. */
  @Override
  public String viewJsonText(CoinView view) {
    StringBuilder text = new StringBuilder(TEXT_LENGTH);
    text.append("{\"turn\":").append(view.turn()).append(",\"you\":").append(view.you());
    append(text.append(",\"table\":"), view.table());
    text.append(",\"hands\":[");
    for (int seat = 0; seat < view.players(); seat++) {
      append(seat == 0 ? text : text.append(','), view.hand(seat));
    }
    return text.append("]}").toString();
  }

  private static void append(StringBuilder text, Coins coins) {
    for (int i = 0; i < coins.denominations().size(); i++) {
      text.append(i == 0 ? "{\"" : ",\"").append(coins.denominations().cents(i));
      text.append("\":").append(coins.count(i));
    }
    text.append('}');
  }

  @Override
  public Json moveJson(Play play) {
    return Json.object().with("coin", play.coin()).with("change", json(play.change()));
  }

  private static Json json(Coins coins) {
    Map<String, Json> counts = new LinkedHashMap<>();
    for (int i = 0; i < coins.denominations().size(); i++) {
      counts.put(String.valueOf(coins.denominations().cents(i)), Json.of((long) coins.count(i)));
    }
    return new Json.Obj(counts);
  }

  @Override
  public Parsed<Play> readMove(CoinView view, Json json) {
    if (!(json instanceof Json.Obj move)
        || !(move.get("coin").orElse(json) instanceof Json.Num number)
        || !isCoin(number)
        || !(move.get("change").orElse(Json.object()) instanceof Json.Obj change)
        || !List.of("coin", "change").containsAll(move.fields().keySet())) {
      return Parsed.expected("a move like {\"coin\":5,\"change\":{\"1\":4}}", json.toString());
    }
    Map<Integer, Integer> counts = new TreeMap<>();
    for (var field : change.fields().entrySet()) {
      if (!WHOLE.matcher(field.getKey()).matches()
          || !(field.getValue() instanceof Json.Num count)
          || count.asInt().isEmpty()
          || counts.put(Integer.valueOf(field.getKey()), count.asInt().get()) != null) {
        return Parsed.expected("change like {\"1\":4}", change.toString());
      }
    }
    return play(view, number.asInt().orElseThrow(), counts);
  }

  /** Whether the text form allows the number too. */
  private static boolean isCoin(Json.Num number) {
    return number.asInt().filter(coin -> WHOLE.matcher(coin.toString()).matches()).isPresent();
  }
}
