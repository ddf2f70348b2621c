package dev.agon.tournament.swiss;

import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.Formats;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Swiss: in every round those meet who have come equally far, and nobody meets anybody twice.
 * With an odd number the last who has not had one has a bye, which counts as a win.
 */
public final class Swiss implements Format {
  public static final int MAX_PLAYERS = 500;

  private final Seeding seeding;
  private final StageRules rules;

  public Swiss(Seeding seeding, StageRules rules) {
    this.seeding = seeding;
    this.rules = rules;
  }

  /** In so many everybody has met everybody, or has had the bye. */
  public static int mostRounds(int players) {
    return players % 2 == 0 ? players - 1 : players;
  }

  /** What tells one unbeaten player from all others, and two rounds more for those behind. */
  public static int usualRounds(int players) {
    int halvings = Integer.SIZE - Integer.numberOfLeadingZeros(players - 1);
    return Math.min(halvings + 2, mostRounds(players));
  }

  private int rounds() {
    return rules.rounds().orElse(usualRounds(seeding.seeds().size()));
  }

  @Override
  public String name() {
    return Formats.SWISS.id();
  }

  @Override
  public boolean isOver(List<PlayedRound> played) {
    return played.size() >= rounds();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (isOver(played)) {
      return Optional.empty();
    }
    boolean floats = !rules.ranking().scoring().comparesBoards();
    SwissPairing pairing = new SwissPairing(seeding.seeds(), floats);
    played.forEach(pairing::add);
    List<Group> groups = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    Seatings seatings = rules.boards() ? Seatings.ORDERED_PAIRS : Seatings.TURNED;
    for (List<Integer> members : pairing.pairs()) {
      if (members.size() == 1) {
        byes.addAll(members);
      } else {
        groups.add(new Group(members, seatings, rules.games()));
      }
    }
    Round.Start from = played.isEmpty() ? seeding.start() : played.getLast().round().after();
    return Optional.of(Round.from(from, groups, Round.Terms.of(rules), byes));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new StandingsRanker(total, seeding.names(), seeding.seeds(), rules.ranking().tieBreaks())
        .rank();
  }
}
