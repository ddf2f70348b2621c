package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.doubledummy.DoubleDummy;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.movement.MovementCheck;
import dev.agon.bridge.movement.MovementFile;
import dev.agon.bridge.session.Session;
import dev.agon.text.EncodedText;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
        MOVEMENT,
        "FILE",
        "list results that do not fit this movement, and missing ones; A=FILE for section A");
  }

  /** The hands with their double-dummy tables; what is odd in their file is printed at once. */
  static Deals hands(Arguments given, Streams streams) {
    Deals deals =
        given
            .value(HANDS)
            .map(name -> PbnFile.read(name, UserFiles.bytes(name)))
            .map(read -> DoubleDummy.withUsersCache().complete(read))
            .orElse(Deals.NONE);
    deals.findings().forEach(finding -> streams.err().println("to check: " + finding));
    return deals;
  }

  /** The movements by section; that of a flag without a section is for all others. */
  static Map<String, Movement> movements(Arguments given) {
    Map<String, Movement> movements = new TreeMap<>();
    for (String text : given.values(MOVEMENT)) {
      int end = Files.exists(Path.of(text)) ? -1 : text.indexOf('=');
      String section = end < 0 ? MovementCheck.EVERY_SECTION : text.substring(0, end);
      if (movements.put(section, movement(text.substring(end + 1))) != null) {
        throw UserError.ofFlag(
            MOVEMENT,
            "is given twice for "
                + (section.isEmpty() ? "all sections; write A=FILE" : "section " + section));
      }
    }
    return movements;
  }

  static Movement movement(String file) {
    return MovementFile.read(file, EncodedText.decode(UserFiles.bytes(file)));
  }

  /**
   * Prints what does not fit the movement, or that everything does, and returns whether it does.
   */
  static boolean printFit(
      String file, Session session, Map<String, Movement> movements, Streams streams) {
    List<String> findings = MovementCheck.find(movements, session);
    findings.forEach(finding -> streams.out().println(file + ": to check: " + finding));
    if (findings.isEmpty()) {
      streams.out().println(file + ": all results are there and fit the movement");
    }
    return findings.isEmpty();
  }
}
