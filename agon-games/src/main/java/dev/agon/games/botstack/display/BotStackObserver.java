package dev.agon.games.botstack.display;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Observer;
import dev.agon.games.botstack.rules.BotStackRoll;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Items;
import dev.agon.games.botstack.rules.Load;
import dev.agon.json.Json;
import java.util.List;
import java.util.Optional;

/** Tells what was dealt but for the order of the bullets, and each bullet that is seen. */
public final class BotStackObserver implements Observer<BotStackState, Decision> {
  @Override
  public Optional<Json> told(
      BotStackState before, Step<Decision> step, BotStackState after, Viewpoint from) {
    return switch (step) {
      case Step.Rolled(BotStackRoll.Starter(int seat)) ->
          Optional.of(Json.object().with("starter", seat));
      case Step.Rolled<Decision> _ -> Optional.of(dealt(after));
      case Step.Moved(_, Shot _) -> bullet("fired", before);
      case Step.Moved(int seat, Use use) ->
          switch (before.player(seat).items().in(use)) {
            case EJECT -> bullet("ejected", before);
            case PEEK -> from.knowsWhatIsKnownTo(seat) ? bullet("next", before) : Optional.empty();
            case EMPTY, SKIP, HEALTH_KIT, RELOAD -> Optional.empty();
          };
      case Step.Moved<Decision> _, Step.MovedTogether<Decision> _, Step.Forfeited<Decision> _ ->
          Optional.empty();
    };
  }

  private static Json dealt(BotStackState after) {
    Load load = after.gun().load();
    return Json.object()
        .with("bullets", load.bullets())
        .with("live", load.live())
        .with("items", Json.array(List.of(items(after, 0), items(after, 1))));
  }

  private static Json items(BotStackState state, int seat) {
    Items items = state.player(seat).items();
    return Json.array(
        List.of(items.first(), items.second()).stream().map(Item::id).map(Json::of).toList());
  }

  private static Optional<Json> bullet(String how, BotStackState before) {
    return Optional.of(Json.object().with(how, before.gun().load().current().id()));
  }
}
