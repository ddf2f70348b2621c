package dev.agon.pack;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A packed copy of a bot's files as it travels: compressed, with the right to execute. */
public final class TreeBytes {
  private static final String FILE = "file";
  private static final String RUN = "run";
  private static final String FOLDER = "folder";
  private static final String LINK = "link";
  private static final String END = "end";

  private TreeBytes() {}

  public static byte[] of(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes));
        Stream<Path> inside = Files.walk(folder)) {
      for (Path path : inside.sorted().toList()) {
        if (!path.equals(folder)) {
          write(folder.relativize(path).toString(), path, out);
        }
      }
      out.writeUTF(END);
    }
    return bytes.toByteArray();
  }

  private static void write(String at, Path path, DataOutputStream out) throws IOException {
    if (Files.isSymbolicLink(path)) {
      out.writeUTF(LINK);
      out.writeUTF(at);
      out.writeUTF(Files.readSymbolicLink(path).toString());
    } else if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      out.writeUTF(FOLDER);
      out.writeUTF(at);
    } else {
      byte[] content = Files.readAllBytes(path);
      out.writeUTF(Files.isExecutable(path) ? RUN : FILE);
      out.writeUTF(at);
      out.writeInt(content.length);
      out.write(content);
    }
  }

  /**
   * Unpacks a copy into a store, where it appears as a whole or not at all.
   *
   * @throws IOException if it is not the content with this hash, or cannot be written
   */
  public static void unpack(byte[] bytes, String hash, ContentStore store) throws IOException {
    Path fresh = store.newFolder();
    try {
      unpack(bytes, fresh);
      String found = store.add(FileTree.of(fresh)).hash();
      if (!found.equals(hash)) {
        throw new IOException("a bot's files arrived with the hash %s".formatted(found));
      }
    } finally {
      ContentStore.delete(fresh);
    }
  }

  private static void unpack(byte[] bytes, Path into) throws IOException {
    Map<Path, Path> links = new LinkedHashMap<>();
    try (DataInputStream in =
        new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(bytes)))) {
      for (String kind = in.readUTF(); !kind.equals(END); kind = in.readUTF()) {
        Path path = into.resolve(in.readUTF()).normalize();
        if (!path.startsWith(into) || path.equals(into)) {
          throw new IOException("a bot's files lead out of their folder");
        }
        switch (kind) {
          case FOLDER -> Files.createDirectory(path);
          // Made last, so that nothing is written through them.
          case LINK -> links.put(path, Path.of(in.readUTF()));
          case FILE, RUN -> {
            Files.write(path, in.readNBytes(in.readInt()));
            if (kind.equals(RUN) && !path.toFile().setExecutable(true, false)) {
              throw new IOException("cannot make " + path + " executable");
            }
          }
          default -> throw new IOException("a bot's files arrived damaged");
        }
      }
    }
    for (Map.Entry<Path, Path> link : links.entrySet()) {
      Files.createSymbolicLink(link.getKey(), link.getValue());
    }
  }
}
