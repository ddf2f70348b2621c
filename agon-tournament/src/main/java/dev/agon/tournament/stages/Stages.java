package dev.agon.tournament.stages;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.RoundCursor;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Several stages: the best of each play the next, seeded by its standings. */
public final class Stages implements Format {
  private final Seeding seeding;
  private final List<PlannedStage> stages;
  private final RoundCursor cursor = new RoundCursor();
  private final List<Begun> begun = new ArrayList<>();

  /** A stage, and how many of its best play the next one; 0 for the last stage. */
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

  /** A stage that has started, with its own rounds, counted in the rounds of the event. */
  private static final class Begun {
    private final Format format;
    private final Seeding seeding;
    private final int from;
    private int to;
    private boolean isOver;

    Begun(Format format, Seeding seeding, int from) {
      this.format = format;
      this.seeding = seeding;
      this.from = from;
      this.to = from;
    }

    /** Takes in its rounds as far as they are played. */
    void follow(List<PlayedRound> played) {
      isOver = isOver || format.isOver(rounds(played));
      while (!isOver && to < played.size()) {
        to++;
        isOver = format.isOver(rounds(played));
      }
    }

    List<PlayedRound> rounds(List<PlayedRound> played) {
      return played.subList(from, to);
    }

    Tally tally(List<PlayedRound> played) {
      return PlayedRound.total(seeding.names().size(), rounds(played));
    }

    List<Standing> standings(List<PlayedRound> played) {
      return format.standings(rounds(played), tally(played));
    }
  }

  /** The stages that have started; all but the last are over. */
  private List<Begun> begun(List<PlayedRound> played) {
    if (!cursor.continues(played)) {
      begun.clear();
    }
    cursor.unseen(played);
    if (begun.isEmpty()) {
      begun.add(begin(0, seeding, 0));
    }
    begun.getLast().follow(played);
    while (begun.getLast().isOver && begun.size() < stages.size()) {
      Begun before = begun.getLast();
      List<Integer> best =
          before.standings(played).stream()
              .map(Standing::entrant)
              .limit(stages.get(begun.size() - 1).advance())
              .toList();
      Round.Start start =
          before.to == 0 ? before.seeding.start() : played.get(before.to - 1).round().after();
      begun.add(begin(begun.size(), new Seeding(seeding.names(), best, start), before.to));
      begun.getLast().follow(played);
    }
    return begun;
  }

  private Begun begin(int stage, Seeding players, int from) {
    return new Begun(stages.get(stage).maker().of(players), players, from);
  }

  @Override
  public List<FormatSpec> types() {
    return stages.stream().flatMap(stage -> stage.maker().of(seeding).types().stream()).toList();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Begun last = begun(played).getLast();
    return last.format.next(last.rounds(played));
  }

  /**
   * The players of the last stage in its order, then the others by the stage before, and so on. The
   * scores are those of the stage that decided: points of different stages cannot be added.
   */
  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return merged(begun(played).stream().map(stage -> stage.standings(played)).toList());
  }

  /** The players of the last of these standings in their order, then the others, and so on. */
  public static List<Standing> merged(List<List<Standing>> stages) {
    List<Standing> standings = new ArrayList<>();
    Set<Integer> placed = new TreeSet<>();
    for (List<Standing> lines : stages.reversed()) {
      int rankInStage = 0;
      for (Standing line : lines) {
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
    return results(
        played, stage -> stage.format.stages(stage.rounds(played), stage.tally(played)).getFirst());
  }

  @Override
  public List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    return results(
        played,
        stage ->
            stage.isOver
                ? stage.format.stages(stage.rounds(played), stage.tally(played)).getFirst()
                : stage.format.stagesSoFar(stage.rounds(played), underWay).getFirst());
  }

  private List<StageResult> results(
      List<PlayedRound> played, Function<Begun, StageResult> resultOf) {
    List<StageResult> results = new ArrayList<>();
    for (Begun stage : begun(played)) {
      int advance = stages.get(results.size()).advance();
      StageResult result = resultOf.apply(stage);
      results.add(advance == 0 ? result : result.cutAfter(advance));
    }
    return results;
  }
}
