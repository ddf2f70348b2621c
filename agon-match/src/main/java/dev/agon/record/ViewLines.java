package dev.agon.record;

import dev.agon.game.Game;
import dev.agon.game.Step;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.match.StepListener;
import dev.agon.registry.GameRegistry;
import dev.agon.text.UserError;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What each bot saw when it was asked, as a line of JSON for each answer.
 *
 * <p>Records do not hold views, which grow with the match: they follow from the steps, and are
 * computed here one at a time while a record is replayed.
 */
public final class ViewLines<S, V, M> implements StepListener<S, M> {
  private final Game<S, V, M> game;
  private final Codec<V, M> codec;
  private final String head;
  private final Consumer<String> lines;
  private int steps;

  /** The state in which the last question was asked; null before the first one. */
  private @Nullable S asked;

  /** The seats that were asked then and have not answered. */
  private Set<Integer> waiting = Set.of();

  /** Gives each line, without its end, to a receiver. */
  public ViewLines(GameKit<S, V, M> kit, Consumer<String> lines) {
    this(kit, "{", lines);
  }

  private ViewLines(GameKit<S, V, M> kit, String head, Consumer<String> lines) {
    this.game = kit.game();
    this.codec = kit.codec();
    this.head = head;
    this.lines = lines;
  }

  /**
   * Replays a record; each line begins with the number of the match.
   *
   * @throws UserError if the record cannot be read or comes out differently
   */
  public static void write(String record, Consumer<String> lines) {
    MatchRecord match = RecordFile.read(record).orThrow(UserError::new);
    replay(GameRegistry.game(match.game()), match, lines);
  }

  private static <S, V, M> void replay(
      GameKit<S, V, M> kit, MatchRecord match, Consumer<String> lines) {
    long number = match.spec().number();
    Replay<S, V, M> replay;
    try {
      replay = new Replay<>(kit, match);
    } catch (IllegalArgumentException e) {
      throw new UserError("match " + number + ": " + e.getMessage(), e);
    }
    if (replay.run(new ViewLines<>(kit, "{\"match\":" + number + ",", lines))
        instanceof Replay.Verdict.Different(int step, String why)) {
      throw new UserError("match " + number + ": step " + step + ": " + why);
    }
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    steps++;
    switch (step) {
      case Step.Moved<M> moved -> answered(before, List.of(moved));
      case Step.MovedTogether<M>(List<Step.Moved<M>> moves) -> answered(before, moves);
      case Step.Forfeited<M>(int seat, var reason) -> {
        if (!waiting.contains(seat)) {
          ask(before, Set.of());
        }
        // A seat that forfeits without being asked has seen nothing.
        if (waiting.remove(seat)) {
          line(seat, ",\"forfeits\":" + Json.of(reason.id()));
        }
      }
      case Step.Rolled<M> _ -> waiting = Set.of();
    }
  }

  private void answered(S before, List<Step.Moved<M>> moves) {
    ask(before, moves.stream().map(Step.Moved::seat).collect(Collectors.toSet()));
    moves.forEach(this::line);
    waiting = Set.of();
  }

  /**
   * Notes a new question, unless these seats are all that still had to answer the last one: the
   * moves of those asked together come after the forfeits of the others.
   */
  private void ask(S before, Set<Integer> answering) {
    if (!answering.isEmpty() && answering.equals(waiting)) {
      return;
    }
    asked = before;
    waiting = new HashSet<>(game.turn(before).asked());
  }

  private void line(Step.Moved<M> moved) {
    line(moved.seat(), ",\"move\":" + codec.moveJson(moved.move()));
  }

  private void line(int seat, String answer) {
    String view = asked == null ? "null" : codec.viewJsonText(game.view(asked, seat));
    lines.accept(
        head + "\"step\":" + steps + ",\"seat\":" + seat + ",\"view\":" + view + answer + "}");
  }
}
