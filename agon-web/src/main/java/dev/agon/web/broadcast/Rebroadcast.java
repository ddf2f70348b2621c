package dev.agon.web.broadcast;

import dev.agon.report.MatchRounds;
import dev.agon.run.EventResult;
import dev.agon.scoring.Standing;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.web.data.EventCatalog;
import java.util.List;
import java.util.function.Predicate;

/** The last stage of a finished event, or its deciding matches if it has very many, shown again. */
final class Rebroadcast implements Programme {
  /** A stage with more matches is not shown as a whole. */
  private static final int MAX_MATCHES = 40;

  /** The deciding matches of a long stage are looked for among so many. */
  private static final int MAX_LOOKED_AT = 5_000;

  /** Beyond so many matches the standings are not computed anew after each. */
  private static final long MAX_COMPUTED = 20_000;

  private static final int MEDALS = 3;

  private final StoredEvent event;
  private final EventCatalog catalog;
  private final List<Long> matches;
  private int shown;

  Rebroadcast(StoredEvent event, EventCatalog catalog) {
    this.event = event;
    this.catalog = catalog;
    this.matches = deciding(event, catalog);
  }

  private static List<Long> deciding(StoredEvent event, EventCatalog catalog) {
    EventResult result = catalog.result(event);
    long first = new MatchRounds(result).firstOfLastStage();
    if (event.matches() - first < MAX_MATCHES) {
      return numbers(event, catalog, first, _ -> true);
    }
    long late = event.matches() - MAX_MATCHES + 1;
    if (result.standings().stages().getLast().bracket().isPresent()) {
      return numbers(event, catalog, late, _ -> true);
    }
    List<Integer> best =
        result.standings().lines().stream().limit(MEDALS).map(Standing::entrant).toList();
    List<Long> between =
        numbers(
            event,
            catalog,
            Math.max(first, event.matches() - MAX_LOOKED_AT),
            match -> match.seats().stream().filter(best::contains).count() > 1);
    return between.isEmpty()
        ? numbers(event, catalog, late, _ -> true)
        : between.subList(Math.max(0, between.size() - MAX_MATCHES / 2), between.size());
  }

  private static List<Long> numbers(
      StoredEvent event, EventCatalog catalog, long from, Predicate<StoredMatch> wanted) {
    return catalog
        .matches(
            event, from, MAX_LOOKED_AT, match -> !match.result().isVoid() && wanted.test(match))
        .stream()
        .map(StoredMatch::number)
        .toList();
  }

  @Override
  public StoredEvent known() {
    return shown >= matches.size() || event.matches() > MAX_COMPUTED
        ? event
        : event.shownUntil(shown == 0 ? matches.getFirst() - 1 : matches.get(shown - 1));
  }

  @Override
  public Next next() {
    if (shown >= matches.size()) {
      return new Next.End();
    }
    long number = matches.get(shown);
    return catalog.matches(event, number, 1, _ -> true).stream()
        .findFirst()
        .<Next>map(match -> new Next.Match(match, catalog.record(event, number)))
        .orElseGet(Next.End::new);
  }

  @Override
  public void reveal() {
    shown++;
  }

  @Override
  public void end() {
    // Everything is known already.
  }
}
