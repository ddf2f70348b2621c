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

/** A command's flags and operands, checked and read. */
public final class Arguments {
  private final CommandLine line;

  private Arguments(CommandLine line) {
    this.line = line;
  }

  /** The flags that a command knows. */
  public static final class Flags {
    private static final int MAX_WIDTH = 100;
    private static final int INDENT = 24;

    private final String usage;
    private final List<Option> flags = new ArrayList<>();

    /** With the usage line, which begins after {@code usage: agon}. */
    public Flags(String usage) {
      this.usage = usage;
    }

    public Flags flag(String name, String help) {
      flags.add(Option.builder().longOpt(name).desc(help).get());
      return this;
    }

    public Flags value(String name, String value, String help) {
      flags.add(Option.builder().longOpt(name).hasArg().argName(value).desc(help).get());
      return this;
    }

    /** Reads the arguments; empty when they asked for help, which is then printed. */
    public Optional<Arguments> read(List<String> arguments, Streams streams) {
      if (arguments.contains("--help") || arguments.contains("-h")) {
        streams.out().print(help());
        return Optional.empty();
      }
      Options options = new Options();
      flags.forEach(options::addOption);
      try {
        DefaultParser parser = DefaultParser.builder().setAllowPartialMatching(false).get();
        return Optional.of(new Arguments(parser.parse(options, arguments.toArray(String[]::new))));
      } catch (UnrecognizedOptionException e) {
        throw new UserError(
            Nearest.unknown(
                "flag",
                e.getOption(),
                flags.stream().map(flag -> "--" + flag.getLongOpt()).toList()),
            e);
      } catch (MissingArgumentException e) {
        throw new UserError("--" + e.getOption().getLongOpt() + " needs a value", e);
      } catch (ParseException e) {
        throw new UserError(String.valueOf(e.getMessage()), e);
      }
    }

    private String help() {
      StringBuilder text = new StringBuilder("usage: agon " + usage + "\n");
      for (Option flag : flags) {
        String name = "--" + flag.getLongOpt() + (flag.hasArg() ? " " + flag.getArgName() : "");
        text.append(wrapped(String.format("  %-22s", name), flag.getDescription()));
      }
      return text.toString();
    }

    /** A name and its description, which continues in lines below each other. */
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
    return value(flag).orElseThrow(() -> UserError.ofFlag(flag, "is needed"));
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
      // Falls through to the one message for everything that is not such a number.
    }
    throw UserError.ofArgument(
        what, "must be a number from " + min + " to " + max + ", not " + Parsed.quoted(text));
  }

  public Optional<Long> number(String flag) {
    return value(flag).map(text -> whole("--" + flag, text, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  /** A whole number within bounds, or a message that says so. */
  public static long whole(String what, String text, long min, long max) {
    try {
      long value = Long.parseLong(text);
      if (min <= value && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Falls through to the one message for everything that is not such a number.
    }
    String bounds = min == Long.MIN_VALUE ? "" : " from " + min + " to " + max;
    throw UserError.ofArgument(
        what, "must be a whole number" + bounds + ", not " + Parsed.quoted(text));
  }

  /** One of the words. */
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

  /** What is left besides the flags: exactly these operands. */
  public List<String> operands(String... names) {
    return operands(names.length, names);
  }

  /** What is left besides the flags: these operands, and one more if there is. */
  public List<String> operandsAndOptional(String optional, String... names) {
    String[] all = Arrays.copyOf(names, names.length + 1);
    all[names.length] = optional;
    return operands(names.length, all);
  }

  /** What is left besides the flags: one operand or more. */
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
      throw new UserError("'" + given.get(names.length) + "' is one argument too many");
    }
    return given;
  }
}
