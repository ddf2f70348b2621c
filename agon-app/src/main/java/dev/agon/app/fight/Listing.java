package dev.agon.app.fight;

import dev.agon.app.cli.Streams;
import dev.agon.entrant.BotEntry;
import dev.agon.entrant.BotSource;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.Protocol;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The bots that play: the original program's with their uids, then the added ones. */
record Listing<V, M>(List<Listed> bots, List<Entrant<V, M>> entrants) {
  /** The built-ins of the original program; the uid is the position in this list, from 1. */
  private static final List<String> DEFAULT =
      List.of("Randy", "Greedy", "Coinage", "AllHigh", "AllLow", "CPlayer");

  static <V, M> Listing<V, M> of(GameKit<?, V, M> kit, FightOptions options, Streams streams) {
    List<BotEntry> entries = new ArrayList<>();
    DEFAULT.forEach(name -> entries.add(BotEntry.builtIn(name)));
    options.included().forEach(name -> entries.add(BotEntry.of(new BotSource.BuiltIn(name), "-i")));
    for (FightOptions.Newcomer bot : options.newcomers()) {
      entries.add(new BotEntry(bot.name(), bot.author(), program(bot), 1, "-n"));
    }
    TimeControl clock =
        new TimeControl(Duration.ofSeconds(options.seconds()), TimeControl.DEFAULT.startUp());
    List<Entrant<V, M>> all =
        new EntrantFactory<>(kit, clock, Path.of(""), ProgramPool.none())
            .entrants(BotEntry.expanded(entries));
    Listing<V, M> listing = new Listing<>(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < all.size(); i++) {
      Entrant<V, M> entrant = all.get(i);
      if (!options.excluded().contains(entrant.name())
          && !options.excluded().contains(entrant.author())) {
        listing.bots.add(new Listed(i + 1, entrant.name(), entrant.author()));
        listing.entrants.add(entrant);
      }
    }
    for (String name : options.excluded()) {
      if (all.stream().noneMatch(e -> e.name().equals(name) || e.author().equals(name))) {
        streams.err().println("fight: warning: -x " + name + " matches no bot or author");
      }
    }
    if (listing.bots.size() < 2) {
      throw new UserError("a tournament needs at least two bots, not " + listing.bots.size());
    }
    return listing;
  }

  private static BotSource program(FightOptions.Newcomer bot) {
    return switch (BotSource.program(
        bot.command(), new BotSource.Launch(Protocol.TURN, Map.of()))) {
      case Parsed.Value<BotSource>(BotSource source) -> source;
      case Parsed.Failure<BotSource>(String why) -> throw new UserError("-n: " + why);
    };
  }
}
