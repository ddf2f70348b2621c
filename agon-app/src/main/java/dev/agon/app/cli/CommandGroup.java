package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;

/** A command whose first argument is the name of another, like {@code agon event check}. */
public abstract class CommandGroup extends Command {
  private final List<Command> subcommands;

  protected CommandGroup(String name, String summary, List<Command> subcommands) {
    super(name, summary);
    this.subcommands = List.copyOf(subcommands);
  }

  @Override
  public final List<Command> subcommands() {
    return subcommands;
  }

  @Override
  public Flags flags() {
    return new Flags(name() + " COMMAND ...");
  }

  /** The command that runs if the first argument names none. */
  protected Optional<Command> defaultCommand() {
    return Optional.empty();
  }

  @Override
  public final int run(List<String> arguments, Streams streams) {
    String first = arguments.isEmpty() ? "--help" : arguments.getFirst();
    if (List.of("--help", "-h").contains(first)) {
      streams.out().print(help());
      return 0;
    }
    for (Command command : subcommands) {
      if (command.name().equals(first)) {
        return command.run(arguments.subList(1, arguments.size()), streams);
      }
    }
    return defaultCommand()
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown(
                        name() + " command",
                        first,
                        subcommands.stream().map(Command::name).toList())))
        .run(arguments, streams);
  }

  @Override
  public final int run(Arguments given, Streams streams) {
    throw new IllegalStateException("the arguments belong to one of the commands of " + name());
  }

  private String help() {
    StringBuilder text = new StringBuilder(flags().beginning()).append('\n');
    for (Command command : subcommands) {
      text.append(String.format("  %-12s%s%n", command.name(), command.summary()));
    }
    return text.append(flags().exampleText())
        .append("\n'agon help " + name() + " COMMAND' describes a command and its flags.\n")
        .toString();
  }
}
