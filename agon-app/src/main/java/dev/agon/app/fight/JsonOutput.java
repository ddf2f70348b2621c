package dev.agon.app.fight;

import dev.agon.json.Json;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.stages.Standings;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** The original program's JSON, with its line breaks. */
final class JsonOutput implements FightOutput {
  private final PrintStream out;
  private boolean first = true;

  JsonOutput(PrintStream out) {
    this.out = out;
  }

  @Override
  public void begin() {
    out.print("[\n");
  }

  @Override
  public void end() {
    out.print("]\n");
  }

  /** Prints one round with the result of each match, the first mover first. */
  @Override
  public void roundRobin(List<Listed> bots, Standings standings) {
    Tally tally = standings.total();
    List<Json> matches = new ArrayList<>();
    for (int row = 0; row < bots.size(); row++) {
      for (int column = 0; column < bots.size(); column++) {
        if (row != column) {
          matches.add(
              Json.array(
                  List.of(
                      result(bots.get(row), tally.ahead(row, column)),
                      result(bots.get(column), tally.behind(row, column)))));
        }
      }
    }
    print(bots, List.of(Json.array(matches)));
  }

  /** Prints rounds of groups; a group has its results, most wins first. */
  @Override
  public void elimination(List<Listed> bots, Standings standings) {
    List<Json> rounds = new ArrayList<>();
    for (PlayedRound played : standings.rounds()) {
      List<Json> groups = new ArrayList<>();
      for (Group group : played.round().groups()) {
        List<Json> results = new ArrayList<>();
        for (int bot : Ranked.by(b -> played.tally().score(b).wins(), group.members())) {
          results.add(result(bots.get(bot), played.tally().score(bot).wins()));
        }
        groups.add(Json.array(results));
      }
      rounds.add(Json.array(groups));
    }
    print(bots, rounds);
  }

  private static Json result(Listed bot, long wins) {
    return Json.object().with(String.valueOf(bot.uid()), wins);
  }

  private void print(List<Listed> bots, List<Json> rounds) {
    List<String> players =
        bots.stream()
            .map(
                bot ->
                    Json.object()
                        .with("uid", bot.uid())
                        .with("title", bot.title())
                        .with("author", bot.author())
                        .toString())
            .toList();
    out.print(first ? "{\n" : ",{\n");
    first = false;
    out.print("\"players\":[\n" + String.join(",", players) + "],\"rounds\":[\n");
    out.print(String.join(",", rounds.stream().map(Json::toString).toList()) + "]}\n");
  }
}
