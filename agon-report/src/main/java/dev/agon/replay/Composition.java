package dev.agon.replay;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import org.jspecify.annotations.Nullable;

/** Which of a game's two pictures is wanted; a viewer asks for it by its name in small letters. */
public enum Composition {
  PORTRAIT,
  LANDSCAPE;

  /** The composition of a query parameter; the narrow one unless the wide one is asked for. */
  public static Composition of(@Nullable String name) {
    return "landscape".equals(name) ? LANDSCAPE : PORTRAIT;
  }

  /** The picture of a frame; a game that draws only one has it in both places. */
  public String svg(Frame<?, ?> frame, Viewpoint from) {
    return switch (this) {
      case PORTRAIT -> frame.svg(from);
      case LANDSCAPE -> frame.landscape(from).orElseGet(() -> frame.svg(from));
    };
  }
}
