package dev.agon.app.fight;

import dev.agon.app.cli.Streams;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.event.BoxDecision;
import dev.agon.game.kit.GameKit;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.sandbox.BoxOptions;
import dev.agon.sandbox.SandboxMode;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import dev.agon.text.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The bots that play: the original program's with their uids, then the added ones.
 *
 * @param isBoxed whether programs run in boxes
 */
record Listing<V, M>(List<Listed> bots, List<Entrant<V, M>> entrants, boolean isBoxed) {
  /** The built-ins of the original program; the uid is the position in this list, from 1. */
  private static final List<String> DEFAULT =
      List.of("Randy", "Greedy", "Coinage", "AllHigh", "AllLow", "CPlayer");

  /** The author of all built-ins in the old program. */
  private static final String AUTHOR = "Examples Team";

  static <V, M> Listing<V, M> of(GameKit<?, V, M> kit, FightOptions options, Streams streams) {
    List<BotEntry> entries = new ArrayList<>();
    DEFAULT.forEach(name -> entries.add(builtIn(name, "")));
    options.included().forEach(name -> entries.add(builtIn(name, "-i")));
    BoxOptions box = box(options.reads());
    for (FightOptions.Newcomer bot : options.newcomers()) {
      entries.add(new BotEntry(bot.name(), bot.author(), program(bot, box), 1, "-n"));
    }
    boolean isBoxed = !options.newcomers().isEmpty() && hasBox(streams);
    TimeControl clock =
        new TimeControl(Duration.ofSeconds(options.seconds()), TimeControl.DEFAULT.startUp());
    List<Entrant<V, M>> entrants =
        new EntrantFactory<>(kit, clock, Path.of(""), ProgramPool.none())
            .withBoxes(isBoxed)
            .entrants(BotEntry.expanded(entries));
    List<Listed> all = new ArrayList<>();
    for (BotEntry entry : entries) {
      all.add(listed(all.size() + 1, entry));
    }
    Listing<V, M> listing = new Listing<>(new ArrayList<>(), new ArrayList<>(), isBoxed);
    for (int i = 0; i < all.size(); i++) {
      Listed bot = all.get(i);
      if (!options.excluded().contains(bot.title()) && !options.excluded().contains(bot.author())) {
        listing.bots.add(bot);
        listing.entrants.add(entrants.get(i));
      }
    }
    for (String name : options.excluded()) {
      if (all.stream().noneMatch(b -> b.title().equals(name) || b.author().equals(name))) {
        streams.err().println("fight: warning: -x " + name + " matches no bot or author");
      }
    }
    if (listing.bots.size() < 2) {
      throw new UserError("a tournament needs at least two bots, not " + listing.bots.size());
    }
    return listing;
  }

  /** Whether programs run in boxes; if there is none, that is said. */
  private static boolean hasBox(Streams streams) {
    if (SandboxMode.OFF.id().equals(System.getenv("AGON_SANDBOX"))) {
      return false;
    }
    BoxDecision here = BoxDecision.here();
    boolean isBoxed = here.layers(SandboxMode.ON).isBoxed();
    if (!isBoxed) {
      streams.err().println("fight: " + here.warning());
    }
    return isBoxed;
  }

  private static BotEntry builtIn(String name, String where) {
    return new BotEntry(name, AUTHOR, new BotSource.BuiltIn(name), 1, where);
  }

  private static Listed listed(int uid, BotEntry entry) {
    return entry.name().isEmpty()
        ? new Listed(uid, "", entry.author(), entry.source().describe())
        : Listed.of(uid, entry.name(), entry.author());
  }

  /** A box with the usual limits that shows these files and folders. */
  private static BoxOptions box(List<String> reads) {
    for (String path : reads) {
      if (!Files.exists(Path.of(path))) {
        throw new UserError("-r: no such file or folder: " + path);
      }
    }
    return BoxOptions.of(BoxOptions.DEFAULT.settings().with(BoxOptions.READS, reads));
  }

  private static BotSource program(FightOptions.Newcomer bot, BoxOptions box) {
    return BotSource.program(bot.command(), new BotSource.Launch(Protocol.TURN, Map.of(), box))
        .orThrow(why -> new UserError("-n: " + why));
  }
}
