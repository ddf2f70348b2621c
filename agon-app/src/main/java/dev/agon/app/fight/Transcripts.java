package dev.agon.app.fight;

import dev.agon.game.Outcome;
import dev.agon.game.Step;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinCodec;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.StepListener;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Every position and move of the games that are being played, as the original program has them. */
final class Transcripts {
  private final CoinFightKit kit;
  private final CoinCodec codec = new CoinCodec();
  private final List<Listed> bots;
  private final Map<Long, StringBuilder> texts = new ConcurrentHashMap<>();

  Transcripts(CoinFightKit kit, List<Listed> bots) {
    this.kit = kit;
    this.bots = bots;
  }

  /** Begins the transcript of a game. */
  StepListener<CoinState, Play> begin(MatchSpec match) {
    StringBuilder text = new StringBuilder("# ");
    text.append(String.join(" vs ", match.seats().stream().map(this::title).toList()));
    texts.put(match.number(), text.append('\n'));
    return (before, step, after) -> add(match, text, before, step, after);
  }

  private String title(int bot) {
    return bots.get(bot).title();
  }

  private void add(
      MatchSpec match, StringBuilder text, CoinState before, Step<Play> step, CoinState after) {
    switch (step) {
      case Step.Moved<Play>(int seat, Play play) -> {
        text.append(codec.viewText(kit.game().view(before, seat))).append(codec.moveText(play));
        if (after.hand(seat).isEmpty()) {
          text.append(eliminated(match, seat));
        }
      }
      case Step.Forfeited<Play>(int seat, var _) when before.playersLeft() > 1 -> {
        CoinView view = kit.game().view(before, seat);
        String bot = bots.get(match.entrant(seat)).byAuthor();
        text.append(codec.viewText(view));
        text.append("Eliminated: %s on turn %d\n".formatted(bot, view.turn()));
        text.append(eliminated(match, seat));
      }
      default -> {}
    }
  }

  private String eliminated(MatchSpec match, int seat) {
    return "# Eliminated: " + title(match.entrant(seat)) + "\n";
  }

  /** The transcript of a game that is over; it is not kept any longer. */
  String end(MatchSpec match, Result result) {
    StringBuilder text = Objects.requireNonNull(texts.remove(match.number()));
    Outcome outcome = result.outcome();
    for (int seat = 0; seat < outcome.seats(); seat++) {
      if (outcome.won(seat)) {
        text.append("# Winner: ").append(title(match.entrant(seat))).append('\n');
      }
    }
    return text.toString();
  }
}
