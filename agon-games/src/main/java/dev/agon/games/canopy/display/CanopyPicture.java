package dev.agon.games.canopy.display;

import dev.agon.game.kit.Picture;
import dev.agon.games.canopy.Canopy;
import dev.agon.games.canopy.CanopyState;
import dev.agon.games.canopy.CanopyView;
import java.util.List;

/** Draws the forest, as text and as SVG. */
public final class CanopyPicture implements Picture<CanopyState> {
  private final Canopy game = new Canopy();

  @Override
  public long turns(CanopyState state) {
    return view(state).turnsPlayed();
  }

  @Override
  public List<String> text(CanopyState state, List<String> names) {
    return TextPicture.of(view(state), names);
  }

  @Override
  public String svg(CanopyState state, List<String> names) {
    return SvgPicture.of(view(state), names);
  }

  /** All players see the same forest. */
  private CanopyView view(CanopyState state) {
    return game.view(state, 0);
  }
}
