package dev.agon.app.canopy;

import dev.agon.app.cli.Streams;
import dev.agon.game.Parsed;
import java.util.function.IntFunction;

/** Asks a question until the answer is a valid number. */
final class Keyboard {
  private final Streams streams;

  Keyboard(Streams streams) {
    this.streams = streams;
  }

  void say(String line) {
    streams.out().println(line);
  }

  /**
   * Asks until the answer is a valid number and returns it.
   *
   * @param prompt the question, with its own line end if it needs one
   * @param objection why a number is not valid; empty if it is
   */
  int ask(String prompt, IntFunction<String> objection) {
    while (true) {
      streams.out().print(prompt);
      streams.out().flush();
      String answer = streams.answer("game");
      if (!answer.matches("\\d{1,9}")) {
        say(Parsed.quoted(answer) + " is not a valid number.");
        continue;
      }
      int number = Integer.parseInt(answer);
      String why = objection.apply(number);
      if (why.isEmpty()) {
        return number;
      }
      say(why);
    }
  }
}
