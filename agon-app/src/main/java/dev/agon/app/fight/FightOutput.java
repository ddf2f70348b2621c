package dev.agon.app.fight;

import dev.agon.tournament.stages.Standings;
import java.util.List;

/** Prints tournaments one after the other, in an output format of the original program. */
interface FightOutput {
  default void begin() {}

  void roundRobin(List<Listed> bots, Standings standings);

  void elimination(List<Listed> bots, Standings standings);

  default void end() {}
}
