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
  private final Path folder;
  private final SourceFolder source;
  private final List<Path> folders = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private final List<Path> links = new ArrayList<>();
  private long bytes;

  private FolderContent(Path folder) throws IOException {
    this.folder = folder;
    this.source = SourceFolder.of(folder);
  }

  /** Looks through a folder; empty if it has more than so many files and folders, or bytes. */
  static Optional<FolderContent> of(Path folder, long maxFiles, long maxBytes) throws IOException {
    FolderContent content = new FolderContent(folder);
    return content.collect(maxFiles, maxBytes) ? Optional.of(content) : Optional.empty();
  }

  private boolean collect(long maxFiles, long maxBytes) throws IOException {
    Files.walkFileTree(
        // A folder that is named by a link is followed; links in it are not.
        folder.toRealPath(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
              throws IOException {
            if (isLeftOut(path) || Files.exists(path.resolve(Toolchain.VIRTUAL_ENVIRONMENT))) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            folders.add(path);
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
    return files.size() + links.size() + folders.size() <= maxFiles && bytes <= maxBytes;
  }

  private boolean isLeftOut(Path path) throws IOException {
    String name = String.valueOf(path.getFileName());
    return !path.equals(folder.toRealPath())
        && (name.startsWith(".") || name.equals("__pycache__"));
  }

  /** Adds the content below the folder's path; a link out of the folder is a user error. */
  void addTo(FileTree tree, Path root) throws IOException {
    Path real = folder.toRealPath();
    Path at = root.relativize(folder);
    for (Path path : folders) {
      tree.addFolder(inTree(at, real, path));
    }
    for (Path path : files) {
      tree.addFile(inTree(at, real, path), source, real.relativize(path));
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
