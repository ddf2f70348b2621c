package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Operand;
import dev.agon.app.cli.Streams;
import dev.agon.game.kit.GameKit;
import dev.agon.match.GameFailure;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Replay;
import dev.agon.record.Replay.Verdict;
import dev.agon.replay.MatchReplay;
import dev.agon.result.PlayerUsage;
import dev.agon.run.StoredResults;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads the match records that users name. */
final class Records {
  private Records() {}

  /**
   * Reads a file, or a match of a stored event, like 3/17; warns if it cannot be told here whether
   * the event is as it was stored.
   */
  static MatchRecord read(String name, Arguments given, Streams streams) {
    if (!(Operand.of(name) instanceof Operand.Stored stored)) {
      return read(name);
    }
    long number = number(stored);
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.event(store, stored.event());
      if (StoredResults.kept(store, event).isEmpty()) {
        EventDatabase.check(store, event, streams);
      }
      return read(store, event, number);
    }
  }

  /** The number of the match that is named. */
  static long number(Operand.Stored stored) {
    return stored
        .match()
        .orElseThrow(
            () ->
                new UserError(
                    "%1$s is a whole event; name one of its matches, like %1$s/1"
                        .formatted(stored.event())));
  }

  static MatchRecord read(Store store, StoredEvent event, long number) {
    EventDatabase.checkMatch(event, number);
    String name = event.id() + "/" + number;
    String json =
        store
            .record(event.id(), number)
            .orElseThrow(
                () ->
                    new UserError(
                        "match %s has no stored moves: %s"
                            .formatted(
                                name,
                                EventDatabase.withoutMoves(
                                    event,
                                    EventDatabase.firstWithoutMoves(store, event)
                                        .orElse(number)))));
    return RecordFile.read(json).orThrow(why -> new UserError(name + ": " + why));
  }

  static MatchRecord read(String file) {
    try {
      return RecordFile.read(Path.of(file)).orThrow(why -> new UserError(file + ": " + why));
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + UserFiles.why(e), e);
    }
  }

  static <S, V, M> Replay<S, V, M> replay(GameKit<S, V, M> kit, String file, MatchRecord match) {
    try {
      return new Replay<>(kit, match);
    } catch (IllegalArgumentException e) {
      throw new UserError(file + ": " + e.getMessage(), e);
    }
  }

  /** Plays a record again; a record that does not fit is an error. */
  static <S, V, M> void replay(
      GameKit<S, V, M> kit, String file, MatchRecord match, StepListener<S, M> listener) {
    try {
      if (replay(kit, file, match).run(listener)
          instanceof Verdict.Different(int step, String why)) {
        throw new UserError(file + ": step " + step + ": " + why);
      }
    } catch (GameFailure e) {
      if (!match.voidReason().equals(Optional.ofNullable(e.getMessage()))) {
        throw e;
      }
    }
  }

  /** A record with all its pictures; one that does not fit is an error. */
  static MatchReplay<?, ?, ?> whole(String file, MatchRecord match) {
    try {
      return MatchReplay.of(match);
    } catch (IllegalArgumentException e) {
      throw new UserError(file + ": " + e.getMessage(), e);
    }
  }

  static List<PlayerUsage> usages(MatchRecord match) {
    return match.seats().stream().map(MatchRecord.RecordedSeat::usage).toList();
  }

  static List<String> names(MatchRecord match) {
    return match.seats().stream().map(MatchRecord.RecordedSeat::name).toList();
  }
}
