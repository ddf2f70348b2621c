package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Arguments.Flag;
import dev.agon.app.cli.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The commands that the documents show exist, with their flags. */
final class DocumentedCommandsTest {
  private static final Pattern BLOCK =
      Pattern.compile("^```(?:sh)?\\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);

  /** Code in a line of text that begins with the command. */
  private static final Pattern INLINE = Pattern.compile("`(?:\\./)?agon ([^`\n]+)`");

  /** The command in a line of a shell, up to a comment or the next command. */
  private static final Pattern LINE =
      Pattern.compile("(?:^|[&;(|$] ?|\\bsudo )[\\w./-]*\\bagon (?=\\S)([^#&;)]*)");

  private static final Pattern QUOTED = Pattern.compile("'[^']*'");
  private static final Pattern FLAG = Pattern.compile("(?<![\\w-])--([a-z][a-z0-9-]*)");

  /** What follows agon itself. */
  private static final Set<String> OWN = Set.of("help", "--help", "-h", "--version");

  /** What stands for a command or for anything. */
  private static final Pattern PLACEHOLDER = Pattern.compile("[A-Z]+|\\.\\.\\.|…");

  @Test
  void everyCommandInTheDocumentsExistsWithItsFlags() throws IOException {
    Set<String> wrong = new TreeSet<>();
    int commands = 0;
    for (Path document : DocumentedNamesTest.documents()) {
      for (String command : commands(Files.readString(document))) {
        commands++;
        problem(command)
            .ifPresent(why -> wrong.add(document.getFileName() + ": agon " + command + ": " + why));
      }
    }
    assertThat(commands).isGreaterThan(200);
    assertThat(wrong).isEmpty();
  }

  @Test
  void aCommandThatIsGoneIsFound() {
    String text = "`agon run cup.yaml --fast`\n\n```sh\n./agon bridge win FILE   # --by\n```\n";
    assertThat(commands(text))
        .map(command -> problem(command).orElseThrow())
        .containsExactlyInAnyOrder("no flag --fast", "no command win");
    assertThat(problem("runs cup.yaml")).hasValue("no command runs");
    assertThat(problem("blotto entries.csv --top 3")).isEmpty();
  }

  private static List<String> commands(String text) {
    List<String> commands = new ArrayList<>();
    INLINE.matcher(text).results().forEach(code -> commands.add(code.group(1)));
    BLOCK
        .matcher(text)
        .results()
        .flatMap(block -> block.group(1).lines())
        .flatMap(line -> LINE.matcher(QUOTED.matcher(line).replaceAll("x")).results())
        .map((MatchResult command) -> command.group(1).strip())
        .forEach(commands::add);
    return commands;
  }

  /** Why there is no such command; empty if there is. */
  private static Optional<String> problem(String line) {
    List<String> words = Arrays.asList(QUOTED.matcher(line).replaceAll("x").split("\\s+"));
    String first = words.getFirst();
    if (OWN.contains(first) || PLACEHOLDER.matcher(first).matches()) {
      return Optional.empty();
    }
    Optional<Command> command = named(Main.commands(), first);
    if (command.isPresent() && !command.get().subcommands().isEmpty() && words.size() > 1) {
      boolean hasDefault = !command.get().flags().usage().startsWith(first + " COMMAND");
      List<Command> below = command.get().subcommands();
      String second = words.get(1);
      command =
          PLACEHOLDER.matcher(second).matches()
              ? command
              : named(below, second)
                  .or(() -> hasDefault ? Optional.of(below.getFirst()) : Optional.empty());
      first = second;
    }
    if (command.isEmpty()) {
      return Optional.of("no command " + first);
    }
    Set<String> flags =
        Stream.concat(Stream.of("help"), command.get().flags().all().stream().map(Flag::name))
            .collect(Collectors.toSet());
    return FLAG.matcher(String.join(" ", words))
        .results()
        .map(flag -> flag.group(1))
        .filter(flag -> !flags.contains(flag))
        .findFirst()
        .map(flag -> "no flag --" + flag);
  }

  private static Optional<Command> named(List<Command> commands, String name) {
    return commands.stream().filter(command -> command.name().equals(name)).findFirst();
  }
}
