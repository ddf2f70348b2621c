package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the scripts of all shells share: which words can follow. */
record Completions(CommandNode agon, List<String> games) {
  /** The paths of all commands as a shell's pattern; the shell has put a blank before the first. */
  String paths(String separator) {
    return agon.all()
        .skip(1)
        .map(node -> node.path().contains(" ") ? node.path() : " " + node.path())
        .map(path -> "'" + path + "'")
        .collect(Collectors.joining(separator));
  }

  /** The values that can follow a flag; empty if they cannot be listed. */
  List<String> values(Flag flag) {
    return flag.value().filter("GAME"::equals).isPresent() ? games : flag.words();
  }

  /** Whether a file can follow a flag, a comma list of bots included. */
  static boolean takesFile(Flag flag) {
    return flag.name().equals("bots")
        || flag.value()
            .filter(value -> value.startsWith("FILE") || value.equals("DIR"))
            .isPresent();
  }

  /** The words that can follow a command besides its flags. */
  List<String> operands(CommandNode node) {
    if (node.path().equals("completion")) {
      return Stream.of(Shell.values()).map(Shell::id).toList();
    }
    return node.takesGame() ? games : List.of();
  }

  /** The flags of a command with the one that all have. */
  static List<Flag> flags(CommandNode node) {
    Stream<Flag> all =
        Stream.concat(
            node.flags().stream(),
            Stream.of(new Flag("help", Optional.empty(), List.of(), "print help")));
    Stream<Flag> version =
        Stream.of(new Flag("version", Optional.empty(), List.of(), "print the version"));
    return (node.path().isEmpty() ? Stream.concat(all, version) : all).toList();
  }
}
