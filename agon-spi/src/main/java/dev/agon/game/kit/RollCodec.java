package dev.agon.game.kit;

import dev.agon.game.Parsed;
import dev.agon.game.Roll;
import dev.agon.json.Json;
import dev.agon.json.JsonForm;
import java.util.function.Function;

/** The JSON form of a game's rolls, for match records. */
public final class RollCodec {
  private final Function<Roll, Json> writer;
  private final Function<Json, Parsed<Roll>> reader;

  private RollCodec(Function<Roll, Json> writer, Function<Json, Parsed<Roll>> reader) {
    this.writer = writer;
    this.reader = reader;
  }

  /**
   * The form of the rolls of one type.
   *
   * @param reader the inverse of the writer; a failure for anything else, never an exception
   */
  public static <R extends Roll> RollCodec of(
      Class<R> type, Function<R, Json> writer, Function<Json, Parsed<R>> reader) {
    return new RollCodec(
        roll -> writer.apply(type.cast(roll)), json -> reader.apply(json).map(roll -> roll));
  }

  /** The form that follows from the declaration of the rolls, as {@link JsonForm} says. */
  public static <R extends Roll> RollCodec of(Class<R> type) {
    JsonForm<R> form = new JsonForm<>(type);
    return of(type, form::write, json -> Parsed.of(() -> form.read(json)));
  }

  /** A roll of this game as JSON. */
  public Json rollJson(Roll roll) {
    return writer.apply(roll);
  }

  /** The roll that was written so; a failure for anything else. */
  public Parsed<Roll> readRoll(Json json) {
    return reader.apply(json);
  }
}
