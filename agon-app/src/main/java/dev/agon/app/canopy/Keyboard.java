package dev.agon.app.canopy;

import dev.agon.app.cli.Streams;
import dev.agon.game.Parsed;
import java.util.function.IntFunction;

/** Asks people until they answer with a number that will do. */
final class Keyboard {
  private final Streams streams;

  Keyboard(Streams streams) {
    this.streams = streams;
  }

  void say(String line) {
    streams.out().println(line);
  }

  /**
   * The number that is answered.
   *
   * @param prompt what is asked; the answer follows it, so it has its own end of line where it
   *     needs one
   * @param objection why a number will not do; empty when it will
   */
  int ask(String prompt, IntFunction<String> objection) {
    while (true) {
      streams.out().print(prompt);
      streams.out().flush();
      String answer = streams.answer("game");
      if (!answer.matches("\\d{1,9}")) {
        say(Parsed.quoted(answer) + " is no whole number that will do.");
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
