package dev.agon.build;

import dev.agon.text.UserError;

/** A source file that its compiler refuses. */
public final class BuildFailure extends UserError {
  private final String output;

  /** A failure as another process has seen it. */
  public BuildFailure(String message, String output) {
    super(message);
    this.output = output;
  }

  static BuildFailure of(String file, String said) {
    return new BuildFailure(
        "cannot compile " + file + (said.contains("\n") ? ":\n" : ": ") + said, said);
  }

  public String output() {
    return output;
  }

  /** The first line of the output that names an error. */
  public String firstError() {
    return output
        .lines()
        .filter(line -> line.contains("error"))
        .findFirst()
        .or(() -> output.lines().filter(line -> !line.isBlank()).findFirst())
        .map(String::strip)
        .orElse("the compiler fails without a word");
  }
}
