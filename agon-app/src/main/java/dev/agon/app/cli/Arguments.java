package dev.agon.app.cli;

import dev.agon.game.Parsed;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.MissingArgumentException;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;

/** The flags and operands that a command was given. */
public final class Arguments {
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

  /** The usage of a command, and the flags that it accepts. */
  public static final class Flags {
    private static final int MAX_WIDTH = 100;
    private static final int INDENT = 24;

    private final String usage;
    private final List<Flag> flags = new ArrayList<>();

    /** Takes the usage line without {@code usage: agon}. */
    public Flags(String usage) {
      this.usage = usage;
    }

    public Flags flag(String name, String help) {
      return add(new Flag(name, Optional.empty(), List.of(), help));
    }

    public Flags value(String name, String value, String help) {
      return add(new Flag(name, Optional.of(value), List.of(), help));
    }

    /** Adds a flag whose value is one of some words. */
    public Flags choice(String name, String value, List<String> words, String help) {
      return add(new Flag(name, Optional.of(value), words, help));
    }

    /** Adds a flag that {@link Arguments#choice} reads. */
    public <E> Flags choice(
        String name, String value, E[] values, Function<E, String> word, String help) {
      return choice(name, value, Arrays.stream(values).map(word).toList(), help);
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

    /** The line with the usage. */
    String usageText() {
      return "usage: agon " + usage + "\n";
    }

    private String help() {
      StringBuilder text = new StringBuilder(usageText());
      for (Flag flag : flags) {
        String name = "--" + flag.name() + flag.value().map(value -> " " + value).orElse("");
        text.append(wrapped(String.format("  %-22s", name), flag.help()));
      }
      return text.toString();
    }

    /** Appends a description to a name, wrapped into indented lines. */
    private static String wrapped(String name, String description) {
      StringBuilder text = new StringBuilder(name);
      int width = name.length();
      for (String word : description.split(" ", -1)) {
        if (width + 1 + word.length() > MAX_WIDTH && width > INDENT) {
          text.append('\n').append(" ".repeat(INDENT));
          width = INDENT;
        }
        text.append(' ').append(word);
        width += 1 + word.length();
      }
      return text.append('\n').toString();
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

  public Optional<Long> number(String flag) {
    return value(flag).map(text -> whole("--" + flag, text, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  /** Reads a whole number within bounds. */
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

  /** Reads one of the words; without the flag returns {@code otherwise}. */
  public <E extends Enum<E>> E choice(
      String flag, E otherwise, E[] values, Function<E, String> word) {
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
                                Nearest.mustBe(text, Arrays.stream(values).map(word).toList()))))
        .orElse(otherwise);
  }

  /** The arguments that are not flags: exactly these operands. */
  public List<String> operands(String... names) {
    return operands(names.length, names);
  }

  /** The arguments that are not flags: these operands and an optional one. */
  public List<String> operandsAndOptional(String optional, String... names) {
    String[] all = Arrays.copyOf(names, names.length + 1);
    all[names.length] = optional;
    return operands(names.length, all);
  }

  /** The arguments that are not flags: one operand or more. */
  public List<String> operandsAtLeastOne(String name) {
    List<String> given = line.getArgList();
    if (given.isEmpty()) {
      throw new UserError(name + " is missing");
    }
    return given;
  }

  private List<String> operands(int needed, String... names) {
    List<String> given = line.getArgList();
    if (given.size() < needed) {
      throw new UserError(names[given.size()] + " is missing");
    }
    if (given.size() > names.length) {
      throw new UserError("unexpected argument '" + given.get(names.length) + "'");
    }
    return given;
  }
}
