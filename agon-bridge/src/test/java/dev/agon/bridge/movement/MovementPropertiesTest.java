package dev.agon.bridge.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What every movement promises, for all sizes. */
final class MovementPropertiesTest {
  /** Larger movements take long to be found. */
  private static final int USUAL_PAIRS = 24;

  /** Nobody is at two tables in a round, meets in two rounds, or plays a set twice. */
  private static void assertSound(Movement movement) {
    Map<List<Integer>, Integer> tables = new HashMap<>();
    Map<List<Integer>, Integer> met = new HashMap<>();
    Set<List<Integer>> played = new HashSet<>();
    for (Sitting sitting : movement.sittings()) {
      int ns = sitting.ns().getFirst();
      int ew = sitting.ew().getFirst();
      List<Integer> opponents = List.of(Math.min(ns, ew), Math.max(ns, ew));
      boolean isSound =
          Objects.equals(met.getOrDefault(opponents, sitting.round()), sitting.round());
      met.put(opponents, sitting.round());
      for (int pair : List.of(ns, ew)) {
        isSound &= pair >= 1 && pair <= movement.size();
        Integer before = tables.put(List.of(sitting.round(), pair), sitting.table());
        isSound &= before == null || before == sitting.table();
        isSound &= played.add(List.of(sitting.set(), pair));
      }
      // Words for each of half a million sittings would take most of the time.
      if (!isSound) {
        fail(movement.name() + ", " + sitting);
      }
    }
  }

  /** The tables that have the same set in the same round, as round and tables. */
  private static Set<List<Integer>> sharingTables(Movement movement) {
    Map<List<Integer>, List<Integer>> tables = new HashMap<>();
    for (Sitting sitting : movement.sittings()) {
      tables
          .computeIfAbsent(List.of(sitting.round(), sitting.set()), _ -> new ArrayList<>())
          .add(sitting.table());
    }
    Set<List<Integer>> sharing = new HashSet<>();
    tables.values().stream().filter(shared -> shared.size() > 1).forEach(sharing::add);
    return sharing;
  }

  @Test
  void mitchellsOfAllSizesAreSound() {
    for (int pairs = 3; pairs <= 40; pairs++) {
      int tables = (pairs + 1) / 2;
      for (MitchellForm form : MitchellForm.values()) {
        for (int rounds = 1; rounds <= tables; rounds++) {
          Optional<Movement> made = Mitchell.of(pairs, rounds, 2, form, 0);
          boolean fits = form == MitchellForm.STRAIGHT ? tables % 2 == 1 : tables % 2 == 0;
          boolean skips = form == MitchellForm.SKIP && rounds == tables;
          assertThat(made.isPresent()).isEqualTo(fits && !skips);
          made.ifPresent(movement -> assertMitchell(movement, form));
        }
      }
    }
  }

  private static void assertMitchell(Movement movement, MitchellForm form) {
    assertSound(movement);
    int tables = (movement.size() + 1) / 2;
    boolean lacksNorthSouth = form == MitchellForm.RELAY && movement.size() % 2 == 1;
    int northSouth = lacksNorthSouth ? tables - 1 : tables;
    assertThat(movement.sittings())
        .allMatch(sitting -> sitting.ns().getFirst() == sitting.table())
        .allMatch(sitting -> sitting.ew().getFirst() > northSouth);
    assertThat(movement.sets()).isLessThanOrEqualTo(tables);
    if (form == MitchellForm.RELAY && !lacksNorthSouth) {
      assertThat(sharingTables(movement)).isSubsetOf(List.of(List.of(1, tables)));
    } else {
      assertThat(sharingTables(movement)).isEmpty();
    }
    for (int round = 1; round <= movement.rounds(); round++) {
      assertThat(movement.sitOuts(round)).hasSize(movement.size() % 2);
    }
  }

  @Test
  void anArrowSwitchExchangesTheSidesOfTheLastRounds() {
    Movement plain = Mitchell.of(14, 7, 3, MitchellForm.STRAIGHT, 0).orElseThrow();
    Movement switched = Mitchell.of(14, 7, 3, MitchellForm.STRAIGHT, 1).orElseThrow();
    assertThat(switched.winners()).isEqualTo(1);
    assertThat(plain.winners()).isEqualTo(2);
    for (int at = 0; at < plain.sittings().size(); at++) {
      Sitting sitting = plain.sittings().get(at);
      assertThat(switched.sittings().get(at))
          .isEqualTo(sitting.round() == 7 ? sitting.switched() : sitting);
    }
    assertThat(Fairness.of(plain).quality()).isEqualTo(100);
    assertThat(Fairness.of(switched).quality()).isBetween(60.0, 99.9);
  }

  @Test
  void fullHowellsLetEverybodyMeetEverybodyOnAllBoards() {
    assertFullHowells(3, USUAL_PAIRS);
  }

  @Tag("long")
  @Test
  void largeFullHowellsLetEverybodyMeetEverybodyOnAllBoards() {
    assertFullHowells(USUAL_PAIRS + 1, Howell.MAX_PAIRS);
  }

  /**
   * Everybody meets everybody and plays all boards; tables share boards with up to 6 pairs only.
   */
  private static void assertFullHowells(int fewest, int most) {
    for (int pairs = fewest; pairs <= most; pairs++) {
      int even = pairs + pairs % 2;
      Movement movement = Howell.of(pairs, even - 1, 1).orElseThrow();
      assertSound(movement);
      assertThat(movement.sittings()).hasSize(pairs * (pairs - 1) / 2);
      assertThat(movement.sets()).isEqualTo(even - 1);
      for (int pair = 1; pair <= pairs; pair++) {
        assertThat(movement.sitOutsOf(pair)).hasSize(pairs % 2);
        assertThat(movement.of(pair)).hasSize(pairs - 1);
      }
      assertThat(movement.tablesPerSet()).isBetween(1, even <= 6 ? 3 : 1);
    }
  }

  /** Published cards of these sizes have 100, 100 and 81.8 by the same formula. */
  @Test
  void smallHowellsAreAsFairAsPublishedOnes() {
    assertThat(quality(Howell.ofTwoSets(5, 1))).isEqualTo(100);
    assertThat(quality(Howell.ofTwoSets(6, 1))).isEqualTo(100);
    assertThat(quality(Howell.of(9, 9, 1))).isGreaterThan(81.9);
    for (int pairs : List.of(4, 7, 8, 12, 16)) {
      assertThat(quality(Howell.of(pairs, (pairs - 1) | 1, 1))).as(pairs + " pairs").isEqualTo(100);
    }
  }

  private static double quality(Optional<Movement> movement) {
    return Fairness.of(movement.orElseThrow()).quality();
  }

  @Test
  void ofTwoSetsNoTablesShareBoards() {
    for (int pairs = 5; pairs <= 6; pairs++) {
      Movement movement = Howell.ofTwoSets(pairs, 2).orElseThrow();
      assertSound(movement);
      assertThat(movement.tablesPerSet()).isEqualTo(1);
      assertThat(movement.sets()).isEqualTo(10);
      assertThat(movement.boardsPerRound()).isEqualTo(4);
      for (int pair = 1; pair <= pairs; pair++) {
        assertThat(movement.of(pair)).hasSize(pairs == 6 ? 10 : 8);
      }
    }
    assertThat(Howell.ofTwoSets(7, 2)).isEmpty();
  }

  /** No exchange of sides can make it fairer, tried one by one. */
  @Test
  void noSingleExchangeOfSidesMakesAHowellFairer() {
    for (int pairs = 4; pairs <= 14; pairs++) {
      Movement movement = Howell.of(pairs, (pairs - 1) | 1, 1).orElseThrow();
      double quality = Fairness.of(movement).quality();
      for (int at = 0; at < movement.sittings().size(); at++) {
        List<Sitting> sittings = new ArrayList<>(movement.sittings());
        sittings.set(at, sittings.get(at).switched());
        assertThat(Fairness.of(movement.with(sittings)).quality()).isLessThanOrEqualTo(quality);
      }
    }
  }

  /** Tables are put up by this number; the missing pair of an odd number needs none. */
  @Test
  void aHowellNamesTheTablesInUse() {
    for (int pairs = 5; pairs <= USUAL_PAIRS / 2 + 1; pairs++) {
      for (int rounds = (pairs + 1) / 2 + 1; rounds <= pairs; rounds++) {
        Howell.of(pairs, rounds, 2).ifPresent(MovementPropertiesTest::assertTablesAreNamed);
      }
    }
  }

  private static void assertTablesAreNamed(Movement movement) {
    int inUse = movement.size() / 2;
    assertThat(movement.name()).endsWith("Howell, " + inUse + " tables");
    assertThat(tables(movement)).isEqualTo(IntStream.rangeClosed(1, inUse).boxed().toList());
  }

  private static List<Integer> tables(Movement movement) {
    return movement.sittings().stream().map(Sitting::table).distinct().sorted().toList();
  }

  @Test
  void shorterHowellsAreSoundAndEveryRoundHasNewBoards() {
    assertThat(missingShorterHowells(3, USUAL_PAIRS / 2))
        .containsExactly("4x5", "4x6", "5x8", "6x7", "8x9", "10x11", "12x13");
  }

  @Tag("long")
  @Test
  void largeShorterHowellsAreSoundAndEveryRoundHasNewBoards() {
    assertThat(missingShorterHowells(USUAL_PAIRS / 2 + 1, Howell.MAX_PAIRS / 2))
        .containsExactly("14x15", "16x17", "18x19", "20x21");
  }

  /** The numbers of tables and rounds for which there is none; all others are sound. */
  private static List<String> missingShorterHowells(int fewestTables, int mostTables) {
    List<String> missing = new ArrayList<>();
    for (int tables = fewestTables; tables <= mostTables; tables++) {
      for (int rounds = tables + 1; rounds < 2 * tables - 1; rounds++) {
        Optional<Movement> made = Howell.of(2 * tables, rounds, 2);
        if (made.isEmpty()) {
          missing.add(tables + "x" + rounds);
          continue;
        }
        Movement movement = made.get();
        assertSound(movement);
        assertThat(movement.rounds()).isEqualTo(rounds);
        assertThat(movement.tablesPerSet()).isEqualTo(1);
        for (int pair = 1; pair <= 2 * tables; pair++) {
          assertThat(movement.of(pair)).hasSize(rounds);
        }
      }
    }
    return missing;
  }

  @Test
  void individualsPartnerEverybodyOnceAndMostMeetEverybodyTwice() {
    for (int players = 4; players <= 36; players++) {
      Optional<Movement> made = Individual.of(players, 1);
      assertThat(made.isPresent()).isEqualTo(players % 4 <= 1 && players <= 33);
      if (made.isPresent()) {
        int most = assertIndividual(made.get());
        assertThat(most).as("meetings of %d players", players).isBetween(2, players == 9 ? 4 : 2);
      }
    }
  }

  /** The most often that two players are opponents. */
  private static int assertIndividual(Movement movement) {
    Set<List<Integer>> partners = new HashSet<>();
    Map<List<Integer>, Integer> opponents = new HashMap<>();
    Set<List<Integer>> seated = new HashSet<>();
    int sides = 0;
    for (Sitting sitting : movement.sittings()) {
      for (List<Integer> side : List.of(sitting.ns(), sitting.ew())) {
        sides++;
        partners.add(side.stream().sorted().toList());
        side.forEach(player -> seated.add(List.of(sitting.round(), player)));
      }
      for (int one : sitting.ns()) {
        for (int two : sitting.ew()) {
          opponents.merge(List.of(Math.min(one, two), Math.max(one, two)), 1, Integer::sum);
        }
      }
    }
    int size = movement.size();
    assertThat(partners).hasSize(sides).hasSize(size * (size - 1) / 2);
    assertThat(seated).as("nobody sits twice in a round").hasSize(2 * sides);
    return opponents.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
  }

  /** Both pairs of a team play each other team once, on the same boards, in both directions. */
  @Test
  void teamsMeetEachOtherOnceAtTwoTablesOnTheSameBoards() {
    for (int teams = 2; teams <= TeamMovement.MAX_TEAMS; teams++) {
      Movement movement = TeamMovement.of(teams, 3).orElseThrow();
      Map<List<Integer>, Integer> sets = new HashMap<>();
      Map<List<Integer>, Integer> back = new HashMap<>();
      boolean meetsItself = false;
      Set<List<Integer>> seats = new HashSet<>();
      Set<List<Integer>> seen = new HashSet<>();
      for (Sitting sitting : movement.sittings()) {
        int ns = sitting.ns().getFirst();
        int ew = sitting.ew().getFirst();
        meetsItself |= ns == ew;
        sets.put(List.of(ns, ew), sitting.set());
        back.put(List.of(ew, ns), sitting.set());
        seats.add(List.of(sitting.round(), ns, 0));
        seats.add(List.of(sitting.round(), ew, 1));
        seen.add(List.of(sitting.set(), ns, 0));
        seen.add(List.of(sitting.set(), ew, 1));
      }
      int sittings = movement.sittings().size();
      assertThat(meetsItself).isFalse();
      assertThat(sets).hasSize(sittings).hasSize(teams * (teams - 1));
      assertThat(sets.equals(back)).as("both matches of two teams have the same boards").isTrue();
      assertThat(seats).as("no pair sits twice in a round").hasSize(2 * sittings);
      assertThat(seen).as("no pair sees a set twice").hasSize(2 * sittings);
      assertThat(movement.tablesPerSet())
          .isEqualTo(teams % 2 == 1 ? 1 : teams == 4 ? 4 : teams == 6 ? 6 : 2);
    }
  }

  @Test
  void aSwissNeverRepeatsAMeetingOrASitOut() {
    for (int size = 2; size <= 31; size++) {
      for (Contestants contestants : List.of(Contestants.PAIRS, Contestants.TEAMS)) {
        Movement movement = SwissDraw.first(contestants, size, 4, size);
        int rounds = Math.clamp(size / 2, 1, 10);
        for (int round = 2; round <= rounds; round++) {
          movement = SwissDraw.next(movement, IntStream.rangeClosed(1, size).boxed().toList());
        }
        Movement pairs =
            new Movement(
                movement.kind(),
                contestants,
                movement.name(),
                size,
                4,
                1,
                movement.sittings().stream()
                    .filter(sitting -> contestants == Contestants.PAIRS || sitting.table() % 2 == 1)
                    .toList());
        assertSound(pairs);
        for (int number = 1; number <= size; number++) {
          assertThat(pairs.sitOutsOf(number)).hasSizeLessThan(2);
        }
      }
    }
  }

  @Test
  void neighboursInTheRankingMeetInASwiss() {
    Movement first = SwissDraw.first(Contestants.PAIRS, 6, 4, 1);
    List<Integer> met =
        List.of(
            first.sittings().getFirst().ns().getFirst(),
            first.sittings().getFirst().ew().getFirst());
    List<Integer> ranking = new ArrayList<>(met);
    IntStream.rangeClosed(1, 6).filter(number -> !met.contains(number)).forEach(ranking::add);
    Movement second = SwissDraw.next(first, ranking);
    assertThat(second.rounds()).isEqualTo(2);
    assertThat(second.round(2))
        .noneMatch(sitting -> sitting.has(met.get(0)) && sitting.has(met.get(1)));
    assertThat(second.round(2).getFirst().ns()).containsExactly(met.get(0));
    assertThat(second.round(2).getFirst().ew()).containsExactly(ranking.get(2));
  }

  @Test
  void aRoundThatCannotBeDrawnIsOneLine() {
    Movement one = SwissDraw.first(Contestants.PAIRS, 2, 4, 1);
    assertThatThrownBy(() -> SwissDraw.next(one, List.of(1, 2)))
        .isInstanceOf(UserError.class)
        .hasMessage("round 2 cannot be drawn: with 2 pairs somebody would meet or sit out again");
  }
}
