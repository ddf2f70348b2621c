package dev.agon.app;

import dev.agon.app.command.AnalyseCommand;
import dev.agon.app.command.BotsCommand;
import dev.agon.app.command.Command;
import dev.agon.app.command.GamesCommand;
import dev.agon.app.command.MoveCommand;
import dev.agon.app.command.PlayCommand;
import dev.agon.app.command.ReplayCommand;
import dev.agon.app.command.RunCommand;
import dev.agon.app.command.VerifyCommand;
import dev.agon.app.fight.Fight;
import dev.agon.event.Nearest;
import dev.agon.process.OutOfResources;
import java.util.Arrays;
import java.util.List;

/** The one main: {@code agon COMMAND …}, and {@code fight …} for the old program's command line. */
public final class Main {
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private static final List<Command> COMMANDS =
      List.of(
          new GamesCommand(),
          new BotsCommand(),
          new RunCommand(),
          new PlayCommand(),
          new MoveCommand(),
          new AnalyseCommand(),
          new ReplayCommand(),
          new VerifyCommand());

  private Main() {}

  /** The first argument says which of the programs this is, as the launchers pass it. */
  public static void main(String[] args) {
    Streams streams = Streams.ofProcess();
    List<String> rest = Arrays.asList(args).subList(1, args.length);
    int code =
        switch (args[0]) {
          case "agon" -> agon(rest, streams);
          case "fight" -> fight(rest, streams);
          case "rehearse" -> rehearse(streams);
          default -> throw new IllegalArgumentException("not a program of Agon: " + args[0]);
        };
    if (streams.out().checkError()) {
      streams.err().println(args[0] + ": cannot write to standard output");
      code = Math.max(code, FAILED);
    }
    // Returning is the faster way out: System.exit sets up the platform's logging first.
    if (code != OK) {
      System.exit(code);
    }
  }

  /** Goes through common commands, so that the build can keep the classes they load. */
  private static int rehearse(Streams streams) {
    return agon(List.of("games"), streams)
        + agon(List.of("bots", "coinfight"), streams)
        + agon(List.of("run", "--game", "coinfight", "--games", "1"), streams)
        + fight(List.of("-h"), streams)
        + fight(List.of("-tre", "-g1"), streams);
  }

  static int fight(List<String> args, Streams streams) {
    try {
      return new Fight(streams).run(args);
    } catch (UserError | OutOfResources e) {
      streams.err().println("fight: " + e.getMessage());
      return USAGE;
    }
  }

  static int agon(List<String> args, Streams streams) {
    if (args.isEmpty() || List.of("-h", "--help", "help").contains(args.getFirst())) {
      streams.out().print(help());
      return OK;
    }
    try {
      String name = args.getFirst();
      Command command =
          COMMANDS.stream()
              .filter(candidate -> candidate.name().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      new UserError(
                          Nearest.unknown(
                              "command", name, COMMANDS.stream().map(Command::name).toList())));
      return command.run(args.subList(1, args.size()), streams);
    } catch (UserError | OutOfResources e) {
      streams.err().println("agon: " + e.getMessage());
      return USAGE;
    }
  }

  private static String help() {
    StringBuilder text = new StringBuilder("usage: agon COMMAND ...\n\n");
    for (Command command : COMMANDS) {
      text.append(String.format("  %-9s%s%n", command.name(), command.summary()));
    }
    return text.append("\n'agon COMMAND --help' says more about a command.\n").toString();
  }
}
