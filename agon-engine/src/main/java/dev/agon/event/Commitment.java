package dev.agon.event;

import dev.agon.api.PublicApi;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.text.JsonReader;
import dev.agon.text.Sha256;
import java.util.List;
import java.util.Optional;

/**
 * What the arena publishes before the first match of an event with a secret key: a hash over the
 * key, the event and the content of its bots. Once the key is published everybody can compute the
 * hash again, and see that none of them was changed after the first match.
 *
 * @param hash 64 hexadecimal digits
 * @param contents a hash of each bot's files, in the order of bots; empty text for a built-in
 */
public record Commitment(@PublicApi String hash, List<String> contents) {
  public Commitment {
    contents = List.copyOf(contents);
  }

  /** The commitment to a complete event; empty if its seed is open, because that proves nothing. */
  public static Optional<Commitment> to(Event event) {
    return event.seed() instanceof EventSeed.Secret
        ? Optional.of(of(event, BotContents.of(event)))
        : Optional.empty();
  }

  private static Commitment of(Event event, List<String> contents) {
    StringBuilder text = new StringBuilder("agon commitment 1\n");
    text.append(event.seed().text()).append('\n');
    text.append(EventJson.decidingResults(event)).append('\n');
    contents.forEach(content -> text.append(content).append('\n'));
    return new Commitment(Sha256.hex(text.toString()), contents);
  }

  /** The commitment in one line. */
  public String text() {
    return Json.object()
        .with("hash", hash)
        .with("contents", Json.array(contents.stream().map(Json::of).toList()))
        .toString();
  }

  public static Commitment read(String text) {
    JsonFields fields = JsonReader.fields(text, "the commitment");
    return new Commitment(fields.text("hash"), fields.texts("contents"));
  }

  /** Whether this is the commitment to the event, whose key is known by now. */
  public boolean fits(Event event) {
    return contents.size() == event.firstBots().size() && equals(of(event, contents));
  }
}
