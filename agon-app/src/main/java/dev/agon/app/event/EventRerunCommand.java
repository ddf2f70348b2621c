package dev.agon.app.event;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.ChangeFlags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.MatchNumbers;
import dev.agon.app.cli.Streams;
import dev.agon.event.EventChange;
import dev.agon.run.ChangeRecorder;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;

/** Records that matches of an event under way are played again. */
final class EventRerunCommand extends Command {
  private static final String BOT = "bot";
  private static final String MATCHES = "MATCHES";
  private static final int MAX_MATCHES = 100_000;

  EventRerunCommand() {
    super("rerun", "play matches again; the new results count");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        ChangeFlags.addTo(
            new Flags(
                    "event rerun EVENT MATCHES --why TEXT [flags]"
                        + " | event rerun EVENT --bot NAME --why TEXT [flags]")
                .describe(
                    "Records that matches of a stopped event are played again, on the same deals,"
                        + " at the end of the round under way. The new results count; the old ones"
                        + " stay stored and are shown as replaced. Matches of earlier rounds cannot"
                        + " be played again, since later pairings depend on them. agon resume plays"
                        + " on.")
                .example("event rerun 3 17,20-25 --why \"the disk was full\"", "seven matches")
                .example("event rerun 3 --bot Ann --why \"the disk was full\"", "all of a bot")
                .value(BOT, "NAME", "all matches of this bot in the round under way")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands = given.operandsAndOptional(MATCHES, "EVENT");
    Optional<String> bot = given.value(BOT);
    if (bot.isPresent() == operands.size() > 1) {
      throw new UserError("name the matches, like 17,20-25, or a bot with --bot NAME");
    }
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.event(store, operands.getFirst());
      ChangeRecorder recorder = ChangeFlags.recorder(store, event, given);
      EventChange change =
          bot.isPresent()
              ? recorder.rerunAllOf(bot.get())
              : recorder.rerun(
                  MatchNumbers.read(MATCHES, operands.getLast(), event.matches(), MAX_MATCHES));
      streams.out().println(change.words(event.event().names()));
      streams.err().println("play on with: " + EventDatabase.resumeCommand(event.id(), given));
      return 0;
    }
  }
}
