package dev.agon.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.execute.NumbersKit;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.match.GameFailure;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PluginTest {
  @TempDir Path folder;

  @Test
  void theGamesOfAJarAreLoadedByClassesOfTheirOwn() throws IOException {
    Plugin plugin = Plugin.load(PluginJars.write(folder.resolve("faulty.jar"), FaultyKit.class));
    GameKit<?, ?, ?> kit = plugin.games().getFirst();
    assertThat(kit.game().spec().id()).isEqualTo("faulty");
    Bot<?, ?> bot =
        kit.bots()
            .getFirst()
            .sit()
            .apply(new Seating(0, 2, Settings.defaults(kit.game().spec()), 1));
    assertThat(bot.getClass().getName()).startsWith(FaultyKit.class.getName());
    assertThat(bot.getClass().getClassLoader()).isNotEqualTo(FaultyKit.class.getClassLoader());
    assertThat(plugin.resource("dev/agon/rules/faulty.md")).hasContent("# Faulty");
  }

  @Test
  void aPluginSeesTheWholeSpiAndNothingElseOfAgon() throws Exception {
    ClassLoader classes = new PluginClasses("test", Map.of());
    Path spi = Path.of(Game.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    assertThat(spiClasses(spi)).hasSizeGreaterThan(40).allSatisfy(name -> classes.loadClass(name));
    for (Class<?> internal : List.of(GameRegistry.class, UserError.class, NumbersKit.class)) {
      assertThatExceptionOfType(ClassNotFoundException.class)
          .isThrownBy(() -> classes.loadClass(internal.getName()));
    }
  }

  private static List<String> spiClasses(Path spi) throws IOException {
    if (Files.isDirectory(spi)) {
      try (Stream<Path> files = Files.walk(spi)) {
        return names(files.map(file -> spi.relativize(file).toString()));
      }
    }
    try (JarFile jar = new JarFile(spi.toFile())) {
      return names(jar.stream().map(entry -> entry.getName()));
    }
  }

  private static List<String> names(Stream<String> files) {
    return files
        .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
        .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
        .toList();
  }

  @Test
  void theHashIsTheOneThatEverybodyCanCompute() {
    byte[] jar = PluginJars.of(FaultyKit.class);
    assertThat(Plugin.of("a.jar", jar).hash())
        .hasSize(64)
        .isEqualTo(Plugin.of("b.jar", jar).hash())
        .isNotEqualTo(
            Plugin.of("a.jar", PluginJars.of(FaultyKit.class, "Agon-Api: 1", "other")).hash());
  }

  @Test
  void aJarThatIsNoPluginForThisAgonIsNamedWithTheReason() {
    assertRefused("just text".getBytes(StandardCharsets.UTF_8), "it is no jar");
    byte[] whole = PluginJars.of(FaultyKit.class);
    assertRefused(Arrays.copyOf(whole, whole.length / 2), "it is damaged: ");
    assertRefused(
        PluginJars.of(FaultyKit.class, "Other: 1", ""),
        "its manifest has no Agon-Api; this Agon loads Agon-Api: 1");
    assertRefused(
        PluginJars.of(FaultyKit.class, "Agon-Api: 2", ""),
        "it is made for Agon-Api 2; this Agon has 1");
    assertRefused(PluginJars.of(PluginTest.class), "dev.agon.game.kit.GameKit: ");
    assertRefused(PluginJars.of(NotBuilt.class), "IllegalStateException: not today");
    assertRefused(PluginJars.of(Empty.class), "the plug-in's GameKit.game returns null");
    assertRefused(
        PluginJars.zip(
            Map.of(
                "META-INF/MANIFEST.MF",
                "Manifest-Version: 1.0\nAgon-Api: 1\n".getBytes(StandardCharsets.UTF_8))),
        "it has no service dev.agon.game.kit.GameKit");
  }

  /** Every command looks at all plug-ins, so it would end all of them. */
  @Test
  void aSmallJarWithALargeFileIsRefused() {
    byte[] manifest = "Manifest-Version: 1.0\nAgon-Api: 1\n".getBytes(StandardCharsets.UTF_8);
    byte[] jar =
        PluginJars.zip(
            Map.of("META-INF/MANIFEST.MF", manifest, "zeros", new byte[(100 << 20) + 1]));
    assertThat(jar).hasSizeLessThan(1 << 20);
    assertRefused(jar, "it has more than 100 MB, the most that is read");
  }

  @Test
  void whatAStaticInitialiserThrowsIsToldInALineThatIsNotLong() {
    assertThatThrownBy(() -> Plugin.of("x.jar", PluginJars.of(NotInitialised.class)))
        .message()
        .contains("NumberFormatException: ")
        .hasSizeLessThan(400);
  }

  private static void assertRefused(byte[] jar, String why) {
    assertThatThrownBy(() -> Plugin.of("x.jar", jar))
        .isInstanceOf(UserError.class)
        .message()
        .startsWith("the plug-in x.jar is left out: ")
        .contains(why);
  }

  @Test
  void aTakenIdIsRefusedAndTheSameJarIsAddedOnce() {
    Plugin faulty = Plugin.of("faulty.jar", PluginJars.of(FaultyKit.class));
    GameRegistry.add(faulty);
    GameRegistry.add(Plugin.of("copy.jar", PluginJars.of(FaultyKit.class)));
    assertThat(GameRegistry.plugin("faulty")).contains(faulty);
    assertThat(GameRegistry.rules(GameRegistry.game("faulty"))).contains("# Faulty\n");
    Plugin other = Plugin.of("b.jar", PluginJars.of(FaultyKit.class, "Agon-Api: 1", "b"));
    assertThatThrownBy(() -> GameRegistry.add(other))
        .hasMessage("the plug-in b.jar is left out: faulty.jar has a game faulty");
    Plugin numbers = Plugin.of("n.jar", PluginJars.of(NumbersKit.class));
    assertThatThrownBy(() -> GameRegistry.add(numbers))
        .hasMessage("the plug-in n.jar is left out: Agon has a game numbers");
    assertThat(GameRegistry.plugin("numbers")).isEmpty();
  }

  @Test
  void whatAPluginThrowsIsToldInOneLine() {
    GameKit<?, ?, ?> kit =
        Plugin.of("faulty.jar", PluginJars.of(FaultyKit.class)).games().getFirst();
    assertThatThrownBy(() -> start(kit, "start"))
        .isInstanceOf(GameFailure.class)
        .hasMessage("the plug-in's Game.start throws IllegalStateException: no start\\nfor 0");
    assertThatThrownBy(() -> draw(kit))
        .hasMessageStartingWith("the plug-in's Frame.svg throws IllegalStateException: no svg");
  }

  @Test
  void theWordsOfAFailureAreTheSameInEveryRun() {
    Object other = new Object();
    assertThat(new GameFailure("Game.turn", new IllegalStateException("not " + other)))
        .hasMessage("the plug-in's Game.turn throws IllegalStateException: not java.lang.Object@");
  }

  private static <S> S start(GameKit<S, ?, ?> kit, String fails) {
    return kit.game()
        .start(Settings.defaults(kit.game().spec()).read(Map.of("fails", fails)).orThrow(), 2);
  }

  private static <S> String draw(GameKit<S, ?, ?> kit) {
    return kit.picture()
        .orElseThrow()
        .first(start(kit, "svg"), List.of("A", "B"))
        .svg(Viewpoint.live());
  }

  /** A kit whose constructor throws. */
  public static final class NotBuilt extends Empty {
    public NotBuilt() {
      throw new IllegalStateException("not today");
    }
  }

  /** A kit whose class cannot be initialised, for a reason of many words. */
  public static final class NotInitialised extends Empty {
    static final int NUMBER = Integer.parseInt("x".repeat(100_000));
  }

  /** A kit with nothing in it. */
  @SuppressWarnings("NullAway") // a kit that breaks its contract
  public static class Empty implements GameKit<Object, Object, Object> {
    @Override
    public Game<Object, Object, Object> game() {
      return null;
    }

    @Override
    public Codec<Object, Object> codec() {
      return null;
    }

    @Override
    public List<BuiltInBot<Object, Object>> bots() {
      return List.of();
    }
  }
}
