package dev.agon.web.play;

import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.game.picture.Frame;
import dev.agon.json.Json;
import dev.agon.match.StepListener;
import dev.agon.record.Replay;
import dev.agon.replay.Composition;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.MatchReplay.Moment;
import dev.agon.replay.ReplayJson;
import dev.agon.replay.ViewFrame;
import dev.agon.watch.PlainNarrator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A match so far: its steps in words and pictures for whoever may see them. */
final class MatchStory<S, V, M> implements StepListener<S, M> {
  /** Older pictures are not sent to somebody who comes late. */
  static final int MAX_PICTURES = 40;

  /** Nor are older steps: what is sent to a reader who does not read stays in memory. */
  private static final int MAX_MOMENTS = 1_000;

  private final Narrator<S, M> narrator;
  private final PlaySetup setup;
  private final List<String> names;
  private final List<SeenStep<S, M>> steps = new ArrayList<>();
  private final List<Frame<S, M>> frames = new ArrayList<>();

  private final Runnable changed;

  /** A match before its first step; the runnable is called after every step. */
  MatchStory(GameKit<S, V, M> kit, Settings settings, PlaySetup setup, Runnable changed) {
    this.narrator = PlainNarrator.of(kit);
    this.setup = setup;
    this.names = setup.names();
    this.changed = changed;
    frames.add(ViewFrame.first(kit, kit.game().start(settings, names.size()), names));
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    synchronized (this) {
      frames.add(frames.getLast().next(step, after));
      steps.add(new SeenStep<>(before, step, after));
    }
    changed.run();
  }

  private record SeenStep<S, M>(S before, Step<M> step, S after) {}

  private Moment moment(int index, Viewpoint from) {
    SeenStep<S, M> seen = steps.get(index);
    Moment moment =
        new Moment(
            index + 1,
            MatchReplay.kind(seen.step),
            Replay.seats(seen.step),
            narrator.tell(seen.before, seen.step, seen.after, names, from),
            List.of(),
            List.of(),
            frames.get(index + 1).highlights());
    return seen.step instanceof Step.Forfeited<M>(int seat, _) && setup.seats().get(seat).isPerson()
        ? moment.ofPerson(names.get(seat))
        : moment;
  }

  /** The first step that is sent to a reader who knows so many; -1 for none and no picture. */
  static int firstMoment(int known, int steps) {
    return Math.max(Math.max(0, known), steps - MAX_MOMENTS);
  }

  /**
   * Adds the steps from one on, with their pictures.
   *
   * @param from the number of steps that the reader has; -1 if it has no picture at all
   */
  synchronized Json.Obj addTo(
      Json.Obj json, int from, Viewpoint viewpoint, Composition composition) {
    int known = from > steps.size() ? -1 : from;
    int first = Math.max(known + 1, frames.size() - MAX_PICTURES);
    return json.with("steps", steps.size())
        .with(
            "moments",
            Json.array(
                IntStream.range(firstMoment(known, steps.size()), steps.size())
                    .mapToObj(index -> ReplayJson.moment(moment(index, viewpoint)))
                    .toList()))
        .with(
            "pictures", ReplayJson.pictures(frames, first, frames.size(), viewpoint, composition));
  }
}
