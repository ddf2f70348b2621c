package dev.agon.web.page;

import dev.agon.game.Outcome;
import dev.agon.rating.Ratings;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.text.UserError;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.page.BotPage.BotMatch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the wins of a bot against the strongest, and its losses against the weakest. */
final class MemorableMatches {
  private static final int LISTED = 5;

  /** So many stored matches are read for the page of a bot; larger events are passed over. */
  private static final long MAX_MATCHES = 20_000;

  private final EventCatalog catalog;
  private final List<BotMatch> wins = new ArrayList<>();
  private final List<BotMatch> losses = new ArrayList<>();
  private long left = MAX_MATCHES;

  MemorableMatches(EventCatalog catalog) {
    this.catalog = catalog;
  }

  void add(StoredEvent event, Ratings ratings, int bot) {
    if (event.matches() > left) {
      return;
    }
    left -= event.matches();
    try {
      catalog
          .matches(event, 1, Integer.MAX_VALUE, match -> match.seats().contains(bot))
          .forEach(match -> add(event, ratings, bot, match));
    } catch (UserError e) {
      // The list of matches says what is wrong with them.
    }
  }

  /** A match with a fault or without a single winner says little of who is stronger. */
  private void add(StoredEvent event, Ratings ratings, int bot, StoredMatch match) {
    Outcome outcome = match.result().outcome();
    List<Integer> first =
        IntStream.range(0, outcome.seats())
            .filter(seat -> outcome.place(seat) == 1)
            .mapToObj(match.seats()::get)
            .toList();
    if (!match.result().faults().isEmpty() || first.size() != 1) {
      return;
    }
    Comparator<Integer> weakest =
        Comparator.comparingDouble(
            entrant -> ratings.of(entrant).map(Ratings.Rating::value).orElse(Ratings.MEAN));
    Optional<Integer> other =
        first.contains(bot)
            ? match.seats().stream().filter(entrant -> entrant != bot).max(weakest)
            : Optional.of(first.getFirst());
    other.ifPresent(
        opponent ->
            (first.contains(bot) ? wins : losses)
                .add(
                    new BotMatch(
                        MatchView.REVEALED.address(event.id(), match.number()),
                        event.event().name(),
                        event.event().names().get(opponent),
                        ratings.of(opponent).map(Ratings.Rating::value).orElse(Ratings.MEAN),
                        match.result().steps())));
  }

  /** Wins, the strongest opponent first. */
  List<BotMatch> best() {
    return wins.stream()
        .sorted(Comparator.comparingDouble(BotMatch::rating).reversed())
        .limit(LISTED)
        .toList();
  }

  /** Losses, the weakest winner first. */
  List<BotMatch> worst() {
    return losses.stream()
        .sorted(Comparator.comparingDouble(BotMatch::rating))
        .limit(LISTED)
        .toList();
  }
}
