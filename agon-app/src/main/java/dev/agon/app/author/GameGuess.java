package dev.agon.app.author;

import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Finds out which game a bot's file is for: the only one that its name or its text mentions. */
final class GameGuess {
  private GameGuess() {}

  /** The id of the only game that has the built-in or that the file mentions; or a user error. */
  static String of(BotSource bot) {
    List<GameKit<?, ?, ?>> games = GameRegistry.games();
    return switch (bot) {
      case BotSource.BuiltIn(String name) -> ofName(name, games);
      case BotSource.SourceFile(String file, _) -> only(file, mentionedBy(Path.of(file), games));
      case BotSource.Program program ->
          only(program.describe(), mentioned(games, program.describe()));
      case BotSource.FixedMove _, BotSource.Person _ -> only(bot.describe(), List.of());
    };
  }

  /** A word that is no built-in of any game was meant as a file. */
  private static String ofName(String name, List<GameKit<?, ?, ?>> games) {
    List<String> having =
        games.stream()
            .filter(kit -> kit.bots().stream().anyMatch(bot -> bot.name().equals(name)))
            .map(kit -> kit.game().spec().id())
            .toList();
    if (having.isEmpty()) {
      throw new UserError(
          Files.isRegularFile(Path.of(name))
              ? "%s has no ending; name it by its command: 'cmd:./%s'".formatted(name, name)
              : "no such file: " + name);
    }
    return only(name, having);
  }

  private static List<String> mentionedBy(Path file, List<GameKit<?, ?, ?>> games) {
    List<String> named = mentioned(games, String.valueOf(file.getFileName()));
    return named.size() == 1 ? named : mentioned(games, UserFiles.read(file.toString()));
  }

  private static String only(String bot, List<String> found) {
    if (found.size() == 1) {
      return found.getFirst();
    }
    List<String> all = GameRegistry.games().stream().map(kit -> kit.game().spec().id()).toList();
    throw new UserError(
        "which game does %s play? Add one of: %s"
            .formatted(
                bot,
                String.join(
                    ", ",
                    (found.isEmpty() ? all : found).stream().map(id -> "--game " + id).toList())));
  }

  private static List<String> mentioned(List<GameKit<?, ?, ?>> games, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return games.stream()
        .map(kit -> kit.game().spec())
        .filter(
            game ->
                lower.contains(game.id()) || lower.contains(game.name().toLowerCase(Locale.ROOT)))
        .map(GameSpec::id)
        .toList();
  }
}
