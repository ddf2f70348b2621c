package dev.agon.games.botstack.rules;

import dev.agon.bot.Bot;
import dev.agon.game.DrawKey;
import dev.agon.game.Settings;
import dev.agon.game.kit.WholeMatch;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays whole matches by the rules of {@link BotStackMatch}. */
public final class BotStackWholeMatch implements WholeMatch<BotStackView, Decision> {
  private final BotStackState start;

  public BotStackWholeMatch(Settings settings) {
    this.start = BotStackState.start(Rulings.of(settings));
  }

  @Override
  public Optional<End> play(DrawKey deal, List<Bot<BotStackView, Decision>> bots) {
    BotStackMatch match = new BotStackMatch(start);
    Bot<BotStackView, Decision> first = bots.get(0);
    Bot<BotStackView, Decision> second = bots.get(1);
    int steps = 0;
    while (true) {
      // The code for decisions comes first, since the compiler stops to inline at some size.
      while (match.phase.asks()) {
        @Nullable Decision decision = (match.turnToAsked() == 0 ? first : second).move(match);
        if (decision == null || !match.isLegal(decision)) {
          return Optional.empty();
        }
        match.decided(decision);
        steps++;
      }
      if (match.phase == Phase.OVER) {
        return Optional.of(new End(match.state().outcome(), steps));
      }
      match.rolled(BotStackRoll.draw(match.phase, deal.dice(match.drawKey())));
      steps++;
    }
  }
}
