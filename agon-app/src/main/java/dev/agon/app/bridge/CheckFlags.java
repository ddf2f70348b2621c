package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.doubledummy.DoubleDummy;
import dev.agon.bridge.file.EncodedText;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.movement.MovementCheck;
import dev.agon.bridge.movement.MovementFile;
import dev.agon.bridge.session.Session;
import java.util.List;
import java.util.Optional;

/** The flags that name what results are compared with: the hands, and the movement. */
final class CheckFlags {
  static final String HANDS = "hands";
  static final String MOVEMENT = "movement";

  private CheckFlags() {}

  static Flags addHandsTo(Flags flags) {
    return flags.value(
        HANDS, "FILE", "the hands of the boards, as PBN; lists tricks far from double dummy");
  }

  static Flags addMovementTo(Flags flags) {
    return flags.value(
        MOVEMENT, "FILE", "list results that do not fit this movement, and missing ones");
  }

  /** The hands with their double-dummy tables; what is odd in their file is printed at once. */
  static Deals hands(Arguments given, Streams streams) {
    Deals deals =
        given
            .value(HANDS)
            .map(name -> PbnFile.read(name, ScoringFlags.bytes(name)))
            .map(read -> DoubleDummy.with(BridgeHandsCommand.cacheFile()).complete(read))
            .orElse(Deals.NONE);
    deals.findings().forEach(finding -> streams.err().println("to check: " + finding));
    return deals;
  }

  static Optional<Movement> movement(Arguments given) {
    return given.value(MOVEMENT).map(CheckFlags::movement);
  }

  /** The movement in a file. */
  static Movement movement(String file) {
    return MovementFile.read(file, EncodedText.decode(ScoringFlags.bytes(file)));
  }

  /**
   * Prints what does not fit the movement, or that everything does, and returns whether it does.
   */
  static boolean printFit(String file, Session session, Movement movement, Streams streams) {
    List<String> findings = MovementCheck.find(movement, session);
    findings.forEach(finding -> streams.out().println(file + ": to check: " + finding));
    if (findings.isEmpty()) {
      streams.out().println(file + ": all results are there and fit the movement");
    }
    return findings.isEmpty();
  }
}
