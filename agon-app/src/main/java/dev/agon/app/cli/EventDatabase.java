package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.chain.ChainStatus;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.plan.EventPlan;
import dev.agon.run.EventResult;
import dev.agon.run.StoredResults;
import dev.agon.run.StoredTrust;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.MatchCount;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The database in which commands store and find events. */
public final class EventDatabase {
  /** The value of the flag for events that are not stored. */
  private static final String NONE = "none";

  private static final String DEFAULT = "agon.db";
  private static final String TRUST = "trust-stored";

  private EventDatabase() {}

  /** Adds the flags of the database and of plug-ins, which may be beside it. */
  public static Flags addTo(Flags flags) {
    return PluginFlags.addTo(
        flags.value(
            "db", "FILE", "the database: a file (default agon.db), postgresql://..., or none"));
  }

  /** The folder of plug-ins beside the database, if that is a file. */
  static Optional<Path> pluginFolder(Arguments given) {
    String where = where(given);
    return where.equals(NONE) || where.contains("://")
        ? Optional.empty()
        : Optional.of(Path.of(where).resolveSibling("plugins"));
  }

  /** The database of the flag, else of the environment, else the default. */
  private static String where(Arguments given) {
    String fromEnvironment = Optional.ofNullable(System.getenv("AGON_DB")).orElse("");
    return given.value("db").orElse(fromEnvironment.isBlank() ? DEFAULT : fromEnvironment);
  }

  /** The flag as it was given, with a space before it; empty without the flag. */
  public static String flag(Arguments given) {
    return given.value("db").map(db -> " --db " + Store.withoutPassword(db)).orElse("");
  }

  /** The database of a command that cannot do without. */
  public static String required(Arguments given) {
    String where = where(given);
    if (where.equals(NONE)) {
      throw new UserError("this needs a database; name one with --db FILE");
    }
    return where;
  }

  /** Opens the database to store an event; empty if events are not stored. */
  public static Optional<Store> toWrite(Arguments given) {
    String where = where(given);
    if (where.equals(NONE)) {
      return Optional.empty();
    }
    if (isReadOnly(where)) {
      throw new UserError(
          "cannot write into %s: it is read-only; --db none stores nothing, --db FILE elsewhere"
              .formatted(where));
    }
    return Optional.of(Store.open(where));
  }

  private static boolean isReadOnly(String where) {
    Path file = Path.of(where).toAbsolutePath();
    Path folder = file.resolveSibling("");
    return !where.contains("://")
        && Files.isDirectory(folder)
        && !(Files.isWritable(folder) && (Files.notExists(file) || Files.isWritable(file)));
  }

  public static Store toRead(Arguments given) {
    String where = where(given);
    return Store.openExisting(where)
        .orElseThrow(
            () -> new UserError("the database " + where + " does not exist; agon run creates it"));
  }

  /** The event of this name; of a premiere no command may tell more than its pages. */
  public static StoredEvent event(Store store, String name) {
    StoredEvent event = anyEvent(store, name);
    if (revealed(store).containsKey(event.id())) {
      throw new UserError(
          "event %d is shown as a premiere, and only its pages show it until that is over: agon serve %d --premiere"
              .formatted(event.id(), event.id()));
    }
    return event;
  }

  /** How many matches of each premiere are revealed; of other events everything may be told. */
  private static Map<Long, Long> revealed(Store store) {
    return store.hasWebTables() ? store.premieres().all() : Map.of();
  }

  /** All events; of a premiere only what is revealed. */
  public static List<ListedEvent> events(Store store) {
    Map<Long, Long> revealed = revealed(store);
    return store.events().stream()
        .map(
            event ->
                Optional.ofNullable(revealed.get(event.id()))
                    .map(until -> new ListedEvent(event.shownUntil(until), true))
                    .orElseGet(() -> new ListedEvent(event, false)))
        .toList();
  }

  /** An event as it may be told of. */
  public record ListedEvent(StoredEvent event, boolean isPremiere) {}

  /** The event of this name, even if it is a premiere; nothing of it may be told. */
  public static StoredEvent anyEvent(Store store, String name) {
    Operand.Stored named = Operand.stored(name);
    if (named.match().isPresent()) {
      throw new UserError(
          "%s is one match; name its event alone: %s".formatted(name, named.event()));
    }
    if (named.event().equals(Operand.Stored.LAST)) {
      List<StoredEvent> all = store.events();
      if (all.isEmpty()) {
        throw new UserError("there is no event in the database; agon run stores one");
      }
      return all.getLast();
    }
    long number = Long.parseLong(named.event());
    return store
        .event(number)
        .orElseThrow(
            () -> new UserError("there is no event " + number + "; agon events lists them"));
  }

  /** The event of this name, as it was stored; warns if that cannot be told here. */
  public static StoredEvent checked(Store store, String name, Streams streams) {
    StoredEvent event = event(store, name);
    check(store, event, streams);
    return event;
  }

  /**
   * The result of an event: the one that was kept at its end, if it is as it was kept, else that of
   * its matches, which are checked.
   */
  public static EventResult result(Store store, StoredEvent event, Streams streams) {
    return StoredResults.kept(store, event)
        .orElseGet(
            () -> {
              check(store, event, streams);
              return StoredResults.of(store, event);
            });
  }

  /** Checks that an event is as it was stored; warns if that cannot be told here. */
  public static void check(Store store, StoredEvent event, Streams streams) {
    ChainStatus status = store.check(event.id());
    // Most events are intact, and the first switch over types takes long.
    if (status instanceof ChainStatus.Broken) {
      throw new UserError(
          "%s; the matches cannot be trusted".formatted(StoredTrust.words(event.id(), status)));
    }
    if (status instanceof ChainStatus.NotVerified) {
      streams.err().println("agon: " + StoredTrust.words(event.id(), status));
    }
  }

  /** Adds the flag for events whose stored matches cannot be verified. */
  public static Flags addTrustTo(Flags flags) {
    return flags.flag(
        TRUST,
        "resume from the stored matches as they are, although they were changed or cannot be"
            + " verified here");
  }

  public static StoredTrust trust(Arguments given) {
    return given.has(TRUST) ? StoredTrust.ANY : StoredTrust.VERIFIED;
  }

  public static Optional<Long> firstWithoutMoves(Store store, StoredEvent event) {
    long last = store.lastRecord(event.id());
    return last < event.matches() ? Optional.of(last + 1) : Optional.empty();
  }

  /** Says from which match on moves are missing, and why. */
  public static String withoutMoves(StoredEvent event, long first) {
    RunOptions options = event.event().running();
    String why =
        options.recording() == Recording.RESULTS
            ? "it was run with record: results"
            : first == 1
                ? "its records were dropped"
                : "its records reached %d MB, the record-limit".formatted(options.recordLimit());
    return "event %d has no moves from match %d on: %s".formatted(event.id(), first, why);
  }

  /** Refuses a number that no match of the event has. */
  public static void checkMatch(StoredEvent event, long number) {
    if (number < 1 || number > event.matches()) {
      throw new UserError(
          "no such match: %d/%d; event %d has %d matches"
              .formatted(event.id(), number, event.id(), event.matches()));
    }
  }

  public static void checkFinished(StoredEvent stored, Arguments given) {
    if (!stored.isOver()) {
      throw new UserError(
          "event %d is not finished, it has %d matches so far; resume it with: %s"
              .formatted(stored.id(), stored.matches(), resumeCommand(stored.id(), given)));
    }
  }

  /** The matches so far, as in {@code 120 of 380} while no result can change their number. */
  public static String progress(StoredEvent stored) {
    String matches = Long.toString(stored.matches());
    if (stored.isOver() || stored.test().isPresent()) {
      return matches;
    }
    MatchCount planned = EventPlan.matches(stored.event());
    int again = stored.event().running().changes().replacedMatches().size();
    return planned.isFixed() ? matches + " of " + (planned.max() + again) : matches;
  }

  /** The command that resumes an event or a test. */
  public static String resumeCommand(long id, Arguments given) {
    return "agon resume " + id + flag(given) + PluginFlags.flag(given);
  }
}
