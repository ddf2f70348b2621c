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
import org.jspecify.annotations.Nullable;

/**
 * The games that the service loader finds, and those of plug-ins. A search for services opens every
 * jar, so a launcher that knows its jars may name the classes in the property {@value #NAMED}
 * instead, with commas between.
 */
public final class GameRegistry {
  private static final String NAMED = "agon.games";

  private static List<GameKit<?, ?, ?>> games = load();
  private static List<Plugin> plugins = List.of();
  private static @Nullable Runnable search;

  private GameRegistry() {}

  /** All games, ordered by their ids. */
  public static synchronized List<GameKit<?, ?, ?>> games() {
    Runnable pending = search;
    search = null;
    if (pending != null) {
      pending.run();
    }
    return games;
  }

  /** All plug-ins, in the order in which they were added. */
  public static synchronized List<Plugin> plugins() {
    games();
    return plugins;
  }

  /** Sets what is done once before the next look at the games: it may {@link #add} plug-ins. */
  public static synchronized void searchBeforeUse(Runnable plugins) {
    search = plugins;
  }

  /**
   * Adds the games of a plug-in; one that was added before is not added again.
   *
   * @throws UserError if one of its ids is taken; then none of its games is added
   */
  public static synchronized void add(Plugin plugin) {
    if (plugins.stream().anyMatch(known -> known.hash().equals(plugin.hash()))) {
      return;
    }
    for (GameKit<?, ?, ?> game : plugin.games()) {
      String id = game.game().spec().id();
      if (find(id).isPresent()) {
        throw Plugin.refused(
            plugin.file(),
            "%s has a game %s".formatted(plugin(id).map(Plugin::file).orElse("Agon"), id));
      }
    }
    plugins = Stream.concat(plugins.stream(), Stream.of(plugin)).toList();
    games = sorted(Stream.concat(games.stream(), plugin.games().stream()));
  }

  private static List<GameKit<?, ?, ?>> load() {
    String named = System.getProperty(NAMED, "");
    return sorted(
        named.isEmpty() ? found() : Arrays.stream(named.split(",")).map(GameRegistry::named));
  }

  private static List<GameKit<?, ?, ?>> sorted(Stream<GameKit<?, ?, ?>> kits) {
    return kits.sorted((one, other) -> one.game().spec().id().compareTo(other.game().spec().id()))
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

  private static Optional<GameKit<?, ?, ?>> find(String id) {
    return games().stream().filter(kit -> kit.game().spec().id().equals(id)).findFirst();
  }

  /** The game with this id; fails with a user error if there is none. */
  public static GameKit<?, ?, ?> game(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown(
                        "game", id, games().stream().map(kit -> kit.game().spec().id()).toList())));
  }

  /** The name of a game for people; its id if the game is not here. */
  public static String name(String id) {
    return find(id).map(kit -> kit.game().spec().name()).orElse(id);
  }

  /**
   * The game that an event was played with.
   *
   * @param plugin the hash of the plug-in that it came from; empty for Agon's own games
   * @throws UserError if there is none, or if it comes from another plug-in
   */
  public static GameKit<?, ?, ?> game(String id, Optional<String> plugin) {
    if (plugin.isPresent() && find(id).isEmpty()) {
      throw new UserError(
          "the game %s is of a plug-in with hash %s, which is not here; --plugin FILE loads it"
              .formatted(id, plugin.get()));
    }
    GameKit<?, ?, ?> kit = game(id);
    Optional<Plugin> here = plugin(id);
    if (!here.map(Plugin::hash).equals(plugin)) {
      throw new UserError(
          "the game %s was %s, but here it is %s"
              .formatted(
                  id,
                  plugin.map(hash -> "of the plug-in with hash " + hash).orElse("Agon's own"),
                  here.map(other -> "of %s with hash %s".formatted(other.file(), other.hash()))
                      .orElse("Agon's own")));
    }
    return kit;
  }

  /** The plug-in that a game comes from; empty for Agon's own games. */
  public static synchronized Optional<Plugin> plugin(String id) {
    games();
    return plugins.stream().filter(plugin -> plugin.game(id).isPresent()).findFirst();
  }

  /**
   * The rules of a game for people, in Markdown: the resource {@code dev/agon/rules/ID.md} of the
   * game's jar, if there is one.
   */
  public static Optional<String> rules(GameKit<?, ?, ?> kit) {
    return resource(kit, "rules/%s.md").map(text -> new String(text, StandardCharsets.UTF_8));
  }

  /**
   * The picture with which links to a game are shown elsewhere, a PNG of 1200 by 630: the resource
   * {@code dev/agon/previews/ID.png} of the game's jar, if there is one.
   */
  public static Optional<byte[]> preview(GameKit<?, ?, ?> kit) {
    return resource(kit, "previews/%s.png");
  }

  private static Optional<byte[]> resource(GameKit<?, ?, ?> kit, String name) {
    String id = kit.game().spec().id();
    String resource = "dev/agon/" + name.formatted(id);
    Optional<Plugin> plugin = plugin(id);
    try (InputStream bytes =
        plugin.isPresent()
            ? plugin.get().resource(resource)
            : kit.getClass().getResourceAsStream("/" + resource)) {
      return bytes == null ? Optional.empty() : Optional.of(bytes.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
