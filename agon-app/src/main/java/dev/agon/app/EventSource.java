package dev.agon.app;

import dev.agon.event.Event;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.store.StoredEvent;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How an event was described: by a file, by flags, or by both.
 *
 * @param file the name of the file; empty without one
 * @param text what the file said
 * @param arguments all that was written behind the command
 */
public record EventSource(String file, String text, List<String> arguments) {
  /** Flags that say how an event is watched and kept, not what it is. */
  private static final List<String> INCIDENTAL =
      List.of("db", "output", "progress", "concurrency", "record", "records");

  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  public EventSource {
    arguments = List.copyOf(arguments);
  }

  /** As the command line of a command has it. */
  public static EventSource of(String command, Arguments given, List<String> arguments) {
    Optional<String> file = given.operandsAndOptional("FILE").stream().findFirst();
    if (file.isPresent() == given.has("game")) {
      throw new UserError(
          "%s takes either an event file or --game GAME; see agon %s --help"
              .formatted(command, command));
    }
    file.ifPresent(name -> EventFlags.checkBeside(name, given));
    return new EventSource(file.orElse(""), file.map(UserFiles::read).orElse(""), arguments);
  }

  /** As it was when the event began. */
  public static EventSource of(StoredEvent event) {
    if (JsonReader.read(event.flags())
        instanceof Parsed.Value<Json>(Json.Arr(List<Json> written))) {
      List<String> arguments = written.stream().map(word -> ((Json.Str) word).text()).toList();
      return new EventSource(event.source(), event.text(), arguments);
    }
    throw new UserError("the flags of event " + event.id() + " cannot be read: " + event.flags());
  }

  /** Without where it is kept, since that can have a password in it. */
  public String argumentsAsJson() {
    return Json.array(without(List.of("db")).stream().<Json>map(Json::of).toList()).toString();
  }

  /** The command line that plays it again, without what does not change the results. */
  public String command() {
    return "agon run "
        + without(INCIDENTAL).stream()
            .map(EventSource::asShellsReadIt)
            .collect(Collectors.joining(" "));
  }

  /** The arguments without these flags and their values; flags may begin with one hyphen too. */
  private List<String> without(List<String> flags) {
    List<String> kept = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      String flag = word.replaceFirst("^--?", "").replaceFirst("(?s)=.*", "");
      boolean isLeftOut = word.startsWith("-") && flags.contains(flag);
      if (isLeftOut && !word.contains("=")) {
        i++;
      } else if (!isLeftOut) {
        kept.add(word);
      }
    }
    return kept;
  }

  private static String asShellsReadIt(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** The event, with the flags among the arguments read already. */
  public Event event(Arguments given) {
    Event event =
        file.isEmpty()
            ? EventFlags.fromFlags(given.required("game"), given)
            : EventFlags.fromFile(file, text, given);
    return EventFlags.run(event, given);
  }

  /** An error in what the file says is said to be there. */
  public UserError in(UserError error) {
    return file.isEmpty() ? error : error.in(file);
  }
}
