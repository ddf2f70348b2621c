package dev.agon.ladder.log;

import dev.agon.chain.SignerKey;
import dev.agon.chain.SigningKey;
import dev.agon.event.EventJson;
import dev.agon.json.Json;
import dev.agon.text.SignedHash;
import dev.agon.transfer.SignedEventFile;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A ladder's log as a signed file: a line of JSON for the head, one for some hundred entries each,
 * and one with the signature over all of them.
 */
public final class SignedLadder {
  private static final String HEAD = "agonLadder";
  private static final String WHAT = "ladder; agon ladder export writes one";
  private static final int ENTRIES_PER_LINE = 500;

  private final Writer writer;
  private final SignedHash hash = new SignedHash();
  private final List<String> waiting = new ArrayList<>();

  private SignedLadder(Writer writer) {
    this.writer = writer;
  }

  /** Whether a file that begins like this is a signed ladder. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith("{\"" + HEAD + "\":");
  }

  /** Writes a ladder as it is stored now. */
  public static void write(LadderStore store, StoredLadder ladder, SigningKey key, Writer writer)
      throws IOException {
    SignedLadder file = new SignedLadder(writer);
    LadderHead head = ladder.head().forOthers();
    file.line(
        Json.object()
            .with(HEAD, head.ladderText())
            .with("event", EventJson.text(head.event()))
            .with("started", ladder.started().toString()));
    List<IOException> failed = new ArrayList<>();
    store.read(
        ladder.id(),
        1,
        (_, line) -> {
          try {
            file.add(line);
          } catch (IOException e) {
            failed.add(e);
          }
        });
    if (!failed.isEmpty()) {
      throw failed.getFirst();
    }
    file.flush();
    Json.Obj signature =
        Json.object()
            .with("signer", key.signer().text())
            .with("signature", key.sign(file.hash.message()));
    writer.append(signature.toString()).append('\n');
  }

  private void add(String line) throws IOException {
    waiting.add(line);
    if (waiting.size() == ENTRIES_PER_LINE) {
      flush();
    }
  }

  private void flush() throws IOException {
    if (!waiting.isEmpty()) {
      line(Json.object().with("lines", String.join("\n", waiting)));
      waiting.clear();
    }
  }

  private void line(Json json) throws IOException {
    String text = json.toString();
    hash.add(text);
    writer.append(text).append('\n');
  }

  /**
   * Reads a file, whose signature is checked before anything else.
   *
   * @param begin takes the head, and returns what takes all entries
   * @return who signed it
   * @throws dev.agon.text.UserError if it is not as it was signed
   */
  public static SignerKey read(String name, Function<LadderHead, Consumer<String>> begin) {
    SignedEventFile file = new SignedEventFile(name, HEAD, WHAT);
    SignerKey _ = file.read((_, _) -> {});
    List<Consumer<String>> entries = new ArrayList<>();
    return file.read(
        (number, fields) -> {
          if (number == 1) {
            entries.add(
                begin.apply(LadderHead.read(fields.text("event"), fields.text(HEAD), name + ":1")));
          } else {
            fields.text("lines").lines().forEach(entries.getFirst());
          }
        });
  }
}
