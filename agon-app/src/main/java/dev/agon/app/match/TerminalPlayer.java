package dev.agon.app.match;

import dev.agon.app.cli.Streams;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.text.MultiLine;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A person at the terminal, asked again until the answer is a legal move. */
public final class TerminalPlayer<V, M> implements MatchPlayer<V, M> {
  private static final Pattern NUMBER = Pattern.compile("#?(\\d{1,6})");

  private final GameKit<?, V, M> kit;
  private final Codec<V, M> codec;
  private final Streams streams;

  public TerminalPlayer(GameKit<?, V, M> kit, Streams streams) {
    this.kit = kit;
    this.codec = kit.codec();
    this.streams = streams;
  }

  @Override
  public Answer<M> ask(V view) {
    boolean inWords = !codec.question(view).isEmpty();
    List<M> legal = inWords ? List.of() : legalMoves(view);
    if (kit.narrator().isEmpty()) {
      codec.viewText(view).lines().forEach(line -> streams.out().println("        " + line));
    }
    if (inWords) {
      streams.out().println(codec.question(view));
    }
    for (int i = 0; i < legal.size(); i++) {
      String move = MultiLine.joined(codec.moveText(legal.get(i)));
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
          return new Answer.Played<>(listed.or(() -> typed).orElseThrow());
        } else {
          streams.out().printf("choose a move from #1 to #%d%n", legal.size());
        }
        continue;
      }
      // A move of several lines is typed in one line with semicolons.
      switch (codec.readMove(view, MultiLine.split(line))) {
        case Parsed.Value<M>(M move) -> {
          return new Answer.Played<>(move);
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
    return codec.readMove(view, line) instanceof Parsed.Value<M>(M move)
        ? Optional.of(move)
        : Optional.empty();
  }

  @Override
  public boolean asksAgain(String why) {
    streams.out().println("illegal move: " + why);
    return true;
  }

  private List<M> legalMoves(V view) {
    return kit.legalMoves().map(lists -> lists.legalMoves(view)).orElse(List.of());
  }
}
