package dev.agon.app.event;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.CommandGroup;
import java.util.List;

/** The commands for an event that is not played yet. */
public final class EventCommand extends CommandGroup {
  public EventCommand() {
    super(
        "event",
        "check an event file, or write a new one",
        List.of(new EventCheckCommand(), new EventNewCommand()));
  }

  @Override
  public Flags flags() {
    return super.flags()
        .describe("Prepares an event that is not played yet.")
        .example("event new botstack", "write botstack.yaml")
        .example("event check botstack.yaml", "check it");
  }
}
