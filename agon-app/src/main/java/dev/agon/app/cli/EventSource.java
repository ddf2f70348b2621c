package dev.agon.app.cli;

import dev.agon.event.Event;
import dev.agon.event.EventFilePlaces;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.Optional;

/**
 * The description of an event on the command line: a file, flags, or both.
 *
 * @param file the name of the file; empty without one
 * @param text the content of the file
 */
public record EventSource(String file, String text) {

  /** Takes the source from the arguments of a command. */
  public static EventSource of(String command, Arguments given) {
    Optional<String> file = given.operandsAndOptional("FILE").stream().findFirst();
    if (file.isPresent() == given.has("game")) {
      throw new UserError(
          "%s takes either an event file or --game GAME; see agon %s --help"
              .formatted(command, command));
    }
    file.ifPresent(name -> EventFlags.checkWithFile(name, given));
    return new EventSource(file.orElse(""), file.map(UserFiles::read).orElse(""));
  }

  /** The event, with the changes that flags make. */
  public Event event(Arguments given) {
    Event event =
        file.isEmpty()
            ? EventFlags.fromFlags(given.required("game"), given)
            : EventFlags.fromFile(file, text, given);
    return EventFlags.run(event, given);
  }

  /** The places of the keys in the file, if there is one. */
  public Optional<EventFilePlaces> places() {
    return file.isEmpty() ? Optional.empty() : Optional.of(EventFilePlaces.in(file, text));
  }

  /** The error with the file's name, if there is a file. */
  public UserError in(UserError error) {
    return file.isEmpty() ? error : error.in(file);
  }
}
