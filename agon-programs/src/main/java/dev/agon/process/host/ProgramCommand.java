package dev.agon.process.host;

import dev.agon.game.Parsed;
import dev.agon.sandbox.BoxSpec;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A program and its arguments, split as a shell would but never run by one.
 *
 * @param environment its own variables, besides those of this process or of its box
 * @param folder the folder it runs in; empty for the current folder, or the scratch folder of a box
 * @param box the box it runs in, if any; words and folder are paths inside it
 */
public record ProgramCommand(
    List<String> words,
    Map<String, String> environment,
    Optional<Path> folder,
    Optional<BoxSpec> box) {
  /** How the problem of a program that is not there begins. */
  public static final String NO_SUCH_PROGRAM = "no such program";

  public ProgramCommand {
    words = List.copyOf(words);
    environment = Map.copyOf(environment);
    if (words.isEmpty()) {
      throw new IllegalArgumentException("an empty command");
    }
  }

  public static ProgramCommand of(List<String> words) {
    return new ProgramCommand(words, Map.of(), Optional.empty(), Optional.empty());
  }

  /**
   * Splits at blanks outside quotes; a backslash takes the next character as it is, outside single
   * quotes. Fails when there is no word or a quote is not closed.
   */
  public static Parsed<ProgramCommand> parse(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\' && quote != '\'' && i + 1 < line.length()) {
        word.append(line.charAt(++i));
        inWord = true;
      } else if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        inWord = true;
      } else if (Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
          inWord = false;
        }
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != 0) {
      return new Parsed.Failure<>("a " + quote + " is not closed in: " + line);
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words.isEmpty()
        ? new Parsed.Failure<>("an empty command")
        : new Parsed.Value<>(of(words));
  }

  /** The same command with more environment variables. */
  public ProgramCommand with(Map<String, String> more) {
    Map<String, String> both = new HashMap<>(environment);
    both.putAll(more);
    return new ProgramCommand(words, both, folder, box);
  }

  /** Another program with the same environment, folder and box. */
  public ProgramCommand withWords(List<String> others) {
    return new ProgramCommand(others, environment, folder, box);
  }

  /** The same command, run in this folder. */
  public ProgramCommand in(Path other) {
    return new ProgramCommand(words, environment, Optional.of(other), box);
  }

  public ProgramCommand inBox(BoxSpec other) {
    return new ProgramCommand(words, environment, folder, Optional.of(other));
  }

  /** Why the command cannot be started, if that is known before starting it. */
  public Optional<String> problem() {
    if (box.isPresent()) {
      return Optional.empty();
    }
    if (folder.isPresent() && !Files.isDirectory(folder.get())) {
      return Optional.of("no such folder: " + folder.get());
    }
    String program = words.getFirst();
    if (program.contains("/") || program.contains(File.separator)) {
      Path path = folder.orElse(Path.of("")).resolve(program);
      return Files.isExecutable(path) && !Files.isDirectory(path)
          ? Optional.empty()
          : Optional.of(
              Files.exists(path)
                  ? "not an executable file: " + path
                  : NO_SUCH_PROGRAM + ": " + path);
    }
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      if (!folder.isEmpty() && isProgram(folder, program)) {
        return Optional.empty();
      }
    }
    return Optional.of(NO_SUCH_PROGRAM + " on the PATH: " + program);
  }

  /** Windows adds the ending of programs, and its PATH may hold what is no path. */
  private static boolean isProgram(String folder, String name) {
    File file = new File(folder, name);
    File withEnding = new File(folder, name + ".exe");
    return file.isFile() && file.canExecute()
        || File.separatorChar == '\\' && withEnding.canExecute();
  }

  /** The command as it can be typed in a shell. */
  @Override
  public String toString() {
    return String.join(" ", words.stream().map(ProgramCommand::quoted).toList());
  }

  private static String quoted(String word) {
    return !word.isEmpty()
            && word.chars().noneMatch(c -> Character.isWhitespace(c) || "\"'\\".indexOf(c) >= 0)
        ? word
        : "'" + word.replace("'", "'\\''") + "'";
  }
}
