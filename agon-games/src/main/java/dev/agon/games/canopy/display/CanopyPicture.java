package dev.agon.games.canopy.display;

import dev.agon.game.Step;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.game.picture.Viewpoint;
import dev.agon.games.canopy.Canopy;
import dev.agon.games.canopy.CanopyState;
import dev.agon.games.canopy.CanopyView;
import dev.agon.games.canopy.Choice;
import java.util.List;

/** Draws the forest, as text and as SVG. All players see the same forest. */
public final class CanopyPicture implements Picture<CanopyState, Choice> {
  private final Canopy game = new Canopy();

  @Override
  public Frame<CanopyState, Choice> first(CanopyState start, List<String> names) {
    return new CanopyFrame(game.view(start, 0), names);
  }

  private final class CanopyFrame implements Frame<CanopyState, Choice> {
    private final CanopyView forest;
    private final List<String> names;

    CanopyFrame(CanopyView forest, List<String> names) {
      this.forest = forest;
      this.names = names;
    }

    @Override
    public Frame<CanopyState, Choice> next(Step<Choice> step, CanopyState after) {
      return new CanopyFrame(game.view(after, 0), names);
    }

    @Override
    public long turns() {
      return forest.turnsPlayed();
    }

    @Override
    public List<String> text() {
      return TextPicture.of(forest, names);
    }

    @Override
    public String svg(Viewpoint from) {
      return SvgPicture.of(forest, names);
    }

    @Override
    public String words(Viewpoint from) {
      return String.join("\n", text());
    }
  }
}
