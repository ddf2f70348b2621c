package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A process that plays many matches and remembers every deal gains nothing by it. */
final class RememberedDealsTest {
  /**
   * A BotStack bot that learns the bullets of every load. It knows a deal again by the items of
   * both seats in the first view, and a load by the bullets that are left; then it shoots the right
   * player. With the argument forget it plays every match as a new process would.
   */
  private static final String BOT =
      """
      import json, sys

      memory = {}

      class Match:
          def __init__(self, seat):
              self.seat = seat
              self.deal = None
              self.load = None
              self.gun = None

          def see(self, view):
              gun = view["gun"]
              if self.deal is None:
                  items = [view["you"]["items"], view["other"]["items"]]
                  if self.seat == 1:
                      items.reverse()
                  self.deal = memory.setdefault(json.dumps(items), {})
              load = (view["round"], gun["reloads"])
              if load != self.load:
                  self.load = load
                  self.known = self.deal.setdefault(load, {"live": {}, "next": {}})
              else:
                  live = self.gun["live"] - gun["live"]
                  if live in (0, self.gun["bullets"] - gun["bullets"]):
                      for left in range(gun["bullets"] + 1, self.gun["bullets"] + 1):
                          self.known["next"][left] = live > 0
              self.gun = gun

          def next(self):
              left = self.gun["bullets"]
              live = self.known["live"].setdefault(left, self.gun["live"])
              return self.known["next"].get(left) if live == self.gun["live"] else None

      def choose(view, match):
          match.see(view)
          if view["question"] == "item":
              return "none"
          if view["question"] != "shoot":
              return "no"
          live = match.next()
          if live is None:
              live = 2 * view["gun"]["live"] >= view["gun"]["bullets"]
          return "other" if live else "self"

      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "start":
              if sys.argv[1] == "forget":
                  memory.clear()
              match = Match(message["seat"])
              print(json.dumps({"type": "ready", "again": True}), flush=True)
          elif message["type"] == "ask":
              answer = choose(message["view"], match)
              print(json.dumps({"type": "move", "move": answer}), flush=True)
          elif message["type"] == "over":
              print(json.dumps({"type": "again"}), flush=True)
      """;

  /** In an event of some 200 matches; a bot that knew its deals would gain more than twice that. */
  private static final double BY_CHANCE = 25;

  private static final int BOARDS = 30;

  @TempDir private Path folder;

  private String command(String mode) throws IOException {
    return "python3 " + Files.writeString(folder.resolve("memory.py"), BOT) + " " + mode;
  }

  /** What the bot wins on boards that it plays twice from each seat, if it is given them again. */
  private <S, V, M> double points(GameKit<S, V, M> kit, String mode) throws IOException {
    List<BotEntry> entries = List.of(Bots.entry("cmd:" + command(mode)), Bots.entry("Gambler"));
    double points = 0;
    try (ProgramPool repeats = ProgramPool.forTrial(2)) {
      MatchRunner<S, V, M> runner =
          new MatchRunner<>(
              kit,
              Settings.defaults(kit.game().spec()),
              new EntrantFactory<>(kit, TimeControl.DEFAULT, Path.of(""), repeats)
                  .entrants(BotEntry.expanded(entries)));
      for (int match = 0; match < 4 * BOARDS; match++) {
        int seat = match % 2;
        MatchSpec spec =
            new Seeds(1).spec(match + 1, 1 + match / 4, seat == 0 ? List.of(0, 1) : List.of(1, 0));
        points += runner.play(spec).outcome().points(seat);
      }
    }
    return points;
  }

  /** The attack is real: in a pool that repeats deals it pays. */
  @Test
  void aBotThatWereGivenADealAgainWouldGain() throws IOException {
    assertThat(points(new BotStackKit(), "keep"))
        .isGreaterThan(points(new BotStackKit(), "forget") + 20);
  }

  /** Some deals look alike, so what it remembers of others may change a few results. */
  @ParameterizedTest
  @CsvSource({"games: 4, 10", "boards: 50, 1"})
  void aBotThatRemembersEveryDealScoresNoBetterThanOneThatForgetsAll(String number, int copies)
      throws IOException {
    assertThat(pointsInEvent("keep", number, copies))
        .isLessThan(pointsInEvent("forget", number, copies) + BY_CHANCE);
  }

  private double pointsInEvent(String mode, String number, int copies) throws IOException {
    Path event =
        Files.writeString(
            folder.resolve("event.yaml"),
            """
            game: botstack
            seed: 7
            sandbox: off
            concurrency: 1
            bots: [{name: Memory, command: %s}, Trigger*%d, Gambler*%d]
            stages: [{format: gauntlet, %s}]
            """
                .formatted(command(mode), copies, copies, number));
    Cli cli =
        Cli.agon("run", event.toString(), "--db", "none", "--progress", "none", "--output", "csv");
    assertThat(cli.code()).as(cli.err()).isZero();
    List<String> lines = cli.out().lines().toList();
    int column = List.of(lines.getFirst().split(",")).indexOf("points");
    return lines.stream()
        .map(line -> List.of(line.split(",")))
        .filter(cells -> cells.get(1).equals("Memory"))
        .mapToDouble(cells -> Double.parseDouble(cells.get(column)))
        .findFirst()
        .orElseThrow();
  }
}
