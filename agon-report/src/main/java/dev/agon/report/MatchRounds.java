package dev.agon.report;

import dev.agon.run.EventResult;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Losers;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Says to which stage and, in a knockout, to which series each match of an event belongs. */
public final class MatchRounds {
  private static final int SEMIFINALS = 2;
  private static final int QUARTERFINALS = 4;

  private final long[] firstMatches;
  private final Map<Long, Meeting> meetings = new HashMap<>();

  /** Which series of the pair it is, from 1, and the name of its round, like {@code Semi-final}. */
  public record Meeting(int number, String round) {}

  public MatchRounds(EventResult report) {
    List<StageResult> stages = report.standings().stages();
    List<PlayedRound> rounds = report.standings().rounds();
    firstMatches = new long[stages.size()];
    int round = 0;
    for (int i = 0; i < stages.size(); i++) {
      int first = round;
      firstMatches[i] =
          round < rounds.size() ? rounds.get(round).round().firstMatch() : Long.MAX_VALUE;
      // A stage has as many rounds as it takes for its matches, and a round for each playoff.
      long left = stages.get(i).tally().matches();
      while (left > 0 && round < rounds.size()) {
        left -= rounds.get(round).tally().matches();
        round++;
      }
      List<PlayedRound> own = rounds.subList(first, round);
      stages.get(i).bracket().ifPresent(bracket -> assign(bracket, own));
      round += stages.get(i).playoffs().size();
    }
    new TreeMap<>(report.changes().replacedMatches())
        .forEach((old, now) -> meeting(old).ifPresent(series -> meetings.put(now, series)));
  }

  private record Titled(Series series, String round) {}

  /** A round has a match of each series that is not over; a series has them one after the other. */
  private void assign(Bracket bracket, List<PlayedRound> rounds) {
    Map<Set<Integer>, List<Titled>> ofPairs = new HashMap<>();
    for (Titled one : titled(bracket)) {
      ofPairs.computeIfAbsent(pair(one.series()), _ -> new ArrayList<>()).add(one);
    }
    Map<Set<Integer>, Integer> played = new HashMap<>();
    for (PlayedRound round : rounds) {
      long number = round.round().firstMatch();
      for (Group group : round.round().groups()) {
        Set<Integer> pair = Set.copyOf(group.members());
        int before = played.merge(pair, 1, Integer::sum) - 1;
        if (ofPairs.containsKey(pair)) {
          meetings.put(number, meeting(ofPairs.get(pair), before));
        }
        number += group.matches();
      }
    }
  }

  /** The series of a pair's match before which it had so many; the last may be under way. */
  private static Meeting meeting(List<Titled> ofPair, int before) {
    int number = 0;
    int left = before;
    while (number < ofPair.size() - 1 && left >= ofPair.get(number).series().matches()) {
      left -= ofPair.get(number).series().matches();
      number++;
    }
    return new Meeting(number + 1, ofPair.get(number).round());
  }

  /** The name of the round of a series, like {@code Semi-final}; empty if the bracket lacks it. */
  @SuppressWarnings("ReferenceEquality")
  public static String round(Bracket bracket, Series series) {
    return titled(bracket).stream()
        .filter(one -> one.series() == series)
        .findFirst()
        .map(Titled::round)
        .orElse("");
  }

  /** All series with the names of their rounds, in the order of {@link Bracket#allSeries}. */
  private static List<Titled> titled(Bracket bracket) {
    List<Titled> all = new ArrayList<>();
    boolean isDouble = bracket.losers().isPresent();
    int first = bracket.levels().getFirst().size();
    for (int i = 0; i < bracket.levels().size(); i++) {
      String round = isDouble ? "Winners\u2019 bracket, round " + (i + 1) : round(first >> i);
      List<Series> level = bracket.levels().get(i);
      for (int j = 0; j < level.size(); j++) {
        // The series for third place is at the same level as the final.
        all.add(new Titled(level.get(j), j < first >> i ? round : "Third place"));
      }
    }
    bracket.losers().ifPresent(losers -> all.addAll(titled(losers)));
    return all;
  }

  private static List<Titled> titled(Losers losers) {
    List<Titled> all = new ArrayList<>();
    for (int i = 0; i < losers.levels().size(); i++) {
      String round = "Losers\u2019 bracket, round " + (i + 1);
      losers.levels().get(i).stream()
          .flatMap(Optional::stream)
          .map(series -> new Titled(series, round))
          .forEach(all::add);
    }
    for (int i = 0; i < losers.finals().size(); i++) {
      all.add(new Titled(losers.finals().get(i), i == 0 ? "Grand final" : "Grand final, repeated"));
    }
    return all;
  }

  /** The name of a match in a round of so many series. */
  public static String round(int series) {
    return switch (series) {
      case 1 -> "Final";
      case SEMIFINALS -> "Semi-final";
      case QUARTERFINALS -> "Quarter-final";
      default -> "Last " + 2 * series;
    };
  }

  /** The name of a round of so many series. */
  public static String rounds(int series) {
    return series == SEMIFINALS || series == QUARTERFINALS ? round(series) + "s" : round(series);
  }

  /** The stage of a match, counted from 1. */
  public int stage(long match) {
    int stage = firstMatches.length;
    while (stage > 1 && firstMatches[stage - 1] > match) {
      stage--;
    }
    return stage;
  }

  public long firstOfLastStage() {
    return firstOfStage(firstMatches.length);
  }

  /** The first match of a stage, counted from 1; {@code Long.MAX_VALUE} if there is none. */
  public long firstOfStage(int stage) {
    return stage > firstMatches.length ? Long.MAX_VALUE : firstMatches[stage - 1];
  }

  /** The series of a match; empty unless it is of a knockout whose bracket is known. */
  public Optional<Meeting> meeting(long match) {
    return Optional.ofNullable(meetings.get(match));
  }

  /** The two players; nobody for a bye. */
  private static Set<Integer> pair(Series series) {
    return series.lower().map(lower -> Set.of(series.upper(), lower)).orElse(Set.of());
  }
}
