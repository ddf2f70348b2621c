package dev.agon.web.data;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.match.GameFailure;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.MatchReplay.Moment;
import dev.agon.result.Seeds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * A match of each game between its built-in bots, the same on every server: what there is to watch
 * before anything was played. It is played when somebody asks for it first.
 */
public final class DemoMatches {
  /** The liveliest of so many matches is shown. */
  private static final int CANDIDATES = 8;

  private static final int MAX_SEATS = 6;

  /** A longer match is stopped, and the game has none to show. */
  private static final int MAX_STEPS = 1_000;

  /** Matches of more told steps than this are too long to be watched in passing. */
  private static final int USUAL_STEPS = 60;

  private final Map<String, Optional<DemoMatch>> matches = new ConcurrentHashMap<>();

  /**
   * A match with its record as it would be stored.
   *
   * @param picture the picture that tells the most, as wide as the game draws it; empty if the game
   *     draws none
   */
  public record DemoMatch(
      String record, MatchReplay<?, ?, ?> replay, Optional<String> picture, int liveliness) {
    static DemoMatch of(MatchRecord match) {
      MatchReplay<?, ?, ?> replay = MatchReplay.of(match);
      Optional<String> picture =
          replay.hasPictures()
              ? Optional.of(picture(replay.frames().get(still(replay))))
              : Optional.empty();
      return new DemoMatch(RecordFile.text(match), replay, picture, liveliness(replay));
    }

    private static String picture(Frame<?, ?> frame) {
      Viewpoint from = Viewpoint.afterwards();
      return frame.landscape(from).orElseGet(() -> frame.svg(from));
    }

    private static int liveliness(MatchReplay<?, ?, ?> replay) {
      List<Moment> told =
          replay.moments().stream().filter(moment -> !moment.words().isEmpty()).toList();
      List<Highlight> highlights =
          told.stream().flatMap(moment -> moment.highlights().stream()).toList();
      return highlights.size() - Math.max(0, told.size() - USUAL_STEPS);
    }
  }

  /** The match of a game; empty if its built-in bots play none that can be shown. */
  public Optional<DemoMatch> of(GameKit<?, ?, ?> kit) {
    return matches.computeIfAbsent(kit.game().spec().id(), _ -> liveliest(kit));
  }

  /** The step whose picture tells the most of a match: a highlight near its middle. */
  private static int still(MatchReplay<?, ?, ?> replay) {
    int middle = replay.pictures() / 2;
    return replay.moments().stream()
        .filter(moment -> !moment.highlights().isEmpty() && moment.step() >= middle)
        .mapToInt(Moment::step)
        .findFirst()
        .orElse(middle);
  }

  private static Optional<DemoMatch> liveliest(GameKit<?, ?, ?> kit) {
    return kit.bots().isEmpty()
        ? Optional.empty()
        : IntStream.rangeClosed(1, CANDIDATES)
            .mapToObj(seed -> playable(kit, seed))
            .flatMap(Optional::stream)
            .max(Comparator.comparingInt(DemoMatch::liveliness));
  }

  /** A game from outside may fail in any way; then it has nothing to show. */
  private static Optional<DemoMatch> playable(GameKit<?, ?, ?> kit, int seed) {
    try {
      return play(kit, seed);
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static <S, V, M> Optional<DemoMatch> play(GameKit<S, V, M> kit, int seed) {
    GameSpec spec = kit.game().spec();
    int seats = Math.max(spec.minSeats(), Math.min(spec.defaultSeats(), MAX_SEATS));
    MatchRunner<S, V, M> runner =
        new MatchRunner<>(kit, Settings.of(spec, Map.of()), entrants(kit, seats));
    List<Integer> seating = IntStream.range(0, seats).boxed().toList();
    int[] steps = new int[1];
    StepListener<S, M> limit =
        (_, _, _) -> {
          if (++steps[0] > MAX_STEPS) {
            throw new GameFailure("the match is too long to be shown");
          }
        };
    MatchRecord match = Recorder.record(runner, new Seeds(seed).spec(1, 1, seating), limit);
    return match.voidReason().isPresent() ? Optional.empty() : Optional.of(DemoMatch.of(match));
  }

  /** The game's bots from the middle of its list on, where the first is the simplest. */
  private static <V, M> List<Entrant<V, M>> entrants(GameKit<?, V, M> kit, int seats) {
    int bots = kit.bots().size();
    List<Entrant<V, M>> entrants = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      Entrant<V, M> entrant = Entrant.of(kit.bots().get((bots / 2 + seat) % bots));
      entrants.add(seat < bots ? entrant : entrant.named(entrant.name() + " " + (seat / bots + 1)));
    }
    return entrants;
  }
}
