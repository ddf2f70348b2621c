package dev.agon.verify;

import dev.agon.entrant.EntrantFactory;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.GameSpec;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.match.GameFailure;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Replay;
import dev.agon.result.Result;
import dev.agon.run.EventListener;
import dev.agon.run.RunLifecycle;
import dev.agon.run.StoredResults;
import dev.agon.source.BotEntry;
import dev.agon.sprt.SprtState;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredRecords;
import java.util.List;
import java.util.Optional;

/**
 * Checks a finished event without its bots: that its key is the one the arena committed itself to,
 * that all deals and seeds follow from the key, that the recorded matches come out as they are
 * stored, and that the results give the digest.
 */
public final class EventVerifier implements EventListener {
  private final Event event;
  private final GameKit<?, ?, ?> kit;
  private final StoredRecords records;
  private long verified;

  private EventVerifier(Event event, StoredRecords records) {
    this.event = event;
    this.kit = event.kit();
    this.records = records;
  }

  /**
   * What was checked.
   *
   * @param replayed how many matches have a record, and were played again by it
   * @param commitment what the arena committed itself to, if its key was secret
   * @param kept the result as it is kept beside the matches; empty text if it is not
   */
  public record Verified(
      long matches, long replayed, Optional<Commitment> commitment, String digest, String kept) {}

  public static final class Difference extends RuntimeException {
    private Difference(String message) {
      super(message);
    }
  }

  /**
   * Checks the event.
   *
   * @throws Difference with the first thing that does not fit
   */
  public static Verified verify(Store store, StoredEvent stored) {
    stored
        .commitment()
        .filter(made -> !made.fits(stored.event()))
        .ifPresent(
            made -> {
              throw new Difference(
                  "it does not fit its commitment %s: key, event or bots were changed"
                      .formatted(made.hash()));
            });
    try (StoredRecords records = store.records(stored.id())) {
      EventVerifier verifier = new EventVerifier(stored.event(), records);
      RunLifecycle.StoredEnd end = verifier.end(store, stored);
      return new Verified(
          stored.matches(), verifier.verified, stored.commitment(), end.digest(), end.kept());
    }
  }

  private RunLifecycle.StoredEnd end(Store store, StoredEvent stored) {
    return stored.test().isPresent()
        ? SprtState.of(store, stored, game -> matchFinished(game, 0)).end()
        : StoredResults.recompute(store, stored, List.of(this)).end();
  }

  @Override
  public void matchFinished(PlayedMatch match, long knownMatches) {
    long number = match.spec().number();
    records
        .of(number)
        .ifPresent(
            json -> {
              objection(kit, match, json)
                  .ifPresent(
                      why -> {
                        throw new Difference("match " + number + ": " + why);
                      });
              verified++;
            });
  }

  private <S, V, M> Optional<String> objection(
      GameKit<S, V, M> kit, PlayedMatch match, String json) {
    return switch (RecordFile.read(json)) {
      case Parsed.Failure<MatchRecord>(String why) -> Optional.of("its record: " + why);
      case Parsed.Value<MatchRecord>(MatchRecord record) -> objection(kit, match, record);
    };
  }

  /** Whether a record says something about the game or the bots that the event does not say. */
  private Optional<String> otherDescription(MatchRecord record) {
    GameSpec spec = kit.game().spec();
    if (!record.game().equals(event.game())
        || !Settings.of(spec, record.settings()).equals(Settings.of(spec, event.settings()))) {
      return Optional.of("its record has another game or other settings");
    }
    for (int seat = 0; seat < record.seats().size(); seat++) {
      BotEntry bot = event.bots().get(record.spec().entrant(seat));
      MatchRecord.RecordedSeat recorded = record.seats().get(seat);
      if (!recorded.name().equals(bot.name())
          || !recorded.author().equals(EntrantFactory.author(bot))) {
        return Optional.of(
            "its record has another bot in seat %d: %s, not %s"
                .formatted(seat, recorded.name(), bot.name()));
      }
    }
    return Optional.empty();
  }

  private <S, V, M> Optional<String> objection(
      GameKit<S, V, M> kit, PlayedMatch match, MatchRecord record) {
    // A seat may be absent because the arena stood still in too many of its matches.
    if (!record.spec().without(match.spec().absent()).equals(match.spec())) {
      return Optional.of("its record has another deal or other seeds than the event's key gives");
    }
    if (!isSame(record.result(), match.result())) {
      return Optional.of("its record has another result");
    }
    try {
      Optional<String> other = otherDescription(record);
      if (other.isPresent()) {
        return other;
      }
      return switch (new Replay<>(kit, record).run(StepListener.none())) {
        case Replay.Verdict.Same _ -> Optional.empty();
        case Replay.Verdict.Different(int step, String why) ->
            Optional.of("different at step " + step + ": " + why);
      };
    } catch (GameFailure e) {
      String why = String.valueOf(e.getMessage());
      return match.result().voidReason().equals(Optional.of(why))
          ? Optional.empty()
          : Optional.of(why);
    } catch (IllegalArgumentException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isSame(Result recorded, Result stored) {
    return recorded.outcome().equals(stored.outcome())
        && recorded.voidReason().equals(stored.voidReason())
        && recorded.steps() == stored.steps()
        && recorded.stepsHash() == stored.stepsHash()
        && faults(recorded).equals(faults(stored));
  }

  private static List<String> faults(Result result) {
    return result.faults().stream().map(one -> one.seat() + " " + one.reason().id()).toList();
  }
}
