package dev.agon.transfer;

import dev.agon.chain.Origin;
import dev.agon.chain.SignerKey;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.json.JsonFields;
import dev.agon.rating.SprtPlan;
import dev.agon.registry.GameRegistry;
import dev.agon.row.MatchRow;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.verify.EventVerifier;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Takes a signed event into a database: first the signature is checked, then the event is stored,
 * then its deals, records and results are verified. Unless all of it fits, nothing stays.
 */
public final class EventImport {
  private static final int ROWS_AT_ONCE = 16;

  private final Store store;
  private final String file;

  private EventImport(Store store, String file) {
    this.store = store;
    this.file = file;
  }

  public record ImportedEvent(StoredEvent event, SignerKey signer) {}

  /**
   * Imports a file.
   *
   * @param expected the fingerprint that the signer must have; empty for any signer
   * @throws UserError with the first thing that does not fit
   */
  public static ImportedEvent of(Store store, String file, Optional<String> expected) {
    return new EventImport(store, file).run(expected);
  }

  private ImportedEvent run(Optional<String> expected) {
    SignedEventFile source =
        new SignedEventFile(
            file, SignedEventWriter.HEAD, "event; agon export EVENT --signed writes one");
    SignerKey signer = source.read((_, _) -> {});
    String fingerprint = signer.fingerprint();
    if (!expected.orElse(fingerprint).equals(fingerprint)) {
      throw new UserError(
          "%s is signed with %s, not with %s".formatted(file, fingerprint, expected.get()));
    }
    Content content = new Content(new Origin.Imported(fingerprint));
    try {
      SignerKey again = source.read(content::line);
      if (!again.fingerprint().equals(fingerprint)) {
        throw new UserError(file + " was changed while it was imported");
      }
      return new ImportedEvent(content.finish(), signer);
    } catch (RuntimeException e) {
      content.begun.ifPresent(event -> store.delete(event.id()));
      throw e;
    }
  }

  private final class Content {
    private final Origin origin;
    private final List<MatchRow> waiting = new ArrayList<>();
    private Optional<StoredEvent> begun = Optional.empty();
    private String digest = "";
    private long matches;
    private long read;

    Content(Origin origin) {
      this.origin = origin;
    }

    void line(long number, JsonFields fields) {
      if (number == 1) {
        begin(fields);
        return;
      }
      waiting.add(row(fields, read + 1));
      read = waiting.getLast().last();
      if (waiting.size() == ROWS_AT_ONCE) {
        flush();
      }
    }

    private void begin(JsonFields fields) {
      int version = fields.whole(SignedEventWriter.HEAD);
      if (version != SignedEventWriter.VERSION) {
        throw new UserError(
            "%s has version %d; this Agon reads version %d"
                .formatted(file, version, SignedEventWriter.VERSION));
      }
      Event event = read(EventJson::read, fields.text("event"));
      GameRegistry.game(event.game());
      Optional<SprtPlan> test =
          optional(fields.text("test")).map(text -> read(SprtPlan::read, text));
      Optional<Commitment> commitment =
          optional(fields.text("commitment")).map(text -> read(Commitment::read, text));
      digest = fields.text("digest");
      matches = fields.longWhole("matches");
      begun = Optional.of(store.begin(event, test, commitment, started(fields), origin));
    }

    private Instant started(JsonFields fields) {
      try {
        return Instant.parse(fields.text("started"));
      } catch (DateTimeParseException e) {
        throw new UserError(fields.where() + ": 'started' is not a time", e);
      }
    }

    private void flush() {
      store.append(begun.orElseThrow().id(), waiting);
      waiting.clear();
    }

    /** Verifies the event before it counts as finished. */
    StoredEvent finish() {
      flush();
      StoredEvent stored = store.opened(store.event(begun.orElseThrow().id()).orElseThrow());
      if (stored.matches() != matches) {
        throw new UserError(
            "%s has %d matches and should have %d".formatted(file, stored.matches(), matches));
      }
      try {
        EventVerifier.Verified verified = EventVerifier.verify(store, stored.endingWith(digest));
        store.finish(stored.id(), digest, verified.kept());
      } catch (EventVerifier.Difference e) {
        throw new UserError(file + ": " + e.getMessage(), e);
      }
      return store.event(stored.id()).orElseThrow();
    }
  }

  private static Optional<String> optional(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private <T> T read(Function<String, T> reader, String text) {
    try {
      return reader.apply(text);
    } catch (UserError e) {
      throw new UserError(file + ": " + e.getMessage(), e);
    }
  }

  private static MatchRow row(JsonFields fields, long expected) {
    MatchRow row =
        new MatchRow(
            fields.longWhole("first"),
            fields.longWhole("last"),
            fields.text("lines"),
            fields.objects("faults").stream().map(EventImport::fault).toList(),
            fields.objects("records").stream().map(EventImport::record).toList());
    long lines = row.lines().chars().filter(c -> c == '\n').count() + 1;
    if (row.first() != expected
        || row.last() - row.first() + 1 != lines
        || row.faults().stream().anyMatch(fault -> !contains(row, fault.number()))
        || row.records().stream().anyMatch(record -> !contains(row, record.number()))) {
      throw new UserError(fields.where() + ": these are not the matches from " + expected + " on");
    }
    return row;
  }

  private static boolean contains(MatchRow row, long match) {
    return row.first() <= match && match <= row.last();
  }

  private static MatchRow.RowFault fault(JsonFields fields) {
    return new MatchRow.RowFault(
        fields.longWhole("match"),
        fields.whole("seat"),
        fields.text("reason"),
        fields.text("detail"),
        fields.whole("step"),
        fields.text("stderr"));
  }

  private static MatchRow.RowRecord record(JsonFields fields) {
    return new MatchRow.RowRecord(fields.longWhole("match"), fields.text("record"));
  }
}
