package dev.agon.app.web;

import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import dev.agon.web.docs.DocSite;
import java.io.IOException;
import java.nio.file.Path;

/** The documentation as a folder of pages, for {@code tools/site}. */
public final class DocFiles {
  private DocFiles() {}

  /** Writes the pages and returns the exit code. */
  public static int write(Path folder) {
    try {
      DocSite.read(Path.of(System.getProperty("agon.home"), "docs")).write(folder);
      return 0;
    } catch (IOException e) {
      throw new UserError("cannot write " + folder + ": " + UserFiles.why(e), e);
    }
  }
}
