package dev.agon.games.coinfight.solve;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.rules.CoinFight;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/** What the solution of the default two-player game says about its opening and the bots. */
record OpeningBook(List<BuiltInBot<CoinView, Play>> bots) {
  public List<String> lines() {
    Settings settings = Settings.defaults(new CoinFight().spec());
    Coins start = settings.get(CoinFight.START);
    Solution solution = Solution.of(start.plus(start));
    BitSet reachable = solution.reachableFrom(start, start);
    int turns = solution.turns(start, start);
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "two players with %s each: the %s player wins, in %d turns",
            start,
            turns > 0 ? "first" : "second",
            Math.abs(turns)));
    lines.add(
        String.format(
            Locale.ROOT,
            "%,d positions, %,d of them reachable from the opening",
            solution.positions(),
            reachable.cardinality()));
    BitSet won = new BitSet();
    reachable.stream().filter(solution::isWon).forEach(won::set);
    lines.add(
        String.format(
            Locale.ROOT,
            "won for the player to move: %,d; of these a bot keeps won:",
            won.cardinality()));
    for (BuiltInBot<CoinView, Play> built : bots) {
      Bot<CoinView, Play> bot = built.sit().apply(new Seating(0, 2, settings, 1));
      long kept = won.stream().filter(position -> keeps(solution, position, bot)).count();
      lines.add(
          String.format(
              Locale.ROOT, "  %-8s %5.1f %%", built.name(), 100.0 * kept / won.cardinality()));
    }
    return lines;
  }

  private static boolean keeps(Solution solution, int position, Bot<CoinView, Play> bot) {
    CoinView view = solution.view(position);
    return new Judgement(solution, view).turns(bot.move(view)) > 0;
  }
}
