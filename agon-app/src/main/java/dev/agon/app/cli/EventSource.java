package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventReading;
import dev.agon.registry.GameRegistry;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.List;
import java.util.Optional;

/**
 * The description of an event on the command line: a file, or a game and flags.
 *
 * @param file the name of the file; empty without one
 * @param game the game's id; empty with a file
 */
public record EventSource(String file, String text, String game) {

  /** The usage of a command that takes such an event. */
  public static String usage(String command) {
    return "%s FILE [flags] | %s GAME [flags]".formatted(command, command);
  }

  /** Adds the flag that names the game. */
  public static Flags addTo(Flags flags) {
    return flags.game("the game, instead of an event file; also without --game");
  }

  public static EventSource of(String command, Arguments given) {
    Optional<String> word = given.operandsAndOptional("FILE").stream().findFirst();
    if (word.isPresent() == given.has("game")) {
      throw new UserError(
          "%s takes either an event file or a game; see agon %s --help"
              .formatted(command, command));
    }
    if (word.isEmpty()) {
      return new EventSource("", "", given.required("game"));
    }
    Operand named = Operand.of(word.get());
    if (named instanceof Operand.Stored) {
      throw new UserError(
          "%s takes an event file or a game, not an event of the database: %s"
              .formatted(command, word.get()));
    }
    if (named instanceof Operand.GameId(String id)) {
      List<String> games =
          GameRegistry.games().stream().map(kit -> kit.game().spec().id()).toList();
      return new EventSource("", "", Nearest.find("event file or game", id, games, one -> one));
    }
    EventFlags.checkWithFile(word.get(), given);
    return new EventSource(word.get(), UserFiles.read(word.get(), EventFile.MAX_BYTES), "");
  }

  /** The event, with the changes that flags make; throws everything that cannot be read. */
  public Event event(Arguments given) {
    return reading(given).orThrow();
  }

  /** What can be read of the event, with the changes that flags make. */
  public EventReading reading(Arguments given) {
    EventReading read =
        file.isEmpty() ? EventFlags.ofFlags(game, given) : EventFlags.ofFile(file, text, given);
    return EventFlags.run(read, given);
  }

  /** The error with the file's name, if there is a file. */
  public UserError in(UserError error) {
    return file.isEmpty() ? error : error.in(file);
  }
}
