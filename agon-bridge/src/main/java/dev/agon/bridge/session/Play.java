package dev.agon.bridge.session;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Seat;
import dev.agon.bridge.Vulnerability;

/** How a board was bid and played at a table. */
public sealed interface Play {

  /** Somebody declared a contract and took so many tricks. */
  record Declared(Contract contract, Seat declarer, int tricks) implements Play {
    public boolean made() {
      return tricks >= contract.needed();
    }

    @Override
    public String toString() {
      return contract + " by " + declarer.letter() + " " + contract.result(tricks);
    }
  }

  /** Nobody bid. */
  record PassedOut() implements Play {
    @Override
    public String toString() {
      return "passed out";
    }
  }

  /** What North-South score for it. */
  default int score(Vulnerability vulnerability) {
    return switch (this) {
      case Declared(Contract contract, Seat declarer, int tricks) ->
          declarer.side().seen(contract.score(tricks, vulnerability.of(declarer.side())));
      case PassedOut() -> 0;
    };
  }
}
