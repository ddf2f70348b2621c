package dev.agon.app.blotto;

import dev.agon.app.UserError;
import dev.agon.app.UserFiles;
import dev.agon.game.Reading;
import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Strategy;
import dev.agon.json.Json;
import dev.agon.record.Fields;
import dev.agon.record.JsonReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Solutions as JSON files: for each side and each field but the last, by the units left, how often
 * each number of units is placed, in any scale.
 */
final class StrategyFile {
  private static final int VERSION = 1;

  private StrategyFile() {}

  static void write(String file, Solution solution) {
    UserFiles.write(file, json(solution) + "\n");
  }

  private static Json json(Solution solution) {
    return Json.object()
        .with("agon", VERSION)
        .with("game", "blotto")
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

  /**
   * The strategies in the file, certified anew.
   *
   * @throws UserError when it is no such file
   */
  static Solution read(String file) {
    try {
      return switch (JsonReader.read(UserFiles.read(file))) {
        case Reading.Garbled<Json>(String why) -> throw new UserError(why);
        case Reading.Understood<Json>(Json json) -> solution(Fields.of(json, "the file"));
      };
    } catch (Fields.Unfit | IllegalArgumentException e) {
      throw new UserError(file + ": not a strategy for Blotto: " + e.getMessage(), e);
    } catch (UserError e) {
      throw e.in(file);
    }
  }

  private static Solution solution(Fields fields) {
    if (!fields.text("game").equals("blotto") || fields.whole("agon") != VERSION) {
      throw new IllegalArgumentException("'game' must be blotto and 'agon' " + VERSION);
    }
    Battlefields battlefields = Battlefields.parse(fields.text("values"));
    List<Fields> sides = fields.objects("sides");
    if (sides.size() != 2) {
      throw new IllegalArgumentException("'sides' must be two");
    }
    return Solution.certify(
        battlefields,
        strategy(battlefields.count(), sides.get(0)),
        strategy(battlefields.count(), sides.get(1)));
  }

  private static Strategy strategy(int count, Fields side) {
    List<Strategy.Node> nodes = new ArrayList<>();
    List<Fields> fields = side.objects("fields");
    for (int field = 0; field < fields.size(); field++) {
      for (String left : fields.get(field).names()) {
        nodes.add(node(field, left, fields.get(field).object(left)));
      }
    }
    return Strategy.of(count, side.whole("units"), nodes);
  }

  private static Strategy.Node node(int field, String left, Fields shares) {
    List<Strategy.Choice> choices = new ArrayList<>();
    for (String placed : shares.names()) {
      if (!(shares.get(placed) instanceof Json.Num(BigDecimal share))) {
        throw new IllegalArgumentException("shares must be numbers");
      }
      choices.add(new Strategy.Choice(Integer.parseInt(placed), share.floatValue()));
    }
    return new Strategy.Node(field, Integer.parseInt(left), choices);
  }
}
