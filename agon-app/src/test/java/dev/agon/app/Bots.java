package dev.agon.app;

import dev.agon.entrant.BotEntry;
import dev.agon.entrant.BotSource;
import dev.agon.entrant.BotText;
import dev.agon.entrant.GameRegistry;
import dev.agon.entrant.Protocol;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import java.util.Map;
import java.util.stream.Stream;

/** Bots and games for tests. */
final class Bots {
  private Bots() {}

  /** The games that are shipped; the engine's tests bring one of their own. */
  static Stream<GameKit<?, ?, ?>> games() {
    return GameRegistry.games().stream()
        .filter(kit -> kit.getClass().getPackageName().startsWith("dev.agon.games."));
  }

  static BotEntry entry(String text) {
    return entry(text, Protocol.SESSION);
  }

  static BotEntry entry(String text, Protocol protocol) {
    return switch (BotText.parse(text, new BotSource.Launch(protocol, Map.of()), "")) {
      case Parsed.Value<BotEntry>(BotEntry entry) -> entry;
      case Parsed.Failure<BotEntry>(String why) -> throw new AssertionError(why);
    };
  }
}
