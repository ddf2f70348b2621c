package dev.agon.source;

import dev.agon.game.Parsed;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxOptions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Where a bot comes from. */
public sealed interface BotSource {

  record BuiltIn(String name) implements BotSource {
    @Override
    public String describe() {
      return name;
    }
  }

  record FixedMove(String move) implements BotSource {
    @Override
    public String describe() {
      return FIXED_MOVE_PREFIX + move;
    }
  }

  /**
   * A source file, which is compiled first if its language needs it.
   *
   * @param path as written; relative to the event's base folder
   */
  record SourceFile(String path, Launch launch) implements BotSource {
    @Override
    public String describe() {
      return path;
    }

    @Override
    public boolean isExternal() {
      return true;
    }
  }

  /** A program by its command line, split into words. */
  record Program(List<String> words, Launch launch) implements BotSource {
    public Program {
      words = List.copyOf(words);
    }

    @Override
    public String describe() {
      return PROGRAM_PREFIX + ProgramCommand.of(words);
    }

    @Override
    public boolean isExternal() {
      return true;
    }
  }

  /** A person at the terminal. */
  record Person() implements BotSource {
    @Override
    public String describe() {
      return PERSON;
    }

    @Override
    public boolean isExternal() {
      return true;
    }
  }

  /**
   * How a program is started.
   *
   * @param environment variables in addition to those that every program has
   * @param box what it may see and use in its box
   */
  record Launch(Protocol protocol, Map<String, String> environment, BoxOptions box) {
    public static final Launch DEFAULT = new Launch(Protocol.SESSION, Map.of());

    public Launch {
      environment = Map.copyOf(environment);
    }

    /** A launch in a box with the usual limits. */
    public Launch(Protocol protocol, Map<String, String> environment) {
      this(protocol, environment, BoxOptions.DEFAULT);
    }

    Launch withCalls(AllowedCalls calls) {
      return new Launch(
          protocol, environment, new BoxOptions(box.reads(), box.memory(), box.processes(), calls));
    }

    public Map<String, String> sortedEnvironment() {
      return new TreeMap<>(environment);
    }
  }

  String PROGRAM_PREFIX = "cmd:";
  String FIXED_MOVE_PREFIX = "always:";
  String PERSON = "human";

  /** A text that names a file: it has a folder or an ending. */
  Pattern FILE = Pattern.compile(".*/.*|.*\\.[A-Za-z]\\w*");

  /**
   * Reads a source as flags and event files write it: {@code cmd:} and a command line, {@code
   * always:} and a move, {@code human}, a file (with an ending or a folder), or a built-in's name.
   */
  static Parsed<BotSource> parse(String text, Launch launch) {
    if (text.startsWith(PROGRAM_PREFIX)) {
      return program(text.substring(PROGRAM_PREFIX.length()), launch);
    }
    if (text.startsWith(FIXED_MOVE_PREFIX)) {
      return fixedMove(text.substring(FIXED_MOVE_PREFIX.length()));
    }
    if (text.equals(PERSON)) {
      return new Parsed.Value<>(new Person());
    }
    return new Parsed.Value<>(
        FILE.matcher(text).matches() ? new SourceFile(text, launch) : new BuiltIn(text));
  }

  static Parsed<BotSource> program(String commandLine, Launch launch) {
    return ProgramCommand.parse(commandLine).map(command -> new Program(command.words(), launch));
  }

  static Parsed<BotSource> fixedMove(String move) {
    return move.isBlank()
        ? new Parsed.Failure<>("'" + FIXED_MOVE_PREFIX + "' needs a move")
        : new Parsed.Value<>(new FixedMove(move.strip()));
  }

  /** How the bot plays, in a word or two. */
  default String kind() {
    return switch (this) {
      case BuiltIn _ -> "built-in";
      case FixedMove _ -> "fixed move";
      case SourceFile(_, Launch launch) -> launch.protocol().id();
      case Program(_, Launch launch) -> launch.protocol().id();
      case Person _ -> "person";
    };
  }

  /** The source as a person would write it. */
  String describe();

  /** How it is started, if it is a program. */
  default Launch launch() {
    return Launch.DEFAULT;
  }

  /** The same source in a box with other system calls. */
  default BotSource withCalls(AllowedCalls calls) {
    return switch (this) {
      case SourceFile(String path, Launch launch) -> new SourceFile(path, launch.withCalls(calls));
      case Program(List<String> words, Launch launch) ->
          new Program(words, launch.withCalls(calls));
      default -> this;
    };
  }

  /** Whether it is a program in its own process. */
  default boolean isExternal() {
    return false;
  }
}
