package dev.agon.entrant;

import dev.agon.game.kit.GameKit;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The games that the service loader finds. */
public final class GameRegistry {
  private GameRegistry() {}

  @SuppressWarnings("rawtypes") // a service is named by its class, which has no parameters
  public static List<GameKit<?, ?, ?>> games() {
    return ServiceLoader.load(GameKit.class).stream()
        .<GameKit<?, ?, ?>>map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing((GameKit<?, ?, ?> kit) -> kit.game().spec().id()))
        .toList();
  }

  public static GameKit<?, ?, ?> game(String id) {
    List<GameKit<?, ?, ?>> games = games();
    return games.stream()
        .filter(kit -> kit.game().spec().id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown(
                        "game", id, games.stream().map(kit -> kit.game().spec().id()).toList())));
  }

  /**
   * The rules of a game for people, in Markdown: the resource {@code dev/agon/rules/ID.md} of the
   * game's jar, if there is one.
   */
  public static Optional<String> rules(GameKit<?, ?, ?> kit) {
    String resource = "/dev/agon/rules/" + kit.game().spec().id() + ".md";
    try (InputStream text = kit.getClass().getResourceAsStream(resource)) {
      return text == null
          ? Optional.empty()
          : Optional.of(new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
