package dev.agon.game;

import java.util.function.Function;
import java.util.function.Supplier;

/** The result of reading a text: a value, or a sentence that says what is wrong with it. */
public sealed interface Parsed<T> {

  /** The text was read. */
  record Value<T>(T value) implements Parsed<T> {}

  /** The text could not be read. */
  record Failure<T>(String why) implements Parsed<T> {}

  /** The value that is supplied; a failure if that throws an {@link IllegalArgumentException}. */
  static <T> Parsed<T> of(Supplier<T> value) {
    try {
      return new Value<>(value.get());
    } catch (IllegalArgumentException e) {
      return new Failure<>(String.valueOf(e.getMessage()));
    }
  }

  /** Reads on from the value; a failure stays the same failure. */
  default <U> Parsed<U> then(Function<? super T, Parsed<U>> next) {
    return this instanceof Failure<T>(String why)
        ? new Failure<>(why)
        : next.apply(((Value<T>) this).value());
  }

  /** The value changed; a failure stays the same failure. */
  default <U> Parsed<U> map(Function<? super T, ? extends U> change) {
    return then(value -> new Value<>(change.apply(value)));
  }

  /** The value; a failure throws what is made of its sentence. */
  default T orThrow(Function<String, ? extends RuntimeException> error) {
    if (this instanceof Failure<T>(String why)) {
      throw error.apply(why);
    }
    return ((Value<T>) this).value();
  }

  /** A failure with what was expected and what came instead; long input is cut. */
  static <T> Parsed<T> expected(String what, String came) {
    return new Failure<>("expected " + what + ", got " + quoted(came));
  }

  /** A stranger's text in quotes: cut, and without characters that are not seen. */
  static String quoted(String text) {
    String shown = text.length() <= 60 ? text : text.substring(0, 57) + "...";
    return "'" + DisplayText.visible(shown, "") + "'";
  }
}
