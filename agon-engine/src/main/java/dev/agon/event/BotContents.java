package dev.agon.event;

import dev.agon.source.BotContent;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Tells whether the bots of an event are still made of the files that it began with. */
public final class BotContents {
  private BotContents() {}

  /**
   * A hash of each bot's files, in the order of bots; empty text for one that is no program, or
   * that the organiser excluded, because its files may be gone.
   */
  public static List<String> of(Event event) {
    if (!event.hasExternals()) {
      return Collections.nCopies(event.bots().size(), "");
    }
    List<BotSource> sources = event.bots().stream().map(BotEntry::source).toList();
    BotContent content = new BotContent(sources, event.paths().baseFolder());
    EventChanges changes = event.running().changes();
    Map<BotSource, String> hashes = new HashMap<>();
    return IntStream.range(0, sources.size())
        .mapToObj(
            bot ->
                changes.exclusion(bot).isPresent()
                    ? ""
                    : hashes.computeIfAbsent(sources.get(bot), content::hash))
        .toList();
  }

  /** The same event, which says what its bots are made of now. */
  public static Event noted(Event event) {
    return event.hasExternals() ? event.with(event.running().withContents(of(event))) : event;
  }

  /**
   * The names of bots whose files are not those that they play with; none for an event that was
   * stored before their hashes were. A bot that the organiser excluded needs no files.
   */
  public static List<String> changed(Event event) {
    List<String> changed = new ArrayList<>();
    if (!event.running().contents().isEmpty()) {
      EventChanges changes = event.running().changes();
      List<String> now = of(event);
      List<String> before = changes.contents(event.running().contents());
      for (int i = 0; i < before.size(); i++) {
        if (changes.exclusion(i).isEmpty() && !before.get(i).equals(now.get(i))) {
          changed.add(event.names().get(i));
        }
      }
    }
    return changed;
  }

  /**
   * Checks that an event can be continued with the files of its bots.
   *
   * @throws UserError if one was changed, and the organiser did not say so
   */
  public static void refuseChanged(long id, Event event) {
    List<String> changed = changed(event);
    if (!changed.isEmpty()) {
      throw new UserError(
          ("the files of %s are not those that event %d began with, so its results would be of"
                  + " different bots (other files in a bot's folder are its files too); put the old"
                  + " files back, or say so: agon event replace %d %s --why REASON")
              .formatted(String.join(", ", changed), id, id, quoted(changed.getFirst())));
    }
  }

  private static String quoted(String name) {
    return name.matches("[\\w./-]+") ? name : "'" + name + "'";
  }
}
