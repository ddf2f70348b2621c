package dev.agon.app.blotto;

import dev.agon.app.Streams;
import dev.agon.app.command.Command;
import java.util.List;

/** Blotto's own commands: contests, and what the solved game gives. */
public final class BlottoCommand implements Command {
  private static final List<Command> PARTS =
      List.of(new ContestCommand(), new CounterCommand(), new SolveCommand(), new SampleCommand());

  @Override
  public String name() {
    return "blotto";
  }

  @Override
  public String summary() {
    return "Blotto contests from files; the game solved; the best answer to a field";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    String first = arguments.isEmpty() ? "--help" : arguments.getFirst();
    if (List.of("--help", "-h").contains(first)) {
      streams.out().print(help());
      return 0;
    }
    for (Command part : PARTS) {
      if (part.name().equals(first)) {
        return part.run(arguments.subList(1, arguments.size()), streams);
      }
    }
    return new ContestCommand().run(arguments, streams);
  }

  private static String help() {
    StringBuilder text =
        new StringBuilder("usage: agon blotto ENTRIES ... | agon blotto COMMAND ...\n\n");
    for (Command part : PARTS) {
      text.append(String.format("  %-9s%s%n", part.name(), part.summary()));
    }
    return text.append("\n'agon blotto COMMAND --help' says more about each.\n").toString();
  }
}
