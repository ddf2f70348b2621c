package dev.agon.app.author;

import dev.agon.game.GameSpec;
import dev.agon.registry.GameRegistry;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Finds out which game a bot's file is for: the only one that its name or its text mentions. */
final class GameGuess {
  private GameGuess() {}

  /** The id of the only game that the file mentions; none or several are a user error. */
  static String of(String bot) {
    List<GameSpec> games = GameRegistry.games().stream().map(kit -> kit.game().spec()).toList();
    Path file = Path.of(bot);
    String name = String.valueOf(file.getFileName());
    List<String> named = mentioned(games, name);
    List<String> found =
        named.size() == 1 || !Files.isRegularFile(file)
            ? named
            : mentioned(games, UserFiles.read(bot));
    if (found.size() == 1) {
      return found.getFirst();
    }
    throw new UserError(
        "which game does %s play? Add one of: %s"
            .formatted(
                bot,
                String.join(
                    ", ",
                    (found.isEmpty() ? games.stream().map(GameSpec::id).toList() : found)
                        .stream().map(id -> "--game " + id).toList())));
  }

  private static List<String> mentioned(List<GameSpec> games, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return games.stream()
        .filter(
            game ->
                lower.contains(game.id()) || lower.contains(game.name().toLowerCase(Locale.ROOT)))
        .map(GameSpec::id)
        .toList();
  }
}
