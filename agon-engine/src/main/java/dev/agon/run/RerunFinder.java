package dev.agon.run;

import dev.agon.event.EventChange;
import dev.agon.event.EventChanges;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the matches of an event under way that can be played again: those of the round under way,
 * because no later pairing depends on them yet.
 */
final class RerunFinder {
  private final Store store;
  private final StoredEvent stored;
  private final EventChanges changes;
  private final Map<Long, Long> replaced;
  private final Round round;

  /**
   * Looks at what is stored of an event.
   *
   * @throws UserError if nothing of it can be played again
   */
  RerunFinder(Store store, StoredEvent stored) {
    this.store = store;
    this.stored = stored;
    this.changes = stored.event().running().changes();
    this.replaced = changes.replacedMatches();
    List<PlayedRound> begun = StoredResults.begunRounds(store, stored);
    if (begun.isEmpty()) {
      throw new UserError("event %d has no match yet".formatted(stored.id()));
    }
    this.round = begun.getLast().round();
    if (round.hasBoards()) {
      throw new UserError(
          "no match can be played again on boards that all play: its result was compared with the"
              + " others on its board");
    }
  }

  /** The number that the first of the new matches gets. */
  long next() {
    return round.after().match();
  }

  /**
   * Checks that these matches can be played again.
   *
   * @throws UserError for the first that cannot
   */
  List<Long> check(List<Long> numbers) {
    numbers.forEach(this::check);
    return numbers;
  }

  private void check(long number) {
    if (number > stored.matches()) {
      throw new UserError(
          "match %d is not played yet; event %d has %d matches so far"
              .formatted(number, stored.id(), stored.matches()));
    }
    if (number < round.firstMatch()) {
      throw new UserError(
          "match %d cannot be played again, since later pairings depend on it; those from match %d on can"
              .formatted(number, round.firstMatch()));
    }
    if (replaced.containsKey(number)) {
      throw new UserError(
          "match %d is replaced by match %d already".formatted(number, replaced.get(number)));
    }
    try (StoredMatches matches = store.matches(stored.id(), number)) {
      excluded(matches.next().orElseThrow())
          .ifPresent(
              change -> {
                throw new UserError(
                    "match %d cannot be played again: %s"
                        .formatted(number, change.words(stored.event().names())));
              });
    }
  }

  /** All matches of a bot that can be played again; those with excluded bots cannot. */
  List<Long> matchesOf(int bot) {
    List<Long> found = new ArrayList<>();
    try (StoredMatches matches = store.matches(stored.id(), round.firstMatch())) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        StoredMatch match = next.get();
        if (match.seats().contains(bot)
            && !replaced.containsKey(match.number())
            && excluded(match).isEmpty()) {
          found.add(match.number());
        }
      }
    }
    return found;
  }

  private Optional<EventChange.Excluded> excluded(StoredMatch match) {
    return match.seats().stream().map(changes::exclusion).flatMap(Optional::stream).findFirst();
  }
}
