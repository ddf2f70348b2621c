package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.event.EventSeed;
import dev.agon.json.Json;
import java.util.Optional;

/** The flag of commands that print a table for people, or JSON for programs. */
public final class OutputFlag {
  private static final String OUTPUT = "output";

  private enum Form {
    TABLE("table"),
    JSON("json");

    private final String id;

    Form(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }
  }

  private OutputFlag() {}

  public static Flags addTo(Flags flags) {
    return flags.choice(
        OUTPUT,
        "WORD",
        Form.values(),
        Form::id,
        "table (default), or json: a line with an object for each row, or one for all");
  }

  public static boolean isJson(Arguments given) {
    return given.choice(OUTPUT, Form.TABLE, Form.values(), Form::id) == Form.JSON;
  }

  /** The seed of an event, unless it is secret until the event is over. */
  public static Optional<Json> seed(EventSeed seed, boolean isOver) {
    return isOver || seed instanceof EventSeed.Open
        ? Optional.of(Json.of(seed.text()))
        : Optional.empty();
  }

  /** Prints a value in a line of its own. */
  public static void print(Json value, Streams streams) {
    streams.out().println(value.toString());
  }
}
