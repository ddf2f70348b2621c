package dev.agon.app.fight;

import dev.agon.app.Streams;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.event.BotEntry;
import dev.agon.game.GameKit;
import dev.agon.protocol.TimeControl;
import dev.agon.text.UserError;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who takes part: the old program's bots with their uids, then those that join. */
record Listing<V, M>(List<Listed> bots, List<Entrant<V, M>> entrants) {
  /** The built-ins of the old program; their uids are their places here, from 1. */
  private static final List<String> DEFAULT =
      List.of("Randy", "Greedy", "Coinage", "AllHigh", "AllLow", "CPlayer");

  static <V, M> Listing<V, M> of(GameKit<?, V, M> kit, FightOptions options, Streams streams) {
    List<BotEntry> entries = new ArrayList<>();
    DEFAULT.forEach(name -> entries.add(BotEntry.of(name, "")));
    options.included().forEach(name -> entries.add(BotEntry.of(name, "-i")));
    for (FightOptions.Newcomer bot : options.newcomers()) {
      entries.add(
          new BotEntry(
              bot.name(), bot.author(), "cmd:" + bot.command(), Entrant.Kind.TURN, Map.of(), "-n"));
    }
    TimeControl clock =
        new TimeControl(Duration.ofSeconds(options.seconds()), TimeControl.DEFAULT.startUp());
    List<Entrant<V, M>> all = new EntrantFactory<>(kit, clock, Optional.empty()).find(entries);
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
        streams.err().println("fight: warning: -x " + name + " is no bot's name or author");
      }
    }
    if (listing.bots.size() < 2) {
      throw new UserError("a tournament needs two bots, there is " + listing.bots.size());
    }
    return listing;
  }
}
