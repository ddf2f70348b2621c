package dev.agon.event;

import java.util.List;

/** All that is wrong with an event file. */
public final class EventProblems extends IllegalArgumentException {
  private final List<String> lines;

  EventProblems(List<String> lines) {
    super(String.join("\n", lines));
    this.lines = List.copyOf(lines);
  }

  EventProblems(String line, Throwable cause) {
    super(line, cause);
    this.lines = List.of(line);
  }

  /** A line for each thing, with the place where it is. */
  public List<String> lines() {
    return lines;
  }
}
