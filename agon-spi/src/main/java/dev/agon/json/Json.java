package dev.agon.json;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A JSON value. Its string form is compact JSON with the fields in their order. */
public sealed interface Json {

  /** An object; the order of its fields is kept but does not matter for equality. */
  record Obj(Map<String, Json> fields) implements Json {
    public Obj {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    public Optional<Json> get(String key) {
      return Optional.ofNullable(fields.get(key));
    }

    /** This object with one more field at its end, or with that field changed. */
    public Obj with(String key, Json value) {
      Map<String, Json> more = new LinkedHashMap<>(fields);
      more.put(key, value);
      return new Obj(more);
    }

    /** This object with one more field, if there is a value for it. */
    public Obj with(String key, Optional<? extends Json> value) {
      return value.isPresent() ? with(key, value.get()) : this;
    }

    public Obj with(String key, String value) {
      return with(key, new Str(value));
    }

    public Obj with(String key, long value) {
      return with(key, Json.of(value));
    }

    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** An array. */
  record Arr(List<Json> items) implements Json {
    public Arr {
      items = List.copyOf(items);
    }

    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** A string. */
  record Str(String text) implements Json {
    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** A number; 1, 1.0 and 10e-1 are the same one. */
  record Num(BigDecimal value) implements Json {
    public Num {
      value = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
    }

    /** The number if it is whole and fits into an int. */
    public Optional<Integer> asInt() {
      boolean fits = value.scale() <= 0 && (long) value.precision() - value.scale() <= 10;
      return fits && value.longValue() == value.intValue()
          ? Optional.of(value.intValue())
          : Optional.empty();
    }

    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** True or false. */
  record Bool(boolean value) implements Json {
    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** The value null. */
  record Null() implements Json {
    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** An object without fields. */
  static Obj object() {
    return new Obj(Map.of());
  }

  /** An object whose fields are texts, in the same order. */
  static Obj texts(Map<String, String> texts) {
    Map<String, Json> fields = new LinkedHashMap<>();
    texts.forEach((key, value) -> fields.put(key, of(value)));
    return new Obj(fields);
  }

  static Num of(long number) {
    return new Num(BigDecimal.valueOf(number));
  }

  /** A finite number, written as the shortest decimal that reads back as the same double. */
  static Num of(double number) {
    return new Num(BigDecimal.valueOf(number));
  }

  static Str of(String text) {
    return new Str(text);
  }

  static Arr array(List<? extends Json> items) {
    return new Arr(List.copyOf(items));
  }

  /** An array with the form of each item. */
  static <T> Arr array(Collection<T> items, Function<? super T, ? extends Json> form) {
    return new Arr(items.stream().<Json>map(form).toList());
  }
}
