package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.text.TextTable;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lists the games with their seats and settings, or describes one of them. */
public final class GamesCommand extends Command {
  public GamesCommand() {
    super("games", "list the games and their settings, or describe one game");
  }

  @Override
  public boolean isShort() {
    return true;
  }

  @Override
  public Flags flags() {
    return OutputFlag.addTo(PluginFlags.addTo(new Flags("games [GAME]")))
        .game("the game that is described; also without --game")
        .describe(
            "Lists all games with their settings. With a game's id it describes this game:"
                + " settings, built-in bots, and what to do next.")
        .example("games", "list all games")
        .example("games botstack", "describe BotStack");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    Optional<String> id = given.operandsAndOptional("GAME").stream().findFirst();
    List<GameKit<?, ?, ?>> games =
        id.isPresent() ? List.of(GameRegistry.game(id.get())) : GameRegistry.games();
    for (GameKit<?, ?, ?> game : games) {
      if (OutputFlag.isJson(given)) {
        OutputFlag.print(GameJson.of(game), streams);
      } else if (id.isPresent()) {
        describe(game, streams.out());
      } else {
        list(game, streams.out());
      }
    }
    return 0;
  }

  private static void list(GameKit<?, ?, ?> kit, PrintStream out) {
    GameSpec spec = kit.game().spec();
    out.println(spec.id() + "  " + spec.name() + ", " + spec.players());
    for (Setting<?> setting : spec.settings()) {
      out.println("  " + setting.key() + ": " + setting.describe());
    }
    for (GameSpec.RuleSet set : spec.ruleSets()) {
      out.println("  " + GameSpec.RuleSet.KEY + "=" + set.id() + ": " + set.describe());
    }
  }

  private static void describe(GameKit<?, ?, ?> kit, PrintStream out) {
    GameSpec spec = kit.game().spec();
    out.println(spec.name() + ", " + spec.players());
    GameRegistry.plugin(spec.id())
        .ifPresent(plugin -> out.println("From the plug-in " + plugin.describe() + "."));
    if (!spec.settings().isEmpty()) {
      out.println("\nSettings (--set KEY=VALUE):");
      List<List<String>> rows = new ArrayList<>();
      spec.settings().forEach(setting -> rows.add(List.of(setting.key(), setting.describe())));
      for (GameSpec.RuleSet set : spec.ruleSets()) {
        rows.add(List.of(GameSpec.RuleSet.KEY + "=" + set.id(), set.describe()));
      }
      print(rows, out);
    }
    out.println("\nBuilt-in bots (--bots NAME,...):");
    List<List<String>> rows = new ArrayList<>();
    kit.bots().forEach(bot -> rows.add(List.of(bot.name(), bot.summary())));
    print(rows, out);
    out.println("\nNext:");
    List<List<String>> next = new ArrayList<>();
    GameRegistry.rules(kit)
        .ifPresent(_ -> next.add(List.of("agon rules " + spec.id(), "print the rules")));
    String bot = kit.bots().getFirst().name();
    next.add(
        List.of("agon play %s --bots human,%s".formatted(spec.id(), bot), "play against a bot"));
    kit.analyst()
        .ifPresent(
            _ ->
                next.add(
                    List.of(
                        "agon analyse %s --summary".formatted(spec.id()),
                        "what is known about perfect play")));
    next.add(List.of("agon event new " + spec.id(), "write an event file to start from"));
    print(next, out);
  }

  private static void print(List<List<String>> rows, PrintStream out) {
    TextTable.of(rows, 0, 1).lines().forEach(line -> out.println("  " + line));
  }
}
