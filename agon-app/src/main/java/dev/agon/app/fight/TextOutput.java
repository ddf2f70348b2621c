package dev.agon.app.fight;

import dev.agon.scoring.Tally;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.stages.Standings;
import java.io.PrintStream;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** The original program's text; scripts match it, so even its spelling mistakes stay. */
record TextOutput(PrintStream out) implements FightOutput {
  @Override
  public void roundRobin(List<Listed> bots, Standings standings) {
    Tally tally = standings.total();
    out.print(" Key:\n");
    bots.forEach(bot -> out.printf("%4d)\t%s\n", bot.uid(), bot.byAuthor()));
    out.print(" Cross Table (rows=player 1, columns=player 2, table shows player 1 wins):\n\t");
    bots.forEach(bot -> out.printf("%2d\t", bot.uid()));
    out.print("\n\t" + "--\t".repeat(bots.size()) + "\n");
    for (int row = 0; row < bots.size(); row++) {
      out.printf("%4d)\t", bots.get(row).uid());
      for (int column = 0; column < bots.size(); column++) {
        out.print(row == column ? "--\t" : "%3d\t".formatted(tally.ahead(row, column)));
      }
      out.print("\n");
    }
    List<Integer> all = IntStream.range(0, bots.size()).boxed().toList();
    out.print(" Totals:\n  Games:\n");
    ranking("%6d - %s\n", bots, all, bot -> tally.score(bot).wins());
    out.print("  Matches:\n");
    ranking("%6d - %s\n", bots, all, bot -> Ranked.matchesWon(tally, bot));
  }

  @Override
  public void elimination(List<Listed> bots, Standings standings) {
    out.print("\nMulitiplayer Elimination Tournament\n");
    int number = 0;
    for (PlayedRound played : standings.rounds()) {
      List<Group> groups = played.round().groups();
      out.printf(
          " Round %d - %d players, %d groups\n", ++number, played.round().players(), groups.size());
      for (int g = 0; g < groups.size(); g++) {
        List<Integer> members = groups.get(g).members();
        out.printf("  Group %d, %d players.  Scores:\n", g + 1, members.size());
        ranking("    %d - %s\n", bots, members, bot -> played.tally().score(bot).wins());
      }
    }
  }

  private void ranking(
      String format, List<Listed> bots, List<Integer> members, ToLongFunction<Integer> figure) {
    for (int bot : Ranked.by(figure, members)) {
      out.printf(format, figure.applyAsLong(bot), bots.get(bot).byAuthor());
    }
  }
}
