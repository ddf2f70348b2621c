package dev.agon.app.blotto;

import dev.agon.games.blotto.Battlefields;
import dev.agon.text.UserError;

/** The flag that says what battlefields are worth. */
public final class ValuesFlag {
  private ValuesFlag() {}

  public static Battlefields read(String text) {
    try {
      return Battlefields.parse(text);
    } catch (IllegalArgumentException e) {
      throw new UserError("--values " + e.getMessage(), e);
    }
  }
}
