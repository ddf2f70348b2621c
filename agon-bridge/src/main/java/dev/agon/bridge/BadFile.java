package dev.agon.bridge;

/** Something wrong in a file, in one line that says where and what would be right. */
public final class BadFile extends RuntimeException {
  public BadFile(String message) {
    super(message);
  }

  public BadFile(String message, Throwable cause) {
    super(message, cause);
  }

  /** Something wrong in a line, counted from 1. */
  public static BadFile at(long line, String message) {
    return new BadFile("line " + line + ": " + message);
  }

  /** What to say about the file of this name. */
  public String in(String file) {
    String message = String.valueOf(getMessage());
    return message.startsWith("line ") ? file + ", " + message : file + ": " + message;
  }
}
