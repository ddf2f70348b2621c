package dev.agon.blotto;

import dev.agon.blotto.old.Digits;
import dev.agon.game.Parsed;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Strategy;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Saves solutions as JSON files. For each side, each field but the last, and each number of units
 * left, the file has the relative frequency of each number of units placed.
 */
public final class StrategyFile {
  private static final int VERSION = 1;
  private static final String NOT_A_STRATEGY = ": not a strategy for Blotto: ";

  /** The beginning of every file. */
  private static final String PREFIX = head().toString().replace("}", ",");

  private final String file;

  private StrategyFile(String file) {
    this.file = file;
  }

  public static void write(String file, Solution solution) {
    UserFiles.write(file, json(solution) + "\n");
  }

  private static Json.Obj head() {
    return Json.object().with("agon", VERSION).with("game", "blotto");
  }

  private static Json json(Solution solution) {
    return head()
        .with("values", solution.battlefields().toString())
        .with("gap", Json.of(solution.gap()))
        .with("sides", Json.array(List.of(json(solution.first()), json(solution.second()))));
  }

  private static Json json(Strategy strategy) {
    List<Map<String, Json>> fields = new ArrayList<>();
    for (int field = 0; field < strategy.fields() - 1; field++) {
      fields.add(new LinkedHashMap<>());
    }
    strategy.forEachNode(
        node -> {
          Map<String, Json> shares = new LinkedHashMap<>();
          for (Strategy.Choice choice : node.choices()) {
            Json share = new Json.Num(new BigDecimal(Float.toString(choice.share())));
            shares.put(String.valueOf(choice.placed()), share);
          }
          fields.get(node.field()).put(String.valueOf(node.left()), new Json.Obj(shares));
        });
    return Json.object()
        .with("units", strategy.units())
        .with("fields", Json.array(fields.stream().map(Json.Obj::new).toList()));
  }

  /** Whether a file that begins like this was written by this class. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith(PREFIX);
  }

  /** Reads the strategies of both sides; an error if the file holds none. */
  public static List<Strategy> read(String file) {
    return new StrategyFile(file).strategies(UserFiles.read(file));
  }

  private List<Strategy> strategies(String text) {
    return switch (JsonReader.read(text)) {
      case Parsed.Failure<Json>(String why) -> throw new UserError(file + ": " + why);
      case Parsed.Value<Json>(Json json) -> strategies(json);
    };
  }

  private List<Strategy> strategies(Json json) {
    try {
      JsonFields fields = JsonFields.of(json, "the file", UserError::new);
      if (!fields.text("game").equals("blotto") || fields.whole("agon") != VERSION) {
        throw new UserError("'game' must be blotto and 'agon' " + VERSION);
      }
      Battlefields battlefields = Battlefields.parse(fields.text("values"));
      List<JsonFields> sides = fields.objects("sides");
      if (sides.size() != 2) {
        throw new UserError("'sides' must have two items");
      }
      return sides.stream().map(side -> strategy(battlefields.count(), side)).toList();
    } catch (UserError | IllegalArgumentException e) {
      throw new UserError(file + NOT_A_STRATEGY + e.getMessage(), e);
    }
  }

  private Strategy strategy(int count, JsonFields side) {
    List<Strategy.Node> nodes = new ArrayList<>();
    List<JsonFields> fields = side.objects("fields");
    for (int field = 0; field < fields.size(); field++) {
      for (String left : fields.get(field).names()) {
        nodes.add(node(field, left, fields.get(field).object(left)));
      }
    }
    return Strategy.of(count, side.whole("units"), nodes);
  }

  private Strategy.Node node(int field, String left, JsonFields shares) {
    List<Strategy.Choice> choices = new ArrayList<>();
    for (String placed : shares.names()) {
      if (!(shares.get(placed) instanceof Json.Num(BigDecimal share))) {
        throw new UserError("shares must be numbers");
      }
      choices.add(new Strategy.Choice(units(placed), share.floatValue()));
    }
    return new Strategy.Node(field, units(left), choices);
  }

  private int units(String key) {
    int units = Digits.read(key.getBytes(StandardCharsets.UTF_8));
    if (units == Digits.NONE) {
      throw new UserError("units must be a number, not " + Parsed.quoted(key));
    }
    return units;
  }
}
