package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.ChangeFlags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.EventLauncher;
import dev.agon.app.terminal.EventPrinter;
import dev.agon.app.terminal.SprtLauncher;
import dev.agon.event.EventChange;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.run.ChangeRecorder;
import dev.agon.run.EventResult;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.List;
import java.util.Optional;

/** Resumes an event that was stopped. */
public final class ResumeCommand extends Command {
  private static final String REPLACE = "replace";
  private static final String EVENT_KEY = "event-key";

  public ResumeCommand() {
    super("resume", "resume an event that was stopped");
  }

  @Override
  public Flags flags() {
    Flags flags =
        new Flags("resume EVENT [flags]")
            .describe(
                "Plays the matches that are left of an event or of a test (agon sprt)"
                    + " that was stopped or killed. The result is the same as if it had"
                    + " never stopped. Refuses stored matches that were changed outside"
                    + " Agon, or that were stored with the key of another user.")
            .example("resume 1", "finish event 1")
            .example(
                "resume 1 --replace Ann --why \"a fixed crash\"",
                "finish it with the files that Ann has now")
            .value(
                REPLACE,
                "NAME[=FILE]",
                "let a program play with its present files, or with FILE, from the next match on")
            .value(
                EVENT_KEY,
                "FILE",
                "the event's key as agon event key printed it, if another user began the event");
    ChangeFlags.addTo(flags);
    OptionFlags.add(
        flags,
        RunOptions.SANDBOX,
        "play on even if the box enforces other layers here (on, require or off)");
    return EventDatabase.addTo(
        EventPrinter.addTo(EventLauncher.addTo(EventDatabase.addTrustTo(flags))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String id = given.operands("EVENT").getFirst();
    EventPrinter printer = new EventPrinter(given, streams);
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent known = EventDatabase.event(store, id);
      if (known.isOver()) {
        throw new UserError(
            "event %1$d is finished; agon standings %1$d%2$s shows it"
                .formatted(known.id(), EventDatabase.flag(given)));
      }
      StoredEvent changed = replaced(known, store, given, streams);
      StoredEvent stored =
          given
              .value(EVENT_KEY)
              .map(file -> opened(changed, file))
              .orElseGet(() -> store.opened(changed));
      if (stored.test().isPresent()) {
        return new SprtLauncher(given, streams).resume(stored, store);
      }
      EventLauncher launcher = new EventLauncher(given, streams);
      Optional<EventResult> result = launcher.resume(stored, store);
      result.ifPresent(
          end -> {
            printer.print(end);
            launcher.printNext(store);
          });
      return result.map(EventPrinter::exitCode).orElse(0);
    }
  }

  /** The event after the replacements that the flags ask for are recorded. */
  private static StoredEvent replaced(
      StoredEvent stored, Store store, Arguments given, Streams streams) {
    List<String> replacements = given.values(REPLACE);
    if (replacements.isEmpty()) {
      if (given.has(ChangeFlags.WHY)) {
        throw new UserError("--why is the reason for --replace NAME; name the bot");
      }
      return stored;
    }
    ChangeRecorder recorder = ChangeFlags.recorder(store, stored, given);
    for (String text : replacements) {
      EventChange change = ChangeFlags.replace(recorder, stored, text);
      streams.err().println("agon: " + change.words(stored.event().names()));
    }
    return store.event(stored.id()).orElseThrow();
  }

  /** The event with the key in a file, which must be the one that was committed to. */
  private static StoredEvent opened(StoredEvent stored, String file) {
    if (!(stored.event().seed() instanceof EventSeed.Sealed)) {
      throw UserError.ofFlag(
          EVENT_KEY, "is for an event with an encrypted key; event " + stored.id() + " has none");
    }
    UserError wrong =
        new UserError(
            "%s is not the key of event %d, to which its commitment binds it"
                .formatted(file, stored.id()));
    EventSeed seed = EventSeed.parse(UserFiles.read(file).strip()).orThrow(_ -> wrong);
    StoredEvent opened = stored.withSeed(seed);
    if (opened.commitment().filter(made -> made.fits(opened.event())).isEmpty()) {
      throw wrong;
    }
    return opened;
  }
}
