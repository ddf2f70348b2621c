package dev.agon.app.cli;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventReading;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.Optional;

/**
 * The description of an event on the command line: a file, flags, or both.
 *
 * @param file the name of the file; empty without one
 */
public record EventSource(String file, String text) {

  public static EventSource of(String command, Arguments given) {
    Optional<String> file = given.operandsAndOptional("FILE").stream().findFirst();
    if (file.isPresent() == given.has("game")) {
      throw new UserError(
          "%s takes either an event file or --game GAME; see agon %s --help"
              .formatted(command, command));
    }
    file.ifPresent(name -> EventFlags.checkWithFile(name, given));
    return new EventSource(
        file.orElse(""), file.map(name -> UserFiles.read(name, EventFile.MAX_BYTES)).orElse(""));
  }

  /** The event, with the changes that flags make; throws everything that cannot be read. */
  public Event event(Arguments given) {
    return reading(given).orThrow();
  }

  /** What can be read of the event, with the changes that flags make. */
  public EventReading reading(Arguments given) {
    EventReading read =
        file.isEmpty()
            ? EventFlags.ofFlags(given.required("game"), given)
            : EventFlags.ofFile(file, text, given);
    return EventFlags.run(read, given);
  }

  /** The error with the file's name, if there is a file. */
  public UserError in(UserError error) {
    return file.isEmpty() ? error : error.in(file);
  }
}
