package dev.agon.app.event;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.ChangeFlags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.EventFlags;
import dev.agon.app.cli.Streams;
import dev.agon.event.EventChange;
import dev.agon.run.ChangeRecorder;
import dev.agon.source.BotEntry;
import dev.agon.source.BotText;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.List;
import java.util.function.Supplier;

/** Records a change of an event under way, which {@code agon resume} then plays with. */
final class EventChangeCommand extends Command {
  private static final String NAME = "name";
  private static final String AUTHOR = "author";

  private final Supplier<Flags> flags;
  private final String operand;
  private final ChangeAction action;

  /** Records a change, given what the command is about. */
  @FunctionalInterface
  private interface ChangeAction {
    EventChange record(ChangeRecorder recorder, StoredEvent event, String about, Arguments given);
  }

  private EventChangeCommand(
      String name, String summary, String operand, Supplier<Flags> flags, ChangeAction action) {
    super(name, summary);
    this.flags = flags;
    this.operand = operand;
    this.action = action;
  }

  static Command add() {
    return new EventChangeCommand(
        "add",
        "let one more bot play from now on",
        "BOT",
        () ->
            EventFlags.addLaunchTo(
                new Flags("event add EVENT BOT --why TEXT [flags]")
                    .describe(
                        "Records that a bot comes late to a stopped event: a built-in, a file,"
                            + " cmd:COMMAND or always:MOVE. In a round robin or gauntlet it plays"
                            + " all its pairs at the end of the stage; in a Swiss it is paired from"
                            + " the next round on, without points. Other formats take no"
                            + " latecomers. agon resume plays on.")
                    .example(
                        "event add 3 late/eve.py --why \"her mail was delayed\"", "let eve play")
                    .value(NAME, "NAME", "its name in the standings; otherwise that of its file")
                    .value(AUTHOR, "NAME", "its author")),
        EventChangeCommand::add);
  }

  private static EventChange add(
      ChangeRecorder recorder, StoredEvent event, String bot, Arguments given) {
    BotEntry read = BotText.parse(bot, EventFlags.launch(given), "").orThrow(UserError::new);
    return recorder.add(
        new BotEntry(
            given.value(NAME).orElse(""),
            given.value(AUTHOR).orElse(""),
            read.source(),
            read.copies(),
            ""));
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
        (recorder, event, name, _) -> ChangeFlags.replace(recorder, event, name));
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
        (recorder, _, name, _) -> recorder.withdraw(name));
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
        (recorder, _, name, _) -> recorder.disqualify(name));
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
      EventChange change = action.record(recorder, event, operands.getLast(), given);
      List<String> names = store.event(event.id()).orElseThrow().event().names();
      streams.out().println(change.words(names));
      streams.err().println("play on with: " + EventDatabase.resumeCommand(event.id(), given));
      return 0;
    }
  }
}
