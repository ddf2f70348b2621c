package dev.agon.text;

/**
 * A line of a user's file, so that an error can name it.
 *
 * @param file the name that the user knows the file by
 * @param number counted from 1
 */
public record FileLine(String file, long number) {
  public UserError error(String problem) {
    return new UserError(this + ": " + problem);
  }

  public UserError error(String problem, Throwable cause) {
    return new UserError(this + ": " + problem, cause);
  }

  /** The name, if it is not too long; control characters are made visible where it is shown. */
  public String name(String name) {
    NameRule.tooLong(name)
        .ifPresent(
            problem -> {
              throw error(problem);
            });
    return name;
  }

  /** As in {@code session.csv, line 3}. */
  @Override
  public String toString() {
    return file + ", line " + number;
  }
}
