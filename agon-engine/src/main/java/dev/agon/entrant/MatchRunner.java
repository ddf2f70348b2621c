package dev.agon.entrant;

import dev.agon.bot.Seating;
import dev.agon.game.ForfeitReason;
import dev.agon.game.GameKit;
import dev.agon.game.Settings;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.match.MatchSpec;
import dev.agon.match.PlayerUsage;
import dev.agon.match.Referee;
import dev.agon.match.Result;
import dev.agon.match.Seeds;
import dev.agon.match.StepListener;
import java.util.ArrayList;
import java.util.List;

/** One event's game, settings and entrants: everything that any of its matches needs. */
public record MatchRunner<S, V, M>(
    GameKit<S, V, M> kit, Settings settings, List<Entrant<V, M>> entrants, Seeds seeds) {
  public MatchRunner {
    entrants = List.copyOf(entrants);
  }

  /** Plays a match. */
  public Result play(MatchSpec pairing) {
    return play(pairing, StepListener.none()).result();
  }

  /** Plays a match before a witness, and says what it took each player. */
  public Played play(MatchSpec pairing, StepListener<S, M> witness) {
    List<MatchPlayer<V, M>> players = new ArrayList<>();
    Result result = play(pairing, players, witness);
    if (!anyExternal(players)) {
      return new Played(result, List.of());
    }
    List<PlayerUsage> expenses = players.stream().map(MatchPlayer::expense).toList();
    return new Played(result.with(expenses), expenses);
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

  private Result play(
      MatchSpec pairing, List<MatchPlayer<V, M>> players, StepListener<S, M> witness) {
    try {
      sit(pairing, players);
      Result result =
          new Referee<>(kit.game(), settings).play(players, seeds.deal(pairing.board()), witness);
      for (int seat = 0; seat < players.size(); seat++) {
        if (!result.hasFault(seat)) {
          players.get(seat).tell(result.outcome());
        }
      }
      return result;
    } finally {
      players.forEach(MatchPlayer::close);
    }
  }

  /**
   * A match's result and what each seat took for it.
   *
   * @param expenses empty when nobody from outside played
   */
  public record Played(Result result, List<PlayerUsage> expenses) {
    /** What a seat took. */
    public PlayerUsage expense(int seat) {
      return expenses.isEmpty() ? PlayerUsage.NONE : expenses.get(seat);
    }
  }

  private void sit(MatchSpec pairing, List<MatchPlayer<V, M>> players) {
    int seats = pairing.seats().size();
    for (int seat = 0; seat < seats; seat++) {
      if (pairing.absent().contains(seat)) {
        players.add(_ -> new Answer.Failed<>(ForfeitReason.QUARANTINED, "failed too often before"));
      } else {
        long seed = seeds.bot(pairing, seat);
        Seating seating = new Seating(seat, seats, settings, seed);
        players.add(entrants.get(pairing.seats().get(seat)).sit().apply(seating));
      }
    }
  }

  /** Whether any entrant is a program or a person. */
  public boolean hasExternals() {
    return entrants.stream().anyMatch(Entrant::isExternal);
  }
}
