package dev.agon.app.fight;

/**
 * A bot in the original program's listing.
 *
 * @param title as it was given; may be empty
 * @param author may be empty
 * @param name what messages call the bot: its title, or its command where it has none
 */
record Listed(int uid, String title, String author, String name) {
  static Listed of(int uid, String title, String author) {
    return new Listed(uid, title, author, title);
  }

  /** As the original program prints it. */
  String byAuthor() {
    return title + " by " + author;
  }

  /** As messages have it. */
  String describe() {
    return author.isEmpty() ? name : name + " by " + author;
  }
}
