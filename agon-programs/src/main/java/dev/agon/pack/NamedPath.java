package dev.agon.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file or folder that a bot names, and where it really is. Below the event's folder a link may
 * lead out of the folder that it is in only if that is the event's folder itself, in which nobody
 * but the organiser writes: whoever made a bot chooses what is deeper down.
 *
 * @param path as it is named, without {@code ..}
 * @param real where it is, without links
 * @param source the folder that its files are opened from
 */
record NamedPath(Path path, Path real, SourceFolder source) {
  /**
   * Follows the links on the way to a path that exists.
   *
   * @param base the event's folder
   * @throws dev.agon.text.UserError if one leads out of its folder
   */
  static NamedPath of(Path path, Path base) throws IOException {
    if (!path.startsWith(base)) {
      Path real = path.toRealPath();
      Path folder = Files.isDirectory(real) ? real : FolderContent.folderOf(path).toRealPath();
      if (!real.startsWith(folder)) {
        throw FolderContent.leadsOut(path, folder);
      }
      return new NamedPath(path, real, SourceFolder.of(folder));
    }
    Path trusted = base.toRealPath();
    Path real = trusted;
    for (Path part : base.relativize(path)) {
      Path next = real.resolve(part).normalize();
      if (Files.isSymbolicLink(next)) {
        Path target = next.toRealPath();
        boolean isOrganisers = real.equals(base.toRealPath()) && Files.isDirectory(target);
        if (!isOrganisers && !target.startsWith(real)) {
          throw FolderContent.leadsOut(next, real);
        }
        trusted = target.startsWith(trusted) ? trusted : target;
        next = target;
      }
      real = next;
    }
    return new NamedPath(path, real, SourceFolder.of(trusted));
  }

  boolean isFolder() {
    return Files.isDirectory(real);
  }

  /** The path of a file from the source. */
  Path inSource(Path file) {
    return source.path().relativize(file);
  }
}
