package dev.agon.app.command;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.EventConduct;
import dev.agon.app.EventDatabase;
import dev.agon.app.Streams;
import dev.agon.report.html.HtmlReport;
import dev.agon.store.Store;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the report of an event that was kept: one page to publish. */
public final class ReportCommand implements Command {
  /** By so much of its beginning a file is known for a report. */
  private static final int BEGINNING = 1_000;

  @Override
  public String name() {
    return "report";
  }

  @Override
  public String summary() {
    return "write the report of an event in the database, a page to publish";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    EventDatabase.addTo(
            new Flags("report ID [flags]")
                .value("file", "FILE", "the page that is written (default event-ID.html)"))
        .read(arguments, streams)
        .ifPresent(given -> write(given, streams));
    return 0;
  }

  private static void write(Arguments given, Streams streams) {
    String id = given.operands("ID").getFirst();
    try (Store store = EventDatabase.toRead(given)) {
      FoundEvent kept = FoundEvent.over(store, given, id, streams);
      String file = given.value("file").orElse("event-" + kept.stored().id() + ".html");
      checkOverwritable(file);
      EventConduct conduct = new EventConduct(kept.source(), kept.started(), given, streams);
      UserFiles.write(file, HtmlReport.write(conduct.publication(store, kept.stored())));
      streams.out().println(file);
    }
  }

  /** Nobody's file is lost but an earlier report. */
  private static void checkOverwritable(String file) {
    Path path = Path.of(file);
    if (!Files.isRegularFile(path)) {
      return;
    }
    try (InputStream bytes = Files.newInputStream(path)) {
      String beginning = new String(bytes.readNBytes(BEGINNING), StandardCharsets.UTF_8);
      if (!beginning.isEmpty() && !HtmlReport.wrote(beginning)) {
        throw new UserError(
            file + " is there and is no report of Agon's; name another file with --file");
      }
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + UserFiles.why(e), e);
    }
  }
}
