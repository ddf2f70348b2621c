package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.text.UserError;
import java.util.List;
import java.util.function.BiFunction;

/** Finds ladders in the database. */
final class LadderDatabase {
  private LadderDatabase() {}

  /** Reads the ladder that the operand names, by default the last one. */
  static int read(Arguments given, BiFunction<LadderStore, StoredLadder, Integer> reader) {
    List<String> names = given.operandsAndOptional("LADDER");
    String where = EventDatabase.required(given);
    try (LadderStore store =
        LadderStore.openExisting(where)
            .orElseThrow(
                () ->
                    new UserError(
                        "the database %s does not exist; agon ladder FOLDER creates it"
                            .formatted(where)))) {
      return reader.apply(store, store.named(names.isEmpty() ? "last" : names.getFirst()));
    }
  }
}
