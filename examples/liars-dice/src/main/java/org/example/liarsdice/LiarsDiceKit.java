package org.example.liarsdice;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.Viewpoint.AtSeat;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.picture.Picture;
import dev.agon.json.Json;
import dev.agon.json.JsonForm;
import java.util.List;
import java.util.Optional;
import org.example.liarsdice.LiarsDice.Throw;
import org.example.liarsdice.Move.Liar;

/** Liar's Dice with everything that belongs to it. */
public final class LiarsDiceKit implements GameKit<Table, Table, Move> {
  private static final LiarsDice GAME = new LiarsDice();
  private static final JsonForm<Table> TABLE = new JsonForm<>(Table.class);

  @Override
  public Game<Table, Table, Move> game() {
    return GAME;
  }

  @Override
  public Codec<Table, Move> codec() {
    return Codec.of(Table.class, Move.class);
  }

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(RollCodec.of(Throw.class));
  }

  @Override
  public List<BuiltInBot<Table, Move>> bots() {
    return Bots.ALL;
  }

  @Override
  public Optional<LegalMoves<Table, Move>> legalMoves() {
    return Optional.of(LiarsDice::legalMoves);
  }

  @Override
  public Optional<Narrator<Table, Move>> narrator() {
    return Optional.of(Words::tell);
  }

  @Override
  public Optional<Questioner<Table, Move>> questioner() {
    String text = "What do you say? 3x6 says that at least three of all dice show a six.";
    return Optional.of(
        (table, _) -> Question.Choices.of(text, LiarsDice.legalMoves(table), Move::toString));
  }

  @Override
  public Optional<Picture<Table, Move>> picture() {
    return Optional.of(DicePicture::first);
  }

  @Override
  public Optional<Observer<Table, Move>> observer() {
    return Optional.of(LiarsDiceKit::told);
  }

  /** The table with the dice that may be seen: the seat's own, or all after "liar". */
  private static Optional<Json> told(Table before, Step<Move> step, Table after, Viewpoint from) {
    if (step instanceof Step.Rolled && from.audience() instanceof AtSeat(int seat)) {
      return Optional.of(TABLE.write(GAME.view(after, seat)));
    }
    boolean isOpen = step instanceof Step.Moved(_, Liar _);
    return Optional.of(TABLE.write(isOpen ? before : after.withHands(List.of())));
  }
}
