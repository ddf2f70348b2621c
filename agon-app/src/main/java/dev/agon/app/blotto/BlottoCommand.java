package dev.agon.app.blotto;

import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import java.util.List;

/** The Blotto commands: contests, the best plan against a field, and the solved game. */
public final class BlottoCommand implements Command {
  private static final List<Command> SUBCOMMANDS =
      List.of(new ContestCommand(), new CounterCommand(), new SolveCommand(), new SampleCommand());

  @Override
  public String name() {
    return "blotto";
  }

  @Override
  public String summary() {
    return "Blotto: contests from files, a plan against given entries, the game solved";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    String first = arguments.isEmpty() ? "--help" : arguments.getFirst();
    if (List.of("--help", "-h").contains(first)) {
      streams.out().print(help());
      return 0;
    }
    for (Command command : SUBCOMMANDS) {
      if (command.name().equals(first)) {
        return command.run(arguments.subList(1, arguments.size()), streams);
      }
    }
    return new ContestCommand().run(arguments, streams);
  }

  private static String help() {
    StringBuilder text =
        new StringBuilder("usage: agon blotto ENTRIES ... | agon blotto COMMAND ...\n\n");
    for (Command command : SUBCOMMANDS) {
      text.append(String.format("  %-9s%s%n", command.name(), command.summary()));
    }
    return text.append("\n'agon blotto COMMAND --help' describes a command and its flags.\n")
        .toString();
  }
}
