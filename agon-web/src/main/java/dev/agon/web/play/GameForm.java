package dev.agon.web.play;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.web.page.GamePages;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be chosen for a new game.
 *
 * @param seats the number of seats that is usual
 */
public record GameForm(
    String id,
    String name,
    String players,
    int minSeats,
    int maxSeats,
    int seats,
    List<BotChoice> bots,
    List<SettingChoice> settings) {
  /** Enough to see a game; more can be added. */
  private static final int USUAL_SEATS = 4;

  public GameForm {
    bots = List.copyOf(bots);
    settings = List.copyOf(settings);
  }

  /** A bot that can be chosen. */
  public record BotChoice(String name, String summary) {}

  /**
   * A setting with its default.
   *
   * @param words the values to choose from; empty if it is a number or a text
   * @param min the least value of a number; empty for a text
   */
  public record SettingChoice(
      String key, String help, String value, List<String> words, String min, String max) {
    public SettingChoice {
      words = List.copyOf(words);
    }

    public boolean isNumber() {
      return !min.isEmpty();
    }
  }

  static GameForm of(String game, OfferedBots offered) {
    GameKit<?, ?, ?> kit = GamePages.kit(game);
    GameSpec spec = kit.game().spec();
    List<SettingChoice> settings = new ArrayList<>();
    if (!spec.ruleSets().isEmpty()) {
      List<String> ids = new ArrayList<>(List.of(""));
      spec.ruleSets().forEach(set -> ids.add(set.id()));
      settings.add(
          new SettingChoice(
              GameSpec.RuleSet.KEY, "settings that are chosen together", "", ids, "", ""));
    }
    spec.settings().stream().map(GameForm::choice).forEach(settings::add);
    return new GameForm(
        spec.id(),
        spec.name(),
        spec.players(),
        spec.minSeats(),
        Math.min(spec.maxSeats(), GameRequest.MAX_SEATS),
        Math.max(spec.minSeats(), Math.min(spec.defaultSeats(), USUAL_SEATS)),
        offered.of(kit).stream().map(bot -> new BotChoice(bot.name(), bot.summary())).toList(),
        settings);
  }

  private static SettingChoice choice(Setting<?> setting) {
    return switch (setting.type()) {
      case SettingType.WholeNumber(int min, int max) ->
          new SettingChoice(
              setting.key(),
              setting.help(),
              setting.writtenDefault(),
              List.of(),
              String.valueOf(min),
              String.valueOf(max));
      default ->
          new SettingChoice(
              setting.key(),
              setting.help(),
              setting.writtenDefault(),
              setting.type().words(),
              "",
              "");
    };
  }

  Json.Obj json() {
    return Json.object()
        .with("game", id)
        .with("minSeats", minSeats)
        .with("maxSeats", maxSeats)
        .with("bots", Json.array(bots.stream().map(bot -> Json.of(bot.name())).toList()))
        .with(
            "settings",
            Json.array(
                settings.stream()
                    .map(
                        one ->
                            Json.object()
                                .with("key", one.key())
                                .with("help", one.help())
                                .with("default", one.value()))
                    .toList()));
  }
}
