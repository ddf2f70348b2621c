package dev.agon.pack;

import dev.agon.text.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Files, folders and links by their paths in a tree. The hash of a tree depends on paths, contents,
 * links and the right to execute, and on nothing else: not on times, owners or where the tree is.
 */
public final class FileTree {
  private static final String RUNNABLE = "r-xr-xr-x";
  private static final String READABLE = "r--r--r--";

  private final NavigableMap<String, Item> items = new TreeMap<>();

  /** One path of a tree. */
  private sealed interface Item {
    record File(SourceFolder folder, Path path, boolean isExecutable) implements Item {
      InputStream open() throws IOException {
        return folder.open(path);
      }
    }

    record Folder() implements Item {}

    record Link(String target) implements Item {}
  }

  /** A tree of nothing but its own folder. */
  public FileTree() {}

  /** All of a folder, or one file. */
  public static FileTree of(Path folder) throws IOException {
    FileTree tree = new FileTree();
    if (Files.isRegularFile(folder)) {
      Path name = folder.toAbsolutePath().getFileName();
      tree.addFile(name.toString(), SourceFolder.of(FolderContent.folderOf(folder)), name);
      return tree;
    }
    SourceFolder source = SourceFolder.of(folder);
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path path : inside.toList()) {
        if (path.equals(folder)) {
          continue;
        }
        String at = folder.relativize(path).toString();
        if (Files.isSymbolicLink(path)) {
          tree.addLink(at, Files.readSymbolicLink(path).toString());
        } else if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
          tree.addFolder(at);
        } else {
          tree.addFile(at, source, folder.relativize(path));
        }
      }
    }
    return tree;
  }

  /** Adds a file, which is read when the tree is hashed or copied. */
  void addFile(String at, SourceFolder folder, Path path) {
    addParents(at);
    items.put(at, new Item.File(folder, path, Files.isExecutable(folder.path().resolve(path))));
  }

  void addLink(String at, String target) {
    addParents(at);
    items.put(at, new Item.Link(target));
  }

  void addFolder(String at) {
    if (!at.isEmpty() && !(items.get(at) instanceof Item.Folder)) {
      addParents(at);
      items.put(at, new Item.Folder());
    }
  }

  private void addParents(String at) {
    int slash = at.lastIndexOf('/');
    if (slash > 0) {
      addFolder(at.substring(0, slash));
    }
  }

  /** The paths of the tree, sorted; folders are among them. */
  public Iterable<String> paths() {
    return items.navigableKeySet();
  }

  public boolean has(String at) {
    return at.isEmpty() || items.containsKey(at);
  }

  /** The hash of all that the tree has, in 64 hexadecimal digits. */
  public String hash() throws IOException {
    MessageDigest whole = Sha256.begin();
    whole.update("agon tree 1\n".getBytes(StandardCharsets.UTF_8));
    for (Map.Entry<String, Item> entry : items.entrySet()) {
      String line =
          switch (entry.getValue()) {
            case Item.File file -> (file.isExecutable ? "run " : "file ") + hash(file);
            case Item.Folder() -> "folder -";
            case Item.Link(String target) -> "link " + quoted(target);
          };
      whole.update((line + " " + quoted(entry.getKey()) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(whole.digest());
  }

  /** A name may contain a line feed, which ends a line here. */
  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n");
  }

  private static String hash(Item.File file) throws IOException {
    MessageDigest sha256 = Sha256.begin();
    try (InputStream content = new DigestInputStream(file.open(), sha256)) {
      content.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(sha256.digest());
  }

  /** Writes the tree into an empty folder; everybody may read it and nobody may write. */
  void copyTo(Path folder) throws IOException {
    for (Map.Entry<String, Item> entry : items.entrySet()) {
      Path to = folder.resolve(entry.getKey());
      switch (entry.getValue()) {
        case Item.File file -> {
          try (InputStream content = file.open()) {
            Files.copy(content, to);
          }
          FileModes.set(to, file.isExecutable ? RUNNABLE : READABLE);
        }
        case Item.Folder() -> Files.createDirectory(to);
        case Item.Link(String target) -> Files.createSymbolicLink(to, Path.of(target));
      }
    }
    for (Map.Entry<String, Item> entry : items.descendingMap().entrySet()) {
      if (entry.getValue() instanceof Item.Folder) {
        FileModes.set(folder.resolve(entry.getKey()), RUNNABLE);
      }
    }
    FileModes.set(folder, RUNNABLE);
  }
}
