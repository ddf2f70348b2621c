package dev.agon.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder whose files are opened step by step from it, and never through a link: somebody may have
 * put one in the place of a file or folder since the folder was listed.
 *
 * @param identity what the file system knows the folder by; null where it has no such thing
 */
record SourceFolder(Path path, @Nullable Object identity) {
  /** A larger file is none of a bot's; one with holes may be larger than the disk. */
  static final long MAX_BYTES = 4L << 30;

  static SourceFolder of(Path folder) throws IOException {
    return new SourceFolder(
        folder, Files.readAttributes(folder, BasicFileAttributes.class).fileKey());
  }

  /** Opens a file below it, given by its path from here. */
  InputStream open(Path file) throws IOException {
    try (DirectoryStream<Path> opened = Files.newDirectoryStream(path)) {
      if (!(opened instanceof SecureDirectoryStream<Path> here)) {
        // Systems without such streams have no boxes, in which others could see the file.
        return Files.newInputStream(path.resolve(file), LinkOption.NOFOLLOW_LINKS);
      }
      Object found =
          here.getFileAttributeView(BasicFileAttributeView.class).readAttributes().fileKey();
      if (!Objects.equals(found, identity)) {
        throw changed(path);
      }
      return open(here, file);
    }
  }

  private InputStream open(SecureDirectoryStream<Path> here, Path file) throws IOException {
    Path first = file.getName(0);
    try {
      if (file.getNameCount() == 1) {
        BasicFileAttributes now =
            here.getFileAttributeView(
                    first, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                .readAttributes();
        // Opening a pipe would wait for somebody who writes into it.
        if (!now.isRegularFile() || now.size() > MAX_BYTES) {
          throw changed(file);
        }
        return Channels.newInputStream(
            here.newByteChannel(first, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)));
      }
      try (SecureDirectoryStream<Path> inside =
          here.newDirectoryStream(first, LinkOption.NOFOLLOW_LINKS)) {
        return open(inside, first.relativize(file));
      }
    } catch (NoSuchFileException e) {
      throw changed(first);
    }
  }

  private FileSystemException changed(Path what) {
    return new FileSystemException(
        path.resolve(what).toString(), null, "it changed while it was packed");
  }
}
