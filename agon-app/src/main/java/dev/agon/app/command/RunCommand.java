package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.EventSource;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.EventLauncher;
import dev.agon.app.terminal.EventPrinter;
import dev.agon.app.web.BrowserFlag;
import dev.agon.app.web.Serving;
import dev.agon.event.Event;
import dev.agon.record.RecordFolder;
import dev.agon.registry.GameRegistry;
import dev.agon.run.EventResult;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.Optional;

/** Plays an event and prints its standings. */
public final class RunCommand extends Command {
  private static final String FORCE = "force";

  public RunCommand() {
    super("run", "play a tournament from an event file or from flags");
  }

  @Override
  public Flags flags() {
    Flags flags =
        new Flags(EventSource.usage(name()))
            .describe(
                "Plays all matches of an event and prints the standings. The event is stored in the"
                    + " database, so that it can be resumed, shown again and published. If an"
                    + " earlier run of the file is unfinished, a terminal asks whether to resume"
                    + " it. The same event gives the same result on any number of threads.")
            .example("run cup.yaml", "play the event of a file")
            .example(
                "run botstack --bots mybot.py,Tactician --games 100", "play a match-up from flags")
            .example(
                "run coinfight --format swiss --seed random",
                "all built-ins, another draw each time");
    EventFlags.addRunningTo(EventFlags.addTo(OptionFlags.addStage(EventSource.addTo(flags))));
    return BrowserFlag.addTo(
        EventDatabase.addTo(EventPrinter.addTo(EventLauncher.addTo(flags)))
            .value("records", "DIR", "write a record of every match into this folder")
            .flag(FORCE, "with --records: remove the records of an earlier run from the folder"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    EventSource source = EventSource.of(name(), given);
    try {
      if (BrowserFlag.isGiven(given)) {
        return new Serving(given, streams).show(source.event(given));
      }
      return play(source, given, streams);
    } catch (UserError e) {
      throw source.in(e);
    }
  }

  private static int play(EventSource source, Arguments given, Streams streams) {
    Event event = source.event(given);
    // What is wrong with an event is told before a database is created for it.
    Event complete = event.complete(GameRegistry.game(event.game()));
    EventPrinter printer = new EventPrinter(given, streams);
    if (given.has(FORCE)) {
      event.paths().recordFolder().ifPresent(RecordFolder::clear);
    }
    Optional<Store> store = EventDatabase.toWrite(given);
    try {
      EventLauncher launcher = new EventLauncher(given, streams);
      Optional<StoredEvent> earlier =
          store
              .filter(_ -> !source.file().isEmpty())
              .flatMap(open -> new EarlierRun(open, given, streams).toResume(complete));
      Optional<EventResult> result =
          earlier.isPresent()
              ? launcher.resume(earlier.get(), store.orElseThrow())
              : launcher.run(event, store);
      result.ifPresent(
          end -> {
            printer.print(end);
            store.ifPresent(launcher::printNext);
          });
      return result.map(EventPrinter::exitCode).orElse(0);
    } finally {
      store.ifPresent(Store::close);
    }
  }
}
