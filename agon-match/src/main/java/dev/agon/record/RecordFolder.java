package dev.agon.record;

import dev.agon.text.AtomicFile;
import dev.agon.text.LockFile;
import dev.agon.text.OutputFile;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder with a record file for each match of an event; one run at a time writes into it. */
public final class RecordFolder implements AutoCloseable {
  private static final String PREFIX = "match-";
  private static final String LOCK = ".agon.lock";

  private final Path path;
  private final LockFile lock;

  private RecordFolder(Path path, LockFile lock) {
    this.path = path;
    this.lock = lock;
  }

  /** The folder for a new event; it is created if it does not exist. */
  public static RecordFolder create(String name) {
    RecordFolder folder = open(name);
    if (!folder.records().isEmpty()) {
      folder.close();
      throw new UserError(
          name + " has records of another run; name a new folder, or remove them with --force");
    }
    return folder;
  }

  /**
   * The folder for a resumed event; it may have records.
   *
   * @throws UserError if another run writes into it
   */
  public static RecordFolder open(String name) {
    if (name.isBlank()) {
      throw new UserError("--records needs the name of a folder");
    }
    try {
      Path path = Files.createDirectories(Path.of(name));
      return new RecordFolder(path, LockFile.take(path.resolve(LOCK)));
    } catch (IOException e) {
      throw new UserError("cannot make the folder " + name + ": " + UserFiles.why(e), e);
    } catch (LockFile.Taken e) {
      throw new UserError(
          "another run writes its records into %s: %s; name another folder"
              .formatted(name, e.owner()));
    }
  }

  /** Removes the records of an earlier run from a folder, if it exists; other files stay. */
  public static void clear(String name) {
    if (!Files.isDirectory(Path.of(name))) {
      return;
    }
    try (RecordFolder folder = open(name)) {
      for (Path file : folder.records()) {
        OutputFile.check(file.toString(), false, "a match record", RecordFile::wrote);
      }
      for (Path file : folder.records()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UserError("cannot clear the folder " + name + ": " + UserFiles.why(e), e);
    }
  }

  private List<Path> records() {
    try (Stream<Path> inside = Files.list(path)) {
      return inside.filter(file -> file.getFileName().toString().startsWith(PREFIX)).toList();
    } catch (IOException e) {
      throw new UserError("cannot read the folder " + path + ": " + UserFiles.why(e), e);
    }
  }

  /** Writes the record of the match with this number. */
  public void write(long number, String record) {
    Path file = path.resolve(PREFIX + "%06d.json".formatted(number));
    OutputFile.check(file.toString(), false, "a match record", RecordFile::wrote);
    try {
      AtomicFile.write(file, record + "\n");
    } catch (IOException e) {
      throw new UserError("cannot write " + file + ": " + UserFiles.why(e), e);
    }
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new UserError("cannot unlock the folder " + path + ": " + UserFiles.why(e), e);
    }
  }
}
