package dev.agon.run;

import dev.agon.event.EventChanges;
import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.scoring.RepeatedGames;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.QuarantineRule;
import dev.agon.tournament.Round;
import dev.agon.tournament.StageResult;
import dev.agon.tournament.stages.DisqualifiedLast;
import dev.agon.tournament.stages.Stages;
import dev.agon.tournament.stages.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Plays a format to its end. This is the one place where results arrive in canonical order:
 * quarantine, tally and digest take each of them in, then the listener. A match that is played
 * again later counts only for the digest.
 */
public final class Tournament {
  private final int entrants;
  private final Format format;
  private final Seeds seeds;
  private final Digest digest;
  private final Quarantine quarantine;
  private final EventChanges changes;
  private final Set<Long> replaced;
  private final RepeatedGames repeats = new RepeatedGames();

  /** A tournament in which nobody is quarantined. */
  public Tournament(int entrants, Format format, Seeds seeds, Digest digest) {
    this(entrants, format, seeds, digest, new Quarantine(entrants, QuarantineRule.NEVER));
  }

  /** A tournament in which the organiser changes nothing. */
  public Tournament(
      int entrants, Format format, Seeds seeds, Digest digest, Quarantine quarantine) {
    this(entrants, format, seeds, digest, quarantine, EventChanges.NONE);
  }

  /** {@code digest} has taken in what the event is, and takes in every result. */
  Tournament(
      int entrants,
      Format format,
      Seeds seeds,
      Digest digest,
      Quarantine quarantine,
      EventChanges changes) {
    this.entrants = entrants;
    this.format = format;
    this.seeds = seeds;
    this.digest = digest;
    this.quarantine = quarantine;
    this.changes = changes;
    this.replaced = changes.replacedMatches().keySet();
  }

  /** Plays all rounds; empty when the listener stopped it. */
  public Optional<Standings> run(Executor.Session session, TournamentListener listener) {
    List<PlayedRound> played = new ArrayList<>();
    for (Optional<Round> next = format.next(played); next.isPresent(); next = format.next(played)) {
      RoundRun run = playRound(next.get(), session, listener);
      if (run.isStopped) {
        return Optional.empty();
      }
      played.add(new PlayedRound(run.round, run.tally));
    }
    return Optional.of(over(played, digest.value()));
  }

  /**
   * The results so far of a tournament that is not over.
   *
   * @param session plays some of the first matches and leaves out all others
   * @return without a digest; the last of its rounds may be played in part
   */
  public Standings soFar(Executor.Session session, TournamentListener listener) {
    List<PlayedRound> played = new ArrayList<>();
    for (Optional<Round> next = format.next(played); next.isPresent(); next = format.next(played)) {
      RoundRun run = playRound(next.get(), session, listener);
      if (run.accepted < run.round.matches()) {
        List<StageResult> stages = format.stagesSoFar(played, run.tally);
        played.add(new PlayedRound(run.round, run.tally));
        return new Standings(
            ranked(Stages.merged(stages.stream().map(StageResult::lines).toList())),
            PlayedRound.total(entrants, played),
            played,
            stages,
            "");
      }
      played.add(new PlayedRound(run.round, run.tally));
    }
    return over(played, "");
  }

  private List<Standing> ranked(List<Standing> lines) {
    Set<Integer> disqualified = changes.disqualifiedFrom().keySet();
    return disqualified.isEmpty() ? lines : DisqualifiedLast.last(lines, disqualified);
  }

  private RoundRun playRound(Round round, Executor.Session session, TournamentListener listener) {
    List<Long> again = changes.rerunAfter(round.after().match() - 1);
    RoundRun run =
        new RoundRun(again.isEmpty() ? round : round.playingAgain(again), session, listener);
    listener.roundStarted(run.knownMatches);
    session.play(run, run);
    return run;
  }

  private Standings over(List<PlayedRound> played, String value) {
    Standings all = over(entrants, format, played, value);
    return new Standings(ranked(all.lines()), all.total(), played, all.stages(), value);
  }

  /** The standings after these rounds, which are all, if the organiser changed nothing. */
  static Standings over(int entrants, Format format, List<PlayedRound> played, String digest) {
    Tally total = PlayedRound.total(entrants, played);
    return new Standings(
        format.standings(played, total), total, played, format.stages(played, total), digest);
  }

  private final class RoundRun implements MatchBatch, ResultSink {
    private final Round round;
    private final Executor.Session session;
    private final TournamentListener listener;
    private final Tally tally;
    private final long knownMatches;
    private boolean isStopped;
    private long accepted;

    RoundRun(Round round, Executor.Session session, TournamentListener listener) {
      this.round = round;
      this.session = session;
      this.listener = listener;
      this.tally = round.tally(entrants);
      this.knownMatches = round.firstMatch() - 1 + round.matches();
    }

    @Override
    public long size() {
      return round.matches();
    }

    @Override
    public MatchSpec get(long index) {
      return quarantine.admit(round.match(index, seeds));
    }

    @Override
    public void started(MatchSpec match) {
      listener.matchStarted(match);
    }

    /** A match that was played before somebody was quarantined is played again without them. */
    @Override
    public boolean accept(PlayedMatch delivered) {
      MatchSpec spec = quarantine.admit(delivered.spec());
      PlayedMatch match = spec.equals(delivered.spec()) ? delivered : session.play(spec);
      Result result = match.result();
      accepted++;
      if (!replaced.contains(spec.number())) {
        quarantine.note(spec, result);
        tally.add(spec, result, repeats.isRepeat(spec, result));
      }
      digest.add(spec.number(), spec.seats(), result);
      isStopped = !listener.matchFinished(match, knownMatches);
      return !isStopped;
    }
  }
}
