package dev.agon.bridge.score;

import dev.agon.bridge.Side;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Result;
import java.util.Optional;

/** A result and what it is worth to both sides; empty where it is worth nothing to a side. */
public record Line(Board board, Result result, Optional<Mark> ns, Optional<Mark> ew) {
  public Optional<Mark> mark(Side side) {
    return side == Side.NS ? ns : ew;
  }
}
