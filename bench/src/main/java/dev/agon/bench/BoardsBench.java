package dev.agon.bench;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.fixed.Gauntlet;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.FormatType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * What shared boards are worth: how far the difference between two bots' points a game varies from
 * event to event, for several ways to deal. The width of an interval falls with the root of the
 * games, so the ratio of two variances is that of the games that give the same width.
 */
public final class BoardsBench {
  /** Boards are independent of each other, so that a few in an event tell it all. */
  private static final int BOARDS_IN_EVENT = 2;

  private static final int EVENTS = 10_000;

  /** Where a difference is not known to a few per cent, neither is its size in matchpoints. */
  private static final double CLEAR = 40;

  private BoardsBench() {}

  /** How deals are made and results are scored. */
  private enum Way {
    /** Nothing is shared: not even the two games of a pairing have the same deal. */
    A_DEAL_A_GAME("a deal a game"),
    /** As {@code games} has it: those who meet have deals of their own, from both sides. */
    GAMES("games"),
    /** As {@code boards} has it. */
    BOARDS("boards"),
    MATCHPOINTS("matchpoints");

    static final Set<Way> COMPARED = EnumSet.of(GAMES, BOARDS, MATCHPOINTS);

    private final String title;

    Way(String title) {
      this.title = title;
    }

    /** The options of a format, changed to this way. */
    Settings in(Settings options) {
      Settings games = options.with(StageOptions.GAMES, BOARDS_IN_EVENT);
      Settings boards = options.with(StageOptions.BOARDS, Optional.of(BOARDS_IN_EVENT));
      return switch (this) {
        case A_DEAL_A_GAME, GAMES -> games;
        case BOARDS -> boards;
        case MATCHPOINTS ->
            boards.with(StageOptions.SCORING, Scoring.by(Scoring.Method.MATCHPOINTS));
      };
    }

    MatchSpec dealt(MatchSpec pairing, Seeds seeds) {
      return this == A_DEAL_A_GAME
          ? seeds.spec(pairing.number(), pairing.number(), pairing.seats())
          : pairing;
    }
  }

  /** The difference between two bots, event by event. */
  private record Spread(double mean, double variance) {
    static Spread of(double[][] means, int one, int other) {
      double[] all = Arrays.stream(means).mapToDouble(bots -> bots[one] - bots[other]).toArray();
      double mean = Arrays.stream(all).average().orElseThrow();
      double squares = Arrays.stream(all).map(x -> (x - mean) * (x - mean)).sum();
      return new Spread(mean, squares / (all.length - 1));
    }

    /** How many times as many games another takes to be as narrow. */
    double gain(Spread other) {
      return other.variance / variance;
    }

    /** The same where points are others: as narrow in comparison with the difference. */
    double relativeGain(Spread other) {
      return gain(other) * mean * mean / (other.mean * other.mean);
    }

    boolean isClear() {
      return Math.abs(mean) > CLEAR * Math.sqrt(variance / EVENTS);
    }
  }

  public static void main(String[] args) {
    System.out.printf("what a game is worth, in games that each have a deal of their own%n");
    BotStackKit botStack = new BotStackKit();
    List<BuiltInBot<BotStackView, Decision>> stackers = botStack.bots();
    measure(
        "BotStack, round robin",
        botStack,
        stackers,
        5,
        FormatType.ROUND_ROBIN.defaults(),
        RoundRobin::new);
    measure(
        "BotStack, a gauntlet of Tactician and of one that is the same but never draws",
        botStack,
        twoVersions(stackers),
        2,
        FormatType.GAUNTLET.defaults().with(Gauntlet.CHALLENGERS, 2),
        Gauntlet::new);
    CoinFightKit coinFight = new CoinFightKit();
    List<BuiltInBot<CoinView, Play>> fighters =
        coinFight.bots().stream().filter(bot -> !bot.name().equals("Perfect")).toList();
    measure(
        "Coin Fight, round robin",
        coinFight,
        fighters,
        6,
        FormatType.ROUND_ROBIN.defaults(),
        RoundRobin::new);
    measure(
        "Coin Fight, tables of three",
        coinFight,
        fighters,
        6,
        FormatType.ROUND_ROBIN.defaults().with(RoundRobin.SEATS, 3),
        RoundRobin::new);
  }

  /** Tactician, Tactician but for one rule, and the others. */
  private static List<BuiltInBot<BotStackView, Decision>> twoVersions(
      List<BuiltInBot<BotStackView, Decision>> all) {
    List<BuiltInBot<BotStackView, Decision>> bots = new ArrayList<>(all);
    BuiltInBot<BotStackView, Decision> tactician =
        all.stream().filter(bot -> bot.name().equals("Tactician")).findFirst().orElseThrow();
    bots.remove(tactician);
    bots.addFirst(
        new BuiltInBot<>("Proud", "never draws", at -> new Proud(tactician.sit().apply(at))));
    bots.addFirst(tactician);
    return bots;
  }

  /** Plays like another, but neither asks for a draw nor accepts one. */
  private record Proud(Bot<BotStackView, Decision> other) implements Bot<BotStackView, Decision> {
    @Override
    public Decision move(BotStackView view) {
      return switch (view.question()) {
        case ASK, ANSWER -> Decision.Abstention.NO;
        case ITEM, SHOOT -> other.move(view);
      };
    }
  }

  /**
   * Plays the events and prints what came of them.
   *
   * @param compared so many of the first bots are compared
   */
  private static <S, V, M> void measure(
      String title,
      GameKit<S, V, M> kit,
      List<BuiltInBot<V, M>> bots,
      int compared,
      Settings options,
      BiFunction<Seeding, Settings, Format> format) {
    List<String> names = bots.stream().map(BuiltInBot::name).toList();
    List<Entrant<V, M>> entrants = bots.stream().map(Entrant::of).toList();
    Map<Way, double[][]> means = new EnumMap<>(Way.class);
    for (Way way : Way.values()) {
      double[][] ofEvents = new double[EVENTS][];
      for (int event = 0; event < EVENTS; event++) {
        Seeds seeds = new Seeds(event);
        var arena = new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
        Format played = format.apply(Seeding.asListed(names), way.in(options));
        Tally tally =
            new Tournament(names.size(), played, seeds, new Digest(title))
                .run(
                    LocalThreads.computing(1)
                        .playing(pairing -> arena.play(way.dealt(pairing, seeds))),
                    (_, _) -> true)
                .orElseThrow()
                .total();
        ofEvents[event] =
            IntStream.range(0, compared).mapToDouble(who -> tally.score(who).mean()).toArray();
      }
      means.put(way, ofEvents);
    }
    System.out.printf("%n%s%n%-18s  %10s", title, "", "difference");
    Way.COMPARED.forEach(way -> System.out.printf("  %11s", way.title));
    System.out.println();
    for (int one = 0; one < compared; one++) {
      for (int other = 0; other < one; other++) {
        print(names.get(one) + ", " + names.get(other), spreads(means, one, other));
      }
    }
  }

  private static Map<Way, Spread> spreads(Map<Way, double[][]> means, int one, int other) {
    Map<Way, Spread> spreads = new EnumMap<>(Way.class);
    means.forEach((way, ofEvents) -> spreads.put(way, Spread.of(ofEvents, one, other)));
    return spreads;
  }

  private static void print(String names, Map<Way, Spread> spreads) {
    Spread independent = Objects.requireNonNull(spreads.get(Way.A_DEAL_A_GAME));
    System.out.printf("%-18s  %10.3f", names, independent.mean());
    for (Way way : Way.COMPARED) {
      Spread spread = Objects.requireNonNull(spreads.get(way));
      boolean known = way != Way.MATCHPOINTS || independent.isClear();
      double worth =
          way == Way.MATCHPOINTS ? spread.relativeGain(independent) : spread.gain(independent);
      System.out.printf("  %11s", known ? "%.2f".formatted(worth) : "-");
    }
    System.out.println();
  }
}
