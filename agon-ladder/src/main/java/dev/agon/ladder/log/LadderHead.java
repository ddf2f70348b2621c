package dev.agon.ladder.log;

import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.game.DrawKey;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.ladder.LadderSettings;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The head of a ladder's log: all that its matches depend on beside its entries.
 *
 * @param event names the ladder, the game with its settings, and the clock; it has no bots, and its
 *     seed says nothing
 * @param rule the id of the pairing rule
 * @param pairing the key of all choices, which everybody may know
 * @param keyBlock how many matches have the same key
 * @param commitments to the keys of the first two blocks
 */
public record LadderHead(
    Event event,
    LadderSettings settings,
    String rule,
    DrawKey pairing,
    int keyBlock,
    List<String> commitments) {
  private static final int VERSION = 1;

  /** The commitments of the blocks that begin before the first block is over. */
  public static final int FIRST_BLOCKS = 2;

  private static final EventSeed NO_SEED = EventSeed.of(0);

  public LadderHead {
    event = event.withSeed(NO_SEED);
    commitments = List.copyOf(commitments);
    if (keyBlock < settings.window() + settings.block() || commitments.size() != FIRST_BLOCKS) {
      throw new IllegalArgumentException("blocks of keys must be longer than the window");
    }
  }

  /** The head of a new ladder; blocks of keys are as short as may be. */
  public static LadderHead of(
      Event event, LadderSettings settings, String rule, DrawKey pairing, LadderKeys keys) {
    return new LadderHead(
        event,
        settings,
        rule,
        pairing,
        settings.window() + settings.block(),
        List.of(keys.commitment(0), keys.commitment(1)));
  }

  /** The same head without what is only about where it is played. */
  LadderHead forOthers() {
    EventPaths nowhere = new EventPaths(Path.of("/"), Optional.empty());
    return new LadderHead(event.with(nowhere), settings, rule, pairing, keyBlock, commitments);
  }

  /** The part that is not about the event, in one line. */
  String ladderText() {
    return Json.object()
        .with("version", VERSION)
        .with("settings", EntryText.json(settings))
        .with("rule", rule)
        .with("pairing", pairing.toString())
        .with("keyBlock", keyBlock)
        .with("commitments", Json.array(commitments, Json::of))
        .toString();
  }

  /** Reads the two parts. */
  static LadderHead read(String eventText, String ladderText, String where) {
    JsonFields fields = JsonReader.fields(ladderText, where);
    int version = fields.whole("version");
    if (version != VERSION) {
      throw new UserError(
          "%s has version %d; this Agon reads version %d".formatted(where, version, VERSION));
    }
    try {
      return new LadderHead(
          EventJson.read(eventText),
          EntryText.settings(fields.object("settings")),
          fields.text("rule"),
          DrawKey.parse(fields.text("pairing")),
          fields.whole("keyBlock"),
          fields.texts("commitments"));
    } catch (IllegalArgumentException e) {
      throw new UserError(where + " is not the head of a ladder: " + e.getMessage(), e);
    }
  }
}
