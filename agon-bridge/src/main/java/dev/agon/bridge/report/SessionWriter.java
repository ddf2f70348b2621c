package dev.agon.bridge.report;

/** Writes reports of one or several sessions in one output format. */
@FunctionalInterface
public interface SessionWriter {
  /** The output before the first session. */
  default String begin() {
    return "";
  }

  String write(SessionReport report);
}
