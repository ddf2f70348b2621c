package dev.agon.app;

import dev.agon.entrant.BotEntry;
import dev.agon.entrant.BotSource;
import dev.agon.entrant.BotText;
import dev.agon.entrant.Protocol;
import dev.agon.game.Parsed;
import java.util.Map;

/** Bots for tests, as flags write them. */
final class Bots {
  private Bots() {}

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
