package dev.agon.app.cli;

import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import java.util.Optional;
import java.util.regex.Pattern;

/** A game's rules as people read them. */
public final class RulesText {
  /** Where a rule is in the code, at the end of its line, like {@code (`Items`, `Gun.eject`)}. */
  private static final Pattern CODE_REFERENCES =
      Pattern.compile(" \\(`[\\w.]+`(?:, `[\\w.]+`)*\\)$", Pattern.MULTILINE);

  private RulesText() {}

  /** The rules of a game, or a sentence that it has no written ones. */
  public static Parsed<String> of(GameKit<?, ?, ?> kit) {
    Optional<String> rules = GameRegistry.rules(kit);
    return rules.isPresent()
        ? new Parsed.Value<>(CODE_REFERENCES.matcher(rules.get()).replaceAll(""))
        : new Parsed.Failure<>(kit.game().spec().name() + " comes without written rules");
  }
}
