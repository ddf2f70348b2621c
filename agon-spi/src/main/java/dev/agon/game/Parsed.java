package dev.agon.game;

import java.util.function.Function;

/** What came of reading a text: a value, or what was expected and what came instead. */
public sealed interface Parsed<T> {

  record Value<T>(T value) implements Parsed<T> {}

  record Failure<T>(String why) implements Parsed<T> {}

  /** What the value reads as in turn; what could not be read stays so. */
  default <U> Parsed<U> then(Function<? super T, Parsed<U>> next) {
    return switch (this) {
      case Value<T>(T value) -> next.apply(value);
      case Failure<T>(String why) -> new Failure<>(why);
    };
  }

  default <U> Parsed<U> map(Function<? super T, ? extends U> change) {
    return then(value -> new Value<>(change.apply(value)));
  }

  /** A failure to read, with what was expected and what came; long input is cut. */
  static <T> Parsed<T> expected(String what, String came) {
    return new Failure<>("expected " + what + ", got " + quoted(came));
  }

  /** A stranger's text in quotes, cut, and with nothing in it that a terminal would obey. */
  static String quoted(String text) {
    String shown = text.length() <= 60 ? text : text.substring(0, 57) + "...";
    StringBuilder quoted = new StringBuilder("'");
    shown
        .chars()
        .forEach(
            c -> {
              if (c == '\n') {
                quoted.append("\\n");
              } else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT) {
                quoted.append(String.format("\\u%04x", c));
              } else {
                quoted.append((char) c);
              }
            });
    return quoted.append('\'').toString();
  }
}
