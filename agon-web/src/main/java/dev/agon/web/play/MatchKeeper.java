package dev.agon.web.play;

import dev.agon.record.MatchRecord;

/** Stores matches; it is told of everything that must survive a restart. */
interface MatchKeeper {
  void save(long id, AnswerLog log);

  /** Stores the setup in which somebody has another name now. */
  void renamed(long id, PlaySetup setup);

  void finished(long id, AnswerLog log, MatchRecord record);

  /** Told of a match that is over without a result; the log says why. */
  void ended(long id, AnswerLog log);

  /** Told of a bug that has ended a match. */
  void failed(RuntimeException bug);
}
