package dev.agon.execute;

import dev.agon.result.MatchSpec;
import java.util.List;

/** Matches that may be played in any order; their specs are made when they are needed. */
public interface MatchBatch {
  /**
   * How many matches there are; a batch that is not {@link #open} to its end may still change it.
   */
  long size();

  /**
   * How many of the first matches may be played by now: more than have been delivered, and all
   * unless the others depend on results. It grows while results are delivered.
   */
  default long open() {
    return size();
  }

  /** Called from any thread, with an index from 0 and below the size. */
  MatchSpec get(long index);

  static MatchBatch of(List<MatchSpec> matches) {
    return new MatchBatch() {
      @Override
      public long size() {
        return matches.size();
      }

      @Override
      public MatchSpec get(long index) {
        return matches.get((int) index);
      }
    };
  }

  /** This batch without its first matches. */
  default MatchBatch from(long first) {
    MatchBatch whole = this;
    return new MatchBatch() {
      @Override
      public long size() {
        return whole.size() - first;
      }

      @Override
      public long open() {
        return whole.open() - first;
      }

      @Override
      public MatchSpec get(long index) {
        return whole.get(first + index);
      }
    };
  }
}
