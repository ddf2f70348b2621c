package dev.agon.pack;

import dev.agon.sandbox.BoxReader;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the files that a bot is packed of: its file, or the whole folder of that file where no
 * other entrant has a file in it, and what it reads besides. The arena's own files, hidden files
 * and virtual environments are left out.
 */
public final class BotFiles {
  /** A folder with more than this is hardly a bot's own. */
  static final int MAX_FILES = 5_000;

  static final long MAX_BYTES = 256L << 20;

  /** What a bot reads may be larger; more would fill the arena's memory or disk. */
  static final int MAX_FILES_READ = 100_000;

  private static final List<Path> SYSTEM =
      Stream.of(
              "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/proc",
              "/sys", "/dev", "/run")
          .map(Path::of)
          .toList();

  private static final List<Path> TOO_BROAD =
      Stream.of("/", "/home", "/tmp", "/var", "/var/tmp", "/opt", "/srv", "/mnt", "/media")
          .map(Path::of)
          .toList();

  private final Path base;

  /** The files and folders that each bot names. */
  private final Map<Named, Set<Path>> all = new HashMap<>();

  /** What a bot names: a command, whose first word is a program, or its source file alone. */
  public record Named(List<String> words, boolean isCommand, List<String> reads) {
    public Named {
      words = List.copyOf(words);
      reads = List.copyOf(reads);
    }
  }

  /** Finds files for all these entrants; paths are relative to the base. */
  public BotFiles(Path base, List<Named> all) {
    this.base = base.toAbsolutePath().normalize();
    all.forEach(bot -> this.all.computeIfAbsent(bot, this::named));
  }

  /** The files of a bot; a missing, unreadable or outside file is a user error. */
  public BotPack pack(Named bot) {
    try {
      return new Packing(bot).pack();
    } catch (IOException e) {
      throw new UserError("cannot pack a bot: " + e.getMessage() + ": " + UserFiles.why(e), e);
    }
  }

  private Set<Path> named(Named bot) {
    Set<Path> found = new LinkedHashSet<>();
    for (int i = 0; i < bot.words().size(); i++) {
      String word = bot.words().get(i);
      boolean isProgram = bot.isCommand() && i == 0;
      if (isProgram && (!word.contains("/") || Toolchain.isInstalled(base.resolve(word), base))) {
        continue;
      }
      Optional<Path> whole = existing(word);
      if (whole.isPresent()) {
        found.add(whole.get());
      } else {
        Stream.of(word.split("[=:,]", -1))
            .map(this::existing)
            .flatMap(Optional::stream)
            .forEach(found::add);
      }
    }
    return found;
  }

  /** The path that a word names, unless every box shows it or there is no such file. */
  private Optional<Path> existing(String word) {
    try {
      Path path = base.resolve(word).normalize();
      return word.isBlank() || SYSTEM.stream().anyMatch(path::startsWith) || !Files.exists(path)
          ? Optional.empty()
          : Optional.of(path);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean isTooBroad(Path folder) throws IOException {
    Path home = Path.of(System.getProperty("user.home"));
    return Stream.of(folder, folder.toRealPath())
        .anyMatch(path -> TOO_BROAD.contains(path) || home.startsWith(path));
  }

  private final class Packing {
    private final Named bot;
    private final Set<Path> own;
    private final Set<Path> foreign = new LinkedHashSet<>();
    private final List<Path> packed = new ArrayList<>();
    private String alone = "";

    Packing(Named bot) {
      this.bot = bot;
      own = named(bot);
      all.values().forEach(foreign::addAll);
      foreign.removeAll(own);
    }

    BotPack pack() throws IOException {
      boolean isFirst = true;
      for (Path path : own) {
        if (Files.isDirectory(path)) {
          addNamedFolder(path);
        } else {
          packed.add(isFirst ? ownFolder(path).orElse(path) : path);
          isFirst = false;
        }
      }
      for (String read : bot.reads()) {
        Path path = base.resolve(read).normalize();
        if (!Files.exists(path)) {
          throw new UserError("reads: no such file or folder: " + read);
        }
        if (Files.isDirectory(path) && isTooBroad(path)) {
          throw tooMuch("reads: " + read);
        }
        packed.add(path);
      }
      for (Path path : packed) {
        refuseArenaFolders(path);
      }
      for (Path shown : installations(bot)) {
        refuseToShow(shown);
      }
      Path root = base;
      for (Path path : packed) {
        while (!path.startsWith(root)) {
          root = FolderContent.folderOf(root);
        }
      }
      FileTree tree = new FileTree();
      tree.addFolder(root.relativize(base).toString());
      for (Path path : packed) {
        add(tree, root, path);
      }
      return new BotPack(tree, root, base, alone);
    }

    /** The folder that is packed with a file, which may be around the program's {@code bin}. */
    private Optional<Path> ownFolder(Path file) throws IOException {
      Optional<Path> around = Toolchain.installation(file);
      if (around.isPresent() && isOwnFolder(around.get())) {
        return around;
      }
      Path folder = FolderContent.folderOf(file);
      return isOwnFolder(folder) ? Optional.of(folder) : Optional.empty();
    }

    /** Whether a file's folder can be packed with it; notes the reason if it cannot. */
    private boolean isOwnFolder(Path folder) throws IOException {
      alone = "";
      Optional<Path> other = foreign.stream().filter(path -> path.startsWith(folder)).findFirst();
      if (other.isPresent()) {
        alone = "another bot is in its folder: " + other.get().getFileName();
      } else if (isTooBroad(folder)) {
        alone = folder + " is no folder of a bot";
      } else if (!isSmall(folder)) {
        alone =
            "its folder has more than %,d files, %d MB or %d levels"
                .formatted(MAX_FILES, MAX_BYTES >> 20, FolderContent.MAX_DEPTH);
      }
      return alone.isEmpty();
    }

    /**
     * A link or a first line of the bot's own may have led to what the box would show.
     *
     * @throws UserError if it is a folder of the event, of another bot or of the arena
     */
    private void refuseToShow(Path installation) throws IOException {
      refuseArenaFolders(installation);
      Path real = installation.toRealPath();
      boolean isRefused =
          real.startsWith(base.toRealPath()) && !Toolchain.isEnvironment(real)
              || base.toRealPath().startsWith(real);
      for (Path path : foreign) {
        isRefused |= path.toRealPath().startsWith(real);
      }
      if (isRefused) {
        throw new UserError(
            "the box of %s would show %s, which is not its own"
                .formatted(bot.words().getFirst(), installation));
      }
    }

    private void addNamedFolder(Path folder) throws IOException {
      Optional<Path> other = foreign.stream().filter(path -> path.startsWith(folder)).findFirst();
      if (other.isPresent()) {
        throw new UserError(
            "the folder %s has a file of another bot, %s; give each bot a folder of its own"
                .formatted(folder, folder.relativize(other.get())));
      }
      if (isTooBroad(folder) || !isSmall(folder)) {
        throw new UserError(
            "the folder %s is too large for a bot's own; name a smaller one".formatted(folder));
      }
      packed.add(folder);
    }
  }

  /**
   * The installation that a command names by its path, and those that it needs, as far as they are
   * not the system's. A box shows them where they are, so they are a part of what the bot is.
   */
  public List<Path> installations(Named bot) {
    String program = bot.words().getFirst();
    if (!bot.isCommand()
        || !program.contains("/")
        || !Toolchain.isInstalled(base.resolve(program), base)
        || Toolchain.isShown(base.resolve(program).normalize())) {
      return List.of();
    }
    String path = System.getenv().getOrDefault("PATH", "");
    return Toolchain.of(program, base, path, BoxReader.SAME).installations();
  }

  private static void refuseArenaFolders(Path path) throws IOException {
    Path real = path.toRealPath();
    for (Path arena : ArenaFolder.own(System.getenv())) {
      if (real.startsWith(arena) || arena.startsWith(real)) {
        throw new UserError(
            "%s is or contains %s, which is the arena's own; no bot may see it"
                .formatted(path, arena));
      }
    }
  }

  private void add(FileTree tree, Path root, Path path) throws IOException {
    NamedPath named = NamedPath.of(path, base);
    if (named.isFolder()) {
      FolderContent.of(named, MAX_FILES_READ, SourceFolder.MAX_BYTES)
          .orElseThrow(() -> tooMuch(path.toString()))
          .addTo(tree, root);
      return;
    }
    if (!Files.isRegularFile(named.real())) {
      // Reading a pipe or a device might never end.
      throw new UserError(path + " is neither a file nor a folder");
    }
    if (Files.size(named.real()) > SourceFolder.MAX_BYTES) {
      throw tooMuch(path.toString());
    }
    Optional<String> kind = ArenaFiles.kind(named.real());
    if (kind.isPresent()) {
      throw new UserError("%s is %s; no bot may see it".formatted(path, kind.get()));
    }
    tree.addFile(root.relativize(path).toString(), named.source(), named.inSource(named.real()));
  }

  private static UserError tooMuch(String path) {
    return new UserError("%s is too much; name what the bot needs of it".formatted(path));
  }

  private boolean isSmall(Path folder) throws IOException {
    NamedPath named = NamedPath.of(folder, base);
    return FolderContent.of(named, MAX_FILES, MAX_BYTES).isPresent();
  }
}
