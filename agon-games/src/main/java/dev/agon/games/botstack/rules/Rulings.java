package dev.agon.games.botstack.rules;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import java.util.List;
import java.util.Map;

/**
 * The settings for rules that can be read in several ways.
 *
 * @param skipsAddUp whether a second skip while one is pending counts too
 * @param reloadItemIsFull whether the reload item brings items and the chance to ask, like a reload
 * @param emptySlotIsIllegal whether using an empty slot is against the rules
 * @param firstLoadAsks whether the load at the start of a round brings the chance to ask
 * @param refusalPasses whether a refusal ends the asker's turn
 * @param answeringUsesChance whether answering uses up the player's own chance to ask
 */
record Rulings(
    boolean skipsAddUp,
    boolean reloadItemIsFull,
    boolean emptySlotIsIllegal,
    boolean firstLoadAsks,
    boolean refusalPasses,
    boolean answeringUsesChance) {

  static final Rulings DEFAULT = new Rulings(false, false, false, true, false, false);

  private static final Setting<String> SKIPS =
      Setting.oneOf("skips", "a second skip while one is pending", "wasted", "added");
  private static final Setting<String> RELOAD_ITEM =
      Setting.oneOf("reload-item", "what the reload item brings besides bullets", "bare", "full");
  private static final Setting<String> EMPTY_SLOT =
      Setting.oneOf("empty-slot", "using an empty slot", "nothing", "illegal");
  private static final Setting<String> FIRST_LOAD =
      Setting.oneOf("first-load", "whether the first load lets players ask", "asks", "silent");
  private static final Setting<String> REFUSED =
      Setting.oneOf(
          "refused", "what a refusal brings the asker; originally passes", "goes-on", "passes");
  private static final Setting<String> ANSWERING =
      Setting.oneOf(
          "answering", "whether answering uses the chance to ask; originally uses", "free", "uses");

  static final List<Setting<?>> SETTINGS =
      List.of(SKIPS, RELOAD_ITEM, EMPTY_SLOT, FIRST_LOAD, REFUSED, ANSWERING);

  /** The rulings of the program that BotStack comes from. */
  static final List<GameSpec.RuleSet> RULE_SETS =
      List.of(
          new GameSpec.RuleSet(
              "original",
              "the rulings of the original program",
              Map.of(REFUSED.key(), "passes", ANSWERING.key(), "uses")));

  static Rulings of(Settings settings) {
    return new Rulings(
        settings.get(SKIPS).equals("added"),
        settings.get(RELOAD_ITEM).equals("full"),
        settings.get(EMPTY_SLOT).equals("illegal"),
        settings.get(FIRST_LOAD).equals("asks"),
        settings.get(REFUSED).equals("passes"),
        settings.get(ANSWERING).equals("uses"));
  }
}
