package dev.agon.app.event;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.CommandGroup;
import java.util.List;

/** The commands for an event that is not played yet, or that is under way. */
public final class EventCommand extends CommandGroup {
  public EventCommand() {
    super(
        "event",
        "check or write an event file, or change an event under way",
        List.of(
            new EventCheckCommand(),
            new EventNewCommand(),
            EventChangeCommand.add(),
            EventChangeCommand.replace(),
            EventChangeCommand.withdraw(),
            EventChangeCommand.disqualify(),
            new EventRerunCommand(),
            new EventKeyCommand()));
  }

  @Override
  public Flags flags() {
    return super.flags()
        .describe(
            "Prepares an event that is not played yet, or changes or hands over one that was"
                + " stopped before its end. A change is stored with its reason and shown with the"
                + " results; agon resume plays on.")
        .example("event new botstack", "write botstack.yaml")
        .example("event check botstack.yaml", "check it")
        .example("event withdraw 3 Ann --why \"its author wishes so\"", "go on without Ann");
  }
}
