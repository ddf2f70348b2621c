package dev.agon.game;

import java.util.function.Function;

/** What came of reading a text: a value, or what was expected and what came instead. */
public sealed interface Reading<T> {

  record Understood<T>(T value) implements Reading<T> {}

  record Garbled<T>(String why) implements Reading<T> {}

  /** What the value reads as in turn; what could not be read stays so. */
  default <U> Reading<U> then(Function<? super T, Reading<U>> next) {
    return switch (this) {
      case Understood<T>(T value) -> next.apply(value);
      case Garbled<T>(String why) -> new Garbled<>(why);
    };
  }

  default <U> Reading<U> map(Function<? super T, ? extends U> change) {
    return then(value -> new Understood<>(change.apply(value)));
  }

  /** A failure to read, with what was expected and what came; long input is cut. */
  static <T> Reading<T> expected(String what, String came) {
    return new Garbled<>("expected " + what + ", got " + quoted(came));
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
