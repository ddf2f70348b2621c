package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.ladder.pair.PairingRule;
import dev.agon.ladder.pair.PairingRules;
import dev.agon.ladder.simulate.LadderSimulation;
import dev.agon.ladder.simulate.PoolKind;
import dev.agon.ladder.simulate.RuleComparison;
import dev.agon.text.Nearest;
import java.util.List;

/** Compares pairing rules on pools of bots whose strengths are known. */
final class LadderSimulateCommand extends Command {
  private static final int DEFAULT_BOTS = 100;
  private static final int MAX_BOTS = 20_000;
  private static final int DEFAULT_REPETITIONS = 20;
  private static final int MAX_REPETITIONS = 10_000;
  private static final double DEFAULT_MOST_GAMES = 1_000;
  private static final double MAX_GAMES = 1_000_000;

  LadderSimulateCommand() {
    super("simulate", "compare pairing rules on bots of known strengths");
  }

  @Override
  public Flags flags() {
    return new Flags("ladder simulate [flags]")
        .describe(
            "Draws pools of bots whose strengths are known, plays ladders of them under pairing"
                + " rules, and prints how many games per bot it took until each of the shown top"
                + " ten was at most 25 Elo below the true tenth, in 90 % of the repetitions.")
        .example("ladder simulate --bots 100", "compare all rules with 100 bots")
        .example(
            "ladder simulate --rules information,random --pool cycles", "two rules, and cycles")
        .value("rules", "A,B,...", "the pairing rules (default all)")
        .choice(
            "pool",
            "WORD",
            PoolKind.values(),
            PoolKind::id,
            "what the bots are like: line (default) and others")
        .value("bots", "N", "how many bots a pool has (default 100)")
        .value("repetitions", "N", "how many pools (default 20)")
        .value("most-games", "N", "games per bot after which a rule is given up (default 1000)")
        .value("seed", "S", "what strengths and results are drawn from (default 1)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.operands();
    PoolKind pool = given.choice("pool", PoolKind.LINE, PoolKind.values(), PoolKind::id);
    int bots = given.whole("bots", LadderSimulation.TOP + 1, MAX_BOTS).orElse(DEFAULT_BOTS);
    int repetitions = given.whole("repetitions", 1, MAX_REPETITIONS).orElse(DEFAULT_REPETITIONS);
    double most = given.decimal("most-games", 1, MAX_GAMES).orElse(DEFAULT_MOST_GAMES);
    LadderSimulation simulation =
        new LadderSimulation("", pool, bots, repetitions, given.seed().orElse(1L), most);
    streams.out().print(RuleComparison.of(rules(given), simulation));
    return 0;
  }

  private static List<String> rules(Arguments given) {
    List<PairingRule> all = PairingRules.all();
    return given
        .value("rules")
        .map(
            names ->
                List.of(names.split(",", -1)).stream()
                    .map(name -> Nearest.find("pairing rule", name, all, PairingRule::id).id())
                    .toList())
        .orElseGet(() -> all.stream().map(PairingRule::id).toList());
  }
}
