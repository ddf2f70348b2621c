package dev.agon.web.page;

import dev.agon.report.MatchRounds;
import dev.agon.report.MatchRounds.Meeting;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.web.data.EventCatalog;
import java.util.Optional;
import java.util.Set;

/** The stages and rounds of an event's matches in words. */
final class StageWords {
  private static final Set<FormatType> KNOCKOUTS =
      Set.of(FormatType.SINGLE_ELIMINATION, FormatType.DOUBLE_ELIMINATION);

  /** Tables of a larger event are not computed anew for each page while it is played. */
  private static final long MAX_LIVE_MATCHES = 100_000;

  private final boolean hasStages;
  private final Optional<MatchRounds> rounds;

  private StageWords(boolean hasStages, Optional<MatchRounds> rounds) {
    this.hasStages = hasStages;
    this.rounds = rounds;
  }

  /** Nothing is computed for an event of one stage without a bracket, and for a large live one. */
  static StageWords of(EventCatalog catalog, StoredEvent event) {
    boolean hasStages = event.event().stages().size() > 1;
    boolean isKnockout = KNOCKOUTS.contains(event.event().stages().getFirst().format());
    boolean isSlow = !event.isOver() && event.matches() > MAX_LIVE_MATCHES;
    if (isSlow || !hasStages && !isKnockout) {
      return new StageWords(hasStages, Optional.empty());
    }
    try {
      return new StageWords(hasStages, Optional.of(new MatchRounds(catalog.result(event))));
    } catch (UserError e) {
      // The page of the event says what is wrong with it; its matches can be watched.
      return new StageWords(hasStages, Optional.empty());
    }
  }

  /** As in {@code Stage 2: Final}; empty if there is nothing to say. */
  String of(long match) {
    String stage = rounds.filter(_ -> hasStages).map(all -> "Stage " + all.stage(match)).orElse("");
    String round = rounds.flatMap(all -> all.meeting(match)).map(Meeting::round).orElse("");
    return stage + (stage.isEmpty() || round.isEmpty() ? "" : ": ") + round;
  }

  /** Whether a match is of this stage; true if nobody knows. */
  boolean isInStage(long match, long stage) {
    return rounds.map(all -> all.stage(match) == stage).orElse(true);
  }

  /**
   * Whether a match belongs to this one of the series of its players, counted from 1; true if
   * nobody knows.
   */
  boolean isInMeeting(long match, long meeting) {
    return rounds
        .map(all -> all.meeting(match).filter(one -> one.number() == meeting).isPresent())
        .orElse(true);
  }
}
