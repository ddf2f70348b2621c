package dev.agon.run;

import dev.agon.event.BotContents;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventChanges;
import dev.agon.event.RunOptions;
import dev.agon.execute.LocalExecutor;
import dev.agon.game.ForfeitReason;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import dev.agon.source.OnBroken;
import dev.agon.store.EventLock;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.tournament.Format;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Records what the organiser changes in an event under way; it is played when the event is resumed.
 * The event must be as this arena stored it, and nobody may play it meanwhile.
 */
public final class ChangeRecorder {
  private static final int MAX_WHY = 500;

  private final Store store;
  private final long id;
  private final String why;

  /**
   * Prepares a change of an event.
   *
   * @param why the organiser's reason, in one line
   * @throws UserError if there is no reason, or if it is not a line
   */
  public ChangeRecorder(Store store, long id, String why) {
    this.store = store;
    this.id = id;
    this.why = why.strip();
    if (this.why.isEmpty() || this.why.length() > MAX_WHY) {
      throw new UserError("--why needs a reason, of at most %d characters".formatted(MAX_WHY));
    }
    if (this.why.chars().anyMatch(Character::isISOControl)) {
      throw new UserError("--why must be one line without control characters");
    }
  }

  /** An event with the change that is recorded in it. */
  private record Changed(Event event, EventChange change) {}

  private EventChange record(Function<StoredEvent, Changed> make) {
    try (EventLock _ = store.lock(id)) {
      StoredEvent stored = store.opened(RunLifecycle.unfinished(store, id));
      StoredTrust.VERIFIED.demand(store, stored);
      if (stored.test().isPresent()) {
        throw new UserError(
            "event %d is a test of two bots, which cannot be changed".formatted(id));
      }
      Changed changed = make.apply(stored);
      store.replace(id, with(changed.event(), changed.change()));
      return changed.change();
    }
  }

  private static Event with(Event event, EventChange change) {
    return event.with(event.running().with(event.running().changes().and(change)));
  }

  /**
   * A bot comes late; what it plays is a rule of the first stage's format.
   *
   * @param entry a single bot; the path of a source file is relative to the current folder
   * @throws UserError if it cannot play, or not any more
   */
  public EventChange add(BotEntry entry) {
    return record(
        stored -> {
          BotEntry bot = single(stored, entry);
          Event grown = grown(stored.event(), bot);
          String content = BotContents.of(grown).getLast();
          int index = grown.bots().size() - 1;
          EventChange change = new EventChange.Added(index, stored.matches() + 1, content, why);
          refuseLate(stored, with(grown, change));
          check(grown, bot);
          refuseOthersChanged(with(grown, change), bot);
          return new Changed(grown, change);
        });
  }

  private BotEntry single(StoredEvent stored, BotEntry entry) {
    if (entry.copies() > 1) {
      throw new UserError("bots are added one by one; leave out the number of copies");
    }
    BotEntry bot = BotEntry.expanded(List.of(entry)).getFirst();
    if (stored.event().names().contains(bot.name())) {
      throw new UserError(
          "event %d has a bot %s already; give the new one another name".formatted(id, bot.name()));
    }
    return new BotEntry(bot.name(), bot.author(), absolute(bot.source()), 1, "");
  }

  private static BotSource absolute(BotSource source) {
    return source instanceof BotSource.SourceFile(String path, BotSource.Launch launch)
        ? new BotSource.SourceFile(Path.of(path).toAbsolutePath().toString(), launch)
        : source;
  }

  /** The event with one more bot; with its first program it gets what events with programs have. */
  private static Event grown(Event event, BotEntry bot) {
    List<BotEntry> bots = new ArrayList<>(event.bots());
    bots.add(bot);
    return event.hasExternals() || !bot.source().isExternal()
        ? event.withBots(bots)
        : BoxDecision.here()
            .decide(event.with(event.running().withContents(BotContents.of(event))).withBots(bots));
  }

  /** Checks that a new bot can play, and that there are not too many bots now. */
  private static void check(Event event, BotEntry bot) {
    RunLifecycle.check(event);
    RunOptions running = event.running().with(RunOptions.ON_BROKEN, OnBroken.STOP);
    Event alone = event.with(running.with(EventChanges.NONE)).withBots(List.of(bot));
    LocalExecutor.withOwnPool(1).open(alone.setup(false)).close();
  }

  private void refuseLate(StoredEvent stored, Event event) {
    Stage first = event.stages().getFirst();
    Format format = first.format().create(event.seeding(), first.options());
    Optional<String> refusal = first.format().refusesLatecomers(first.options());
    if (refusal.isEmpty() && format.isOver(StoredResults.begunRounds(store, stored))) {
      refusal = Optional.of("the last round of its first stage has begun");
    }
    refusal.ifPresent(
        words -> {
          throw new UserError(
              "no bot can be added to event %d: %s; begin a new event with it"
                  .formatted(id, words));
        });
  }

  /** The folder of a program belongs to it as long as no other bot has a file there. */
  private static void refuseOthersChanged(Event event, BotEntry bot) {
    List<String> changed = BotContents.changed(event);
    if (!changed.isEmpty()) {
      throw new UserError(
          "beside %s the files of %s are not those that the event began with; give each bot a"
                  .formatted(bot.name(), String.join(", ", changed))
              + " folder of its own, or put the old files back");
    }
  }

  /**
   * A program plays with its present files from the next match on.
   *
   * @param source where the program is found from now on; empty for where it was
   * @throws UserError if it is no program, or plays with these files already
   */
  public EventChange replace(String name, Optional<String> source) {
    return record(
        stored -> {
          Event event = stored.event();
          int bot = playing(stored, name);
          BotSource before = event.bots().get(bot).source();
          if (!before.isExternal()) {
            throw new UserError(
                "%s is %s, and only a program can be replaced".formatted(name, before.kind()));
          }
          if (event.running().contents().isEmpty()) {
            throw new UserError(
                "event %d was stored before the files of bots were noted; resume it with any files"
                    .formatted(id));
          }
          Event moved = source.map(text -> moved(event, bot, text)).orElse(event);
          if (source.isEmpty() && !BotContents.changed(moved).contains(name)) {
            throw new UserError("%s plays with its present files already".formatted(name));
          }
          String content = BotContents.of(moved).get(bot);
          return new Changed(
              moved, new EventChange.Replaced(bot, stored.matches() + 1, content, why));
        });
  }

  /** The event, in which a program is found elsewhere and started in the same way. */
  private static Event moved(Event event, int bot, String text) {
    List<BotEntry> bots = new ArrayList<>(event.bots());
    BotEntry before = bots.get(bot);
    BotSource source = moved(before.source(), text);
    bots.set(bot, new BotEntry(before.name(), before.author(), source, 1, ""));
    return event.withBots(bots);
  }

  /** A path is relative to the current folder, as in other commands. */
  private static BotSource moved(BotSource before, String text) {
    BotSource source = BotSource.parse(text, before.launch()).orThrow(UserError::new);
    if (!source.isExternal() || source instanceof BotSource.Person) {
      throw new UserError(
          "a program is replaced by a source file or by cmd: and a command, not by " + text);
    }
    return absolute(source);
  }

  /** A bot forfeits all further matches because it was withdrawn. */
  public EventChange withdraw(String name) {
    return exclude(name, ForfeitReason.WITHDRAWN);
  }

  /** A bot forfeits all further matches, and is last in the standings. */
  public EventChange disqualify(String name) {
    return exclude(name, ForfeitReason.DISQUALIFIED);
  }

  private EventChange exclude(String name, ForfeitReason reason) {
    return record(
        stored ->
            new Changed(
                stored.event(),
                new EventChange.Excluded(
                    playing(stored, name), stored.matches() + 1, new Exclusion(reason, why))));
  }

  /**
   * Matches are played again at the end of their round, and the new results count.
   *
   * @throws UserError if later pairings depend on one of them
   */
  public EventChange rerun(List<Long> matches) {
    return record(
        stored -> {
          RerunFinder finder = new RerunFinder(store, stored);
          return rerun(stored, finder, finder.check(matches));
        });
  }

  /** The same for all matches of a bot in the round under way. */
  public EventChange rerunAllOf(String name) {
    return record(
        stored -> {
          int bot = playing(stored, name);
          RerunFinder finder = new RerunFinder(store, stored);
          return rerun(stored, finder, finder.matchesOf(bot));
        });
  }

  private Changed rerun(StoredEvent stored, RerunFinder finder, List<Long> matches) {
    if (matches.isEmpty()) {
      throw new UserError("there is no match to play again");
    }
    return new Changed(stored.event(), new EventChange.Rerun(matches, finder.next(), why));
  }

  /** The index of a bot that is not excluded. */
  private int playing(StoredEvent stored, String name) {
    List<String> names = stored.event().names();
    int bot = names.indexOf(name);
    if (bot < 0) {
      throw new UserError(Nearest.unknown("bot", name, names));
    }
    stored
        .event()
        .running()
        .changes()
        .exclusion(bot)
        .ifPresent(
            before -> {
              throw new UserError(before.words(names));
            });
    return bot;
  }
}
