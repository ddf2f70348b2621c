package dev.agon.app;

import dev.agon.game.Parsed;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotText;
import dev.agon.source.Protocol;
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
