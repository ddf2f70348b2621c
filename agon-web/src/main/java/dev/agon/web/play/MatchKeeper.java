package dev.agon.web.play;

import dev.agon.record.MatchRecord;

/** Stores matches; it is told of everything that must survive a restart. */
interface MatchKeeper {
  void save(long id, AnswerLog log);

  void finished(long id, AnswerLog log, MatchRecord record);

  /** Told of a match that cannot be continued now. */
  void failed(long id, RuntimeException why);
}
