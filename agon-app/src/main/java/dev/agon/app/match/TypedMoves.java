package dev.agon.app.match;

import dev.agon.app.cli.Streams;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks for a move in the form of the turn protocol, in games that have no questions of their own.
 */
final class TypedMoves<V, M> {
  private static final Pattern NUMBER = Pattern.compile("#?(\\d{1,6})");

  private final GameKit<?, V, M> kit;
  private final TextCodec<V, M> text;
  private final Streams streams;

  TypedMoves(GameKit<?, V, M> kit, Streams streams) {
    this.kit = kit;
    this.text = JsonLines.of(kit);
    this.streams = streams;
  }

  /** A move that the codec can read, or one of the legal moves by its number. */
  M ask(V view) {
    List<M> legal = kit.legalMoves().map(lists -> lists.legalMoves(view)).orElse(List.of());
    if (kit.narrator().isEmpty()) {
      text.viewText(view).lines().forEach(line -> streams.out().println("        " + line));
    }
    for (int i = 0; i < legal.size(); i++) {
      String move = MultiLine.joined(text.moveText(legal.get(i)));
      streams.out().printf("  %4s  %s%n", "#" + (i + 1), move);
    }
    while (true) {
      streams.out().print(legal.isEmpty() ? "your move: " : "your move, or its number: ");
      streams.out().flush();
      String line = streams.answer("match");
      Matcher number = NUMBER.matcher(line);
      if (!legal.isEmpty() && number.matches()) {
        Optional<M> listed = listed(Integer.parseInt(number.group(1)), legal);
        Optional<M> typed = typed(view, line).filter(legal::contains);
        if (listed.isPresent() && typed.isPresent() && !listed.equals(typed)) {
          streams.out().printf("type #%s for the number, or '%s;' for the move%n", line, line);
        } else if (listed.isPresent() || typed.isPresent()) {
          return listed.or(() -> typed).orElseThrow();
        } else {
          streams.out().printf("choose a move from #1 to #%d%n", legal.size());
        }
        continue;
      }
      // A move of several lines is typed in one line with semicolons.
      switch (text.readMove(view, MultiLine.split(line))) {
        case Parsed.Value<M>(M move) -> {
          return move;
        }
        case Parsed.Failure<M>(String why) -> streams.out().println(why);
      }
    }
  }

  private static <M> Optional<M> listed(int number, List<M> legal) {
    return 1 <= number && number <= legal.size()
        ? Optional.of(legal.get(number - 1))
        : Optional.empty();
  }

  private Optional<M> typed(V view, String line) {
    return text.readMove(view, line) instanceof Parsed.Value<M>(M move)
        ? Optional.of(move)
        : Optional.empty();
  }
}
