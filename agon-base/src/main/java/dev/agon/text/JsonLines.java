package dev.agon.text;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;

/** Views and moves as one line of JSON each, the text form of games that have no other. */
public record JsonLines<V, M>(Codec<V, M> codec) implements TextCodec<V, M> {
  /** The text form of a game: its own, or lines of JSON. */
  public static <V, M> TextCodec<V, M> of(GameKit<?, V, M> kit) {
    return kit.textCodec().orElseGet(() -> new JsonLines<>(kit.codec()));
  }

  @Override
  public String viewText(V view) {
    return codec.viewJsonText(view) + "\n";
  }

  @Override
  public Parsed<V> readView(String text) {
    return new Parsed.Failure<>("positions of this game cannot be read");
  }

  @Override
  public String moveText(M move) {
    return codec.moveJson(move) + "\n";
  }

  @Override
  public Parsed<M> readMove(V view, String text) {
    return JsonReader.read(text).then(json -> codec.readMove(view, json));
  }
}
