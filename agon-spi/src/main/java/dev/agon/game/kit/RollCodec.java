package dev.agon.game.kit;

import dev.agon.game.Parsed;
import dev.agon.game.Roll;
import dev.agon.json.Json;

/** The JSON form of a game's rolls, for match records. */
public interface RollCodec {
  /** The roll, which is one of this game, as JSON. */
  Json rollJson(Roll roll);

  /** The inverse of {@link #rollJson}; a failure for anything else, never an exception. */
  Parsed<Roll> readRoll(Json json);
}
