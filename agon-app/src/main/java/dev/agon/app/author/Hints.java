package dev.agon.app.author;

import dev.agon.game.ForfeitReason;
import dev.agon.match.AnswerProblem;
import dev.agon.result.PlayerUsage;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a bot's author may have forgotten, by the kind of the failure.
 *
 * @param game the game's id
 */
record Hints(BotSource source, String game) {
  /** How to write a line to standard error, by the ending of the source file. */
  private static final Map<String, String> STANDARD_ERROR =
      Map.of(
          "py", "print(..., file=sys.stderr)",
          "js", "console.error(...)",
          "ts", "console.error(...)",
          "java", "System.err.println(...)",
          "c", "fprintf(stderr, ...)",
          "cpp", "std::cerr << ...",
          "rs", "eprintln!(...)",
          "go", "fmt.Fprintln(os.Stderr, ...)",
          "rb", "warn ...");

  /** How to flush standard output, in languages that keep it back. */
  private static final Map<String, String> FLUSH =
      Map.of(
          "py", "print(..., flush=True)",
          "java", "System.out.flush()",
          "c", "fflush(stdout)",
          "cpp", "std::cout << std::flush",
          "rs", "io::stdout().flush()",
          "rb", "$stdout.flush");

  private static final String ENDED =
      "it did not crash, it ended by itself: main returned, or the loop that reads questions ended;"
          + " read and answer until standard input is closed";

  private static final String CLOSED_OUTPUT =
      "it closed its standard output, so no answer could come; keep it open until standard input is"
          + " closed";

  private static final double NANOS = 1e9;

  /** A program that waits uses almost no processor; one that computes may get only a part of it. */
  private static final double COMPUTING = 0.2;

  /**
   * What to do about a fault, if that can be told.
   *
   * @param usage the time of the match, or of the start if that failed
   * @param problem what it did wrong with its answers
   */
  Optional<String> of(ForfeitReason reason, PlayerUsage usage, Optional<AnswerProblem> problem) {
    if (problem.filter(AnswerProblem.CLOSED_OUTPUT::equals).isPresent()) {
      return Optional.of(CLOSED_OUTPUT);
    }
    return switch (reason) {
      case UNREADABLE -> Optional.of(unread(problem));
      case TIME -> Optional.of(late(usage.time().wallNanos(), usage.cpuNanos()));
      case STALLED -> Optional.of(stalled(usage.startNanos(), usage.allCpuNanos()));
      case ILLEGAL_MOVE -> Optional.of(illegal(problem));
      case DISCONNECTED ->
          ending().equals("ts")
              ? Optional.of("TypeScript needs deno, bun, tsx, or node 22.6 or newer")
              : problem.filter(AnswerProblem.ENDED::equals).map(_ -> ENDED);
      case QUARANTINED, WITHDRAWN, DISQUALIFIED, NOT_BUILT -> Optional.empty();
    };
  }

  private String unread(Optional<AnswerProblem> part) {
    if (part.filter(AnswerProblem.UNREAD_MOVE::equals).isPresent()) {
      return "the message is right, but not the move in it; docs/protocol.md has the form of moves";
    }
    if (part.filter(AnswerProblem.UNREAD_MESSAGE::equals).isPresent()) {
      return "answer start with {\"type\":\"ready\"}, each ask with"
          + " {\"type\":\"move\",\"move\":...}, and nothing else";
    }
    if (isTurn()) {
      return "docs/protocol.md has the form of moves as text; print everything else to standard"
          + " error"
          + toStandardError();
    }
    return "standard output is for answers only; print everything else to standard error"
        + toStandardError();
  }

  private String illegal(Optional<AnswerProblem> problem) {
    return problem.filter(AnswerProblem.TOO_MANY_LINES::equals).isPresent()
        ? "it wrote more lines than it was asked for, so this may be the answer to an earlier"
            + " question; write one line for each ask"
        : "agon rules %s prints which moves are legal".formatted(game);
  }

  private String late(long nanos, long cpuNanos) {
    return switch (Spent.of(nanos, cpuNanos)) {
      case COMPUTING ->
          "it computed for %s of %s seconds: a loop that does not end, or too much to compute"
              .formatted(seconds(cpuNanos), seconds(nanos));
      case WAITING ->
          "it waited: it computed for %s of %s seconds; %s"
              .formatted(seconds(cpuNanos), seconds(nanos), notFlushed());
      case UNKNOWN -> notFlushed() + "; or it computes too long";
    };
  }

  private String stalled(long nanos, long cpuNanos) {
    return switch (Spent.of(nanos, cpuNanos)) {
      case COMPUTING ->
          "it computed for %s of %s seconds before it was ready: a slow start or a loop that does"
                  .formatted(seconds(cpuNanos), seconds(nanos))
              + " not end; --clock startup=60 gives it more time";
      case WAITING ->
          "it waited: it computed for %s of %s seconds before it was ready; answer start with"
                  .formatted(seconds(cpuNanos), seconds(nanos))
              + " {\"type\":\"ready\"}, and "
              + notFlushed()
              + "; if it has to wait for something, --clock startup=60 gives it more time";
      case UNKNOWN -> notFlushed() + "; or its start is too slow";
    };
  }

  private String notFlushed() {
    return isTurn()
        ? "read all of standard input, and exit after the answer"
        : "flush standard output after every answer"
            + Optional.ofNullable(FLUSH.get(ending())).map(" (%s)"::formatted).orElse("")
            + ", and read input line by line, not to its end";
  }

  /** How a program spent its time. */
  private enum Spent {
    COMPUTING,
    WAITING,
    UNKNOWN;

    static Spent of(long nanos, long cpuNanos) {
      if (cpuNanos < 0 || nanos <= 0) {
        return UNKNOWN;
      }
      return cpuNanos >= nanos * Hints.COMPUTING ? COMPUTING : WAITING;
    }
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.2f", nanos / NANOS);
  }

  private String toStandardError() {
    return Optional.ofNullable(STANDARD_ERROR.get(ending())).map(how -> ": " + how).orElse("");
  }

  private boolean isTurn() {
    return switch (source) {
      case BotSource.SourceFile(_, BotSource.Launch launch) -> launch.protocol() == Protocol.TURN;
      case BotSource.Program(_, BotSource.Launch launch) -> launch.protocol() == Protocol.TURN;
      case BotSource.BuiltIn _, BotSource.FixedMove _, BotSource.Person _ -> false;
    };
  }

  private String ending() {
    String file =
        switch (source) {
          case BotSource.SourceFile(String path, _) -> path;
          case BotSource.Program(List<String> words, _) ->
              words.stream().filter(word -> word.contains(".")).reduce("", (_, last) -> last);
          case BotSource.BuiltIn _, BotSource.FixedMove _, BotSource.Person _ -> "";
        };
    return file.substring(file.lastIndexOf('.') + 1);
  }
}
