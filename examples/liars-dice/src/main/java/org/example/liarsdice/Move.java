package org.example.liarsdice;

/** What a player says. */
sealed interface Move {
  /** At least so many of all dice on the table show this face. */
  record Bid(int count, int face) implements Move {
    static Bid ofRank(int rank) {
      return new Bid(1 + rank / LiarsDice.FACES, 1 + rank % LiarsDice.FACES);
    }

    /** From 0 for the lowest bid. */
    int rank() {
      return (count - 1) * LiarsDice.FACES + face - 1;
    }

    @Override
    public String toString() {
      return count + "x" + face;
    }
  }

  /** The bid before is a lie. */
  record Liar() implements Move {
    @Override
    public String toString() {
      return "liar";
    }
  }
}
