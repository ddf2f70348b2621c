package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.entrant.GameRegistry;
import dev.agon.game.kit.GameKit;
import dev.agon.text.UserError;
import java.util.regex.Pattern;

/** Prints a game's rules. */
public final class RulesCommand implements Command {
  /** Where a rule is in the code, at the end of its line, like {@code (`Items`, `Gun.eject`)}. */
  private static final Pattern CODE_REFERENCES =
      Pattern.compile(" \\(`[\\w.]+`(?:, `[\\w.]+`)*\\)$", Pattern.MULTILINE);

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String summary() {
    return "print the rules of a game";
  }

  @Override
  public Flags flags() {
    return new Flags("rules GAME")
        .describe("Prints a game's rules, with a ruling for every unclear one.")
        .example("rules botstack", "print the rules of BotStack");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    print(given.operands("GAME").getFirst(), streams);
    return 0;
  }

  private static void print(String id, Streams streams) {
    GameKit<?, ?, ?> game = GameRegistry.game(id);
    String rules =
        GameRegistry.rules(game)
            .orElseThrow(
                () -> new UserError(game.game().spec().name() + " comes without written rules"));
    streams.out().print(CODE_REFERENCES.matcher(rules).replaceAll(""));
  }
}
