package dev.agon.app.fight;

import dev.agon.tournament.Standings;
import java.util.List;

/** Prints tournaments in one of the old program's forms, one after the other. */
interface FightOutput {
  void begin();

  void roundRobin(List<Listed> bots, Standings standings);

  void elimination(List<Listed> bots, Standings standings);

  void end();
}
