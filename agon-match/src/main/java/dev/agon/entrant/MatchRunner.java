package dev.agon.entrant;

import dev.agon.bot.Seating;
import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Observer;
import dev.agon.match.GameFailure;
import dev.agon.match.MatchPlayer;
import dev.agon.match.Referee;
import dev.agon.match.StepListener;
import dev.agon.result.MatchSpec;
import dev.agon.result.PlayerUsage;
import dev.agon.result.Result;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import dev.agon.text.JsonLines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays any match of an event: seats its entrants and lets the referee conduct the match. */
public final class MatchRunner<S, V, M> {
  private final GameKit<S, V, M> kit;
  private final Settings settings;
  private final List<Entrant<V, M>> entrants;
  private final Optional<WholeMatches<V, M>> whole;
  private final RecentHashes<S, M> hashes;
  private final Exclusion whyAbsent;

  public MatchRunner(GameKit<S, V, M> kit, Settings settings, List<Entrant<V, M>> entrants) {
    this(
        kit,
        settings,
        entrants,
        new RecentHashes<>(JsonLines.of(kit)),
        quarantined("failed too often before"));
  }

  private MatchRunner(
      GameKit<S, V, M> kit,
      Settings settings,
      List<Entrant<V, M>> entrants,
      RecentHashes<S, M> hashes,
      Exclusion whyAbsent) {
    this.kit = kit;
    this.settings = settings;
    this.entrants = List.copyOf(entrants);
    this.whole = WholeMatches.of(kit, settings, this.entrants);
    this.hashes = hashes;
    this.whyAbsent = whyAbsent;
  }

  /** Plays the same matches, but says another reason why bots are absent. */
  public MatchRunner<S, V, M> sayingOfAbsent(String why) {
    return new MatchRunner<>(kit, settings, entrants, hashes, quarantined(why));
  }

  private static Exclusion quarantined(String why) {
    return new Exclusion(ForfeitReason.QUARANTINED, why);
  }

  public GameKit<S, V, M> kit() {
    return kit;
  }

  public Settings settings() {
    return settings;
  }

  public List<Entrant<V, M>> entrants() {
    return entrants;
  }

  /** The usages are by seat, and empty when only built-ins played. */
  public record MeasuredResult(Result result, List<PlayerUsage> usages) {
    public PlayerUsage usage(int seat) {
      return usages.isEmpty() ? PlayerUsage.NONE : usages.get(seat);
    }
  }

  public Result play(MatchSpec match) {
    return play(match, StepListener.none()).result();
  }

  /**
   * Plays a match before a listener, hashes its steps, and says what each player used. If the game
   * fails, the match is void.
   */
  public MeasuredResult play(MatchSpec match, StepListener<S, M> listener) {
    Optional<Result> atOnce =
        whole.isPresent() && listener.isNone() ? whole.get().play(match) : Optional.empty();
    if (atOnce.isPresent()) {
      return new MeasuredResult(atOnce.get(), List.of());
    }
    int seats = match.seats().size();
    List<MatchPlayer<V, M>> players = new ArrayList<>(seats);
    Map<Integer, MatchPlayer<V, M>> standIns = new HashMap<>(0);
    List<Seating> seatings = new ArrayList<>(seats);
    StepsHash<S, M> steps = new StepsHash<>();
    Result result;
    try {
      for (int seat = 0; seat < seats; seat++) {
        players.add(player(match, seat, seat, seatings));
      }
      players.forEach(MatchPlayer::awaitStart);
      result =
          new Referee<>(kit.game(), settings)
              .play(
                  players,
                  match.dealKey(),
                  steps.and(listener).and(telling(players, listener)),
                  (seat, asked) -> {
                    if (isPerson(match, seat)) {
                      return Optional.empty();
                    }
                    MatchPlayer<V, M> standIn = player(match, seat, asked, seatings);
                    standIns.put(seat, standIn);
                    return Optional.of(standIn);
                  });
      if (!steps.isRolled() && !anyDrawn(seatings)) {
        result = result.withStepsHash(hashes.of(match.seats(), steps));
      }
      for (int seat = 0; seat < seats; seat++) {
        if (!result.hasFault(seat)) {
          players.get(seat).tell(result.outcome());
        }
      }
    } catch (GameFailure e) {
      result = Result.ofVoid(seats, steps.count(), String.valueOf(e.getMessage()));
    } finally {
      close(players, standIns);
    }
    if (!anyExternal(players)) {
      return new MeasuredResult(result, List.of());
    }
    List<PlayerUsage> usages = players.stream().map(MatchPlayer::usage).toList();
    return new MeasuredResult(result.with(usages), usages);
  }

  /** Closes all players; the time and the standard error of a stand-in are those of its seat. */
  private static <V, M> void close(
      List<MatchPlayer<V, M>> players, Map<Integer, MatchPlayer<V, M>> standIns) {
    players.forEach(MatchPlayer::close);
    standIns.forEach(
        (seat, standIn) -> {
          standIn.close();
          players.set(seat, standIn);
        });
  }

  /** A loop, since there are millions of matches. */
  private static <V, M> boolean anyExternal(List<MatchPlayer<V, M>> players) {
    for (MatchPlayer<V, M> player : players) {
      if (player.isExternal()) {
        return true;
      }
    }
    return false;
  }

  /** Tells the players that want it what each step shows them, until they forfeit. */
  private StepListener<S, M> telling(List<MatchPlayer<V, M>> players, StepListener<S, M> listener) {
    List<Integer> observing = new ArrayList<>(0);
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).observes()) {
        observing.add(seat);
      }
    }
    if (observing.isEmpty() || kit.observer().isEmpty()) {
      return StepListener.none();
    }
    Observer<S, M> observer = kit.observer().get();
    return (before, step, after) -> {
      if (step instanceof Step.Forfeited<M> forfeited) {
        observing.removeIf(seat -> seat == forfeited.seat());
      }
      for (int seat : observing) {
        observer
            .told(before, step, after, Viewpoint.of(seat))
            .ifPresent(
                what -> {
                  players.get(seat).told(what);
                  listener.told(seat, what);
                });
      }
    };
  }

  private static boolean anyDrawn(List<Seating> seatings) {
    for (Seating seating : seatings) {
      if (seating.hasDrawn()) {
        return true;
      }
    }
    return false;
  }

  /** A player for a seat of the match, which answers the questions of another if they differ. */
  private MatchPlayer<V, M> player(MatchSpec match, int seat, int asked, List<Seating> seatings) {
    Seating seating = new Seating(asked, match.seats().size(), settings, match.botSeed(seat));
    seatings.add(seating);
    Entrant<V, M> entrant = entrants.get(match.entrant(seat));
    if (match.absent().contains(seat)) {
      return Entrant.absent(entrant.exclusion().orElse(whyAbsent));
    }
    MatchPlayer<V, M> player = entrant.seat().apply(seating);
    player.start(seen(match.seats(), match.dealKey()));
    return player;
  }

  /**
   * What a program sees in a match and may not see again: the deal. Where nothing is left to chance
   * all deals are alike, and other programs play the same game each time that they meet; built-ins
   * are known to everybody.
   */
  private DrawKey seen(List<Integer> seats, DrawKey deal) {
    boolean meetsPrograms = seats.stream().filter(this::isExternal).count() > 1;
    return kit.rollCodec().isPresent() || !meetsPrograms
        ? deal
        : new DrawKey(0, seats.stream().sorted().toList().hashCode());
  }

  private boolean isPerson(MatchSpec match, int seat) {
    return entrants.get(match.entrant(seat)).source() instanceof BotSource.Person;
  }

  /** Whether any entrant is a program or a person. */
  public boolean hasExternals() {
    return entrants.stream().anyMatch(Entrant::isExternal);
  }

  public boolean isExternal(int entrant) {
    return entrants.get(entrant).isExternal();
  }
}
