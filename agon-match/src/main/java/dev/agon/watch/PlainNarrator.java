package dev.agon.watch;

import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import java.util.List;

/** Tells moves and rolls as they are written, and nothing of those that may be secret. */
public final class PlainNarrator<S, M> implements Narrator<S, M> {
  private final GameKit<S, ?, M> kit;

  public PlainNarrator(GameKit<S, ?, M> kit) {
    this.kit = kit;
  }

  /** The narrator of a game: its own, or a plain one. */
  public static <S, M> Narrator<S, M> of(GameKit<S, ?, M> kit) {
    return kit.narrator().orElseGet(() -> new PlainNarrator<>(kit));
  }

  @Override
  public List<String> tell(S before, Step<M> step, S after, List<String> names, Viewpoint from) {
    return switch (step) {
      case Step.Moved<M> moved -> List.of(line(moved, names, from));
      case Step.MovedTogether<M>(var moves) ->
          moves.stream().map(moved -> line(moved, names, from)).toList();
      case Step.Rolled<M>(Roll roll) ->
          from.seesEverything()
              ? List.of("chance: " + kit.rollCodec().orElseThrow().rollJson(roll))
              : List.of();
      case Step.Forfeited<M>(int seat, var reason) ->
          List.of(names.get(seat) + " is out: " + reason.describe());
    };
  }

  private String line(Step.Moved<M> moved, List<String> names, Viewpoint from) {
    String name = names.get(moved.seat());
    return from.knowsWhatIsKnownTo(moved.seat())
        ? name + ": " + MultiLine.joined(JsonLines.of(kit).moveText(moved.move()))
        : name + " moves.";
  }
}
