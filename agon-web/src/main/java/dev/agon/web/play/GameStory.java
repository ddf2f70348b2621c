package dev.agon.web.play;

import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.kit.GameKit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Viewpoint;
import dev.agon.json.Json;
import dev.agon.match.StepListener;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.MatchReplay.Moment;
import dev.agon.replay.ReplayJson;
import java.util.ArrayList;
import java.util.List;

/** A game so far: its state, and its steps in words and pictures for whoever may see them. */
final class GameStory<S, V, M> implements StepListener<S, M> {
  /** Older pictures are not sent to somebody who comes late. */
  private static final int MAX_PICTURES = 40;

  private final GameKit<S, V, M> kit;
  private final GameSetup setup;
  private final List<String> names;
  private final List<Moment> moments = new ArrayList<>();

  /** Empty if the game has no pictures. */
  private final List<Frame<S, M>> frames = new ArrayList<>();

  private final Runnable changed;
  private S state;

  /**
   * A game before its first step.
   *
   * @param changed called after every step
   */
  GameStory(GameKit<S, V, M> kit, Settings settings, GameSetup setup, Runnable changed) {
    this.kit = kit;
    this.setup = setup;
    this.names = setup.names();
    this.changed = changed;
    this.state = kit.game().start(settings, names.size());
    kit.picture().ifPresent(picture -> frames.add(picture.first(state, names)));
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    synchronized (this) {
      state = after;
      if (!frames.isEmpty()) {
        frames.add(frames.getLast().next(step, after));
      }
      Moment moment =
          new Moment(
              moments.size() + 1,
              MatchReplay.kind(step),
              MatchReplay.seats(step),
              words(before, step, after),
              List.of(),
              List.of(),
              frames.isEmpty() ? List.of() : frames.getLast().highlights());
      moments.add(
          step instanceof Step.Forfeited<M>(int seat, _) && setup.seats().get(seat).isPerson()
              ? moment.ofPerson(names.get(seat))
              : moment);
    }
    changed.run();
  }

  /** What everybody may know; the moves themselves are not told, since they may be secret. */
  private List<String> words(S before, Step<M> step, S after) {
    return kit.narrator()
        .map(narrator -> narrator.tell(before, step, after, names))
        .orElseGet(
            () ->
                switch (step) {
                  case Step.Forfeited<M>(int seat, var reason) ->
                      List.of(names.get(seat) + " is out: " + reason.describe());
                  case Step.Moved<M> _, Step.MovedTogether<M> _, Step.Rolled<M> _ ->
                      MatchReplay.seats(step).stream()
                          .map(seat -> names.get(seat) + " moves.")
                          .toList();
                });
  }

  synchronized S state() {
    return state;
  }

  synchronized int steps() {
    return moments.size();
  }

  /**
   * Adds the steps from one on, with their pictures.
   *
   * @param from the number of steps that the reader has; -1 if it has no picture at all
   */
  synchronized Json.Obj addTo(Json.Obj json, int from, Viewpoint viewpoint) {
    int known = from > moments.size() ? -1 : from;
    int first = Math.max(known + 1, frames.size() - MAX_PICTURES);
    Json.Obj told =
        json.with("steps", moments.size())
            .with(
                "moments",
                Json.array(
                    moments.stream().skip(Math.max(0, known)).map(ReplayJson::moment).toList()));
    return frames.isEmpty()
        ? told
        : told.with(
            "pictures",
            ReplayJson.pictures(
                first,
                frames.size(),
                frame -> frames.get(frame).svg(viewpoint),
                frame -> frames.get(frame).words(viewpoint)));
  }
}
