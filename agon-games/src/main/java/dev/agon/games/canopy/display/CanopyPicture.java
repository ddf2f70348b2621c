package dev.agon.games.canopy.display;

import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.Choice;
import java.util.List;

/** Draws the forest, as text and as SVG. */
public final class CanopyPicture implements Picture<CanopyState, Choice> {
  @Override
  public Frame<CanopyState, Choice> first(CanopyState start, List<String> names) {
    return CanopyFrame.first(start, names);
  }
}
