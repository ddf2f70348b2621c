package dev.agon.games.coinfight.solve;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Analyst;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import java.util.List;
import java.util.OptionalDouble;

/** Judges positions of two players by their solution; the summary judges the bots' play. */
public record CoinFightAnalyst(Solutions solutions, List<BuiltInBot<CoinView, Play>> bots)
    implements Analyst<CoinView, Play> {
  public CoinFightAnalyst {
    bots = List.copyOf(bots);
  }

  @Override
  public Parsed<Analysis<Play>> analyse(CoinView view) {
    return solutions
        .of(view)
        .<Parsed<Analysis<Play>>>map(
            solution -> new Parsed.Value<>(new Judgement(solution, view).analysis()))
        .orElseGet(
            () ->
                new Parsed.Failure<>(
                    "only positions in which two players have coins, and not too many, are"
                        + " solved"));
  }

  @Override
  public OptionalDouble lead(CoinView view) {
    return solutions
        .ofTwoPlayers(view)
        .map(solution -> OptionalDouble.of(new Judgement(solution, view).lead()))
        .orElseGet(OptionalDouble::empty);
  }

  @Override
  public String describe(Play play) {
    return "a " + play.coin() + " taking " + play.change().words();
  }

  @Override
  public List<String> summary() {
    return new OpeningBook(bots).lines();
  }
}
