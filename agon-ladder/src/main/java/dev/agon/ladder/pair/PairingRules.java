package dev.agon.ladder.pair;

import dev.agon.text.Nearest;
import java.util.ArrayList;
import java.util.List;

/** The pairing rules by their names. */
public final class PairingRules {
  private PairingRules() {}

  /** All rules, that of ladders first, and those of others once more among the best only. */
  public static List<PairingRule> all() {
    List<PairingRule> all = new ArrayList<>();
    all.add(new InformationPairing());
    all.addAll(rivals());
    rivals().forEach(rule -> all.add(new TopHeavyPairing(rule)));
    return all;
  }

  /**
   * A new rule with this name.
   *
   * @throws dev.agon.text.UserError if there is none
   */
  public static PairingRule named(String name) {
    return Nearest.find("pairing rule", name, all(), PairingRule::id);
  }

  private static List<PairingRule> rivals() {
    return List.of(
        new RandomPairing(),
        new RivalRules.Neighbours(),
        new RivalRules.SwissRounds(),
        new RivalRules.Halite(),
        new RivalRules.AiArenaRounds(),
        new RivalRules.TrueSkillQuality(),
        new RivalRules.ChatbotArenaVariance());
  }
}
