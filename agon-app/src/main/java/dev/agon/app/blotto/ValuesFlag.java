package dev.agon.app.blotto;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.text.UserError;

/** The flag {@code --values}: what the battlefields are worth. */
final class ValuesFlag {
  private ValuesFlag() {}

  static Battlefields read(String text) {
    try {
      return Battlefields.parse(text);
    } catch (IllegalArgumentException e) {
      throw new UserError("--values " + e.getMessage(), e);
    }
  }
}
