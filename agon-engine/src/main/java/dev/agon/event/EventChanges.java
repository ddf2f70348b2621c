package dev.agon.event;

import dev.agon.source.Exclusion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All changes of an event under way, in the order in which the organiser made them. */
public record EventChanges(List<EventChange> all) {
  public static final EventChanges NONE = new EventChanges(List.of());

  public EventChanges {
    all = List.copyOf(all);
  }

  public EventChanges and(EventChange change) {
    return new EventChanges(Stream.concat(all.stream(), Stream.of(change)).toList());
  }

  /**
   * The changes that may be told to whoever has seen so many matches: those up to the next match,
   * which a match that is played again keeps from ending its round.
   */
  public EventChanges shownUntil(long matches) {
    return new EventChanges(all.stream().filter(change -> change.from() <= matches + 1).toList());
  }

  private <T extends EventChange> Stream<T> of(Class<T> kind) {
    return all.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** The hashes of all bots' files as they are now, given those that the event began with. */
  public List<String> contents(List<String> began) {
    List<String> contents = new ArrayList<>(began);
    added().forEach(now -> contents.add(now.content()));
    of(EventChange.Replaced.class).forEach(now -> contents.set(now.bot(), now.content()));
    return contents;
  }

  /** The replaced programs with the numbers of the first matches that they play as they are. */
  public Map<Integer, List<Long>> replacedFrom() {
    return of(EventChange.Replaced.class)
        .collect(
            Collectors.groupingBy(
                EventChange.Replaced::bot,
                Collectors.mapping(EventChange.Replaced::from, Collectors.toList())));
  }

  /** The bots that were added, which are the last of the event. */
  public List<EventChange.Added> added() {
    return of(EventChange.Added.class).toList();
  }

  /** The exclusion of a bot, if the organiser has excluded it. */
  public Optional<EventChange.Excluded> exclusion(int bot) {
    return of(EventChange.Excluded.class).filter(change -> change.bot() == bot).findFirst();
  }

  /** All excluded bots by their index, as executors need them. */
  public Map<Integer, Exclusion> excluded() {
    return of(EventChange.Excluded.class)
        .collect(Collectors.toMap(EventChange.Excluded::bot, EventChange.Excluded::exclusion));
  }

  /** The excluded bots with the numbers of the first matches that they do not play. */
  public Map<Integer, Long> excludedFrom() {
    return from(of(EventChange.Excluded.class));
  }

  /** The same of those that are disqualified. */
  public Map<Integer, Long> disqualifiedFrom() {
    return from(of(EventChange.Excluded.class).filter(EventChange.Excluded::isDisqualified));
  }

  private static Map<Integer, Long> from(Stream<EventChange.Excluded> changes) {
    return changes.collect(Collectors.toMap(EventChange.Excluded::bot, EventChange.Excluded::from));
  }

  /** The numbers of matches that are played again after the match with this number. */
  public List<Long> rerunAfter(long last) {
    List<Long> again = new ArrayList<>();
    for (EventChange change : all) {
      if (change instanceof EventChange.Rerun rerun && rerun.from() == last + 1 + again.size()) {
        again.addAll(rerun.matches());
      }
    }
    return again;
  }

  /** The matches that were played again, each with the number of the one that counts instead. */
  public Map<Long, Long> replacedMatches() {
    Map<Long, Long> replaced = new HashMap<>();
    of(EventChange.Rerun.class)
        .forEach(
            change -> {
              for (int i = 0; i < change.matches().size(); i++) {
                replaced.put(change.matches().get(i), change.from() + i);
              }
            });
    return replaced;
  }
}
