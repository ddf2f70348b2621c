package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Example;
import dev.agon.app.cli.Arguments.Flag;
import dev.agon.app.cli.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A command as the manual and the shells see it.
 *
 * @param path the words behind {@code agon}, like {@code event check}; empty for agon itself
 * @param remark what its usage says in brackets behind them; may be empty
 * @param description sentences; empty for agon itself
 * @param subcommands what may follow the path; empty for a command of its own
 */
record CommandNode(
    String path,
    String summary,
    List<String> usages,
    String remark,
    String description,
    List<Flag> flags,
    List<Example> examples,
    List<CommandNode> subcommands) {
  private static final Pattern ALTERNATIVE = Pattern.compile(" \\| (agon )?");
  private static final Pattern EVENT = Pattern.compile("\\bEVENT\\b(?!/)");
  private static final String REMARK = "   (";
  private static final List<String> FILES = List.of("FILE", "RECORD", "ENTRIES", "STRATEGY");

  /** Agon itself, with all its commands below it. */
  static CommandNode root(List<Command> commands) {
    return new CommandNode(
        "", "", List.of("COMMAND ..."), "", "", List.of(), List.of(), below("", commands));
  }

  private static List<CommandNode> below(String path, List<Command> commands) {
    List<CommandNode> nodes = new ArrayList<>();
    for (Command command : commands) {
      String own = (path + " " + command.name()).strip();
      String usage = command.flags().usage();
      int remark = usage.indexOf(REMARK);
      nodes.add(
          new CommandNode(
              own,
              command.summary(),
              List.of(ALTERNATIVE.split(remark < 0 ? usage : usage.substring(0, remark))),
              remark < 0 ? "" : usage.substring(remark).strip(),
              command.flags().description(),
              command.flags().all(),
              command.flags().examples(),
              below(own, command.subcommands())));
    }
    return nodes;
  }

  /** This command and all below it. */
  Stream<CommandNode> all() {
    return Stream.concat(Stream.of(this), subcommands.stream().flatMap(CommandNode::all));
  }

  /** The last word of the path. */
  String name() {
    return path.substring(path.lastIndexOf(' ') + 1);
  }

  /** Whether one of its operands is the name of a game. */
  boolean takesGame() {
    return operands().anyMatch("GAME"::equals);
  }

  /** Whether one of its operands is a stored event. */
  boolean takesEvent() {
    return usages.stream().anyMatch(usage -> EVENT.matcher(usage).find());
  }

  /** Whether one of its operands is a match of a stored event. */
  boolean takesMatch() {
    return usages.stream().anyMatch(usage -> usage.contains("EVENT/MATCH"));
  }

  /** Whether one of its operands is a file. */
  boolean takesFile() {
    return operands().anyMatch(FILES::contains);
  }

  /** The operands in the usage; a word behind a flag is its value. */
  private Stream<String> operands() {
    return usages.stream()
        .map(usage -> usage.replaceAll("--\\S+ \\S+|< \\S+", ""))
        .flatMap(usage -> Stream.of(usage.split("[^A-Z]+")));
  }
}
