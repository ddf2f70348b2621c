package dev.agon.app.event;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.ChangeFlags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.event.EventChange;
import dev.agon.run.ChangeRecorder;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.util.List;
import java.util.function.Supplier;

/** Records a change of an event under way, which {@code agon resume} then plays with. */
final class EventChangeCommand extends Command {
  private final Supplier<Flags> flags;
  private final String operand;
  private final ChangeAction action;

  /** Records a change, given what the command is about. */
  @FunctionalInterface
  private interface ChangeAction {
    EventChange record(ChangeRecorder recorder, StoredEvent event, String about);
  }

  private EventChangeCommand(
      String name, String summary, String operand, Supplier<Flags> flags, ChangeAction action) {
    super(name, summary);
    this.flags = flags;
    this.operand = operand;
    this.action = action;
  }

  static Command replace() {
    return new EventChangeCommand(
        "replace",
        "let a program play with other files from the next match on",
        "NAME[=FILE]",
        () ->
            new Flags("event replace EVENT NAME[=FILE] --why TEXT [flags]")
                .describe(
                    "Records that a program of a stopped event plays with its present files from"
                        + " the next match on, or with FILE. The results before stay. agon resume"
                        + " plays on.")
                .example(
                    "event replace 3 Ann --why \"its author fixed a crash\"", "allow new files")
                .example(
                    "event replace 3 Ann=v2/ann.py --why \"a new version\"", "use another file"),
        ChangeFlags::replace);
  }

  static Command withdraw() {
    return new EventChangeCommand(
        "withdraw",
        "let a bot forfeit all further matches",
        "NAME",
        () ->
            new Flags("event withdraw EVENT NAME --why TEXT [flags]")
                .describe(
                    "Records that a bot of a stopped event forfeits all further matches. Its"
                        + " results before stay, and its program is not needed any more. agon"
                        + " resume plays on.")
                .example(
                    "event withdraw 3 Ann --why \"its author wishes so\"", "go on without Ann"),
        (recorder, _, name) -> recorder.withdraw(name));
  }

  static Command disqualify() {
    return new EventChangeCommand(
        "disqualify",
        "the same, and rank it last",
        "NAME",
        () ->
            new Flags("event disqualify EVENT NAME --why TEXT [flags]")
                .describe(
                    "Records that a bot of a stopped event forfeits all further matches and is last"
                        + " in the standings, where it is marked. agon resume plays on.")
                .example(
                    "event disqualify 3 Ann --why \"it is a copy of Ben\"", "go on without Ann"),
        (recorder, _, name) -> recorder.disqualify(name));
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(ChangeFlags.addTo(flags.get()));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands = given.operands("EVENT", operand);
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.event(store, operands.getFirst());
      ChangeRecorder recorder = ChangeFlags.recorder(store, event, given);
      EventChange change = action.record(recorder, event, operands.getLast());
      streams.out().println(change.words(event.event().names()));
      streams.err().println("play on with: " + EventDatabase.resumeCommand(event.id(), given));
      return 0;
    }
  }
}
