package dev.agon.app.event;

import dev.agon.app.Arguments.Flags;
import dev.agon.app.Streams;
import dev.agon.app.UserFiles;
import dev.agon.app.command.Command;
import java.nio.file.Path;
import java.util.List;

/** Prints the JSON schema of event files, for editors and other programs. */
final class SchemaCommand implements Command {
  @Override
  public String name() {
    return "schema";
  }

  @Override
  public String summary() {
    return "print the JSON schema of event files, with which editors check and complete them";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    new Flags("event schema")
        .read(arguments, streams)
        .ifPresent(
            given -> {
              given.operands();
              String home = System.getProperty("agon.home", ".");
              Path file = Path.of(home, "protocol", "event.schema.json");
              streams.out().print(UserFiles.read(file.toString()));
            });
    return 0;
  }
}
