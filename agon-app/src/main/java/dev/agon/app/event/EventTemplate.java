package dev.agon.app.event;

import dev.agon.bot.BuiltInBot;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.game.GameKit;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An event file to start from. What may be used instead stands in it behind marks without a blank,
 * so that taking the mark away is enough.
 */
final class EventTemplate {
  private final GameSpec spec;
  private final List<BuiltInBot<?, ?>> bots;
  private final StringBuilder text = new StringBuilder();

  private EventTemplate(GameKit<?, ?, ?> kit) {
    this.spec = kit.game().spec();
    this.bots = List.copyOf(kit.bots());
  }

  static String of(GameKit<?, ?, ?> kit) {
    return new EventTemplate(kit).write();
  }

  private String write() {
    text.append(
        """
        # An event of %s to start from.
        #
        # agon event check FILE   tells what will be played, how long it takes, and which bots fail
        # agon run FILE           plays it
        #
        # A # with a blank behind it explains something. One without hides something that you can use:
        # take the # away. docs/events.md explains everything.

        name: %s
        game: %s
        seed: 1                 # all randomness comes from it

        """
            .formatted(spec.name(), spec.name(), spec.id()));
    settings();
    bots();
    text.append(
        """

        # How long a program may take, in seconds: for all its answers in a match, for one of them,
        # what each adds to the time of the match, how much over a limit is forgiven, and to start.
        #clock: {match: 30, move: 5, increment: 0.5, grace: 0.1, startup: 10}

        # Matches played at once; by default as many as there are cores.
        #concurrency: 2

        # What is kept of a match: results, moves, or all (what bots saw, times, standard error).
        #record: moves

        # So many failures in a row keep a bot out, by default 10; off keeps nobody out.
        #quarantine: 5

        """);
    stages();
    return text.toString();
  }

  private void settings() {
    if (spec.settings().isEmpty()) {
      return;
    }
    Map<String, String> defaults = Settings.defaults(spec).written();
    text.append("# What can be set, with the values that it has when nothing is said:\n");
    text.append("#settings:\n");
    for (Setting<?> setting : spec.settings()) {
      text.append("  # ").append(setting.help()).append('\n');
      text.append("  #%s: \"%s\"%n".formatted(setting.key(), defaults.get(setting.key())));
    }
    text.append('\n');
  }

  private void bots() {
    text.append("bots:\n");
    for (BuiltInBot<?, ?> bot : bots) {
      text.append("  - %-20s # %s%n".formatted(bot.name(), bot.summary()));
    }
    String source = "bots/python/" + spec.id();
    text.append(
        """
          # Several of one:
          #- %s*2
          # A program is named by its source, or by its command line; paths begin where agon is
          # started. Sources end in .py, .js, .java or .c.
          #- %s.py
          #- {name: Mine, author: Ann, file: %s.py}
          #- {name: Yours, author: Ben, command: python3 %s.py}
          # One that is started anew for each move:
          #- {name: Turns, file: %s_turn.py, protocol: turn}
        """
            .formatted(bots.getFirst().name(), source, source, source, source));
  }

  private void stages() {
    text.append("# Who meets whom, and how often.\n");
    text.append("stages:\n");
    if (spec.usualSeats() == 2) {
      text.append(
          """
            - format: round-robin   # everybody against everybody from both seats
              games: 3              # so many times
              # Over as soon as it is beyond doubt who the first %d are:
              #stop: top-%d-decided
          """
              .formatted(half(), half()));
    } else {
      text.append(
          """
            - format: table         # all at one table, a seat further each time
              seats: %-14d # which they share
              games: 100            # so many times
          """
              .formatted(Math.max(spec.usualSeats(), bots.size())));
    }
    text.append(
        """
            # What a match is worth: score (the game's own points), wins, place, or
            #scoring: {points: {win: 3, draw: 1, loss: 0, both-lose: 0}}
            # What decides among equals, in this order; there are sonneborn-berger and buchholz, too:
            #tie-breaks: [head-to-head, wins, fewer-faults, seed, name]

          # In its place can be one of these.
        """);
    alternatives().forEach(this::alternative);
  }

  private int half() {
    return bots.size() / 2;
  }

  /** Stages, with what is to be said of them. */
  private record Alternative(String comment, List<String> stages) {
    static Alternative of(String comment, String... stages) {
      return new Alternative(comment, List.of(stages));
    }
  }

  private List<Alternative> alternatives() {
    String one = bots.get(0).name();
    String two = bots.get(1).name();
    boolean isForTwo = spec.usualSeats() == 2;
    List<Alternative> all = new ArrayList<>();
    if (!isForTwo) {
      all.add(Alternative.of("Everybody against everybody:", "{format: round-robin, games: 3}"));
    }
    all.add(Alternative.of("The same deals for everybody:", "{format: round-robin, boards: 50}"));
    all.add(
        Alternative.of(
            "Matches of three, everybody in every seat; beyond so many matches a fair sample:",
            "{format: round-robin, seats: 3, games: 1, most: 10000}"));
    all.add(
        Alternative.of(
            "The first against all the others:", "{format: gauntlet, challengers: 1, games: 3}"));
    all.add(
        Alternative.of(
            "Only those listed, here or in a file (matchups: pairs.txt, names between commas):",
            "{format: matchups, games: 2, matchups: [[%s, %s]]}".formatted(one, two)));
    all.add(
        Alternative.of(
            "In each round those meet who have come equally far:",
            "{format: swiss, rounds: %d, games: 2}".formatted(Math.max(1, bots.size() - 2))));
    all.add(
        Alternative.of(
            "Groups of up to six play every order of seats, and the better halves go on:",
            "{format: groups, games: 1}"));
    if (isForTwo) {
      all.add(
          Alternative.of(
              "All at one table, a seat further each time:", "{format: table, games: 100}"));
    }
    all.add(
        Alternative.of(
            "A knockout; matches without a winner are played again:",
            "{format: single-elimination, best-of: 1, final-best-of: 3, replays: 5}"));
    all.add(
        Alternative.of(
            "A knockout in which the second loss is the last:",
            "{format: double-elimination, best-of: 3, final-best-of: 5, replays: 5}"));
    all.add(
        Alternative.of(
            "Any number of stages, in which the best of each play the next:",
            "{format: round-robin, games: 3, advance: 2}",
            "{format: single-elimination, final-best-of: 5}"));
    return all.stream().filter(this::isPlayable).toList();
  }

  /** Whether the game, with these bots, can be played so. */
  private boolean isPlayable(Alternative alternative) {
    Event event =
        EventFile.read("", "game: " + spec.id() + "\nstages:\n" + lines(alternative, "- "));
    return event.check(spec, bots.stream().map(BuiltInBot::name).toList()).isEmpty();
  }

  private static String lines(Alternative alternative, String mark) {
    return String.join("", alternative.stages().stream().map(one -> mark + one + "\n").toList());
  }

  private void alternative(Alternative alternative) {
    text.append("  # ").append(alternative.comment()).append('\n');
    text.append(lines(alternative, "  #- "));
  }
}
