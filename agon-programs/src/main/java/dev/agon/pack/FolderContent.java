package dev.agon.pack;

import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What is packed of a folder: everything but hidden files, the arena's own files, compiled Python,
 * virtual environments, pipes and sockets.
 */
final class FolderContent {
  /** Each level costs an open file when what is below is read. */
  static final int MAX_DEPTH = 100;

  private final NamedPath folder;
  private final List<Path> folders = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private final List<Path> links = new ArrayList<>();
  private long bytes;
  private int depth;

  private FolderContent(NamedPath folder) {
    this.folder = folder;
  }

  /** Looks through a folder; empty if it has more than so many files and folders, or bytes. */
  static Optional<FolderContent> of(NamedPath folder, long maxFiles, long maxBytes)
      throws IOException {
    FolderContent content = new FolderContent(folder);
    return content.collect(maxFiles, maxBytes) ? Optional.of(content) : Optional.empty();
  }

  private boolean collect(long maxFiles, long maxBytes) throws IOException {
    Files.walkFileTree(
        folder.real(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
            if (isLeftOut(path) || Toolchain.isEnvironment(path)) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            folders.add(path);
            depth = Math.max(depth, path.getNameCount() - folder.real().getNameCount());
            return isWithin(maxFiles, maxBytes)
                ? FileVisitResult.CONTINUE
                : FileVisitResult.TERMINATE;
          }

          @Override
          public FileVisitResult visitFile(Path path, BasicFileAttributes attributes)
              throws IOException {
            if (isLeftOut(path)) {
              return FileVisitResult.CONTINUE;
            }
            if (attributes.isSymbolicLink()) {
              links.add(path);
            } else if (attributes.isRegularFile() && ArenaFiles.kind(path).isEmpty()) {
              files.add(path);
              bytes += attributes.size();
            }
            return isWithin(maxFiles, maxBytes)
                ? FileVisitResult.CONTINUE
                : FileVisitResult.TERMINATE;
          }
        });
    return isWithin(maxFiles, maxBytes);
  }

  private boolean isWithin(long maxFiles, long maxBytes) {
    return files.size() + links.size() + folders.size() <= maxFiles
        && bytes <= maxBytes
        && depth <= MAX_DEPTH;
  }

  private boolean isLeftOut(Path path) {
    String name = String.valueOf(path.getFileName());
    return !path.equals(folder.real()) && (name.startsWith(".") || name.equals("__pycache__"));
  }

  /** Adds the content below the folder's path; a link out of the folder is a user error. */
  void addTo(FileTree tree, Path root) throws IOException {
    Path real = folder.real();
    Path at = root.relativize(folder.path());
    for (Path path : folders) {
      tree.addFolder(inTree(at, real, path));
    }
    for (Path path : files) {
      tree.addFile(inTree(at, real, path), folder.source(), folder.inSource(path));
    }
    for (Path path : links) {
      tree.addLink(inTree(at, real, path), target(path, real));
    }
  }

  private static String inTree(Path at, Path folder, Path path) {
    return at.resolve(folder.relativize(path)).normalize().toString();
  }

  /** Where a link leads, relative to its own folder. */
  private static String target(Path link, Path folder) throws IOException {
    Path own = folderOf(link);
    Path target = own.resolve(Files.readSymbolicLink(link)).normalize();
    if (!target.startsWith(folder)
        || !Files.exists(target)
        || !target.toRealPath().startsWith(folder)) {
      throw leadsOut(link, folder);
    }
    return own.relativize(target).toString();
  }

  /** The folder of an absolute path, which is not that of the root. */
  static Path folderOf(Path path) {
    return Objects.requireNonNull(path.getParent(), "the root has no folder");
  }

  static UserError leadsOut(Path link, Path folder) {
    return new UserError(
        "the link %s leads out of %s; put the file itself there".formatted(link, folder));
  }
}
