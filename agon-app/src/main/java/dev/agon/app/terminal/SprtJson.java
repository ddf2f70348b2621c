package dev.agon.app.terminal;

import dev.agon.app.cli.OutputFlag;
import dev.agon.event.Event;
import dev.agon.json.Json;
import dev.agon.rating.Sprt;
import dev.agon.rating.SprtPlan;
import dev.agon.sprt.SprtMatch;
import dev.agon.sprt.SprtState;
import dev.agon.text.Numbers;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The result of a sequential test for programs. */
public final class SprtJson {
  private static final int DECIMALS = 4;

  private SprtJson() {}

  /** The result of a finished test, or what is known so far, which has no digest. */
  public static Json of(SprtState state, Event event, SprtPlan plan, boolean isOver) {
    SprtMatch match = state.match();
    Sprt sprt = match.sprt();
    return Json.object()
        .with("game", event.game())
        .with("seed", OutputFlag.seed(event.seed(), isOver))
        .with("new", event.names().getFirst())
        .with("old", event.names().getLast())
        .with("games", match.games())
        .with("wins", match.won())
        .with("draws", match.level())
        .with("losses", match.lost())
        .with("void", match.voids())
        .with("differentGames", match.differentGames())
        .with(
            "pairs",
            Json.array(
                IntStream.rangeClosed(0, Sprt.MAX_HALVES).boxed().toList(),
                halves -> Json.of(sprt.pairs(halves))))
        .with("score", number(sprt.score()))
        .with("uncertainty", number(sprt.uncertainty()))
        .with("elo", sprt.elo().map(elo -> number(elo.value())))
        .with("eloUncertainty", sprt.elo().map(elo -> number(elo.uncertainty())))
        .with("ratio", number(sprt.ratio()))
        .with("lower", number(plan.hypotheses().lower()))
        .with("upper", number(plan.hypotheses().upper()))
        .with("elo0", number(plan.hypotheses().elo0()))
        .with("elo1", number(plan.hypotheses().elo1()))
        .with("verdict", sprt.verdict().name().toLowerCase(Locale.ROOT))
        .with("digest", isOver ? Optional.of(Json.of(state.digest())) : Optional.empty());
  }

  private static Json number(double value) {
    return new Json.Num(new BigDecimal(Numbers.fixed(value, DECIMALS)));
  }
}
