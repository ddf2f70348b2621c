package dev.agon.web.play;

import dev.agon.record.MatchRecord;

/** Stores games; it is told of everything that must survive a restart. */
interface GameKeeper {
  void save(long id, GameLog log);

  void finished(long id, GameLog log, MatchRecord record);

  /** Told of a game that cannot be continued now. */
  void failed(long id, RuntimeException why);
}
