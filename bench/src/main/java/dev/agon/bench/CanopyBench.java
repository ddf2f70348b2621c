package dev.agon.bench;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.canopy.CanopyKit;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.match.Referee;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.run.TournamentListener;
import dev.agon.tournament.fixed.Table;
import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Canopy among random bots: games a second of ten, and what a turn costs of ten and of many. */
public final class CanopyBench {
  private static final int PLAYERS = 10;
  private static final int GAMES = 20_000;
  private static final int REPEATS = 5;

  /** In so many rounds of random play the trees have grown into one. */
  private static final int ROUNDS = 20;

  private static final CanopyKit KIT = new CanopyKit();

  private CanopyBench() {}

  /** With the folder of the compiled programs. */
  public static void main(String[] args) throws IOException {
    Median one = new Median();
    Median two = new Median();
    gamesPerSecond(1);
    gamesPerSecond(2);
    for (int i = 0; i < REPEATS; i++) {
      one.add(gamesPerSecond(1));
      two.add(gamesPerSecond(2));
    }
    System.out.printf(
        "%d players: 1 thread %,.0f games/s, 2 threads %,.0f (target: 20,000)%n",
        PLAYERS, one.value(), two.value());
    new ComparedWithC(List.of(Path.of(args[0]).resolve("canopy").toString(), "" + GAMES))
        .print(
            PLAYERS + " players",
            GAMES,
            results ->
                play(
                    1,
                    (match, _) -> {
                      for (int seat = 0; seat < PLAYERS; seat++) {
                        results.add(match.result().outcome().place(seat));
                      }
                      return true;
                    }));
    int[] sizes = {PLAYERS, 1_000, 10_000, Canopy.MAX_PLAYERS};
    double ofTen = nanosPerTurn(PLAYERS, ROUNDS, 10_000);
    for (int players : sizes) {
      double nanos = nanosPerTurn(players, ROUNDS, 100_000 / players);
      System.out.printf(
          "%,7d players: %,6.0f ns a turn, %.1f times that of %d; a round %,.3f ms%n",
          players, nanos, nanos / ofTen, PLAYERS, nanos * players / 1e6);
    }
    for (int players : sizes) {
      System.out.printf("%,7d players: %,d bytes each%n", players, bytesPerPlayer(players));
    }
    LayersBench.run();
  }

  private static MatchRunner<CanopyState, ?, ?> arena(int entrants, Map<String, String> settings) {
    var random = Entrant.of(KIT.bots().getFirst());
    return new MatchRunner<>(
        KIT, Settings.of(KIT.game().spec(), settings), Collections.nCopies(entrants, random));
  }

  private static double gamesPerSecond(int threads) {
    long begin = System.nanoTime();
    play(threads, (_, _) -> true);
    return GAMES / ((System.nanoTime() - begin) / 1e9);
  }

  private static void play(int threads, TournamentListener listener) {
    var arena = arena(PLAYERS, Map.of());
    List<String> names = IntStream.range(0, PLAYERS).mapToObj(seat -> "Random-" + seat).toList();
    new Tournament(PLAYERS, new Table(names, PLAYERS, GAMES), new Seeds(1), new Digest("bench"))
        .run(LocalThreads.computing(threads).playing(arena::play), listener);
  }

  /** Over whole matches in which nobody wins before the last round. */
  private static double nanosPerTurn(int players, int rounds, int matches) {
    var arena = arena(1, Map.of("turns", "1000000", "rounds", String.valueOf(rounds)));
    List<Integer> seats = Collections.nCopies(players, 0);
    arena.play(new Seeds(1).spec(1, 1, seats));
    Median nanos = new Median();
    int number = 2;
    for (int i = 0; i < REPEATS; i++) {
      long begin = System.nanoTime();
      for (int match = 0; match < Math.max(1, matches); match++) {
        arena.play(new Seeds(1).spec(number, number++, seats));
      }
      nanos.add((System.nanoTime() - begin) / ((double) Math.max(1, matches) * players * rounds));
    }
    return nanos.value();
  }

  /** What the state holds after a round. */
  private static long bytesPerPlayer(int players) {
    int states = 1_000_000 / players;
    long before = used();
    List<CanopyState> held =
        IntStream.range(0, states).mapToObj(number -> afterRounds(players, number)).toList();
    try {
      return (used() - before) / states / players;
    } finally {
      Reference.reachabilityFence(held);
    }
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static CanopyState afterRounds(int players, int number) {
    Canopy game = new Canopy();
    Dice dice = new Dice(number);
    DrawKey deal = DrawKey.ofNumber(number);
    CanopyState state = game.start(Settings.defaults(game.spec()), players);
    for (int step = 0; step < 2 * players; step++) {
      state =
          switch (game.turn(state)) {
            case Turn.Chance chance ->
                game.apply(state, new Step.Rolled<>(Referee.draw(deal, chance)));
            case Turn.OneDecides(int seat) -> {
              var legal = game.view(state, seat).legal();
              yield game.apply(
                  state, new Step.Moved<>(seat, legal.get(dice.nextInt(legal.size()))));
            }
            case Turn.SeveralDecide _, Turn.Over _ -> state;
          };
    }
    return state;
  }
}
