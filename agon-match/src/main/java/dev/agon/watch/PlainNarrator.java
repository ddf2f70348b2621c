package dev.agon.watch;

import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Observer;
import dev.agon.json.Json;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tells moves and rolls as they are written. Of those that somebody may not know, it tells what the
 * game's {@link Observer} does.
 */
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
    Optional<Json> told =
        from.seesEverything()
            ? Optional.empty()
            : kit.observer().flatMap(observer -> observer.told(before, step, after, from));
    return Stream.concat(steps(step, names, from), told.map(what -> "told: " + what).stream())
        .toList();
  }

  private Stream<String> steps(Step<M> step, List<String> names, Viewpoint from) {
    return switch (step) {
      case Step.Moved<M> moved -> Stream.of(line(moved, names, from));
      case Step.MovedTogether<M>(var moves) ->
          moves.stream().map(moved -> line(moved, names, from));
      case Step.Rolled<M>(Roll roll) ->
          from.seesEverything()
              ? Stream.of("chance: " + kit.rollCodec().orElseThrow().rollJson(roll))
              : Stream.empty();
      case Step.Forfeited<M>(int seat, var reason) ->
          Stream.of(names.get(seat) + " is out: " + reason.describe());
    };
  }

  private String line(Step.Moved<M> moved, List<String> names, Viewpoint from) {
    String name = names.get(moved.seat());
    return from.knowsWhatIsKnownTo(moved.seat())
        ? name + ": " + MultiLine.joined(JsonLines.of(kit).moveText(moved.move()))
        : name + " moves.";
  }
}
