package dev.agon.bridge.deal;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Doubling;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Strain;
import dev.agon.bridge.Vulnerability;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * The result of a board if both sides bid and play perfectly and see all cards.
 *
 * @param score from North-South's point of view
 * @param contracts the contracts that give it, each at its lowest level; empty if everybody passes
 */
public record Par(int score, List<ParContract> contracts) {
  private static final int LEVELS = 7;

  public Par {
    contracts = List.copyOf(contracts);
  }

  /** Computes par: contracts that fail are doubled, and either side may always bid on. */
  public static Par of(TrickTable table, Direction dealer, Vulnerability vulnerability) {
    Auction auction = new Auction(table, vulnerability);
    int score = auction.score(dealer.partnership());
    List<ParContract> contracts = new ArrayList<>();
    for (Partnership side : Partnership.values()) {
      for (Strain strain : Strain.values()) {
        for (int level = 1; level <= LEVELS; level++) {
          if (score != 0 && auction.endsWith(side, Auction.bid(level, strain), score)) {
            contracts.add(auction.contract(side, level, strain));
            break;
          }
        }
      }
    }
    return new Par(score, contracts);
  }

  /** The auction solved from the highest bid down; all scores are from North-South's side. */
  private static final class Auction {
    private static final List<Strain> STRAINS = List.of(Strain.values());
    private static final int BIDS = LEVELS * STRAINS.size();

    private final TrickTable table;
    private final Vulnerability vulnerability;

    /** The score if a side's bid is passed, doubled if it fails; by side and bid. */
    private final int[][] passed = new int[2][BIDS];

    /** The score if a side bids best above a bid; by side and the number of bids made. */
    private final int[][] best = new int[2][BIDS + 1];

    Auction(TrickTable table, Vulnerability vulnerability) {
      this.table = table;
      this.vulnerability = vulnerability;
      for (Partnership side : Partnership.values()) {
        best[index(side)][BIDS] = side.fromNorthSouth(Integer.MIN_VALUE / 2);
      }
      for (int bid = BIDS - 1; bid >= 0; bid--) {
        for (Partnership side : Partnership.values()) {
          Partnership other = side.other();
          int ends = played(side, bid / STRAINS.size() + 1, STRAINS.get(bid % STRAINS.size()));
          passed[index(side)][bid] = ends;
          int continued = better(other, ends, best[index(other)][bid + 1]);
          best[index(side)][bid] = better(side, best[index(side)][bid + 1], continued);
        }
      }
    }

    static int bid(int level, Strain strain) {
      return (level - 1) * STRAINS.size() + STRAINS.indexOf(strain);
    }

    private static int index(Partnership side) {
      return side == Partnership.NS ? 0 : 1;
    }

    private static int better(Partnership side, int one, int two) {
      return side == Partnership.NS ? Math.max(one, two) : Math.min(one, two);
    }

    private static Contract bidFor(int level, Strain strain, int tricks) {
      Contract undoubled = new Contract(level, strain, Doubling.UNDOUBLED);
      return tricks >= undoubled.neededTricks()
          ? undoubled
          : new Contract(level, strain, Doubling.DOUBLED);
    }

    private int played(Partnership side, int level, Strain strain) {
      int tricks = table.best(side, strain);
      return side.fromNorthSouth(
          bidFor(level, strain, tricks).score(tricks, vulnerability.includes(side)));
    }

    /** The score of the whole auction: four players may open, and a pass is worth nothing. */
    int score(Partnership dealer) {
      int score = 0;
      Partnership turn = dealer.other();
      for (int players = 0; players < Direction.values().length; players++) {
        score = better(turn, score, best[index(turn)][0]);
        turn = turn.other();
      }
      return score;
    }

    /**
     * Whether a bid gives the score, and the other side has no higher contract worth more to it.
     */
    boolean endsWith(Partnership side, int bid, int score) {
      Partnership other = side.other();
      int highest = score;
      for (int higher = bid + 1; higher < BIDS; higher++) {
        highest = better(other, highest, passed[index(other)][higher]);
      }
      return passed[index(side)][bid] == score && highest == score;
    }

    ParContract contract(Partnership side, int level, Strain strain) {
      int tricks = table.best(side, strain);
      EnumSet<Direction> declarers = EnumSet.noneOf(Direction.class);
      for (Direction declarer : Direction.values()) {
        if (declarer.partnership() == side && table.tricks(declarer, strain) == tricks) {
          declarers.add(declarer);
        }
      }
      return new ParContract(List.copyOf(declarers), bidFor(level, strain, tricks), tricks);
    }
  }
}
