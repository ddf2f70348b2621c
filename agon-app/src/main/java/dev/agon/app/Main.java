package dev.agon.app;

import dev.agon.app.author.TryCommand;
import dev.agon.app.blotto.BlottoCommand;
import dev.agon.app.blotto.OldBlotto;
import dev.agon.app.bridge.BridgeCommand;
import dev.agon.app.bridge.Simpscore;
import dev.agon.app.canopy.AtOneKeyboard;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.StandardOutput;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.ClusterCommand;
import dev.agon.app.command.BotsCommand;
import dev.agon.app.command.EventsCommand;
import dev.agon.app.command.ExportCommand;
import dev.agon.app.command.GamesCommand;
import dev.agon.app.command.ImportCommand;
import dev.agon.app.command.MatchesCommand;
import dev.agon.app.command.ReportCommand;
import dev.agon.app.command.ResumeCommand;
import dev.agon.app.command.RulesCommand;
import dev.agon.app.command.RunCommand;
import dev.agon.app.command.SprtCommand;
import dev.agon.app.command.StandingsCommand;
import dev.agon.app.event.EventCommand;
import dev.agon.app.fight.FightProgram;
import dev.agon.app.ladder.LadderCommand;
import dev.agon.app.manual.CompletionCommand;
import dev.agon.app.manual.ManCommand;
import dev.agon.app.manual.VersionCommand;
import dev.agon.app.match.AnalyseCommand;
import dev.agon.app.match.MoveCommand;
import dev.agon.app.match.PlayCommand;
import dev.agon.app.match.ReplayCommand;
import dev.agon.app.match.VerifyCommand;
import dev.agon.app.plugin.PluginCommand;
import dev.agon.app.sandbox.SandboxCommand;
import dev.agon.app.web.DocFiles;
import dev.agon.app.web.ServeCommand;
import dev.agon.game.DisplayText;
import dev.agon.game.Parsed;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/** The only main class: {@code agon COMMAND ...}, and the old programs by their names. */
public final class Main {
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private static final List<Command> COMMANDS =
      List.of(
          new GamesCommand(),
          new RulesCommand(),
          new BotsCommand(),
          new RunCommand(),
          new ResumeCommand(),
          new EventCommand(),
          new EventsCommand(),
          new StandingsCommand(),
          new ReportCommand(),
          new MatchesCommand(),
          new ExportCommand(),
          new ImportCommand(),
          new LadderCommand(),
          new SprtCommand(),
          new TryCommand(),
          new PlayCommand(),
          new MoveCommand(),
          new AnalyseCommand(),
          new ReplayCommand(),
          new VerifyCommand(),
          new ServeCommand(),
          new BlottoCommand(),
          new BridgeCommand(),
          new PluginCommand(),
          new SandboxCommand(),
          new ClusterCommand(),
          new CompletionCommand(Main::commands),
          new ManCommand(Main::commands),
          new VersionCommand());

  private Main() {}

  static List<Command> commands() {
    return COMMANDS;
  }

  /** Runs the program that the first argument names; the launchers pass it. */
  public static void main(String[] args) {
    StandardOutput out = new StandardOutput();
    Streams streams = Streams.ofProcess(out);
    Thread.setDefaultUncaughtExceptionHandler(new UncaughtErrors(streams.err()));
    int code = program(streams, args);
    if (streams.out().checkError() && !out.readerIsGone()) {
      streams.err().println(args[0] + ": cannot write to standard output");
      code = Math.max(code, FAILED);
    }
    // Returning is faster: System.exit initialises the platform's logging first.
    if (code != OK) {
      System.exit(code);
    }
  }

  /** Runs the program that the first argument names and returns its exit code. */
  static int program(Streams streams, String... args) {
    List<String> rest = Arrays.asList(args).subList(1, args.length);
    return switch (args[0]) {
      case "agon" -> {
        // Not a method reference, which would take time at every start.
        Optional<String> warning = JavaVersionWarning.of(Runtime.version());
        if (warning.isPresent()) {
          streams.err().println(warning.get());
        }
        yield agon(rest, streams);
      }
      case "fight" -> fight(rest, streams);
      case "Blotto" -> blotto(rest, streams);
      case "canopy" -> canopy(rest, streams);
      case "simpscore" -> simpscore(rest, streams);
      case "train-cache" -> new CacheTraining(streams, args[2]).run(args[1]);
      case "site" -> guarded("site", USAGE, streams, () -> DocFiles.write(Path.of(args[1])));
      default -> throw new IllegalArgumentException("not a program of Agon: " + args[0]);
    };
  }

  static int fight(List<String> args, Streams streams) {
    return guarded("fight", USAGE, streams, () -> new FightProgram(streams).run(args));
  }

  static int blotto(List<String> args, Streams streams) {
    return guarded("Blotto", FAILED, streams, () -> new OldBlotto(streams).run(args));
  }

  static int canopy(List<String> args, Streams streams) {
    return guarded("canopy", USAGE, streams, () -> new AtOneKeyboard(streams).run(args));
  }

  static int simpscore(List<String> args, Streams streams) {
    return guarded("simpscore", FAILED, streams, () -> new Simpscore(streams).run(args));
  }

  /** Runs a program and prints user errors in one line. */
  private static int guarded(String program, int failure, Streams streams, IntSupplier run) {
    try {
      return run.getAsInt();
    } catch (UserError e) {
      streams.err().print(DisplayText.visible(e.above(), "\n\t"));
      String message = DisplayText.visible(String.valueOf(e.getMessage()), "\n\t");
      streams.err().println(streams.errStyle().red(program + ":") + " " + message);
    } catch (InvalidPathException e) {
      streams.err().println(program + ": not a valid file name: " + Parsed.quoted(e.getInput()));
    } catch (OutOfMemoryError e) {
      streams.err().println(program + ": out of memory");
    }
    return failure;
  }

  static int agon(List<String> args, Streams streams) {
    if (args.isEmpty() || List.of("-h", "--help").contains(args.getFirst())) {
      streams.out().print(help());
      return OK;
    }
    if (args.getFirst().equals("help")) {
      return agon(withHelpFlag(args.subList(1, args.size())), streams);
    }
    if (List.of("-v", "--version").contains(args.getFirst())) {
      return agon(List.of("version"), streams);
    }
    return guarded(
        "agon",
        USAGE,
        streams,
        () -> run(command(args.getFirst()), args.subList(1, args.size()), streams));
  }

  private static int run(Command command, List<String> args, Streams streams) {
    if (command.usesJavaDecimals()) {
      Prefetch.begin();
    }
    return command.run(args, streams);
  }

  /** The words of {@code agon help run} in the order of {@code agon run --help}. */
  private static List<String> withHelpFlag(List<String> command) {
    return Stream.concat(command.stream(), Stream.of("--help")).toList();
  }

  private static Command command(String name) {
    return Nearest.find("command", name, COMMANDS, Command::name);
  }

  private static String help() {
    StringBuilder text =
        new StringBuilder("usage: agon COMMAND ...\n       agon --version (or -v)\n\n");
    for (Command command : COMMANDS) {
      text.append(String.format("  %-11s%s%n", command.name(), command.summary()));
    }
    return text.append("\n'agon help COMMAND' describes a command and its flags.\n").toString();
  }
}
