package dev.agon.app.event;

import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.List;

/** The commands for an event that is not played yet. */
public final class EventCommand implements Command {
  private static final List<Command> SUBCOMMANDS =
      List.of(new EventCheckCommand(), new EventNewCommand());

  @Override
  public String name() {
    return "event";
  }

  @Override
  public String summary() {
    return "check an event file, or write a new one";
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
                        "event command", first, SUBCOMMANDS.stream().map(Command::name).toList())))
        .run(arguments.subList(1, arguments.size()), streams);
  }

  private static String help() {
    StringBuilder text = new StringBuilder("usage: agon event COMMAND ...\n\n");
    for (Command command : SUBCOMMANDS) {
      text.append(String.format("  %-9s%s%n", command.name(), command.summary()));
    }
    return text.append("\n'agon event COMMAND --help' describes a command and its flags.\n")
        .toString();
  }
}
