package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.entrant.GameRegistry;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;

/** Lists the games with their seats and settings. */
public final class GamesCommand implements Command {
  @Override
  public String name() {
    return "games";
  }

  @Override
  public String summary() {
    return "list the games, their numbers of players and their settings";
  }

  @Override
  public Flags flags() {
    return new Flags("games");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.operands();
    for (GameKit<?, ?, ?> kit : GameRegistry.games()) {
      GameSpec spec = kit.game().spec();
      streams
          .out()
          .println(
              spec.id()
                  + "  "
                  + spec.name()
                  + ", "
                  + (spec.minSeats() == spec.maxSeats() ? "" : spec.minSeats() + " to ")
                  + spec.maxSeats()
                  + " players");
      for (Setting<?> setting : spec.settings()) {
        streams.out().println("  " + setting.key() + ": " + setting.describe());
      }
      for (GameSpec.RuleSet set : spec.ruleSets()) {
        streams.out().println("  " + GameSpec.RuleSet.KEY + "=" + set.id() + ": " + set.describe());
      }
    }
    return 0;
  }
}
