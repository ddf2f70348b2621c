package dev.agon.tournament.elimination;

import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.OneStage;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * Elimination in groups for games of many players.
 *
 * <p>The players are dealt in turn into size/6+1 groups. A group plays every order of seats and is
 * ranked by wins; its better half advances. A round eliminates at least one player or is the last.
 */
public final class GroupElimination extends OneStage {
  /** The size of the largest group, given size/6+1 groups. */
  public static final int LARGEST_GROUP = 6;

  public static final FormatSpec SPEC =
      new FormatSpec(
          "groups",
          "Groups of up to six play every order of seats, and the better half of each"
              + " advances.",
          List.of(StageOptions.GAMES.withDefault(1))) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new GroupElimination(seeding, options);
        }

        @Override
        public boolean playsAllSeatOrders() {
          return true;
        }

        @Override
        public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
          return game.minSeats() <= 2 && game.maxSeats() >= LARGEST_GROUP
              ? List.of()
              : OptionProblem.alone(
                  "groups needs a game for 2 to %d players; %s is for %s"
                      .formatted(LARGEST_GROUP, game.name(), game.players()));
        }
      };

  public GroupElimination(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
  }

  /** An elimination of so many players, seeded as listed. */
  public GroupElimination(int entrants, int games) {
    this(
        Seeding.asListed(Collections.nCopies(entrants, "")),
        Settings.defaults(SPEC.options()).with(StageOptions.GAMES, games));
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (played.isEmpty()) {
      return Optional.of(round(seeding.seeds(), seeding.start()));
    }
    PlayedRound last = played.getLast();
    List<Integer> survivors = survivors(last);
    if (survivors.size() == 1 || survivors.size() == last.round().players()) {
      return Optional.empty();
    }
    return Optional.of(round(survivors, last.round().after()));
  }

  private Round round(List<Integer> players, Round.Start start) {
    int count = players.size() / LARGEST_GROUP + 1;
    List<Group> groups = new ArrayList<>();
    for (int g = 0; g < count; g++) {
      List<Integer> members = new ArrayList<>();
      for (int i = g; i < players.size(); i += count) {
        members.add(players.get(i));
      }
      groups.add(new Group(members, Seatings.EVERY_ORDER, StageOptions.games(options)));
    }
    return Round.from(start, groups);
  }

  /** The players who advance, in the order of seeds; all players of the round if it is the last. */
  private List<Integer> survivors(PlayedRound played) {
    ToLongFunction<Integer> wins = player -> played.tally().score(player).wins();
    List<Group> groups = played.round().groups();
    List<Integer> left = throughAll(groups, group -> topHalfWithTies(group, wins));
    boolean nobodyOut = left.size() == played.round().players();
    boolean allTiedForFirst =
        groups.size() == 1
            && groups.getFirst().members().stream().mapToLong(wins).distinct().count() == 1;
    return nobodyOut && !allTiedForFirst
        ? throughAll(groups, group -> topHalfWithoutTies(group, wins))
        : left;
  }

  private List<Integer> throughAll(List<Group> groups, UnaryOperator<List<Integer>> through) {
    return groups.stream()
        .flatMap(group -> through.apply(group.members()).stream())
        .sorted(Comparator.comparingInt(seeding.seeds()::indexOf))
        .toList();
  }

  /** The wins of the last player in the better half, which is rounded up. */
  private static long cut(List<Integer> group, ToLongFunction<Integer> wins) {
    return group.stream()
        .map(wins::applyAsLong)
        .sorted(Comparator.reverseOrder())
        .toList()
        .get((group.size() + 1) / 2 - 1);
  }

  private static List<Integer> topHalfWithTies(List<Integer> group, ToLongFunction<Integer> wins) {
    long cut = cut(group, wins);
    return group.stream().filter(player -> wins.applyAsLong(player) >= cut).toList();
  }

  /** Players tied at the cut are eliminated; of a group tied as a whole the first half stays. */
  private static List<Integer> topHalfWithoutTies(
      List<Integer> group, ToLongFunction<Integer> wins) {
    long cut = cut(group, wins);
    List<Integer> above = group.stream().filter(player -> wins.applyAsLong(player) > cut).toList();
    return above.isEmpty() ? group.subList(0, (group.size() + 1) / 2) : above;
  }

  /** By the rounds survived, then by wins in the last round played. */
  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    List<Integer> winners = survivors(played.getLast());
    int[] rounds = new int[total.entrants()];
    for (PlayedRound round : played) {
      round.round().groups().forEach(group -> group.members().forEach(m -> rounds[m]++));
    }
    Comparator<Integer> bestFirst =
        Comparator.comparing((Integer player) -> !winners.contains(player))
            .thenComparingInt(player -> -rounds[player])
            .thenComparingLong(
                player ->
                    winners.contains(player)
                        ? 0
                        : -played.get(rounds[player] - 1).tally().score(player).wins());
    return Standing.rank(seeding.seeds(), total, bestFirst);
  }

  @Override
  public List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    return List.of(StageResult.byWins(SPEC, seeding.seeds(), played, underWay));
  }
}
