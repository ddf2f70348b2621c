package dev.agon.app.blotto;

import dev.agon.app.UserError;
import dev.agon.games.blotto.Battlefields;

/** The flag that says what battlefields are worth. */
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
