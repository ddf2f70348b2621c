package dev.agon.app.author;

import dev.agon.game.ForfeitReason;
import dev.agon.source.BotSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a bot's author may have forgotten, by the kind of the failure. */
final class Hints {
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

  private Hints() {}

  /** What to do about a fault in the game with this id, if that can be told. */
  static Optional<String> of(ForfeitReason reason, BotSource source, String game) {
    return switch (reason) {
      case UNREADABLE ->
          Optional.of(
              "standard output is for answers only; print everything else to standard error"
                  + Optional.ofNullable(STANDARD_ERROR.get(ending(source)))
                      .map(how -> ": " + how)
                      .orElse(""));
      case TIME, STALLED ->
          Optional.of("flush standard output after every answer, and read input line by line");
      case ILLEGAL_MOVE ->
          Optional.of("agon rules %s prints which moves are legal".formatted(game));
      case DISCONNECTED ->
          ending(source).equals("ts")
              ? Optional.of("TypeScript needs deno, bun, tsx, or node 22.6 or newer")
              : Optional.empty();
      case QUARANTINED, NOT_BUILT -> Optional.empty();
    };
  }

  private static String ending(BotSource source) {
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
