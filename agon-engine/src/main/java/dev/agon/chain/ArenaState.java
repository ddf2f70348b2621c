package dev.agon.chain;

import dev.agon.pack.ArenaFolder;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What the arena of one user keeps outside every database and every bot's reach: the secret keys,
 * and the end of each event's chain. Only that user can read it.
 */
public final class ArenaState {
  private static final String KEY = "key";
  private static final String CHAINS = "chains";
  private static final int NAME_BYTES = 16;
  private static final Set<PosixFilePermission> OTHERS =
      PosixFilePermissions.fromString("---rwxrwx");

  private final Path folder;

  public ArenaState(Path folder) {
    this.folder = folder;
  }

  public static ArenaState ofUser() {
    return ofUser(System.getenv());
  }

  static ArenaState ofUser(Map<String, String> environment) {
    return new ArenaState(ArenaFolder.ofState(environment));
  }

  /** A random name, 32 hexadecimal digits. */
  public static String randomName() {
    return HexFormat.of().formatHex(random(NAME_BYTES));
  }

  static byte[] random(int count) {
    byte[] bytes = new byte[count];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  public Optional<ChainKey> key() {
    return secret(KEY).map(this::key);
  }

  /** The user's key, which is made if there is none. */
  public ChainKey makeKey() {
    return key(makeSecret(KEY, () -> HexFormat.of().formatHex(random(ChainKey.BYTES)) + "\n"));
  }

  private ChainKey key(String text) {
    try {
      return new ChainKey(HexFormat.of().parseHex(text.strip()));
    } catch (IllegalArgumentException e) {
      throw damaged(KEY, 2 * ChainKey.BYTES + " hexadecimal digits", e);
    }
  }

  /** An error about a secret file whose content is not what was written. */
  UserError damaged(String name, String expected, Exception why) {
    return new UserError(
        "the secret %s is damaged: it must be %s; put a copy of it back, or move it away for a new one"
            .formatted(folder.resolve(name), expected),
        why);
  }

  /** The content of a file that only the user may read, if it exists. */
  Optional<String> secret(String name) {
    Path file = folder.resolve(name);
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try {
      String text = Files.readString(file);
      if (isPosix() && Files.getPosixFilePermissions(file).stream().anyMatch(OTHERS::contains)) {
        throw new UserError(
            "others may read the secret %s; forbid it with: chmod 600 %s".formatted(file, file));
      }
      return Optional.of(text);
    } catch (NoSuchFileException _) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + UserFiles.why(e), e);
    }
  }

  /** The content of a secret file, which is made if it does not exist. */
  String makeSecret(String name, Supplier<String> content) {
    Optional<String> known = secret(name);
    if (known.isPresent()) {
      return known.get();
    }
    try {
      Path complete = temporary(folder.resolve("." + randomName()), content.get());
      try {
        // A link appears at once and complete, and never replaces the file of another process.
        Files.createLink(folder.resolve(name), complete);
      } catch (FileAlreadyExistsException _) {
        // Another process was faster; its secret counts.
      } finally {
        Files.delete(complete);
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
    return secret(name).orElseThrow();
  }

  private UserError unwritable(IOException e) {
    return new UserError(
        "cannot write into the state folder %s: %s; XDG_STATE_HOME names another folder for it"
            .formatted(folder, UserFiles.why(e)),
        e);
  }

  /** A new file with this content, safe on the disk, that only the user may read. */
  private static Path temporary(Path file, String content) throws IOException {
    Files.createDirectories(file.getParent(), only("rwx------"));
    try (FileChannel channel =
        FileChannel.open(
            file,
            Set.of(
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE),
            only("rw-------"))) {
      channel.write(ByteBuffer.wrap(content.getBytes(StandardCharsets.UTF_8)));
      channel.force(false);
    }
    return file;
  }

  private static FileAttribute<?>[] only(String permissions) {
    return isPosix()
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix() {
    return Path.of("").getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private Path chains(String database) {
    return folder.resolve(CHAINS).resolve(EventChain.ChainId.checkedName(database));
  }

  private Path file(EventChain.ChainId id) {
    return chains(id.database()).resolve(id.event() + "-" + id.chain());
  }

  public Optional<ChainHead> head(EventChain.ChainId id) {
    Path file = file(id);
    try {
      return ChainHead.read(Files.readString(file));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + UserFiles.why(e), e);
    }
  }

  /** Keeps the end of a chain; called after the matches are committed. */
  public void keep(EventChain.ChainId id, ChainHead head) {
    try {
      Path file = file(id);
      // One process at a time plays an event, so the name is not used twice at once.
      Path complete = temporary(file.resolveSibling("." + file.getFileName()), head.text());
      Files.move(complete, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Whether this arena has stored an event with this number, with whatever chain. */
  public boolean knows(String database, long event) {
    return !chainsOf(database, event).isEmpty();
  }

  /** Forgets all chains of an event that is deleted. */
  public void forget(String database, long event) {
    delete(chainsOf(database, event));
  }

  /** Forgets all chains of an event except this one. */
  public void forgetOthers(EventChain.ChainId id) {
    delete(
        chainsOf(id.database(), id.event()).stream()
            .filter(file -> !file.equals(file(id)))
            .toList());
  }

  private void delete(List<Path> files) {
    try {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private List<Path> chainsOf(String database, long event) {
    Path inside = chains(database);
    if (!Files.isDirectory(inside)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(inside)) {
      return files.filter(file -> file.getFileName().toString().startsWith(event + "-")).toList();
    } catch (IOException e) {
      throw new UserError("cannot read " + inside + ": " + UserFiles.why(e), e);
    }
  }
}
