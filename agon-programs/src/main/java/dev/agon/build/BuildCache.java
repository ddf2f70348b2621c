package dev.agon.build;

import dev.agon.pack.ContentStore;
import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.pack.FileTree;
import dev.agon.text.AtomicFile;
import dev.agon.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * What compilers made, by a hash of what went in. The output is kept in the content store, so that
 * a program that somebody replaced is noticed, and compiled again.
 */
record BuildCache(Path folder, ContentStore store) {
  static BuildCache in(Path arenaFolder) throws IOException {
    ContentStore store = ContentStore.in(arenaFolder);
    return new BuildCache(store.notes(), store);
  }

  /** Fills a folder with the output of a compiler. */
  @FunctionalInterface
  interface Build {
    /** Compiles; fails with a {@link BuildFailure} if the compiler refuses the source. */
    void into(Path empty) throws IOException;
  }

  /** The output for all that it depends on, compiled unless it is known. */
  StoredTree get(List<String> input, Build build) throws IOException {
    Path note = folder.resolve(key(input));
    Optional<StoredTree> known =
        Files.isRegularFile(note) ? store.find(Files.readString(note).strip()) : Optional.empty();
    if (known.isPresent()) {
      return known.get();
    }
    Path fresh = store.newFolder();
    try {
      build.into(fresh);
      StoredTree stored = store.add(FileTree.of(fresh));
      AtomicFile.write(note, stored.hash() + "\n");
      return stored;
    } finally {
      ContentStore.delete(fresh);
    }
  }

  private static String key(List<String> input) {
    MessageDigest sha256 = Sha256.begin();
    for (String part : input) {
      sha256.update((part.length() + ":" + part).getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(sha256.digest());
  }
}
