package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.text.OutputFile;
import java.util.function.Predicate;

/** The flag {@code --force}, with which a command replaces files that it did not write. */
public final class ForceFlag {
  private static final String NAME = "force";

  private ForceFlag() {}

  public static Flags addTo(Flags flags) {
    return flags.flag(
        NAME, "replace a file even if this command did not write it; never a database");
  }

  public static boolean isGiven(Arguments given) {
    return given.has(NAME);
  }

  /** Refuses to replace a file that the command did not write, as {@link OutputFile#check} does. */
  public static void check(Arguments given, String file, String kind, Predicate<String> isOurs) {
    OutputFile.check(file, isGiven(given), kind, isOurs);
  }
}
