package dev.agon.event;

import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What could be read of an event's description, and everything that is wrong with the rest.
 *
 * @param event complete if there are no problems; otherwise invalid parts have their defaults, and
 *     bots and stages that cannot be read have stand-ins, so that the others keep their positions
 * @param problems each with its position
 * @param positions where things are in the event's file, if it has one
 * @param unreadStages the stages that are stand-ins, counted from 0
 * @param hasUnreadBots whether there are bots that are stand-ins
 */
public record EventReading(
    Event event,
    List<String> problems,
    Optional<EventFilePositions> positions,
    Set<Integer> unreadStages,
    boolean hasUnreadBots) {
  public EventReading {
    problems = List.copyOf(problems);
    unreadStages = Set.copyOf(unreadStages);
  }

  public EventReading with(Event other) {
    return new EventReading(other, problems, positions, unreadStages, hasUnreadBots);
  }

  /**
   * The event.
   *
   * @throws UserError with all problems, if there are any
   */
  public Event orThrow() {
    if (problems.isEmpty()) {
      return event;
    }
    throw error(problems);
  }

  public UserError error(List<String> all) {
    return positions
        .map(file -> UserError.inFile(file.file(), all))
        .orElseGet(() -> UserError.of(all, "the event has " + all.size() + " problems"));
  }
}
