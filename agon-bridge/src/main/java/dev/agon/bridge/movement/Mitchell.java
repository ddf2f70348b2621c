package dev.agon.bridge.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Mitchell movements: North-South stay, East-West move up a table after each round, and the boards
 * move down a table.
 */
public final class Mitchell {
  private Mitchell() {}

  /** What is done with an even number of tables, where pairs would meet boards again. */
  public enum MitchellForm {
    STRAIGHT,
    SKIP,
    RELAY;

    private String describe(int tables, int rounds, boolean shares) {
      return switch (this) {
        case STRAIGHT -> ", straight";
        case SKIP -> rounds > tables / 2 ? ", skip after round " + tables / 2 : "";
        case RELAY -> shares ? ", share and relay" : ", relay";
      };
    }
  }

  /**
   * Makes a movement. North-South have the numbers from 1, East-West those after them. With an odd
   * number of pairs the last East-West pair is missing, and North-South sit out in turn. Where the
   * first and the last table would share boards, the North-South pair of the last table is missing
   * instead: East-West sit out in turn, and no table shares boards.
   *
   * @param switchedRounds in this number of last rounds the sides are exchanged, which makes one
   *     field of all pairs
   * @return empty if the form has no such movement
   */
  public static Optional<Movement> of(
      int pairs, int rounds, int boardsPerSet, MitchellForm form, int switchedRounds) {
    int tables = (pairs + 1) / 2;
    boolean exists =
        switch (form) {
          case STRAIGHT -> tables % 2 == 1 && rounds <= tables;
          case SKIP -> tables % 2 == 0 && rounds <= tables - 1;
          case RELAY -> tables % 2 == 0 && rounds <= tables;
        };
    if (!exists || pairs < 3 || rounds < 1 || switchedRounds > rounds) {
      return Optional.empty();
    }
    boolean lacksTable = form == MitchellForm.RELAY && pairs % 2 == 1;
    int stationary = lacksTable ? tables - 1 : tables;
    List<Sitting> sittings = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (int table = 0; table < tables; table++) {
        int skipped = form == MitchellForm.SKIP && round >= tables / 2 ? 1 : 0;
        int relayed = form == MitchellForm.RELAY && table >= tables / 2 ? 1 : 0;
        Sitting sitting =
            Sitting.of(
                round + 1,
                table + 1,
                table < stationary ? table + 1 : 2 * tables,
                stationary + Math.floorMod(table - round - skipped, tables) + 1,
                (table + relayed + round) % tables + 1);
        sittings.add(round >= rounds - switchedRounds ? sitting.switched() : sitting);
      }
    }
    String name =
        "Mitchell, %d tables%s%s"
            .formatted(
                stationary,
                form.describe(tables, rounds, !lacksTable),
                switchedRounds == 0
                    ? ""
                    : switchedRounds == 1
                        ? ", arrow switch in the last round"
                        : ", arrow switch in the last " + switchedRounds + " rounds");
    Movement movement =
        new Movement(
            MovementKind.MITCHELL,
            Contestants.PAIRS,
            name,
            2 * tables,
            boardsPerSet,
            switchedRounds == 0 ? 2 : 1,
            sittings);
    return Optional.of(pairs % 2 == 0 ? movement : movement.withoutLast());
  }
}
