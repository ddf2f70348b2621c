package dev.agon.transfer;

import dev.agon.chain.SigningKey;
import dev.agon.event.Commitment;
import dev.agon.event.EventJson;
import dev.agon.event.EventPaths;
import dev.agon.json.Json;
import dev.agon.rating.SprtPlan;
import dev.agon.row.MatchRow;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.SignedHash;
import dev.agon.text.UserError;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes a finished event as a signed file: a line of JSON for the event, one for each row of
 * matches, and one with the signature over all of them.
 */
public final class SignedEventWriter {
  static final int VERSION = 1;
  static final String HEAD = "agonEvent";

  private final Writer writer;
  private final SignedHash hash = new SignedHash();

  private SignedEventWriter(Writer writer) {
    this.writer = writer;
  }

  /** Whether a file that begins like this is a signed event. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith("{\"" + HEAD + "\":");
  }

  /**
   * Writes an event.
   *
   * @throws UserError if it is not finished, because its key is secret until then
   */
  public static void write(Store store, StoredEvent event, SigningKey key, Writer writer)
      throws IOException {
    String digest =
        event
            .digest()
            .orElseThrow(
                () ->
                    new UserError(
                        "event %d is not finished; only a finished event can be signed"
                            .formatted(event.id())));
    SignedEventWriter file = new SignedEventWriter(writer);
    file.line(
        Json.object()
            .with(HEAD, VERSION)
            .with("event", EventJson.text(event.event().with(EventPaths.UNKNOWN)))
            .with("test", event.test().map(SprtPlan::json).orElse(""))
            .with("commitment", event.commitment().map(Commitment::text).orElse(""))
            .with("started", event.started().toString())
            .with("digest", digest)
            .with("matches", event.matches()));
    store.readRows(event.id(), row -> file.line(json(row)));
    Json.Obj signature =
        Json.object()
            .with("signer", key.signer().text())
            .with("signature", key.sign(file.hash.message()));
    writer.append(signature.toString()).append('\n');
  }

  private void line(Json json) throws IOException {
    String text = json.toString();
    hash.add(text);
    writer.append(text).append('\n');
  }

  private static Json json(MatchRow row) {
    return Json.object()
        .with("first", row.first())
        .with("last", row.last())
        .with("lines", row.lines())
        .with("faults", Json.array(row.faults().stream().map(SignedEventWriter::json).toList()))
        .with("records", Json.array(row.records().stream().map(SignedEventWriter::json).toList()));
  }

  private static Json json(MatchRow.RowFault fault) {
    return Json.object()
        .with("match", fault.number())
        .with("seat", fault.seat())
        .with("reason", fault.reason())
        .with("detail", fault.detail())
        .with("step", fault.step())
        .with("stderr", fault.stderr());
  }

  private static Json json(MatchRow.RowRecord record) {
    return Json.object().with("match", record.number()).with("record", record.json());
  }
}
