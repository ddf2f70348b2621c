package dev.agon.app.sandbox;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.json.Json;
import dev.agon.process.SandboxProbe;
import dev.agon.sandbox.BoxOptions;
import dev.agon.sandbox.LayerStatus;
import dev.agon.sandbox.SandboxStatus;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.io.PrintStream;
import java.util.List;

/** Makes a real box and prints layer by layer what it enforces, and what a bot would see. */
final class SandboxCheckCommand extends Command {
  private static final int BOXED = 0;
  private static final int NO_BOX = 1;

  SandboxCheckCommand() {
    super("check", "make a box, and say layer by layer what it enforces and what a bot would see");
  }

  @Override
  public Flags flags() {
    Flags flags =
        new Flags("sandbox check [BOT [GAME]] [flags]   (exit code 1: there is no box)")
            .describe(
                "Makes a real box and prints, layer by layer, whether it is enforced; if not, why"
                    + " not, and the command that turns it on. With BOT, a file or cmd:COMMAND, it"
                    + " also prints what the bot would see in its box.")
            .example("sandbox check", "what the box enforces on this machine")
            .example("sandbox check mybot.py --reads book.bin", "what a bot would see in its box")
            .game("the game, if its bots are compiled in a way of their own; also without --game");
    return OutputFlag.addTo(OptionFlags.add(flags, BoxOptions.SETTINGS));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> botAndGame = given.operandsFrom(0, "BOT", "GAME");
    boolean isJson = OutputFlag.isJson(given);
    if (isJson && !botAndGame.isEmpty()) {
      throw new UserError("--output json lists the layers of the box; leave out the bot");
    }
    SandboxStatus status = SandboxProbe.run();
    if (isJson) {
      status.layers().forEach(layer -> OutputFlag.print(json(layer), streams));
    } else {
      print(status, streams.out());
    }
    if (!botAndGame.isEmpty()) {
      String game = botAndGame.size() > 1 ? botAndGame.getLast() : "";
      streams.out().print("\n" + BotView.text(source(botAndGame.getFirst(), given), game));
    }
    return status.hasBox() ? BOXED : NO_BOX;
  }

  private static void print(SandboxStatus status, PrintStream out) {
    for (LayerStatus layer : status.layers()) {
      out.printf(
          "%-13s %-13s %s%n",
          layer.layer().id(),
          layer.isEnforced() ? "enforced" : "NOT ENFORCED",
          layer.layer().describe());
      layer.why().ifPresent(why -> out.printf("%28s%s%n", "", why));
      layer.remedy().ifPresent(command -> out.printf("%28sturn it on: %s%n", "", command));
    }
  }

  private static Json json(LayerStatus status) {
    return Json.object()
        .with("layer", status.layer().id())
        .with("summary", status.layer().describe())
        .with("enforced", new Json.Bool(status.isEnforced()))
        .with("why", status.why().map(Json::of))
        .with("remedy", status.remedy().map(Json::of));
  }

  private static BotSource source(String bot, Arguments given) {
    BotSource source = BotSource.parse(bot, EventFlags.launch(given)).orThrow(UserError::new);
    if (!BotView.isProgram(source)) {
      throw new UserError(
          bot + " is not a program, so it needs no box; name a file or cmd:COMMAND");
    }
    return source;
  }
}
