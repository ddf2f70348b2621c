package dev.agon.games.botstack.display;

import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.Decision;
import java.util.List;

/** Draws both players and the gun; the order of the bullets is hidden from those who play. */
public final class BotStackPicture implements Picture<BotStackState, Decision> {
  @Override
  public Frame<BotStackState, Decision> first(BotStackState start, List<String> names) {
    return BotStackFrame.first(start, names);
  }
}
