package dev.agon.app.command;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;

/** Games, their settings and their bots for programs. */
final class GameJson {
  private GameJson() {}

  static Json of(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    return Json.object()
        .with("id", spec.id())
        .with("name", spec.name())
        .with("minPlayers", spec.minSeats())
        .with("maxPlayers", spec.maxSeats())
        .with("settings", Json.array(spec.settings(), GameJson::of))
        .with("ruleSets", Json.array(spec.ruleSets(), GameJson::of))
        .with("bots", Json.array(kit.bots(), GameJson::of));
  }

  static Json of(BuiltInBot<?, ?> bot) {
    return Json.object().with("name", bot.name()).with("summary", bot.summary());
  }

  private static Json of(Setting<?> setting) {
    return Json.object()
        .with("key", setting.key())
        .with("summary", setting.help())
        .with("default", setting.writtenDefault())
        .with("values", Json.array(setting.type().words(), Json::of));
  }

  private static Json of(GameSpec.RuleSet set) {
    return Json.object()
        .with("id", set.id())
        .with("summary", set.help())
        .with("settings", Json.texts(set.values()));
  }
}
