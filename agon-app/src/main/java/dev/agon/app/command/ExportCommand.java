package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.record.MatchExport;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.store.StoredRecords;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Writes all matches of an event that was kept, for spreadsheets and for programs. */
public final class ExportCommand implements Command {
  /** So many characters are written at once. */
  private static final int ENOUGH = 1 << 16;

  @Override
  public String name() {
    return "export";
  }

  @Override
  public String summary() {
    return "write the matches of an event in the database as CSV or JSON";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    EventDatabase.addTo(
            new Flags("export ID [flags]")
                .value("output", "WORD", "csv (default), a line for each seat, or json")
                .value("file", "FILE", "write into this file (default: standard output)"))
        .read(arguments, streams)
        .ifPresent(given -> export(given, streams));
    return 0;
  }

  private static void export(Arguments given, Streams streams) {
    MatchExport form =
        given.choice("output", MatchExport.CSV, MatchExport.values(), MatchExport::id);
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.event(store, given.operands("ID").getFirst());
      Optional<String> file = given.value("file");
      if (file.isPresent()) {
        UserFiles.write(
            file.get(),
            writer ->
                write(
                    store,
                    event,
                    form,
                    text -> {
                      writer.append(text);
                      return true;
                    }));
      } else {
        print(store, event, form, streams.out());
      }
    }
  }

  private static void print(Store store, StoredEvent event, MatchExport form, PrintStream out) {
    try {
      write(
          store,
          event,
          form,
          text -> {
            out.append(text);
            return !out.checkError();
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Reader {
    /** Takes in some text; false when no more is wanted. */
    boolean read(CharSequence text) throws IOException;
  }

  private static void write(Store store, StoredEvent event, MatchExport form, Reader reader)
      throws IOException {
    MatchExport.Players players = form.players(event.event().names());
    StringBuilder text = new StringBuilder(form.head());
    try (StoredMatches matches = store.matches(event.id());
        StoredRecords records = store.records(event.id())) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        StoredMatch match = next.get();
        form.append(text, match, players, records.of(match.number()));
        if (text.length() >= ENOUGH) {
          if (!reader.read(text)) {
            return;
          }
          text.setLength(0);
        }
      }
      reader.read(text);
    }
  }
}
