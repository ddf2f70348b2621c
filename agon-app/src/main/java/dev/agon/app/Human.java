package dev.agon.app;

import dev.agon.game.Codec;
import dev.agon.game.GameKit;
import dev.agon.game.LegalMoves;
import dev.agon.game.Reading;
import dev.agon.match.Answer;
import dev.agon.match.Player;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A person at the terminal, who is asked again until the answer is a legal move. */
public final class Human<M, V> implements Player<V, M> {
  private static final Pattern NUMBER = Pattern.compile("#?(\\d{1,6})");

  private final GameKit<?, M, ?, V> kit;
  private final Codec<M, ?, V> codec;
  private final Streams streams;

  public Human(GameKit<?, M, ?, V> kit, Streams streams) {
    this.kit = kit;
    this.codec = kit.codec();
    this.streams = streams;
  }

  @Override
  public Answer<M> ask(V view) {
    List<M> legal = legalMoves(view);
    codec.viewText(view).lines().forEach(line -> streams.out().println("        " + line));
    for (int i = 0; i < legal.size(); i++) {
      String move = Commentary.oneLine(codec.moveText(legal.get(i)));
      streams.out().printf("  %4s  %s%n", "#" + (i + 1), move);
    }
    while (true) {
      streams.out().print(legal.isEmpty() ? "your move: " : "your move, or its number: ");
      streams.out().flush();
      String line = readLine();
      Matcher number = NUMBER.matcher(line);
      if (!legal.isEmpty() && number.matches()) {
        int chosen = Integer.parseInt(number.group(1));
        boolean listed = 1 <= chosen && chosen <= legal.size();
        if (isMove(view, line, legal)
            && !(listed && isMove(view, line, legal.subList(chosen - 1, chosen)))) {
          streams
              .out()
              .printf(
                  "%s is a move too: type #%s for the number, %s; for the move%n",
                  line, line, line);
        } else if (listed) {
          return new Answer.Played<>(legal.get(chosen - 1));
        } else {
          streams.out().printf("there are moves #1 to #%d%n", legal.size());
        }
        continue;
      }
      // A move of several lines is typed in one, with semicolons.
      switch (codec.readMove(view, line.replaceAll("\\s*;\\s*", "\n"))) {
        case Reading.Understood<M>(M move) -> {
          return new Answer.Played<>(move);
        }
        case Reading.Garbled<M>(String why) -> streams.out().println(why);
      }
    }
  }

  private boolean isMove(V view, String line, List<M> among) {
    return codec.readMove(view, line) instanceof Reading.Understood<M>(M move)
        && among.contains(move);
  }

  @Override
  public boolean asksAgain(String why) {
    streams.out().println("not legal: " + why);
    return true;
  }

  private List<M> legalMoves(V view) {
    if (kit instanceof LegalMoves<?, ?> lists) {
      @SuppressWarnings("unchecked") // a kit lists the moves of its own game
      LegalMoves<V, M> own = (LegalMoves<V, M>) lists;
      return own.legalMoves(view);
    }
    return List.of();
  }

  private String readLine() {
    try {
      String line = streams.in().readLine();
      if (line != null) {
        return line.strip();
      }
    } catch (IOException e) {
      throw new UserError("cannot read your move: " + e.getMessage(), e);
    }
    streams.out().println();
    throw new UserError("end of input; the match is left unfinished");
  }
}
