package dev.agon.app.fight;

import dev.agon.app.cli.Arguments;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The original program's switches: letters whose value is attached or follows. */
record FightOptions(
    List<Newcomer> newcomers,
    List<String> included,
    List<String> excluded,
    int games,
    int seconds,
    String tournaments,
    boolean json,
    Optional<String> moves,
    boolean verbose,
    boolean stopAtError,
    boolean help) {

  /** A program that takes part. */
  record Newcomer(String command, String name, String author) {}

  static final String HELP =
      """
      usage: fight [switches]
        -n"CMD" "NAME" "AUTHOR"  add a program (repeatable)
        -i NAME                  add a built-in that does not play by default: Perfect
        -x NAME                  exclude a bot, or all bots of an author (repeatable)
        -g N                     games per match, 1 to 65536 (default 3)
        -s N                     seconds per player per game, 1 to 3600 (default 30)
        -t LETTERS               tournaments in order: r round robin, e elimination (default r)
        -o t|j                   output as text or JSON (default t)
        -m NAME                  moves mode: position on standard input, NAME's move on output
        -v                       print every game on standard error
        -f                       stop at the first error, with a non-zero exit code
        -h                       this help
      A value may be attached to its letter or follow it.
      """;

  static FightOptions read(List<String> arguments) {
    List<Newcomer> newcomers = new ArrayList<>();
    List<String> included = new ArrayList<>();
    List<String> excluded = new ArrayList<>();
    int games = 3;
    int seconds = 30;
    String tournaments = "r";
    boolean json = false;
    Optional<String> moves = Optional.empty();
    boolean verbose = false;
    boolean stopAtError = false;
    boolean help = false;
    Iterator<String> rest = arguments.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (word.length() < 2 || word.charAt(0) != '-') {
        throw new UserError("'" + word + "' is not a switch; fight -h lists them");
      }
      char letter = word.charAt(1);
      String attached = word.substring(2);
      switch (letter) {
        case 'n' ->
            newcomers.add(
                new Newcomer(
                    value(letter, attached, rest),
                    next("-n needs a command, a name and an author", rest),
                    next("-n needs a command, a name and an author", rest)));
        case 'i' -> included.add(value(letter, attached, rest));
        case 'x' -> excluded.add(value(letter, attached, rest));
        case 'g' -> games = (int) Arguments.whole("-g", value(letter, attached, rest), 1, 65536);
        case 's' -> seconds = (int) Arguments.whole("-s", value(letter, attached, rest), 1, 3600);
        case 't' -> tournaments = letters(value(letter, attached, rest));
        case 'o' -> json = isJson(value(letter, attached, rest));
        case 'm' -> moves = Optional.of(value(letter, attached, rest));
        case 'v' -> verbose = noValue(letter, attached);
        case 'f' -> stopAtError = noValue(letter, attached);
        case 'h' -> help = noValue(letter, attached);
        default -> throw new UserError("unknown switch '-" + letter + "'; fight -h lists them");
      }
    }
    return new FightOptions(
        newcomers,
        included,
        excluded,
        games,
        seconds,
        tournaments,
        json,
        moves,
        verbose,
        stopAtError,
        help);
  }

  private static String value(char letter, String attached, Iterator<String> rest) {
    return attached.isEmpty() ? next("-" + letter + " needs a value", rest) : attached;
  }

  private static String next(String error, Iterator<String> rest) {
    if (!rest.hasNext()) {
      throw new UserError(error);
    }
    return rest.next();
  }

  private static boolean noValue(char letter, String attached) {
    if (!attached.isEmpty()) {
      throw new UserError("-" + letter + " takes no value; found '" + attached + "'");
    }
    return true;
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
