package dev.agon.run;

import dev.agon.execute.PlayedMatch;
import dev.agon.text.AtomicFile;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder with a record file for each match of an event. */
record RecordFolder(Path path) {
  private static final String PREFIX = "match-";

  /** The folder for a new event; it is created if it does not exist. */
  static RecordFolder create(String name) {
    RecordFolder folder = open(name);
    try (Stream<Path> inside = Files.list(folder.path)) {
      if (inside.anyMatch(file -> file.getFileName().toString().startsWith(PREFIX))) {
        throw new UserError(name + " has records of another run; name a new folder");
      }
    } catch (IOException e) {
      throw new UserError("cannot read the folder " + name + ": " + UserFiles.why(e), e);
    }
    return folder;
  }

  /** The folder for a resumed event; it may have records. */
  static RecordFolder open(String name) {
    if (name.isBlank()) {
      throw new UserError("--records needs the name of a folder");
    }
    try {
      return new RecordFolder(Files.createDirectories(Path.of(name)));
    } catch (IOException e) {
      throw new UserError("cannot make the folder " + name + ": " + UserFiles.why(e), e);
    }
  }

  void write(PlayedMatch match) {
    Path file = path.resolve(PREFIX + "%06d.json".formatted(match.spec().number()));
    try {
      AtomicFile.write(file, match.record().orElseThrow() + "\n");
    } catch (IOException e) {
      throw new UserError("cannot write " + file + ": " + UserFiles.why(e), e);
    }
  }
}
