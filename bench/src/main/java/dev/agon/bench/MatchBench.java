package dev.agon.bench;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.execute.LocalThreads;
import dev.agon.game.DrawKey;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.match.Referee;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.run.TournamentListener;
import dev.agon.source.BotEntry;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Stage;
import dev.agon.tournament.stages.Standings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a match between built-in bots costs on one thread: the game alone, with referee and seats
 * around it, in a tournament with standings and digest, and in one that is kept.
 */
public final class MatchBench<S, V, M> {
  private static final int GAMES = 100_000;
  private static final int REPEATS = 5;

  private final MatchRunner<S, V, M> arena;
  private final List<BuiltInBot<V, M>> bots;
  private final Path folder;

  /** A way to play the matches; all of them say how many of these the first bot wins. */
  private interface Way {
    long play();
  }

  private MatchBench(GameKit<S, V, M> kit, List<String> names, Path folder) {
    this.folder = folder;
    bots =
        names.stream()
            .map(name -> kit.bots().stream().filter(bot -> bot.name().equals(name)).findFirst())
            .map(Optional::orElseThrow)
            .toList();
    arena =
        new MatchRunner<>(
            kit, Settings.defaults(kit.game().spec()), bots.stream().map(Entrant::of).toList());
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("agon-bench");
    try {
      new MatchBench<>(new BotStackKit(), List.of("Trigger", "Gambler"), folder).measure();
      new MatchBench<>(new CoinFightKit(), List.of("Greedy", "CPlayer"), folder).measure();
    } finally {
      Files.delete(folder);
    }
  }

  private void measure() {
    List<Way> ways = List.of(this::bare, this::inArena, this::inTournament, this::kept);
    List<String> words = List.of("the game alone", "referee", "tournament", "kept");
    List<Median> medians = new ArrayList<>();
    for (Way way : ways) {
      if (way.play() != ways.getFirst().play()) {
        throw new IllegalStateException("these are not the same matches");
      }
      medians.add(new Median());
    }
    for (int i = 0; i < REPEATS; i++) {
      for (int way = 0; way < ways.size(); way++) {
        long begin = System.nanoTime();
        ways.get(way).play();
        medians.get(way).add((System.nanoTime() - begin) / (2.0 * GAMES));
      }
    }
    System.out.printf("%s v %s, one thread, ns a match:%n", bots.get(0).name(), bots.get(1).name());
    for (int way = 0; way < ways.size(); way++) {
      System.out.printf(
          "  %-15s %,6.0f, %+6.0f%n",
          words.get(way),
          medians.get(way).value(),
          medians.get(way).value() - medians.getFirst().value());
    }
  }

  /** The matches of a round robin of two, from 1 on. */
  private static MatchSpec pairing(int match) {
    return match <= GAMES
        ? new Seeds(1).spec(match, match, List.of(0, 1))
        : new Seeds(1).spec(match, match - GAMES, List.of(1, 0));
  }

  private long bare() {
    long wins = 0;
    for (int match = 1; match <= 2 * GAMES; match++) {
      MatchSpec pairing = pairing(match);
      wins += bareMatch(pairing).won(pairing.seats().indexOf(0)) ? 1 : 0;
    }
    return wins;
  }

  private Bot<V, M> sit(MatchSpec pairing, int seat) {
    long seed = pairing.botSeed(seat);
    return bots.get(pairing.seats().get(seat))
        .sit()
        .apply(new Seating(seat, 2, arena.settings(), seed));
  }

  /** Rules, bots and dice, and nothing else. */
  private Outcome bareMatch(MatchSpec pairing) {
    Game<S, V, M> game = arena.kit().game();
    DrawKey deal = pairing.dealKey();
    Bot<V, M> first = sit(pairing, 0);
    Bot<V, M> second = sit(pairing, 1);
    S state = game.start(arena.settings(), 2);
    while (true) {
      switch (game.turn(state)) {
        case Turn.OneDecides(int seat) -> {
          M move = (seat == 0 ? first : second).move(game.view(state, seat));
          if (game.refuse(state, seat, move).isPresent()) {
            throw new IllegalStateException("these bots make no illegal move");
          }
          state = game.apply(state, new Step.Moved<>(seat, move));
        }
        case Turn.Chance chance ->
            state = game.apply(state, new Step.Rolled<>(Referee.draw(deal, chance)));
        case Turn.SeveralDecide _ -> throw new IllegalStateException("one at a time");
        case Turn.Over _ -> {
          return game.outcome(state);
        }
      }
    }
  }

  private long inArena() {
    long wins = 0;
    for (int match = 1; match <= 2 * GAMES; match++) {
      MatchSpec pairing = pairing(match);
      wins += arena.play(pairing).outcome().won(pairing.seats().indexOf(0)) ? 1 : 0;
    }
    return wins;
  }

  private long inTournament() {
    return tournament((_, _) -> true);
  }

  private Event event() {
    return new Event(
        "bench",
        arena.kit().game().spec().id(),
        Map.of(),
        EventSeed.of(1),
        bots.stream().map(bot -> BotEntry.builtIn(bot.name())).toList(),
        List.of(Stage.DEFAULT),
        RunOptions.DEFAULT,
        EventPaths.here());
  }

  private long kept() {
    Path database = folder.resolve("agon.db");
    long wins;
    try (Store store = Store.open(database.toString())) {
      long event = store.begin(event(), Instant.EPOCH).id();
      try (MatchWriter writer = store.writer(event)) {
        wins = tournament((match, _) -> writer.add(match.spec(), match.result(), Optional.empty()));
      }
    }
    try {
      Files.delete(database);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return wins;
  }

  private long tournament(TournamentListener listener) {
    List<String> names = bots.stream().map(BuiltInBot::name).toList();
    Standings standings =
        new Tournament(2, new RoundRobin(names, GAMES), new Seeds(1), new Digest("bench"))
            .run(LocalThreads.computing(1).playing(arena::play), listener)
            .orElseThrow();
    return standings.total().score(0).wins();
  }
}
