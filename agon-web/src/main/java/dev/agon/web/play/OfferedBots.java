package dev.agon.web.play;

import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.EntrantFactory;
import dev.agon.event.Event;
import dev.agon.game.kit.GameKit;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The bots that visitors may play against: built-ins, and those of the event that is served. */
public final class OfferedBots {
  /** The last event of each game; complete. */
  private final Map<String, Event> events = new ConcurrentHashMap<>();

  record OfferedBot(String name, String author, String summary, BotSource source) {}

  /** Offers the programs of an event that is complete. */
  public void add(Event event) {
    events.put(event.game(), event);
  }

  /** All bots for a game, those of an event first. */
  List<OfferedBot> of(GameKit<?, ?, ?> kit) {
    List<OfferedBot> offered = new ArrayList<>();
    Optional.ofNullable(events.get(kit.game().spec().id())).stream()
        .flatMap(event -> event.bots().stream())
        .filter(bot -> !(bot.source() instanceof BotSource.BuiltIn))
        .filter(bot -> !(bot.source() instanceof BotSource.Person))
        .map(OfferedBots::offer)
        .forEach(offered::add);
    for (BuiltInBot<?, ?> bot : kit.bots()) {
      offered.add(
          new OfferedBot(
              bot.name(), BuiltInBot.AUTHOR, bot.summary(), new BotSource.BuiltIn(bot.name())));
    }
    return offered;
  }

  private static OfferedBot offer(BotEntry bot) {
    String author = EntrantFactory.author(bot);
    return new OfferedBot(
        bot.name(), author, author.isEmpty() ? "a program" : "by " + author, bot.source());
  }

  /** What the paths of a game's bots are relative to. */
  Path folder(String game) {
    return Optional.ofNullable(events.get(game))
        .map(event -> event.paths().baseFolder())
        .orElse(Path.of(""));
  }
}
