package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Plays a format to its end. */
public final class Tournament {
  private final int entrants;
  private final Format format;
  private final Executor executor;
  private final Digest digest;
  private final Quarantine quarantine;

  /** A tournament from which nobody is kept out. */
  public Tournament(int entrants, Format format, Executor executor, Digest digest) {
    this(entrants, format, executor, digest, new Quarantine(entrants, Quarantine.Rule.NEVER));
  }

  /**
   * A tournament about to begin.
   *
   * @param digest has taken in what the event is, and takes in every result
   */
  public Tournament(
      int entrants, Format format, Executor executor, Digest digest, Quarantine quarantine) {
    this.entrants = entrants;
    this.format = format;
    this.executor = executor;
    this.digest = digest;
    this.quarantine = quarantine;
  }

  /** Follows a tournament as it goes. */
  @FunctionalInterface
  public interface Follower {
    /** Told when a round begins, with how many matches the tournament has as far as is known. */
    default void begins(long known) {}

    /**
     * Told of each result in canonical order.
     *
     * @param known how many matches the tournament has as far as is known yet
     * @return false to stop the tournament
     */
    boolean played(MatchSpec pairing, Result result, long known);
  }

  private record Match(MatchSpec pairing, Result result) {}

  /**
   * Plays all rounds.
   *
   * @param play plays one match, on any thread
   * @return empty when it was stopped
   */
  public Optional<Standings> run(Function<MatchSpec, Result> play, Follower follower) {
    List<PlayedRound> played = new ArrayList<>();
    Tally total = new Tally(entrants);
    boolean[] stopped = {false};
    for (Optional<Round> next = format.next(played); next.isPresent(); next = format.next(played)) {
      Round round = next.get();
      Tally tally = round.tally(entrants);
      long known = round.firstMatch() - 1 + round.matches();
      follower.begins(known);
      executor.play(
          round.matches(),
          index -> {
            MatchSpec pairing = quarantine.admit(round.pairing(index));
            return new Match(pairing, play.apply(pairing));
          },
          match -> {
            MatchSpec pairing = quarantine.admit(match.pairing());
            Result result = pairing.equals(match.pairing()) ? match.result() : play.apply(pairing);
            quarantine.note(pairing, result);
            tally.add(pairing, result);
            digest.add(pairing, result);
            stopped[0] = !follower.played(pairing, result, known);
            return !stopped[0];
          });
      if (stopped[0]) {
        return Optional.empty();
      }
      total.add(tally);
      played.add(new PlayedRound(round, tally));
    }
    return Optional.of(
        new Standings(
            format.standings(played, total),
            total,
            played,
            format.stages(played, total),
            digest.value()));
  }
}
