package dev.agon.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.stages.FormatType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players who come while a stage is under way. */
final class LatecomersTest {
  private static final int TRIES = 100;

  private final Random random = new Random(29);

  private static List<String> names(int players) {
    return IntStream.range(0, players).mapToObj(i -> "bot " + i).toList();
  }

  /** The first matches of some latecomers, none of them after the match with this number. */
  private List<Long> late(int latecomers, long last) {
    return random.longs(latecomers, 1, last + 1).sorted().boxed().toList();
  }

  private Result result() {
    int sum = random.nextInt(3);
    return new Result(Outcome.byPoints(sum, 2 - sum), List.of(), 1);
  }

  /** All rounds of a format with random results. */
  private List<PlayedRound> played(Format format, int entrants) {
    List<PlayedRound> played = new ArrayList<>();
    for (Optional<Round> next = format.next(played); next.isPresent(); next = format.next(played)) {
      Round round = next.get();
      Tally tally = round.tally(entrants);
      for (MatchSpec match : matches(round)) {
        tally.add(match, result());
      }
      played.add(new PlayedRound(round, tally));
    }
    assertThat(format.isOver(played)).isTrue();
    return played;
  }

  private static List<MatchSpec> matches(Round round) {
    List<MatchSpec> matches = new ArrayList<>();
    for (long i = 0; i < round.matches(); i++) {
      matches.add(Specs.at(round, i));
    }
    return matches;
  }

  private static List<MatchSpec> matches(List<PlayedRound> played) {
    return played.stream().flatMap(round -> matches(round.round()).stream()).toList();
  }

  private static void assertRanked(Format format, List<PlayedRound> played, int players) {
    List<Standing> lines = format.standings(played, PlayedRound.total(players, played));
    assertThat(lines.stream().map(Standing::entrant))
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, players).boxed().toList());
  }

  @ParameterizedTest
  @CsvSource({"games, circle", "boards, circle", "games, listing"})
  void inARoundRobinEachMeetsEachFromBothSeatsEquallyOften(String length, String order) {
    for (int i = 0; i < TRIES; i++) {
      int punctual = random.nextInt(2, 9);
      int players = punctual + random.nextInt(4);
      int games = random.nextInt(1, 4);
      Map<String, String> options = Map.of(length, String.valueOf(games), "order", order);
      int first = punctual * (punctual - 1) * games;
      Format format =
          FormatType.ROUND_ROBIN.create(
              Seeding.asListed(names(players), late(players - punctual, first)),
              FormatType.ROUND_ROBIN.settings(options));
      List<PlayedRound> played = played(format, players);
      List<MatchSpec> matches = matches(played);
      Map<List<Integer>, Long> times =
          matches.stream().collect(Collectors.groupingBy(MatchSpec::seats, Collectors.counting()));
      assertThat(times).hasSize(players * (players - 1));
      assertThat(times.values()).containsOnly((long) games);
      assertNumbered(matches);
      assertThat(matches.subList(0, first))
          .as("whoever comes late changes nothing before")
          .isEqualTo(
              matches(
                  played(
                      FormatType.ROUND_ROBIN.create(
                          Seeding.asListed(names(punctual)),
                          FormatType.ROUND_ROBIN.settings(options)),
                      punctual)));
      assertBoards(matches, length.equals("boards"), games);
      assertRanked(format, played, players);
    }
  }

  private static void assertNumbered(List<MatchSpec> matches) {
    for (int i = 0; i < matches.size(); i++) {
      assertThat(matches.get(i).number()).isEqualTo(i + 1L);
    }
  }

  /** Either all pairs play the same boards, or each its own, from both seats. */
  private static void assertBoards(List<MatchSpec> matches, boolean areShared, int games) {
    Map<Set<Integer>, Set<Long>> boards =
        matches.stream()
            .collect(
                Collectors.groupingBy(
                    match -> Set.copyOf(match.seats()),
                    Collectors.mapping(MatchSpec::board, Collectors.toSet())));
    assertThat(boards.values()).allMatch(ofPair -> ofPair.size() == games);
    Set<Long> all = new HashSet<>();
    boards.values().forEach(all::addAll);
    assertThat(all).hasSize(areShared ? games : games * boards.size());
  }

  @Test
  void inAGauntletALatecomerMeetsTheChallengers() {
    for (int i = 0; i < TRIES; i++) {
      int punctual = random.nextInt(3, 8);
      int challengers = random.nextInt(1, punctual);
      int players = punctual + random.nextInt(3);
      Map<String, String> options =
          Map.of("challengers", String.valueOf(challengers), "games", "2");
      Format format =
          FormatType.GAUNTLET.create(
              Seeding.asListed(names(players), late(players - punctual, challengers)),
              FormatType.GAUNTLET.settings(options));
      List<PlayedRound> played = played(format, players);
      List<MatchSpec> matches = matches(played);
      assertNumbered(matches);
      assertThat(matches.stream().map(MatchSpec::seats))
          .containsExactlyInAnyOrderElementsOf(
              matches(
                      played(
                          FormatType.GAUNTLET.create(
                              Seeding.asListed(names(players)),
                              FormatType.GAUNTLET.settings(options)),
                          players))
                  .stream()
                  .map(MatchSpec::seats)
                  .toList());
      assertRanked(format, played, players);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wins", "matchpoints"})
  void inASwissALatecomerIsInEachRoundThatBeginsLater(String scoring) {
    for (int i = 0; i < TRIES; i++) {
      int punctual = random.nextInt(6, 15);
      int players = punctual + random.nextInt(1, 4);
      Map<String, String> options =
          scoring.equals("wins")
              ? Map.of("rounds", "4", "tie-breaks", "buchholz, wins, seed")
              : Map.of("rounds", "4", "boards", "1", "scoring", scoring);
      List<Long> late = late(players - punctual, punctual * 2L);
      Format format =
          FormatType.SWISS.create(
              Seeding.asListed(names(players), late), FormatType.SWISS.settings(options));
      List<PlayedRound> played = played(format, players);
      assertThat(played).hasSize(4);
      assertNumbered(matches(played));
      Set<Set<Integer>> met = new HashSet<>();
      for (PlayedRound round : played) {
        List<Integer> seated = new ArrayList<>(round.round().byes());
        for (Group pair : round.round().groups()) {
          seated.addAll(pair.members());
          assertThat(met.add(Set.copyOf(pair.members()))).as("nobody meets twice").isTrue();
        }
        long begins = round.round().firstMatch();
        long present = punctual + late.stream().filter(from -> from <= begins).count();
        assertThat(seated)
            .containsExactlyInAnyOrderElementsOf(
                IntStream.range(0, (int) present).boxed().toList());
      }
      assertRanked(format, played, players);
    }
  }

  @Test
  void theRoundsOfASwissAreThoseOfThePunctual() {
    Format four =
        FormatType.SWISS.create(
            Seeding.asListed(names(30), IntStream.range(0, 26).mapToObj(_ -> 3L).toList()),
            FormatType.SWISS.defaults());
    assertThat(played(four, 30)).hasSize(3);
  }

  @Test
  void onlySomeFormatsTakeLatecomers() {
    Map<String, Boolean> takes = new TreeMap<>();
    for (FormatType format : FormatType.values()) {
      takes.put(format.id(), format.refusesLatecomers(format.defaults()).isEmpty());
    }
    assertThat(takes.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey))
        .containsExactly("gauntlet", "round-robin", "swiss");
  }

  @ParameterizedTest
  @CsvSource({"stop, top-2-decided", "seats, 3"})
  void aRoundRobinThatIsPlannedAsAWholeTakesNone(String option, String value) {
    assertThat(
            FormatType.ROUND_ROBIN.refusesLatecomers(
                FormatType.ROUND_ROBIN.settings(Map.of(option, value))))
        .contains("a round robin with 'stop' or 'seats' is planned as a whole");
  }

  @Test
  void aRoundRobinWithMatchpointsTakesNone() {
    assertThat(
            FormatType.ROUND_ROBIN.refusesLatecomers(
                FormatType.ROUND_ROBIN.settings(Map.of("boards", "2", "scoring", "matchpoints"))))
        .contains("with matchpoints, boards that are over were compared");
  }
}
