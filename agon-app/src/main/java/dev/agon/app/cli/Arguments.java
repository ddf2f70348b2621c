package dev.agon.app.cli;

import dev.agon.event.EventSeed;
import dev.agon.game.Parsed;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.MissingArgumentException;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;

/** The flags and operands that a command was given. */
public final class Arguments {
  /** The operand that a flag may name as well. */
  private static final String GAME = "GAME";

  private static final String GAME_FLAG = "game";
  private static final String SEED = "seed";
  private static final String RANDOM = "random";
  private static final long MAX_RANDOM_SEED = 1_000_000_000;

  private final CommandLine line;

  private Arguments(CommandLine line) {
    this.line = line;
  }

  /**
   * A flag that a command accepts.
   *
   * @param value stands for the flag's value in help; empty for a flag without one
   * @param words all values that there are; empty if they cannot be listed
   */
  public record Flag(String name, Optional<String> value, List<String> words, String help) {
    public Flag {
      words = List.copyOf(words);
    }

    private Option option() {
      return Option.builder().longOpt(name).hasArg(value.isPresent()).desc(help).get();
    }
  }

  /** A flag as it was given. */
  public record GivenFlag(String name, String value) {}

  /** An example in a command's help: the words behind {@code agon}, and what they do. */
  public record Example(String command, String meaning) {}

  /** The usage of a command, the flags that it accepts, and what its help says about it. */
  public static final class Flags {
    private static final int MAX_WIDTH = 80;
    private static final int INDENT = 24;

    /** A bar that is not inside brackets. */
    private static final Pattern ALTERNATIVE = Pattern.compile(" \\| (?![^\\[(]*[\\])])");

    private final String usage;
    private final List<Flag> flags = new ArrayList<>();
    private final List<Example> examples = new ArrayList<>();
    private final Map<String, String> newNames = new HashMap<>();
    private String description = "";

    /** Takes the usage line without {@code usage: agon}. */
    public Flags(String usage) {
      this.usage = usage;
    }

    public Flags describe(String sentences) {
      description = sentences;
      return this;
    }

    public Flags example(String command, String meaning) {
      examples.add(new Example(command, meaning));
      return this;
    }

    public String description() {
      return description;
    }

    public List<Example> examples() {
      return List.copyOf(examples);
    }

    /** Adds the flag that may name the operand GAME. */
    public Flags game(String help) {
      return value(GAME_FLAG, GAME, help);
    }

    public Flags flag(String name, String help) {
      return add(new Flag(name, Optional.empty(), List.of(), help));
    }

    public Flags value(String name, String value, String help) {
      return add(new Flag(name, Optional.of(value), List.of(), help));
    }

    public Flags choice(String name, String value, List<String> words, String help) {
      return add(new Flag(name, Optional.of(value), words, help));
    }

    /** Adds a flag that {@link Arguments#choice} reads. */
    public <E> Flags choice(
        String name, String value, E[] values, Function<E, String> word, String help) {
      return choice(name, value, Arrays.stream(values).map(word).toList(), help);
    }

    /** Refuses a flag by its old name with a line that has the new one. */
    public Flags renamed(String oldName, String newName) {
      newNames.put("--" + oldName, "--" + newName);
      return this;
    }

    private Flags add(Flag flag) {
      flags.add(flag);
      return this;
    }

    /** The usage line without {@code usage: agon}; a bar separates alternatives. */
    public String usage() {
      return usage;
    }

    public List<Flag> all() {
      return List.copyOf(flags);
    }

    /** Reads the arguments; prints help and returns empty if they ask for help. */
    public Optional<Arguments> read(List<String> arguments, Streams streams) {
      if (arguments.contains("--help") || arguments.contains("-h")) {
        streams.out().print(help());
        return Optional.empty();
      }
      Options options = new Options();
      for (Flag flag : flags) {
        options.addOption(flag.option());
      }
      try {
        DefaultParser parser = DefaultParser.builder().setAllowPartialMatching(false).get();
        return Optional.of(new Arguments(parser.parse(options, arguments.toArray(String[]::new))));
      } catch (UnrecognizedOptionException e) {
        String given = e.getOption().replaceFirst("=.*", "");
        if (newNames.containsKey(given)) {
          throw new UserError(given + " is now called " + newNames.get(given), e);
        }
        throw new UserError(
            Nearest.unknown(
                "flag", e.getOption(), flags.stream().map(flag -> "--" + flag.name()).toList()),
            e);
      } catch (MissingArgumentException e) {
        throw new UserError("--" + e.getOption().getLongOpt() + " needs a value", e);
      } catch (ParseException e) {
        throw new UserError(String.valueOf(e.getMessage()), e);
      }
    }

    /** The usage and the description. */
    String beginning() {
      String usages =
          "usage: agon "
              + ALTERNATIVE
                  .matcher(usage)
                  .replaceAll("\n       agon ")
                  .replace("agon agon", "agon");
      return usages + "\n\n" + wrapped("", description);
    }

    /** The examples with their meaning below them, after an empty line. */
    String exampleText() {
      StringBuilder text = new StringBuilder(examples.isEmpty() ? "" : "\nexamples:\n");
      for (Example example : examples) {
        text.append("  agon ").append(example.command()).append('\n');
        text.append(wrapped("     ", example.meaning()));
      }
      return text.toString();
    }

    private String help() {
      StringBuilder text = new StringBuilder(beginning());
      text.append(flags.isEmpty() ? "" : "\nflags:\n");
      for (Flag flag : flags) {
        String name = "--" + flag.name() + flag.value().map(value -> " " + value).orElse("");
        text.append(wrapped(String.format("  %-22s", name), flag.help()));
      }
      return text.append(exampleText()).toString();
    }

    /** Appends words to a name; further lines begin where the words of the first line do. */
    private static String wrapped(String name, String words) {
      int indent = Math.min(name.length(), INDENT);
      StringBuilder text = new StringBuilder();
      StringBuilder line = new StringBuilder(name);
      for (String word : words.split(" ", -1)) {
        if (line.length() + 1 + word.length() > MAX_WIDTH && line.length() > indent) {
          text.append(line).append('\n');
          line = new StringBuilder(" ".repeat(indent));
        }
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
      return text.append(line).append('\n').toString();
    }
  }

  public boolean has(String flag) {
    return line.hasOption(flag);
  }

  public Optional<String> value(String flag) {
    String[] values = line.getOptionValues(flag);
    if (values != null && values.length > 1) {
      throw UserError.ofFlag(flag, "is given " + values.length + " times");
    }
    return Optional.ofNullable(line.getOptionValue(flag));
  }

  /** Every value of a flag that may be given several times. */
  public List<String> values(String flag) {
    String[] values = line.getOptionValues(flag);
    return values == null ? List.of() : List.of(values);
  }

  public String required(String flag) {
    return value(flag).orElseThrow(() -> UserError.ofFlag(flag, "is required"));
  }

  public Optional<Integer> whole(String flag, int min, int max) {
    return value(flag).map(text -> (int) whole("--" + flag, text, min, max));
  }

  public Optional<Double> decimal(String flag, double min, double max) {
    return value(flag).map(text -> decimal("--" + flag, text, min, max));
  }

  private static double decimal(String what, String text, double min, double max) {
    try {
      double value = Double.parseDouble(text);
      if (min <= value && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Falls through to the common message.
    }
    throw UserError.ofArgument(
        what, "must be a number from " + min + " to " + max + ", not " + Parsed.quoted(text));
  }

  /** The event's seed of {@code --seed}; the word random is a key that nobody can guess. */
  public Optional<EventSeed> eventSeed() {
    return value(SEED)
        .map(text -> EventSeed.parse(text).orThrow(why -> UserError.ofFlag(SEED, why)));
  }

  /** The seed of {@code --seed}; the word random is a new seed each time. */
  public Optional<Long> seed() {
    return value(SEED).map(Arguments::seed);
  }

  /** The seed of {@code --seed}, by default a new one; a seed that nobody chose is printed. */
  public long seedOrRandom(Streams streams) {
    long seed = seed().orElseGet(Arguments::randomSeed);
    if (value(SEED).filter(text -> !text.equals(RANDOM)).isEmpty()) {
      streams.err().println("seed " + seed);
    }
    return seed;
  }

  /** The seed of {@code --seed} for practice; by default or with the word random a new number. */
  public EventSeed practiceSeed() {
    return value(SEED).filter(text -> !text.equals(RANDOM)).isPresent()
        ? eventSeed().orElseThrow()
        : EventSeed.of(randomSeed());
  }

  private static long seed(String text) {
    if (text.equals(RANDOM)) {
      return randomSeed();
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw UserError.ofFlag(SEED, "must be a whole number or random, not " + Parsed.quoted(text));
    }
  }

  /** Short enough to type again. */
  private static long randomSeed() {
    return ThreadLocalRandom.current().nextLong(1, MAX_RANDOM_SEED);
  }

  public static long whole(String what, String text, long min, long max) {
    try {
      long value = Long.parseLong(text);
      if (min <= value && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Falls through to the common message.
    }
    String lower = min == Long.MIN_VALUE ? "" : " from " + min;
    String bounds =
        max == Long.MAX_VALUE ? lower + (lower.isEmpty() ? "" : " on") : lower + " to " + max;
    throw UserError.ofArgument(
        what, "must be a whole number" + bounds + ", not " + Parsed.quoted(text));
  }

  public <E extends Enum<E>> E choice(
      String flag, E otherwise, E[] values, Function<E, String> word) {
    return choice(flag, values, word).orElse(otherwise);
  }

  public <E extends Enum<E>> Optional<E> choice(String flag, E[] values, Function<E, String> word) {
    return value(flag)
        .map(
            text ->
                Arrays.stream(values)
                    .filter(value -> word.apply(value).equals(text))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            UserError.ofFlag(
                                flag,
                                Nearest.mustBe(text, Arrays.stream(values).map(word).toList()))));
  }

  /** The arguments that are not flags: exactly these operands. */
  public List<String> operands(String... names) {
    return operandsFrom(names.length, names);
  }

  public List<String> operandsAndOptional(String optional, String... names) {
    String[] all = Arrays.copyOf(names, names.length + 1);
    all[names.length] = optional;
    return operandsFrom(names.length, all);
  }

  public List<String> operandsAtLeastOne(String name) {
    List<String> given = line.getArgList();
    if (given.isEmpty()) {
      throw new UserError(name + " is missing");
    }
    return given;
  }

  /** The operands, the first so many of which must be given; the flag of a game is one of them. */
  public List<String> operandsFrom(int needed, String... names) {
    List<String> given = new ArrayList<>(line.getArgList());
    int game = List.of(names).indexOf(GAME);
    boolean isFlag = game >= 0 && has(GAME_FLAG);
    int rest = names.length - (isFlag ? 1 : 0);
    if (given.size() > rest) {
      throw new UserError(
          "unexpected argument '%s'%s"
              .formatted(given.get(rest), isFlag ? "; --game names the game" : ""));
    }
    if (isFlag && given.size() >= game) {
      given.add(game, required(GAME_FLAG));
    }
    if (given.size() < (isFlag ? Math.max(needed, game + 1) : needed)) {
      throw new UserError(names[given.size()] + " is missing");
    }
    return given;
  }
}
