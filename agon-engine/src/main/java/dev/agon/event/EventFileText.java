package dev.agon.event;

/** Writes an event as an event file that plays it again. */
public final class EventFileText {
  private EventFileText() {}

  public static String of(Event event) {
    return event.name();
  }
}
