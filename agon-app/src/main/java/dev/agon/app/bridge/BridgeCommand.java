package dev.agon.app.bridge;

import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.List;

/** The commands for directors of duplicate bridge. */
public final class BridgeCommand implements Command {
  private static final List<Command> SUBCOMMANDS =
      List.of(new BridgeScoreCommand(), new BridgeCheckCommand(), new VpCommand());

  @Override
  public String name() {
    return "bridge";
  }

  @Override
  public String summary() {
    return "duplicate bridge: score sessions, check published results, convert IMPs to VPs";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    String first = arguments.isEmpty() ? "--help" : arguments.getFirst();
    if (List.of("--help", "-h").contains(first)) {
      streams.out().print(help());
      return 0;
    }
    return SUBCOMMANDS.stream()
        .filter(command -> command.name().equals(first))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown(
                        "bridge command", first, SUBCOMMANDS.stream().map(Command::name).toList())))
        .run(arguments.subList(1, arguments.size()), streams);
  }

  private static String help() {
    StringBuilder text = new StringBuilder("usage: agon bridge COMMAND ...\n\n");
    for (Command command : SUBCOMMANDS) {
      text.append(String.format("  %-9s%s%n", command.name(), command.summary()));
    }
    return text.append("\n'agon bridge COMMAND --help' describes a command and its flags.\n")
        .toString();
  }
}
