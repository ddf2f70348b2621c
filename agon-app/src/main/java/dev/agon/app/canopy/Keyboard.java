package dev.agon.app.canopy;

import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.game.Reading;
import java.io.IOException;
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
      String answer = readLine();
      if (!answer.matches("\\d{1,9}")) {
        say(Reading.quoted(answer) + " is no whole number that will do.");
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

  private String readLine() {
    try {
      String line = streams.in().readLine();
      if (line != null) {
        return line.strip();
      }
    } catch (IOException e) {
      throw new UserError("cannot read an answer: " + e.getMessage(), e);
    }
    streams.out().println();
    streams.out().flush();
    throw new UserError("end of input; the game is left unfinished");
  }
}
