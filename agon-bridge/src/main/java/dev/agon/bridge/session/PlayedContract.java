package dev.agon.bridge.session;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Vulnerability;

/** How a board was bid and played at a table. */
public sealed interface PlayedContract {

  /** What North-South score for it. */
  int score(Vulnerability vulnerability);

  /** Somebody declared a contract and took so many tricks. */
  record Declared(Contract contract, Direction declarer, int tricks) implements PlayedContract {
    public boolean made() {
      return tricks >= contract.needed();
    }

    @Override
    public int score(Vulnerability vulnerability) {
      Partnership side = declarer.side();
      return side.seen(contract.score(tricks, vulnerability.of(side)));
    }

    @Override
    public String toString() {
      return contract + " by " + declarer.letter() + " " + contract.result(tricks);
    }
  }

  /** Nobody bid. */
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
