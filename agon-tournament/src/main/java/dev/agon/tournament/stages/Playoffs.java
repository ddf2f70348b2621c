package dev.agon.tournament.stages;

import dev.agon.game.Settings;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreaker;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * A stage whose tie-breaks contain {@link TieBreaker#PLAYOFF}. After its last round, players that
 * are equal by all tie-breaks before the playoff play each other, if some of them would advance and
 * others would not, or if they share first place of the last stage. Each meets each other from both
 * seats; wins count 1 and draws ½. Those who are still equal, and for whom it still matters, play
 * again, up to {@link #MAX_ROUNDS} times. What is equal then is left to the tie-breaks after the
 * playoff. Matches of a playoff change no points of the stage.
 *
 * @param places how many places are decided: those that advance, or the first one
 */
public record Playoffs(Format stage, Seeding seeding, List<TieBreaker> after, int places)
    implements Format {
  static final int MAX_ROUNDS = 5;

  private static final Round.Terms TERMS = new Round.Terms(Scoring.WINS, false);

  /** The format of a stage, with playoffs if it has them; nobody advances from the last one. */
  public static Format of(FormatType type, Seeding seeding, Settings options, OptionalInt advance) {
    if (!areIn(options)) {
      return type.create(seeding, options);
    }
    List<TieBreaker> all = options.get(StageOptions.TIE_BREAKS);
    int index = all.indexOf(TieBreaker.PLAYOFF);
    Settings before = options.with(StageOptions.TIE_BREAKS, all.subList(0, index));
    return new Playoffs(
        type.create(seeding, before),
        seeding,
        all.subList(index + 1, all.size()),
        advance.orElse(1));
  }

  /** Whether the tie-breaks of a stage have a playoff. */
  public static boolean areIn(Settings options) {
    return options
        .find(StageOptions.TIE_BREAKS)
        .filter(all -> all.contains(TieBreaker.PLAYOFF))
        .isPresent();
  }

  /** The maximum number of matches that playoffs add to a stage with so many players. */
  public static long maxMatches(int players, OptionalInt advance) {
    return advance.orElse(1) < players ? MAX_ROUNDS * (long) players * (players - 1) : 0;
  }

  @Override
  public List<FormatSpec> types() {
    return stage.types();
  }

  /** The rounds of the stage itself, without playoffs. */
  private List<PlayedRound> ofStage(List<PlayedRound> played) {
    int rounds = 0;
    while (rounds < played.size() && !stage.isOver(played.subList(0, rounds))) {
      rounds++;
    }
    return played.subList(0, rounds);
  }

  private static List<PlayedRound> ofPlayoffs(List<PlayedRound> played, List<PlayedRound> own) {
    return played.subList(own.size(), played.size());
  }

  private Tally tally(List<PlayedRound> rounds) {
    return PlayedRound.total(seeding.names().size(), rounds);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<PlayedRound> own = ofStage(played);
    List<PlayedRound> playoffs = ofPlayoffs(played, own);
    if (playoffs.isEmpty() && !stage.isOver(own)) {
      return stage.next(own);
    }
    List<Integer> equal = equalAtCut(decided(own, tally(own), playoffs));
    return equal.isEmpty() || playoffs.size() == MAX_ROUNDS
        ? Optional.empty()
        : Optional.of(
            Round.from(
                played.getLast().round().after(),
                List.of(new Group(equal, Seatings.ORDERED_PAIRS, 1)),
                TERMS));
  }

  /** The players that share a rank on both sides of the last place that counts. */
  private List<Integer> equalAtCut(List<Standing> lines) {
    if (places >= lines.size() || lines.get(places - 1).rank() != lines.get(places).rank()) {
      return List.of();
    }
    int rank = lines.get(places).rank();
    return lines.stream().filter(line -> line.rank() == rank).map(Standing::entrant).toList();
  }

  /** The standings by everything up to and including the playoffs. */
  private List<Standing> decided(List<PlayedRound> own, Tally tally, List<PlayedRound> playoffs) {
    List<Standing> lines = stage.standings(own, tally);
    for (PlayedRound playoff : playoffs) {
      List<Standing> decided = new ArrayList<>();
      for (List<Standing> equal : StandingsRanker.byRank(lines)) {
        boolean isPlayed =
            playoff.round().groups().getFirst().members().contains(equal.getFirst().entrant());
        decided.addAll(isPlayed ? split(equal, playoff.tally(), decided.size() + 1) : equal);
      }
      lines = decided;
    }
    return lines;
  }

  private static List<Standing> split(List<Standing> equal, Tally playoff, int rank) {
    Map<Long, List<Standing>> groups = new TreeMap<>(Comparator.reverseOrder());
    for (Standing line : equal) {
      groups.computeIfAbsent(halves(playoff, line.entrant()), _ -> new ArrayList<>()).add(line);
    }
    List<Standing> lines = new ArrayList<>();
    for (List<Standing> group : groups.values()) {
      int shared = rank + lines.size();
      Optional<TieBreaker> by =
          lines.isEmpty() ? equal.getFirst().tieBreaker() : Optional.of(TieBreaker.PLAYOFF);
      for (Standing line : group) {
        lines.add(new Standing(shared, line.entrant(), line.score(), by));
        by = Optional.empty();
      }
    }
    return lines;
  }

  /** 2 for each win and 1 for each draw. */
  private static long halves(Tally playoff, int entrant) {
    return 2 * playoff.score(entrant).wins() + playoff.score(entrant).draws();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    List<PlayedRound> own = ofStage(played);
    List<PlayedRound> playoffs = ofPlayoffs(played, own);
    Tally tally = playoffs.isEmpty() ? total : tally(own);
    return new StandingsRanker(tally, seeding.names(), seeding.seeds(), after)
        .breakTies(decided(own, tally, playoffs));
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    List<PlayedRound> own = ofStage(played);
    List<PlayedRound> playoffs = ofPlayoffs(played, own);
    Tally tally = playoffs.isEmpty() ? total : tally(own);
    StageResult result = stage.stages(own, tally).getFirst();
    return List.of(
        new StageResult(
            result.format(),
            standings(played, total),
            tally,
            result.bracket(),
            Optional.empty(),
            playoffs.stream().map(Playoffs::table).toList()));
  }

  /** While a playoff is played, the standings are those before it. */
  @Override
  public List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    List<PlayedRound> own = ofStage(played);
    return stage.isOver(own) ? stages(played, tally(played)) : stage.stagesSoFar(own, underWay);
  }

  private static List<Standing> table(PlayedRound playoff) {
    return Standing.rank(
        playoff.round().groups().getFirst().members(),
        playoff.tally(),
        Comparator.comparingLong(player -> -halves(playoff.tally(), player)));
  }
}
