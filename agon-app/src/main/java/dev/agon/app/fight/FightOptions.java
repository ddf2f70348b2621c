package dev.agon.app.fight;

import dev.agon.app.cli.Arguments;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The original program's switches. A switch is a letter; the text attached to it and the words up
 * to the next switch are its values.
 */
record FightOptions(
    List<Newcomer> newcomers,
    List<String> included,
    List<String> excluded,
    List<String> reads,
    int games,
    int seconds,
    String tournaments,
    boolean json,
    Optional<String> moves,
    boolean verbose,
    boolean stopAtError,
    boolean help) {

  /** A program that takes part; its name and its author may be empty. */
  record Newcomer(String command, String name, String author) {}

  static final String HELP =
      """
      usage: fight [switches]
        -n"CMD" "NAME" "AUTHOR"  add a program (repeatable); NAME and AUTHOR may be
                                 left out, and are then empty
        -i NAME ...              add built-ins that do not play by default: Perfect
        -x NAME ...              exclude bots by name, or all bots of an author (repeatable)
        -r PATH ...              further files and folders that programs see in their box
        -g N                     games per match, 1 to 65536 (default 3)
        -s N                     seconds per player per game, 1 to 3600 (default 30)
        -t LETTERS               tournaments in order: r round robin, e elimination (default re)
        -o t|j                   output as text or JSON (default t)
        -m NAME                  moves mode: position on standard input, NAME's move on output
        -v                       print every position and move on standard error
        -f                       stop at the first error, with a non-zero exit code
        -h                       this help
      A value may be attached to its letter or follow it. The built-ins' author is
      "Examples Team". Programs run in a box, where there is one, and see the files
      and folders that their command names. A program that imports from another
      folder needs -r; the environment variable AGON_SANDBOX=off turns the box off.
      """;

  static FightOptions read(List<String> arguments) {
    List<Newcomer> newcomers = new ArrayList<>();
    List<String> included = new ArrayList<>();
    List<String> excluded = new ArrayList<>();
    List<String> reads = new ArrayList<>();
    int games = 3;
    int seconds = 30;
    String tournaments = "re";
    boolean json = false;
    Optional<String> moves = Optional.empty();
    boolean verbose = false;
    boolean stopAtError = false;
    boolean help = false;
    for (Switch given : switches(arguments)) {
      switch (given.letter()) {
        case 'n' -> newcomers.add(given.newcomer());
        case 'i' -> included.addAll(given.values());
        case 'x' -> excluded.addAll(given.values());
        case 'r' -> reads.addAll(given.values());
        case 'g' -> games = (int) Arguments.whole("-g", given.value(), 1, 65536);
        case 's' -> seconds = (int) Arguments.whole("-s", given.value(), 1, 3600);
        case 't' -> tournaments = letters(given.value());
        case 'o' -> json = isJson(given.value());
        case 'm' -> moves = Optional.of(given.value());
        case 'v' -> verbose = given.isBare();
        case 'f' -> stopAtError = given.isBare();
        case 'h' -> help = given.isBare();
        default ->
            throw new UserError("unknown switch '-" + given.letter() + "'; fight -h lists them");
      }
    }
    return new FightOptions(
        newcomers,
        included,
        excluded,
        reads,
        games,
        seconds,
        tournaments,
        json,
        moves,
        verbose,
        stopAtError,
        help);
  }

  private static List<Switch> switches(List<String> arguments) {
    List<Switch> switches = new ArrayList<>();
    for (String word : arguments) {
      if (word.length() > 1 && word.charAt(0) == '-') {
        String attached = word.substring(2);
        switches.add(
            new Switch(
                word.charAt(1),
                new ArrayList<>(attached.isEmpty() ? List.of() : List.of(attached))));
      } else if (switches.isEmpty() || word.equals("-")) {
        throw new UserError("'" + word + "' is not a switch; fight -h lists them");
      } else {
        switches.getLast().words().add(word);
      }
    }
    return switches;
  }

  private record Switch(char letter, List<String> words) {
    String value() {
      if (values().size() > 1) {
        throw new UserError(
            "-" + letter + " takes one value, not '" + String.join(" ", words) + "'");
      }
      return words.getFirst();
    }

    List<String> values() {
      if (words.isEmpty()) {
        throw new UserError("-" + letter + " needs a value");
      }
      return words;
    }

    boolean isBare() {
      if (!words.isEmpty()) {
        throw new UserError("-" + letter + " takes no value; found '" + words.getFirst() + "'");
      }
      return true;
    }

    Newcomer newcomer() {
      if (values().size() > 3) {
        throw new UserError(
            "-n takes a command, a name and an author; '"
                + words.get(3)
                + "' is one word too many");
      }
      return new Newcomer(
          words.getFirst(),
          words.size() > 1 ? words.get(1) : "",
          words.size() > 2 ? words.get(2) : "");
    }
  }

  private static String letters(String value) {
    if (!value.matches("[re]+")) {
      throw new UserError("-t takes the letters r and e, not '" + value + "'");
    }
    return value;
  }

  private static boolean isJson(String value) {
    return switch (value) {
      case "t" -> false;
      case "j" -> true;
      default -> throw new UserError("-o takes t or j, not '" + value + "'");
    };
  }
}
