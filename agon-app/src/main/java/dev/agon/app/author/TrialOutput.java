package dev.agon.app.author;

import java.util.List;

/** Takes what a trial finds. */
interface TrialOutput {
  /** A line for people only. */
  void line(String words);

  /** Words with a label. */
  void print(String label, String words);

  /** Words that belong to those before; programs need their label, and without it not the words. */
  void more(String label, String words);

  /** A command to copy, as the parts that a line break may separate. */
  void command(String label, List<String> parts);

  /** A command to copy that belongs to what was printed before. */
  void moreCommand(String label, List<String> parts);

  /** Lines that the bot wrote to standard error. */
  void quote(String lines);

  /** What the bot did against an opponent; names have so many columns in a table. */
  void opponent(String name, TrialTotals against, int columns);

  /** What the bot did in all; a match may take so many seconds. */
  void totals(TrialTotals all, long seconds);

  /** Nothing follows. */
  void end();
}
