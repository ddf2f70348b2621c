package dev.agon.games.botstack.display;

import dev.agon.game.DisplayText;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.LoadRules;
import dev.agon.games.botstack.rules.Player;
import java.util.ArrayList;
import java.util.List;

/** Both players and the gun, as everybody sees them, drawn for a terminal. */
final class Scene {
  private static final String HEART = "\u2665";
  private static final String STAR = "\u2605";
  private static final int SLOT = 10;

  /** With a health kit in both slots, and one from each reload. */
  private static final int MAX_HEALTH = Player.START_HEALTH + 2 + LoadRules.MAX_RELOADS;

  private Scene() {}

  static List<String> lines(BotStackView view, List<String> names) {
    List<String> lines = new ArrayList<>();
    int width = names.stream().mapToInt(DisplayText::visibleWidth).max().orElse(0);
    for (int seat = 0; seat < 2; seat++) {
      Player player = view.player(seat);
      StringBuilder line = new StringBuilder(seat == view.actor() ? "> " : "  ");
      line.append(DisplayText.padded(names.get(seat), width)).append("  ");
      line.append(DisplayText.padded(hearts(player.health()), MAX_HEALTH)).append("  ");
      line.append(DisplayText.padded(STAR.repeat(player.wins()), 2)).append("  ");
      line.append(DisplayText.padded(slot(player.items().first()), SLOT));
      line.append(DisplayText.padded(slot(player.items().second()), SLOT));
      line.append(player.skips() > 0 ? "skip pending" : "");
      lines.add(line.toString().stripTrailing());
    }
    int blank = view.bullets() - view.live();
    int left = LoadRules.MAX_RELOADS - view.reloads();
    lines.add("  gun: %d live, %d blank; reloads left: %d".formatted(view.live(), blank, left));
    return lines;
  }

  static String hearts(int health) {
    return HEART.repeat(health);
  }

  private static String slot(Item item) {
    return item == Item.EMPTY ? "[ ]" : "[" + item.id() + "]";
  }
}
