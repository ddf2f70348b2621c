package dev.agon.app.event;

import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.List;

/** What is done with an event before it is played. */
public final class EventCommand implements Command {
  private static final List<Command> PARTS =
      List.of(new EventCheckCommand(), new EventNewCommand());

  @Override
  public String name() {
    return "event";
  }

  @Override
  public String summary() {
    return "check an event file and see its plan, or begin a new one";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    String first = arguments.isEmpty() ? "--help" : arguments.getFirst();
    if (List.of("--help", "-h").contains(first)) {
      streams.out().print(help());
      return 0;
    }
    return PARTS.stream()
        .filter(part -> part.name().equals(first))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown(
                        "event command", first, PARTS.stream().map(Command::name).toList())))
        .run(arguments.subList(1, arguments.size()), streams);
  }

  private static String help() {
    StringBuilder text = new StringBuilder("usage: agon event COMMAND ...\n\n");
    for (Command part : PARTS) {
      text.append(String.format("  %-9s%s%n", part.name(), part.summary()));
    }
    return text.append("\n'agon event COMMAND --help' says more about each.\n").toString();
  }
}
