package dev.agon.web.play;

import dev.agon.event.EventSeed;
import dev.agon.game.GameSpec;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.GameSettings;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.JsonReader;
import dev.agon.text.NameRule;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.web.play.OfferedBots.OfferedBot;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match that somebody wants to start.
 *
 * @param settings as written; the others have their defaults
 * @param players by seat, with unique names; a person has the source of a person
 * @param folder what the paths of bots are relative to
 * @param clock the time of a person for all moves, if it is limited
 * @param seed where its randomness comes from
 */
public record PlayRequest(
    String game,
    Map<String, String> settings,
    List<BotEntry> players,
    Path folder,
    Optional<Duration> clock,
    EventSeed seed) {
  /** More do not fit a page. */
  static final int MAX_SEATS = 30;

  /** Longer games than with this in every number would be ended before they are over. */
  private static final int MAX_NUMBER = 1_000;

  /** No text of a setting needs more, and it is stored with every match. */
  private static final int MAX_TEXT = 500;

  /** Each is a process that waits as long as its match does. */
  private static final int MAX_PROGRAMS = 4;

  private static final int MAX_NAME = 40;

  /** How a person without a name is called. */
  static final String GUEST = "Guest";

  private static final int MAX_MINUTES = 24 * 60;

  public PlayRequest {
    settings = Map.copyOf(settings);
    players = BotEntry.expanded(players);
  }

  /**
   * Reads a request, like {@code {"game":"botstack","seats":[{"person":"Ada"},{"bot":"Oracle"}]}}.
   *
   * @throws UserError naming what is wrong
   */
  static PlayRequest read(String body, OfferedBots offered) {
    if (!(JsonReader.read(body) instanceof Parsed.Value<Json>(Json json))) {
      throw new UserError("a match is described as JSON");
    }
    JsonFields fields = JsonFields.of(json, "the match", UserError::new);
    GameKit<?, ?, ?> kit = GameRegistry.game(fields.text("game"));
    List<BotEntry> players = new ArrayList<>();
    for (JsonFields seat : fields.objects("seats")) {
      players.add(
          seat.has("person")
              ? person(personName(seat, "person"))
              : bot(kit, seat.text("bot"), offered));
    }
    return new PlayRequest(
        fields.text("game"),
        fields.has("settings") ? fields.object("settings").allTexts() : Map.of(),
        players,
        offered.folder(fields.text("game")),
        fields.has("minutes") ? Optional.of(minutes(fields.whole("minutes"))) : Optional.empty(),
        EventSeed.random());
  }

  private static Duration minutes(int minutes) {
    if (minutes < 1 || minutes > MAX_MINUTES) {
      throw new UserError("a clock has 1 to " + MAX_MINUTES + " minutes, not " + minutes);
    }
    return Duration.ofMinutes(minutes);
  }

  /**
   * The name that a person gives, which may be empty.
   *
   * @throws UserError if it cannot be shown
   */
  static String personName(JsonFields fields, String key) {
    String name = fields.printable(key).strip();
    if (name.codePointCount(0, name.length()) > MAX_NAME) {
      throw new UserError("a name has at most " + MAX_NAME + " characters");
    }
    NameRule.problem(name)
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
    return name;
  }

  private static BotEntry person(String name) {
    return new BotEntry(name.isEmpty() ? GUEST : name, "", new BotSource.Person(), 1, "");
  }

  private static BotEntry bot(GameKit<?, ?, ?> kit, String name, OfferedBots offered) {
    List<OfferedBot> all = offered.of(kit);
    return all.stream()
        .filter(bot -> bot.name().equals(name))
        .findFirst()
        .map(bot -> new BotEntry(bot.name(), bot.author(), bot.source(), 1, ""))
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown("bot", name, all.stream().map(OfferedBot::name).toList())));
  }

  /** The settings of the game with their defaults. */
  Map<String, String> allSettings() {
    GameSpec spec = GameRegistry.game(game).game().spec();
    return GameSettings.of(spec, settings).written();
  }

  /** Refuses a number of players that cannot play. */
  void check() {
    GameSpec spec = GameRegistry.game(game).game().spec();
    if (!spec.seats(players.size())) {
      throw new UserError(
          "%s is for %s, not %d".formatted(spec.name(), spec.players(), players.size()));
    }
    if (players.size() > MAX_SEATS) {
      throw new UserError("at most " + MAX_SEATS + " can play in a browser");
    }
  }

  /** Refuses settings with which a match of a visitor would take too long. */
  void checkSettings() {
    GameSpec spec = GameRegistry.game(game).game().spec();
    Map<String, String> chosen = allSettings();
    for (Setting<?> setting : spec.settings()) {
      String value = chosen.getOrDefault(setting.key(), "");
      if (value.length() > MAX_TEXT) {
        throw new UserError(
            "setting '%s' may have at most %d characters here, not %d"
                .formatted(setting.key(), MAX_TEXT, value.length()));
      }
      if (setting.type() instanceof SettingType.WholeNumber whole
          && !value.equals(setting.writtenDefault())
          && whole.parse(value) instanceof Parsed.Value<Integer>(Integer number)
          && number > MAX_NUMBER) {
        throw new UserError(
            "setting '%s' may be at most %d here, not %d"
                .formatted(setting.key(), MAX_NUMBER, number));
      }
    }
  }

  /** Refuses a match of a visitor with many programs. */
  void checkPrograms() {
    long programs =
        players.stream()
            .map(BotEntry::source)
            .filter(source -> !(source instanceof BotSource.Person) && source.isExternal())
            .count();
    if (programs > MAX_PROGRAMS) {
      throw new UserError(
          "at most %d bots that are programs can play in a match here, not %d"
              .formatted(MAX_PROGRAMS, programs));
    }
  }

  boolean hasPerson() {
    return players.stream().anyMatch(player -> player.source() instanceof BotSource.Person);
  }
}
