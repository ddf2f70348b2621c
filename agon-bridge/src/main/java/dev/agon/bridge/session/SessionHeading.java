package dev.agon.bridge.session;

/**
 * What the top of a report says about a session; a part is empty if it is not known.
 *
 * @param date as the file has it
 */
public record SessionHeading(String title, String club, String date) {
  public static final SessionHeading NONE = new SessionHeading("", "", "");

  /** This heading with the parts of another one that are not empty. */
  public SessionHeading with(SessionHeading other) {
    return new SessionHeading(
        other.title.isEmpty() ? title : other.title,
        other.club.isEmpty() ? club : other.club,
        other.date.isEmpty() ? date : other.date);
  }
}
