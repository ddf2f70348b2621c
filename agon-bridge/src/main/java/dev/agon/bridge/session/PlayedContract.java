package dev.agon.bridge.session;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Vulnerability;

/** The contract that was played at a table, and its result. */
public sealed interface PlayedContract {

  /** The score from North-South's point of view. */
  int score(Vulnerability vulnerability);

  /** A contract, its declarer, and the tricks that declarer took. */
  record Declared(Contract contract, Direction declarer, int tricks) implements PlayedContract {
    public boolean made() {
      return tricks >= contract.neededTricks();
    }

    @Override
    public int score(Vulnerability vulnerability) {
      Partnership side = declarer.partnership();
      return side.fromNorthSouth(contract.score(tricks, vulnerability.includes(side)));
    }

    @Override
    public String toString() {
      return contract + " by " + declarer.id() + " " + contract.result(tricks);
    }
  }

  /** All four players passed. */
  record PassedOut() implements PlayedContract {
    @Override
    public int score(Vulnerability vulnerability) {
      return 0;
    }

    @Override
    public String toString() {
      return "passed out";
    }
  }
}
