package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One stage after the other: the best of the first play the second. */
public final class Stages implements Format {
  private final Format first;
  private final int advance;
  private final Next second;
  private final int entrants;

  /** Makes the second stage. */
  @FunctionalInterface
  public interface Next {
    Format of(List<Integer> seeds, Round.Start start);
  }

  /** The first stage of so many entrants, of whom some advance to the second. */
  public Stages(int entrants, Format first, int advance, Next second) {
    this.entrants = entrants;
    this.first = first;
    this.advance = advance;
    this.second = second;
  }

  @Override
  public String name() {
    return first.name() + ", then the best " + advance;
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    int rounds = roundsOfFirst(played);
    Optional<Round> next = first.next(played.subList(0, rounds));
    return next.isPresent()
        ? next
        : second(played, rounds).next(played.subList(rounds, played.size()));
  }

  /** How many of the rounds belong to the first stage. */
  private int roundsOfFirst(List<PlayedRound> played) {
    int rounds = 0;
    while (rounds < played.size() && first.next(played.subList(0, rounds)).isPresent()) {
      rounds++;
    }
    return rounds;
  }

  private Format second(List<PlayedRound> played, int rounds) {
    List<Integer> seeds =
        first.standings(played.subList(0, rounds), tally(played.subList(0, rounds))).stream()
            .map(Standing::entrant)
            .limit(advance)
            .toList();
    return second.of(seeds, played.get(rounds - 1).round().after());
  }

  private Tally tally(List<PlayedRound> rounds) {
    Tally tally = new Tally(entrants);
    rounds.forEach(round -> tally.add(round.tally()));
    return tally;
  }

  /** Those who played the second stage in its order, then the others in that of the first. */
  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    List<StageResult> stages = stages(played, total);
    List<Integer> order =
        stages.reversed().stream()
            .flatMap(stage -> stage.lines().stream().map(Standing::entrant))
            .distinct()
            .toList();
    List<Standing> standings = new ArrayList<>();
    for (int entrant : order) {
      standings.add(new Standing(standings.size() + 1, entrant, total.score(entrant), ""));
    }
    return standings;
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    int rounds = roundsOfFirst(played);
    List<PlayedRound> before = played.subList(0, rounds);
    List<PlayedRound> after = played.subList(rounds, played.size());
    return Stream.concat(
            first.stages(before, tally(before)).stream(),
            second(played, rounds).stages(after, tally(after)).stream())
        .toList();
  }
}
