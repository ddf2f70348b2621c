package dev.agon.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JSON form of a type, which follows from its declaration.
 *
 * <ul>
 *   <li>{@code int}, {@code boolean}, {@code String}: a number, true or false, a text
 *   <li>{@code enum}: the name of the constant in lower case
 *   <li>{@code List}: an array
 *   <li>{@code record}: an object whose fields are the components
 *   <li>{@code sealed interface} of records: an object with one field, which has the name of the
 *       record and holds its form; just the name if the record has no components
 * </ul>
 *
 * @param <T> the type
 */
public record JsonForm<T>(Class<T> type) {

  public Json write(T value) {
    return write(type, value);
  }

  /**
   * The value that was written so.
   *
   * @throws IllegalArgumentException if the JSON has another form, or a record refuses its fields
   */
  @SuppressWarnings("unchecked") // what is read in the form of a type is of that type
  public T read(Json json) {
    return (T) read(type, json, name(type));
  }

  private static Json write(Type type, Object value) {
    return switch (value) {
      case Integer whole -> Json.of(whole);
      case Boolean flag -> new Json.Bool(flag);
      case String text -> Json.of(text);
      case Enum<?> constant -> Json.of(name(constant));
      case List<?> items ->
          Json.array(items.stream().map(item -> write(itemType(type), item)).toList());
      case Record named when type instanceof Class<?> kind && kind.isSealed() ->
          named.getClass().getRecordComponents().length == 0
              ? Json.of(name(named.getClass()))
              : Json.object().with(name(named.getClass()), write(named.getClass(), named));
      case Record fields -> write(fields);
      default -> throw new IllegalArgumentException(type.getTypeName() + " has no JSON form");
    };
  }

  private static Json write(Record fields) {
    Map<String, Json> json = new LinkedHashMap<>();
    for (RecordComponent field : fields.getClass().getRecordComponents()) {
      try {
        field.getAccessor().setAccessible(true);
        Object value = field.getAccessor().invoke(fields);
        json.put(field.getName(), write(field.getGenericType(), value));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return new Json.Obj(json);
  }

  private static Object read(Type type, Json json, String what) {
    return switch (type) {
      case Class<?> kind when kind == int.class || kind == Integer.class ->
          json instanceof Json.Num number && number.asInt().isPresent()
              ? number.asInt().get()
              : refuse(what, "a whole number");
      case Class<?> kind when kind == boolean.class ->
          json instanceof Json.Bool(boolean flag) ? flag : refuse(what, "true or false");
      case Class<?> kind when kind == String.class ->
          json instanceof Json.Str(String text) ? text : refuse(what, "a text");
      case Class<?> kind when kind.isEnum() -> readConstant(kind, json, what);
      case Class<?> kind when kind.isRecord() -> readRecord(kind, json, what);
      case Class<?> kind when kind.isSealed() -> readOneOf(kind, json, what);
      default ->
          json instanceof Json.Arr(List<Json> items)
              ? items.stream().map(item -> read(itemType(type), item, "each of " + what)).toList()
              : refuse(what, "an array");
    };
  }

  private static Object readConstant(Class<?> kind, Json json, String what) {
    List<Object> constants = List.of(kind.getEnumConstants());
    Stream<String> names = constants.stream().map(constant -> name((Enum<?>) constant));
    return constants.stream()
        .filter(constant -> json.equals(Json.of(name((Enum<?>) constant))))
        .findFirst()
        .orElseGet(() -> refuse(what, names.collect(Collectors.joining(" or "))));
  }

  /** The record among those of a sealed interface that the JSON names. */
  private static Object readOneOf(Class<?> sealed, Json json, String what) {
    for (Class<?> kind : sealed.getPermittedSubclasses()) {
      if (json.equals(Json.of(name(kind)))) {
        return readRecord(kind, Json.object(), "'" + name(kind) + "'");
      }
      if (json instanceof Json.Obj named && named.fields().keySet().equals(Set.of(name(kind)))) {
        return readRecord(kind, named.get(name(kind)).orElseThrow(), "'" + name(kind) + "'");
      }
    }
    Stream<String> names = Arrays.stream(sealed.getPermittedSubclasses()).map(JsonForm::name);
    return refuse(what, names.collect(Collectors.joining(" or ")));
  }

  private static Object readRecord(Class<?> type, Json json, String what) {
    JsonFields fields = JsonFields.of(json, what);
    List<Class<?>> types = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (RecordComponent field : type.getRecordComponents()) {
      String name = field.getName();
      types.add(field.getType());
      values.add(read(field.getGenericType(), fields.get(name), "'" + name + "' in " + what));
    }
    if (fields.names().size() > values.size()) {
      return refuse(what, "an object of " + values.size() + " fields");
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(values.toArray());
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof RuntimeException refusal
          ? refusal
          : new IllegalStateException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Type itemType(Type list) {
    if (list instanceof ParameterizedType items && items.getRawType() == List.class) {
      return items.getActualTypeArguments()[0];
    }
    throw new IllegalArgumentException(list.getTypeName() + " has no JSON form");
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String name(Class<?> type) {
    String name = type.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private static Object refuse(String what, String expected) {
    throw new IllegalArgumentException(what + " must be " + expected);
  }
}
