package dev.agon.app.manual;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;

/** Prints the version of Agon and what it runs on. */
public final class VersionCommand extends Command {
  public VersionCommand() {
    super("version", "print the version of Agon, of Java and of the system (also -v, --version)");
  }

  @Override
  public boolean isShort() {
    return true;
  }

  @Override
  public Flags flags() {
    return new Flags("version")
        .describe("Prints the versions that a report of a mistake should have.")
        .example("version", "print them");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.operands();
    streams.out().print(Version.text());
    return 0;
  }
}
