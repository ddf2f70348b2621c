package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.Streams;
import dev.agon.chain.ArenaState;
import dev.agon.chain.SigningKey;
import dev.agon.record.ViewLines;
import dev.agon.report.MatchExport;
import dev.agon.run.StoredResults;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.store.StoredRecords;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import dev.agon.transfer.SignedEventWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes all matches of a stored event, for spreadsheets and programs. */
public final class ExportCommand extends Command {
  /** The number of characters that are written at once. */
  private static final int BLOCK_SIZE = 1 << 16;

  private static final String SIGNED = "signed";

  public ExportCommand() {
    super("export", "write the matches of an event in the database as CSV or JSON");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        ForceFlag.addTo(
            new Flags("export EVENT [flags]")
                .describe(
                    "Writes every match of an event: bots by seat, places, points, faults, and the"
                        + " moves if they are stored.")
                .example("export 1 --file matches.csv", "write a table for a spreadsheet")
                .example("export 1 --output json", "print one JSON object for each match")
                .example(
                    "export 1 --signed --file cup.agon", "write the event for others to import")
                .example(
                    "export 1 --views --file views.json", "write what the bots saw and answered")
                .choice(
                    "output",
                    "WORD",
                    MatchExport.values(),
                    MatchExport::id,
                    "csv (default), a line for each seat, or json")
                .flag(
                    "views",
                    "instead of matches, write what each bot saw and answered: a line of JSON for"
                        + " each answer of the matches whose moves are stored")
                .flag(SIGNED, "write the whole event, signed with your key, for agon import")
                .flag("fingerprint", "print the fingerprint of your key, and export nothing")
                .value("file", "FILE", "write into this file (default: standard output)")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    if (given.has("fingerprint")) {
      given.operands();
      streams.out().println(SigningKey.of(ArenaState.ofUser()).signer().fingerprint());
    } else if (given.has(SIGNED)) {
      sign(given, streams);
    } else {
      export(given, streams);
    }
    return 0;
  }

  private static void sign(Arguments given, Streams streams) {
    if (given.has("views") || given.value("output").isPresent()) {
      throw new UserError("--signed writes the whole event; leave out --views and --output");
    }
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.checked(store, given.operands("EVENT").getFirst(), streams);
      EventDatabase.checkFinished(event, given);
      StoredResults.checkMatches(store, event);
      SigningKey key = SigningKey.of(ArenaState.ofUser());
      Optional<String> file = given.value("file");
      if (file.isPresent()) {
        ForceFlag.check(given, file.get(), "a signed event", SignedEventWriter::wrote);
        UserFiles.write(file.get(), writer -> SignedEventWriter.write(store, event, key, writer));
      } else {
        print(store, event, key, streams.out());
      }
      streams.err().println("signed with " + key.signer().fingerprint());
    }
  }

  private static void print(Store store, StoredEvent event, SigningKey key, PrintStream out) {
    try {
      Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
      SignedEventWriter.write(store, event, key, writer);
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void export(Arguments given, Streams streams) {
    if (given.has("views")
        && given.value("output").filter(MatchExport.CSV.id()::equals).isPresent()) {
      throw new UserError("--views writes JSON; leave out --output csv");
    }
    boolean hasViews = given.has("views");
    MatchExport format =
        given.choice("output", MatchExport.CSV, MatchExport.values(), MatchExport::id);
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.checked(store, given.operands("EVENT").getFirst(), streams);
      StoredResults.checkMatches(store, event);
      Optional<String> file = given.value("file");
      if (file.isPresent()) {
        ForceFlag.check(given, file.get(), "an export of Agon", MatchExport::wrote);
        UserFiles.write(
            file.get(),
            writer ->
                write(
                    store,
                    event,
                    format,
                    hasViews,
                    text -> {
                      writer.append(text);
                      return true;
                    }));
      } else {
        print(store, event, format, hasViews, streams.out());
      }
    }
  }

  private static void print(
      Store store, StoredEvent event, MatchExport format, boolean hasViews, PrintStream out) {
    try {
      write(
          store,
          event,
          format,
          hasViews,
          text -> {
            out.append(text);
            return !out.checkError();
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Output {
    /** Writes some text; false if the receiver takes no more. */
    boolean write(CharSequence text) throws IOException;
  }

  private static void write(
      Store store, StoredEvent event, MatchExport format, boolean hasViews, Output output)
      throws IOException {
    if (hasViews) {
      writeViews(store, event, output);
      return;
    }
    MatchExport.Players players = format.players(event.event());
    StringBuilder text = new StringBuilder(format.head(players));
    try (StoredMatches matches = store.matches(event.id());
        StoredRecords records = store.records(event.id())) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        StoredMatch match = next.get();
        format.append(text, match, players, records.of(match.number()));
        if (text.length() >= BLOCK_SIZE) {
          if (!output.write(text)) {
            return;
          }
          text.setLength(0);
        }
      }
      output.write(text);
    }
  }

  private static final class NoMore extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Collects lines, since the views of one match may be larger than memory. */
  private record Blocks(StringBuilder text, Output output) {
    void add(String line) {
      text.append(line).append('\n');
      if (text.length() >= BLOCK_SIZE) {
        flush();
      }
    }

    void flush() {
      try {
        if (!output.write(text)) {
          throw new NoMore();
        }
        text.setLength(0);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static void writeViews(Store store, StoredEvent event, Output output) throws IOException {
    Blocks blocks = new Blocks(new StringBuilder(), output);
    try (StoredRecords records = store.records(event.id())) {
      for (long number = 1; number <= event.matches(); number++) {
        records.of(number).ifPresent(record -> ViewLines.write(record, blocks::add));
      }
      blocks.flush();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (NoMore _) {
      // The reader has seen enough.
    }
  }
}
