package dev.agon.app.author;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.GivenFlag;
import dev.agon.app.cli.EventFlags;
import dev.agon.event.Event;
import dev.agon.source.BotSource;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Commands that an author can copy to see a match of a trial again, each as its parts: those that a
 * line break may separate.
 *
 * @param flags the flags of the trial that other commands take too
 */
record ReadyCommands(Event event, List<GivenFlag> flags) {
  /** Where the commands keep the match. */
  private static final String RECORD = "match.json";

  /** What means nothing to a shell. */
  private static final Pattern PLAIN = Pattern.compile("[\\w./:,=+@%-]+");

  ReadyCommands {
    flags = List.copyOf(flags);
  }

  static ReadyCommands of(Event event, Arguments given) {
    return new ReadyCommands(event, EventFlags.forAnotherCommand(given));
  }

  /**
   * The command that plays a match again, with what the programs write to standard error.
   *
   * @param seats the bots by seat, as the numbers that they have in the event
   */
  List<String> play(long number, List<Integer> seats) {
    List<String> parts = new ArrayList<>(played(number, seats));
    parts.add("--stderr");
    return parts;
  }

  /** The command that plays a match again and keeps it for the others. */
  List<String> record(long number, List<Integer> seats) {
    List<String> parts = new ArrayList<>(played(number, seats));
    parts.add("--file " + RECORD);
    return parts;
  }

  List<String> replay() {
    return List.of("agon replay " + RECORD, "--numbers");
  }

  List<String> analyse() {
    return List.of("agon analyse " + RECORD);
  }

  private List<String> played(long number, List<Integer> seats) {
    String bots = String.join(",", seats.stream().map(this::bot).toList());
    List<String> parts = new ArrayList<>(List.of("agon play " + event.game()));
    parts.add("--bots " + quoted(bots));
    parts.add("--seed " + event.seed().text());
    parts.add("--match " + number);
    flags.forEach(flag -> parts.add("--" + flag.name() + " " + quoted(flag.value())));
    return parts;
  }

  private String bot(int index) {
    BotSource source = event.bots().get(index).source();
    return source.describe().replace(",", "\\,");
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
