package dev.agon.execute;

import dev.agon.api.PublicApi;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.Optional;

/**
 * A match that was played.
 *
 * @param record its record as one line of JSON, if the event asks for records
 */
@PublicApi
public record PlayedMatch(MatchSpec spec, Result result, Optional<String> record) {
  /** A match of which only the result is known. */
  public static PlayedMatch of(MatchSpec spec, Result result) {
    return new PlayedMatch(spec, result, Optional.empty());
  }
}
