package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Several stages: the best of each play the next, seeded by its standings. */
public final class Stages implements Format {
  private final Seeding seeding;
  private final List<PlannedStage> stages;

  /**
   * One of the stages.
   *
   * @param advance how many of its best play the next stage; 0 for the last stage
   */
  public record PlannedStage(Maker maker, int advance) {}

  /** Creates the format of a stage when its players are known. */
  @FunctionalInterface
  public interface Maker {
    Format of(Seeding seeding);
  }

  /** The stages in order, with the seeding of the first. */
  public Stages(Seeding seeding, List<PlannedStage> stages) {
    this.seeding = seeding;
    this.stages = List.copyOf(stages);
  }

  /** A stage that has started, with its own rounds. */
  private record Begun(Format format, List<PlayedRound> rounds, Tally tally) {
    List<Standing> standings() {
      return format.standings(rounds, tally);
    }
  }

  /** The stages that have started; all but the last are over. */
  private List<Begun> begun(List<PlayedRound> played) {
    List<Begun> all = new ArrayList<>();
    Seeding next = seeding;
    int from = 0;
    for (PlannedStage stage : stages) {
      Format format = stage.maker().of(next);
      int to = from;
      while (to < played.size() && !format.isOver(played.subList(from, to))) {
        to++;
      }
      Begun one = new Begun(format, played.subList(from, to), tally(played.subList(from, to)));
      all.add(one);
      if (to == played.size() && !format.isOver(one.rounds())) {
        return all;
      }
      List<Integer> best =
          one.standings().stream().map(Standing::entrant).limit(stage.advance()).toList();
      Round.Start start = to == 0 ? next.start() : played.get(to - 1).round().after();
      next = new Seeding(seeding.names(), best, start);
      from = to;
    }
    return all;
  }

  private Tally tally(List<PlayedRound> rounds) {
    Tally tally = new Tally(seeding.names().size());
    rounds.forEach(round -> tally.add(round.tally()));
    return tally;
  }

  @Override
  public List<FormatType> types() {
    return stages.stream().flatMap(stage -> stage.maker().of(seeding).types().stream()).toList();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Begun last = begun(played).getLast();
    return last.format().next(last.rounds());
  }

  /**
   * The players of the last stage in its order, then the others by the stage before, and so on. The
   * scores are those of the stage that decided: points of different stages cannot be added.
   */
  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    List<Standing> standings = new ArrayList<>();
    Set<Integer> placed = new TreeSet<>();
    for (Begun stage : begun(played).reversed()) {
      int rankInStage = 0;
      for (Standing line : stage.standings()) {
        if (placed.add(line.entrant())) {
          boolean shared = line.rank() == rankInStage;
          int rank = shared ? standings.getLast().rank() : standings.size() + 1;
          standings.add(new Standing(rank, line.entrant(), line.score(), line.tieBreaker()));
          rankInStage = line.rank();
        }
      }
    }
    return standings;
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    List<StageResult> results = new ArrayList<>();
    for (Begun stage : begun(played)) {
      int advance = stages.get(results.size()).advance();
      StageResult result = stage.format().stages(stage.rounds(), stage.tally()).getFirst();
      results.add(advance == 0 ? result : result.cutAfter(advance));
    }
    return results;
  }
}
