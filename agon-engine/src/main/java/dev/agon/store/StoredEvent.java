package dev.agon.store;

/**
 * An event that was begun.
 *
 * @param source the name of its file; empty when flags described it
 * @param text what the file said
 * @param flags those it was started with, as JSON
 * @param description what its digest begins with
 * @param started when, for people to read
 * @param digest empty until it is over
 * @param matches how many are over
 */
public record StoredEvent(
    long id,
    String name,
    String game,
    String source,
    String text,
    String flags,
    String description,
    String started,
    String digest,
    long matches) {

  public boolean isOver() {
    return !digest.isEmpty();
  }
}
