package dev.agon.pack;

import dev.agon.sandbox.BoxReader;
import dev.agon.text.UserError;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The program that a command starts, as a box can run it: shims of version managers are resolved to
 * the program they stand for, and the installations of the program and of its interpreter are
 * found, because a box shows nothing of the machine but the system's own folders and what it is
 * told to show.
 *
 * @param installations the folders and files to show, at the same paths as outside
 * @param folders what comes first on the PATH
 * @param skipped earlier programs on the PATH that the box's user cannot read
 */
public record Toolchain(
    String program, List<Path> installations, List<Path> folders, List<String> skipped) {
  /** What marks an environment of Python: one of venv, or one of Conda. */
  private static final List<String> ENVIRONMENT = List.of("pyvenv.cfg", "conda-meta");

  /** What is found beside the programs of an installation. */
  private static final List<String> MARKS =
      Stream.concat(Stream.of("lib", "lib64", "libexec", "jmods"), ENVIRONMENT.stream()).toList();

  /** Version managers whose shims are in a folder of this name. */
  private static final String SHIMS = "shims";

  private static final List<String> MANAGERS = List.of("pyenv", "rbenv", "nodenv", "asdf", "mise");

  /** Manages toolchains of Rust; programs on the PATH are links to it. */
  private static final String RUSTUP = "rustup";

  private static final List<Path> SHOWN =
      Stream.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32")
          .map(Path::of)
          .toList();

  private static final int LONGEST_LINE = 512;

  /** Other characters may keep a text from being a path. */
  private static final Pattern PLAIN = Pattern.compile("[!-~]+");

  public Toolchain {
    installations = List.copyOf(installations);
    folders = List.copyOf(folders);
    skipped = List.copyOf(skipped);
  }

  /**
   * The toolchain of a program.
   *
   * @param program a name on the PATH, or a path
   * @param folder what a relative path is relative to
   * @param path the PATH
   * @throws UserError if there is no such program, or none that the box's user can read
   */
  public static Toolchain of(String program, Path folder, String path, BoxReader reader) {
    Finder finder = new Finder(folder, path, reader);
    return finder.toolchain(finder.find(program));
  }

  /**
   * The toolchain of a bot's own program: its interpreter, if it is a script.
   *
   * @param program as a box runs it
   * @param file the program's file outside
   * @throws UserError if there is no interpreter that the box's user can read, or it is neither of
   *     the system nor on the PATH: the bot's author must not choose what else is shown
   */
  public static Toolchain ofOwn(
      String program, Path file, Path folder, String path, BoxReader reader) {
    Finder finder = new Finder(folder, path, reader);
    finder.ownInterpreter(program, file);
    return finder.toolchain(program);
  }

  /**
   * Whether a program is one of an installation, and not a bot's own file. Below the event's folder
   * only environments are installations: whoever made a bot chooses what is beside its program.
   *
   * @param base the event's folder
   */
  static boolean isInstalled(Path program, Path base) {
    Path path = program.normalize();
    return isShown(path)
        || installation(path)
            .filter(root -> !base.startsWith(root))
            .filter(root -> !root.startsWith(base) || isEnvironment(root))
            .isPresent();
  }

  static boolean isEnvironment(Path folder) {
    return ENVIRONMENT.stream().anyMatch(mark -> Files.exists(folder.resolve(mark)));
  }

  static boolean isShown(Path path) {
    return SHOWN.stream().anyMatch(path::startsWith);
  }

  /** The folder that a program in a folder {@code bin} belongs to, if it looks like one. */
  static Optional<Path> installation(Path program) {
    Path bin = program.toAbsolutePath().getParent();
    if (bin == null || !bin.endsWith("bin") || bin.getNameCount() < 2) {
      return Optional.empty();
    }
    Path root = FolderContent.folderOf(bin);
    Path home = Path.of(System.getProperty("user.home"));
    boolean isPersonal = home.startsWith(root) || root.equals(home.resolve(".local"));
    return !isPersonal && MARKS.stream().anyMatch(mark -> Files.exists(root.resolve(mark)))
        ? Optional.of(root)
        : Optional.empty();
  }

  /** Follows a program to everything that it needs. */
  private static final class Finder {
    private final Path folder;
    private final String path;
    private final BoxReader reader;
    private final SequencedSet<Path> installations = new LinkedHashSet<>();
    private final SequencedSet<Path> folders = new LinkedHashSet<>();
    private final List<String> skipped = new ArrayList<>();

    /** Scripts may name each other. */
    private final Set<Path> scripts = new HashSet<>();

    Finder(Path folder, String path, BoxReader reader) {
      this.folder = folder;
      this.path = path;
      this.reader = reader;
    }

    Toolchain toolchain(String program) {
      return new Toolchain(program, List.copyOf(installations), List.copyOf(folders), skipped);
    }

    /** The path to run; what is to be shown for it is noted. */
    String find(String program) {
      if (program.contains("/")) {
        Path named = folder.resolve(program).normalize();
        Optional<String> problem = problem(named);
        if (problem.isPresent()) {
          throw new UserError(problem.get());
        }
        return use(named).toString();
      }
      for (String directory : path.split(File.pathSeparator, -1)) {
        Path candidate = Path.of(directory.isEmpty() ? "." : directory, program).toAbsolutePath();
        if (Files.isExecutable(candidate) && Files.isRegularFile(candidate)) {
          // A shim that cannot be read leads to nothing that can.
          Path real = reader.problem(candidate).isPresent() ? candidate : behindShim(candidate);
          Optional<String> problem = problem(real);
          if (problem.isEmpty()) {
            return use(real).toString();
          }
          skipped.add(problem.get());
        }
      }
      throw new UserError(
          skipped.isEmpty()
              ? "no such program on the PATH: " + program
              : "no %s that a bot's box can use: %s".formatted(program, skipped.getFirst()));
    }

    /** Why the box's user cannot run a program. */
    private Optional<String> problem(Path program) {
      if (!Files.isExecutable(program) || !Files.isRegularFile(program)) {
        return Optional.of(
            Files.exists(program)
                ? "not an executable file: " + program
                : "no such program: " + program);
      }
      return reader.problem(program);
    }

    private Path use(Path program) {
      if (isShown(program) && isShown(real(program))) {
        interpreter(program);
        return program;
      }
      Optional<Path> own = installation(program);
      Path real = real(program);
      own.ifPresent(root -> show(root, FolderContent.folderOf(program)));
      if (own.isPresent() && isEnvironment(own.get())) {
        // An environment is used by its own path, and needs the Python it was made of.
        if (real.equals(program)) {
          interpreter(program);
        } else {
          use(real);
        }
        return program;
      }
      if (!isShown(real)) {
        Optional<Path> root = installation(real);
        show(root.orElse(real), FolderContent.folderOf(real));
        interpreter(real);
        return real;
      }
      interpreter(real);
      return real;
    }

    private void show(Path installation, Path programs) {
      reader
          .problem(installation)
          .ifPresent(
              problem -> {
                throw new UserError(problem);
              });
      installations.add(installation);
      folders.add(programs);
    }

    /** Notes the interpreter of an installed script. */
    private void interpreter(Path script) {
      ownInterpreter(script.toString(), script);
    }

    /** Notes the interpreter of a script, unless that is beside it. */
    void ownInterpreter(String program, Path script) {
      String named = scripts.add(script) ? interpreterOf(script).orElse("") : "";
      if (named.startsWith("/")) {
        Path interpreter = Path.of(named).normalize();
        boolean isKnown = installations.stream().anyMatch(interpreter::startsWith);
        if (!isShown(interpreter) && !isOnPath(interpreter) && !isKnown) {
          throw new UserError(
              "the first line of %s names %s, which is not on the PATH; name it in the command"
                  .formatted(program, interpreter));
        }
        find(interpreter.toString());
      } else if (!named.isEmpty() && !named.contains("/")) {
        find(named);
      }
    }

    private boolean isOnPath(Path program) {
      return Stream.of(path.split(File.pathSeparator, -1))
          .map(Path::of)
          .anyMatch(directory -> directory.normalize().equals(program.getParent()));
    }

    /** The program that a shim of a version manager stands for, or the program itself. */
    private Path behindShim(Path program) {
      String name = String.valueOf(program.getFileName());
      if (real(program).endsWith(RUSTUP)) {
        return which(RUSTUP, name).orElse(program);
      }
      Path shims = program.getParent();
      if (shims == null || shims.getParent() == null || !shims.endsWith(SHIMS)) {
        return program;
      }
      String text = firstLines(program);
      for (String manager : MANAGERS) {
        if (text.contains(manager)) {
          Path own = shims.resolveSibling("bin").resolve(manager);
          String command = Files.isExecutable(own) ? own.toString() : manager;
          return which(command, name).orElse(program);
        }
      }
      return program;
    }

    private Optional<Path> which(String manager, String program) {
      try {
        Process process =
            new ProcessBuilder(manager, "which", program)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        String said =
            new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return process.waitFor() == 0 && said.startsWith("/")
            ? Optional.of(Path.of(said))
            : Optional.empty();
      } catch (IOException e) {
        return Optional.empty();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
    }
  }

  private static Path real(Path program) {
    try {
      return program.toRealPath();
    } catch (IOException e) {
      return program;
    }
  }

  /** The interpreter that a script names in its first line. */
  private static Optional<String> interpreterOf(Path script) {
    String line = firstLine(script);
    if (!line.startsWith("#!")) {
      return Optional.empty();
    }
    List<String> words = List.of(line.substring(2).strip().split("\\s+", -1));
    boolean isByName = words.getFirst().endsWith("/env") && words.size() > 1;
    return words.stream()
        .skip(isByName ? 1 : 0)
        .filter(word -> !isByName || !word.startsWith("-") && !word.contains("="))
        .findFirst()
        .filter(program -> PLAIN.matcher(program).matches())
        .filter(program -> !program.equals(script.toString()));
  }

  private static String firstLine(Path file) {
    String text = firstLines(file);
    int end = text.indexOf('\n');
    return end < 0 ? "" : text.substring(0, end);
  }

  private static String firstLines(Path file) {
    try (InputStream content = Files.newInputStream(file)) {
      return new String(content.readNBytes(LONGEST_LINE), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
