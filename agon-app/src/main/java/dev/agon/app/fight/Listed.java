package dev.agon.app.fight;

/** A bot in the original program's listing. */
record Listed(int uid, String title, String author) {
  String byAuthor() {
    return title + " by " + author;
  }
}
