package dev.agon.registry;

import dev.agon.game.kit.GameKit;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * The games that the service loader finds. It opens every jar to look for them, so a launcher that
 * knows its jars may name the classes in the property {@value #NAMED} instead, with commas between.
 */
public final class GameRegistry {
  private static final String NAMED = "agon.games";

  private static final List<GameKit<?, ?, ?>> GAMES = load();

  private GameRegistry() {}

  /** All games, ordered by their ids. */
  public static List<GameKit<?, ?, ?>> games() {
    return GAMES;
  }

  private static List<GameKit<?, ?, ?>> load() {
    String named = System.getProperty(NAMED, "");
    return (named.isEmpty() ? found() : Arrays.stream(named.split(",")).map(GameRegistry::named))
        .sorted((one, other) -> one.game().spec().id().compareTo(other.game().spec().id()))
        .toList();
  }

  @SuppressWarnings("rawtypes") // a service is named by its class, which has no parameters
  private static Stream<GameKit<?, ?, ?>> found() {
    return ServiceLoader.load(GameKit.class).stream().map(ServiceLoader.Provider::get);
  }

  private static GameKit<?, ?, ?> named(String kit) {
    try {
      return Class.forName(kit).asSubclass(GameKit.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("%s names no game: %s".formatted(NAMED, kit), e);
    }
  }

  public static GameKit<?, ?, ?> game(String id) {
    return GAMES.stream()
        .filter(kit -> kit.game().spec().id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown(
                        "game", id, GAMES.stream().map(kit -> kit.game().spec().id()).toList())));
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
