package dev.agon.pack;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Read-only copies of file trees in a folder of the arena, each named by the hash of its content.
 * What is taken out is hashed again first, so a copy that somebody changed is noticed. May be used
 * by several threads and processes at once. Copies that were not used for longest are deleted now
 * and then.
 *
 * @param folder exists
 */
public record ContentStore(Path folder) {
  /** The name of the folder of copies; others share the arena's folder with it. */
  private static final String NAME = "content";

  /** The name of the folder of notes, files that name a copy each. */
  private static final String NOTES = "built";

  static final String UNDER_WAY = "new-";
  static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  /** A copy of a tree, named by the hash of its content. */
  public record StoredTree(String hash, Path folder) {}

  /** The store in a folder of the arena, which is made if it does not exist. */
  public static ContentStore in(Path arenaFolder) throws IOException {
    Path folder = arenaFolder.resolve(NAME);
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
      // Others may open a copy whose name they know, but not list what there is.
      FileModes.set(folder, "rwx--x--x");
    }
    CopyPruner.enter(folder);
    return new ContentStore(folder);
  }

  /**
   * The folder of notes about copies, beside them; a note whose copy is deleted is deleted, too.
   */
  public Path notes() throws IOException {
    return Files.createDirectories(folder.resolveSibling(NOTES));
  }

  /** Stores a copy of the tree, unless there is one. */
  public StoredTree add(FileTree tree) throws IOException {
    Optional<StoredTree> known = find(tree.hash());
    if (known.isPresent()) {
      return known.get();
    }
    Path fresh = newFolder();
    try {
      tree.copyTo(fresh);
      // A source may have changed since it was hashed; the copy counts.
      String hash = FileTree.of(fresh).hash();
      Path target = folder.resolve(hash);
      try {
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (FileSystemException e) {
        // Another thread or process may have stored the same content.
        if (find(hash).isEmpty()) {
          throw e;
        }
      }
      return new StoredTree(hash, target);
    } finally {
      delete(fresh);
    }
  }

  /** A new folder beside the copies that only the arena can use. */
  public Path newFolder() throws IOException {
    return Files.createTempDirectory(folder, UNDER_WAY);
  }

  /** The copy with this hash; one whose content does not fit its name is deleted. */
  public Optional<StoredTree> find(String hash) throws IOException {
    Path target = folder.resolve(hash);
    if (!HASH.matcher(hash).matches() || !Files.isDirectory(target, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    if (FileTree.of(target).hash().equals(hash)) {
      CopyPruner.noteUse(target);
      return Optional.of(new StoredTree(hash, target));
    }
    Path away = newFolder();
    writable(target);
    Files.move(target, away.resolve("changed"), StandardCopyOption.ATOMIC_MOVE);
    delete(away);
    return Optional.empty();
  }

  /** Deletes a folder with everything in it, if it exists. */
  public static void delete(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    makeWritable(folder);
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /** Makes all folders below this one writable, so that what is in them can be deleted. */
  private static void makeWritable(Path folder) throws IOException {
    writable(folder);
    try (Stream<Path> inside = Files.list(folder)) {
      for (Path path : inside.toList()) {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
          makeWritable(path);
        }
      }
    }
  }

  private static void writable(Path folder) throws IOException {
    FileModes.set(folder, "rwx------");
  }
}
