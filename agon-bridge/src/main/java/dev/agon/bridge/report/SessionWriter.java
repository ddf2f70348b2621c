package dev.agon.bridge.report;

/** A form of output, for one session or for many one after the other. */
public interface SessionWriter {
  /** What comes before the first session. */
  default String begin() {
    return "";
  }

  String write(SessionReport report);

  /** What comes after the last session. */
  default String end() {
    return "";
  }
}
