package dev.agon.web.broadcast;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.replay.Composition;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.MatchReplay.Moment;
import dev.agon.store.StoredMatch;
import dev.agon.text.UserError;
import dev.agon.web.broadcast.Timetable.Act;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A match of a broadcast, as its audience may see it; without moves if they are not stored.
 *
 * @param names the players' names, by seat
 */
record ShownMatch(
    StoredMatch match,
    List<String> names,
    List<Moment> moments,
    List<? extends Frame<?, ?>> frames) {
  private static final Set<Highlight.Kind> DECISIVE =
      EnumSet.of(Highlight.Kind.LOSS, Highlight.Kind.LEAD, Highlight.Kind.FAULT);

  ShownMatch {
    names = List.copyOf(names);
    moments = List.copyOf(moments);
    frames = List.copyOf(frames);
  }

  static ShownMatch of(Programme.Next.Match next, List<String> ofBots) {
    Optional<MatchReplay<?, ?, ?>> replay = next.record().flatMap(ShownMatch::replay);
    return new ShownMatch(
        next.match(),
        next.names(ofBots),
        replay
            .map(moves -> moves.moments(0, moves.pictures() - 1, Viewpoint.live()))
            .orElse(List.of()),
        replay.<List<? extends Frame<?, ?>>>map(MatchReplay::frames).orElse(List.of()));
  }

  /** A record that cannot be replayed must not stop the show: its result is known. */
  private static Optional<MatchReplay<?, ?, ?>> replay(String record) {
    try {
      return Optional.of(MatchReplay.read(record));
    } catch (UserError e) {
      return Optional.empty();
    }
  }

  Timetable timetable(Duration pace) {
    return Timetable.of(moments.stream().filter(ShownMatch::isTold).map(this::act).toList(), pace);
  }

  private static boolean isTold(Moment moment) {
    return moment.words().stream().anyMatch(line -> !line.isBlank());
  }

  private Act act(Moment moment) {
    boolean isDecisive =
        moment.highlights().stream().anyMatch(one -> DECISIVE.contains(one.kind()));
    return new Act(moment.step(), isDecisive ? 2 : moment.highlights().isEmpty() ? 0 : 1);
  }

  /** What is told of a step. */
  String words(int step) {
    return step == 0 || moments.isEmpty() ? "" : String.join("\n", moments.get(step - 1).words());
  }

  /** Whether somebody lost something in a step, which shakes the board. */
  boolean isHit(int step) {
    return step > 0
        && !moments.isEmpty()
        && moments.get(step - 1).highlights().stream()
            .anyMatch(one -> one.kind() == Highlight.Kind.LOSS);
  }

  /** The last step that can be shown: what follows the last act belongs to the result. */
  int lastStep() {
    return Math.max(0, frames.size() - 1);
  }

  /** The picture after a step; empty text if there is none. */
  String picture(int step, Composition composition) {
    if (frames.isEmpty()) {
      return "";
    }
    try {
      return composition.svg(frames.get(step), Viewpoint.live());
    } catch (RuntimeException e) {
      // The picture of a plug-in must not stop the show.
      return "";
    }
  }

  /** What each seat has after a step, by seat; empty if the game does not say. */
  List<String> scores(int step) {
    return frames.isEmpty() ? List.of() : frames.get(step).scores();
  }
}
