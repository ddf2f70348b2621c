package dev.agon.pack;

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
      if (isProgram && (!word.contains("/") || Toolchain.isInstalled(base.resolve(word)))) {
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

  private static boolean isTooBroad(Path folder) {
    Path home = Path.of(System.getProperty("user.home"));
    return TOO_BROAD.contains(folder) || home.startsWith(folder);
  }

  private final class Packing {
    private final Set<Path> own;
    private final List<String> reads;
    private final Set<Path> foreign = new LinkedHashSet<>();
    private final List<Path> packed = new ArrayList<>();
    private String alone = "";

    Packing(Named bot) {
      own = named(bot);
      reads = bot.reads();
      all.values().forEach(foreign::addAll);
      foreign.removeAll(own);
    }

    BotPack pack() throws IOException {
      boolean isFirst = true;
      for (Path path : own) {
        if (Files.isDirectory(path)) {
          addNamedFolder(path);
        } else {
          Path folder = FolderContent.folderOf(path);
          packed.add(isFirst && isOwnFolder(folder) ? folder : path);
          isFirst = false;
        }
      }
      for (String read : reads) {
        Path path = base.resolve(read).normalize();
        if (!Files.exists(path)) {
          throw new UserError("reads: no such file or folder: " + read);
        }
        if (Files.isDirectory(path) && isTooBroad(path)) {
          throw new UserError("reads: " + read + " is too much; name what the bot needs of it");
        }
        packed.add(path);
      }
      for (Path path : packed) {
        refuseArenaFolders(path);
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

    /** Whether a file's folder can be packed with it; notes the reason if it cannot. */
    private boolean isOwnFolder(Path folder) throws IOException {
      Optional<Path> other = foreign.stream().filter(path -> path.startsWith(folder)).findFirst();
      if (other.isPresent()) {
        alone = "another bot is in its folder: " + other.get().getFileName();
      } else if (isTooBroad(folder)) {
        alone = folder + " is no folder of a bot";
      } else if (!isSmall(folder)) {
        alone = "its folder has more than %,d files or %d MB".formatted(MAX_FILES, MAX_BYTES >> 20);
      }
      return alone.isEmpty();
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

  private static void add(FileTree tree, Path root, Path path) throws IOException {
    if (Files.isDirectory(path)) {
      FolderContent.of(path, Long.MAX_VALUE, Long.MAX_VALUE).orElseThrow().addTo(tree, root);
      return;
    }
    if (!Files.isRegularFile(path)) {
      // Reading a pipe or a device might never end.
      throw new UserError(path + " is neither a file nor a folder");
    }
    Optional<String> kind = ArenaFiles.kind(path);
    if (kind.isPresent()) {
      throw new UserError("%s is %s; no bot may see it".formatted(path, kind.get()));
    }
    Path folder = FolderContent.folderOf(path).toRealPath();
    Path real = path.toRealPath();
    if (!real.startsWith(folder)) {
      throw FolderContent.leadsOut(path, folder);
    }
    tree.addFile(
        root.relativize(path).toString(), SourceFolder.of(folder), folder.relativize(real));
  }

  private static boolean isSmall(Path folder) throws IOException {
    return FolderContent.of(folder, MAX_FILES, MAX_BYTES).isPresent();
  }
}
