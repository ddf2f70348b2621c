package dev.agon.game;

import dev.agon.json.Json;

/** The JSON form of what chance decides, for match records. */
public interface RollCodec {
  Json rollJson(Roll roll);

  /** The inverse of {@link #rollJson}. */
  Parsed<Roll> readRoll(Json json);
}
