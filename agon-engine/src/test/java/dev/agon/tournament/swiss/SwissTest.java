package dev.agon.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Standings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SwissTest {
  private static Settings rounds(int rounds) {
    return FormatType.SWISS.defaults().with(Swiss.ROUNDS, Optional.of(rounds));
  }

  private static List<String> names(int players) {
    return IntStream.range(0, players).mapToObj(who -> "p" + who).toList();
  }

  private static Standings play(int players, Settings rules, Function<MatchSpec, Outcome> match) {
    Format swiss = new Swiss(Seeding.asListed(names(players)), rules);
    return new Tournament(players, swiss, Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(1)
                .playing(pairing -> new Result(match.apply(pairing), List.of(), 1)),
            (_, _) -> true)
        .orElseThrow();
  }

  /** The one listed first is the stronger. */
  private static Outcome favourite(MatchSpec pairing) {
    return pairing.seats().get(0) < pairing.seats().get(1)
        ? Outcome.byPoints(1, 0)
        : Outcome.byPoints(0, 1);
  }

  private static Function<MatchSpec, Outcome> random(long seed) {
    return pairing -> {
      Dice dice = new Dice(Dice.seed(seed, pairing.number()));
      return switch (dice.nextInt(5)) {
        case 0 -> Outcome.byPoints(1, 1);
        case 1, 2 -> Outcome.byPoints(0, 1);
        default -> favourite(pairing);
      };
    };
  }

  private static List<String> met(PlayedRound round) {
    return round.round().groups().stream()
        .map(group -> group.members().stream().sorted().toList())
        .map(pair -> (pair.get(0) + 1) + "-" + (pair.get(1) + 1))
        .toList();
  }

  /**
   * Of eight, the upper half meets the lower, and 1, 6, 3 and 8 sit first. Then the winners 1 to 4
   * meet upper half against lower: 1-3 and 2-4 would have one sit in the same seat again, so that
   * it is 1-4 and 2-3, and likewise below. Then seats are even and 1 and 2 unbeaten.
   */
  @Test
  void thoseWhoHaveComeEquallyFarMeetUpperHalfAgainstLower() {
    Standings standings = play(8, rounds(3), SwissTest::favourite);
    assertThat(met(standings.rounds().get(0))).containsExactly("1-5", "2-6", "3-7", "4-8");
    assertThat(met(standings.rounds().get(1))).containsExactly("1-4", "2-3", "5-8", "6-7");
    // One win each have 3, 4, 5 and 6: halves would be 3-5 and 4-6, and they have not met.
    assertThat(met(standings.rounds().get(2))).containsExactly("1-2", "3-5", "4-6", "7-8");
    assertThat(standings.lines().getFirst().entrant()).isZero();
    assertThat(standings.lines().getFirst().score().wins()).isEqualTo(3);
  }

  /**
   * 24 players have different points, and the first has met all but the last two. Without the limit
   * 22 groups would be nearer than 23 (484 + 10 + 4 against 529 + 11); both count as 20, so that
   * the others, who are all neighbours then, decide.
   */
  @Test
  void aDistanceOfMoreThanTwentyGroupsCountsAsTwenty() {
    List<Integer> seeds = IntStream.range(0, 24).boxed().toList();
    SwissPairing pairing = new SwissPairing(seeds, false);
    List<Group> met =
        IntStream.rangeClosed(1, 21)
            .mapToObj(other -> new Group(List.of(0, other), Seatings.ORDERED_PAIRS, 1))
            .toList();
    Tally points = new Tally(24);
    for (int player = 0; player < 24; player += 2) {
      points.add(
          Specs.of(1 + player / 2, 1, player, player + 1),
          new Result(Outcome.byPoints(100 - player, 99 - player), List.of(), 1));
    }
    pairing.add(new PlayedRound(Round.from(Round.Start.OF_EVENT, met), points));
    assertThat(pairing.pairs())
        .anySatisfy(pair -> assertThat(pair).containsExactlyInAnyOrder(0, 23))
        .anySatisfy(pair -> assertThat(pair).containsExactlyInAnyOrder(21, 22));
  }

  @Test
  void theLastHasTheByeWhichCountsAsAWin() {
    Standings standings = play(5, rounds(2), SwissTest::favourite);
    assertThat(standings.rounds().get(0).round().byes()).containsExactly(4);
    // 1, 2 and 5 have a point; 3 and 4 have none, so the bye goes to one of those.
    assertThat(standings.rounds().get(1).round().byes()).containsExactly(3);
    Standing fifth =
        standings.lines().stream().filter(line -> line.entrant() == 4).findFirst().orElseThrow();
    assertThat(fifth.score().wins()).isEqualTo(1);
    assertThat(fifth.score().games()).isEqualTo(2);
  }

  /** After that many rounds all have met all, or as nearly as the rounds before allow. */
  @ParameterizedTest
  @CsvSource({"2,1", "3,3", "4,3", "5,5", "8,7", "9,9"})
  void moreRoundsThanAllAgainstAllAreRefused(int players, int most) {
    GameSpec game = GameSpec.named("x", "X");
    assertThat(FormatType.SWISS.problems(game, names(players), rounds(most))).isEmpty();
    assertThat(play(players, rounds(most), random(1)).rounds()).hasSize(most);
    assertThat(FormatType.SWISS.problems(game, names(players), rounds(most + 1)))
        .extracting(FormatSpec.OptionProblem::words)
        .containsExactly(
            "a Swiss of %d bots has at most %d rounds, in which all can meet all"
                .formatted(players, most));
  }

  @ParameterizedTest
  @CsvSource({"2,1", "3,3", "4,3", "5,5", "8,5", "9,6", "100,9", "128,9", "129,10"})
  void thereAreEnoughRoundsForOneUnbeatenAndTwoMore(int players, int rounds) {
    assertThat(Swiss.defaultRounds(players)).isEqualTo(rounds);
  }

  /** With half as many rounds as players a round can always be paired, whatever came before. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 17, 20, 33})
  void nobodyMeetsTwiceOrHasTwoByes(int players) {
    for (int seed = 0; seed < 40; seed++) {
      Settings rules = rounds((players + 1) / 2);
      Set<List<Integer>> pairs = new HashSet<>();
      Set<Integer> byes = new HashSet<>();
      for (PlayedRound played : play(players, rules, random(seed)).rounds()) {
        Set<Integer> seen = new HashSet<>();
        for (Group group : played.round().groups()) {
          assertThat(pairs.add(group.members().stream().sorted().toList())).isTrue();
          seen.addAll(group.members());
        }
        assertThat(played.round().byes()).hasSize(players % 2).allMatch(byes::add);
        seen.addAll(played.round().byes());
        assertThat(seen).hasSize(players);
      }
    }
  }

  /** In six rounds three times each, but points and meetings come first. */
  @ParameterizedTest
  @ValueSource(ints = {16, 24, 40})
  void seatsAreMostlyEven(int players) {
    int beyond = 0;
    for (int seed = 0; seed < 40; seed++) {
      Standings standings = play(players, rounds(6), random(seed));
      for (int who = 0; who < players; who++) {
        long difference = standings.total().sat(who, 0) - standings.total().sat(who, 1);
        assertThat(Math.abs(difference)).isLessThanOrEqualTo(4);
        beyond += Math.abs(difference) > 1 ? 1 : 0;
      }
    }
    assertThat(beyond).isLessThan(40 * players / 3);
  }

  /** The weights of so many players fit into their numbers: the pairing follows the rules. */
  @Test
  void twoThousandAreTheMost() {
    Standings standings = play(2_000, rounds(2), SwissTest::favourite);
    assertThat(standings.rounds().get(0).round().groups())
        .allMatch(group -> Math.abs(group.members().get(0) - group.members().get(1)) == 1_000);
    Set<List<Integer>> pairs = new HashSet<>();
    for (PlayedRound round : standings.rounds()) {
      for (Group group : round.round().groups()) {
        assertThat(pairs.add(group.members().stream().sorted().toList())).isTrue();
      }
    }
    // In the second round all meet players with equal points.
    assertThat(standings.rounds().get(1).round().groups())
        .allMatch(group -> group.members().get(0) < 1_000 == group.members().get(1) < 1_000);
  }

  @Test
  void anEvenNumberOfGamesIsPlayedFromBothSeats() {
    Standings standings = play(6, rounds(3).with(StageOptions.GAMES, 2), random(1));
    assertThat(SeatBalance.of(standings.total()).isOfInterest()).isFalse();
    assertThat(standings.total().score(0).games()).isEqualTo(6);
  }

  /** What a way to pair a round costs by each rule, the first rule first. */
  private static final class Obvious {
    private final int players;
    private final int all;
    private final int[] points;
    private final boolean[] down;
    private final boolean[] up;
    private final int[] firsts;
    private final Set<List<Integer>> met = new HashSet<>();

    /** With boards both sit in both seats; with matchpoints everybody floats every time. */
    Obvious(int players, List<PlayedRound> played, boolean matchpoints) {
      this.players = players;
      this.all = players + players % 2;
      this.points = new int[players];
      this.down = new boolean[players];
      this.up = new boolean[players];
      this.firsts = new int[players];
      for (PlayedRound round : played) {
        for (Group group : round.round().groups()) {
          int one = group.members().get(0);
          int two = group.members().get(1);
          met.add(List.of(Math.min(one, two), Math.max(one, two)));
          if (points[one] != points[two] && !matchpoints) {
            down[points[one] > points[two] ? one : two] = true;
            up[points[one] > points[two] ? two : one] = true;
          }
          firsts[one] += matchpoints ? 0 : 1;
          firsts[two] -= matchpoints ? 0 : 1;
        }
        round.round().byes().forEach(bye -> met.add(List.of(bye, players)));
        for (int who = 0; who < players; who++) {
          points[who] += (int) (2 * round.tally().score(who).points().doubleValue());
        }
      }
    }

    private int group(int who) {
      int mine = who == players ? Integer.MIN_VALUE : points[who];
      return (int) Arrays.stream(points).filter(other -> other > mine).distinct().count();
    }

    /** Meetings again, repeated floats, squares of distances, imbalances. */
    int[] cost(int one, int two) {
      int upper = group(one) <= group(two) ? one : two;
      int lower = upper == one ? two : one;
      int distance = group(lower) - group(upper);
      boolean isBye = lower == players;
      int floats = isBye || distance == 0 ? 0 : (down[upper] ? 1 : 0) + (up[lower] ? 1 : 0);
      int seats = 0;
      if (!isBye) {
        int best =
            Math.min(
                Math.max(Math.abs(firsts[one] + 1), Math.abs(firsts[two] - 1)),
                Math.max(Math.abs(firsts[one] - 1), Math.abs(firsts[two] + 1)));
        seats = Math.min(3, Math.max(0, best - 1));
      }
      boolean again = met.contains(List.of(Math.min(one, two), Math.max(one, two)));
      return new int[] {again ? 1 : 0, floats, distance * distance, seats};
    }

    /** The least cost of pairing those who are left. */
    int[] least(int paired) {
      int one = Integer.numberOfTrailingZeros(~paired);
      if (one == all) {
        return new int[4];
      }
      int[] least = {Integer.MAX_VALUE, 0, 0, 0};
      for (int two = one + 1; two < all; two++) {
        if ((paired & (1 << two)) == 0) {
          int[] sum = plus(cost(one, two), least(paired | (1 << one) | (1 << two)));
          least = Arrays.compare(sum, least) < 0 ? sum : least;
        }
      }
      return least;
    }

    int[] of(Round round) {
      int[] sum = new int[4];
      for (Group group : round.groups()) {
        sum = plus(sum, cost(group.members().get(0), group.members().get(1)));
      }
      for (int bye : round.byes()) {
        sum = plus(sum, cost(bye, players));
      }
      return sum;
    }

    private static int[] plus(int[] one, int[] other) {
      int[] sum = new int[one.length];
      Arrays.setAll(sum, i -> one[i] + other[i]);
      return sum;
    }
  }

  /** Also beyond the rounds that can always be paired, up to everybody against everybody. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void noOtherPairingIsBetterByTheRules(int players) {
    for (int seed = 0; seed < 30; seed++) {
      checkAll(players, rounds(Swiss.maxRounds(players)), seed);
      Settings matchpoints =
          rounds(Swiss.maxRounds(players))
              .with(StageOptions.BOARDS, Optional.of(2))
              .with(StageOptions.SCORING, Scoring.by(Scoring.Method.MATCHPOINTS));
      checkAll(players, matchpoints, seed);
    }
  }

  private static void checkAll(int players, Settings rules, int seed) {
    List<PlayedRound> rounds = play(players, rules, random(seed)).rounds();
    for (int round = 0; round < rounds.size(); round++) {
      Obvious obvious =
          new Obvious(players, rounds.subList(0, round), StageOptions.hasBoards(rules));
      assertThat(obvious.of(rounds.get(round).round()))
          .as("%d players, seed %d, round %d", players, seed, round + 1)
          .isEqualTo(obvious.least(0));
    }
  }

  @Test
  void onBoardsEveryPairingPlaysTheSameDealsFromBothSides() {
    List<MatchSpec> pairings = new ArrayList<>();
    play(
        4,
        rounds(2).with(StageOptions.BOARDS, Optional.of(2)),
        pairing -> {
          pairings.add(pairing);
          return favourite(pairing);
        });
    assertThat(pairings).hasSize(2 * 2 * 4);
    assertThat(pairings.subList(0, 4))
        .containsExactly(
            Specs.SEEDS.spec(1, 1, List.of(0, 2), Seeds.BotLuck.BY_BOARD),
            Specs.SEEDS.spec(2, 1, List.of(2, 0), Seeds.BotLuck.BY_BOARD),
            Specs.SEEDS.spec(3, 1, List.of(3, 1), Seeds.BotLuck.BY_BOARD),
            Specs.SEEDS.spec(4, 1, List.of(1, 3), Seeds.BotLuck.BY_BOARD));
    assertThat(pairings.get(4))
        .isEqualTo(Specs.SEEDS.spec(5, 2, List.of(0, 2), Seeds.BotLuck.BY_BOARD));
    assertThat(pairings.get(8).board()).isEqualTo(3);
  }
}
