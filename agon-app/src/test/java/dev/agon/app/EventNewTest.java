package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.BuiltInBot;
import dev.agon.event.EventFile;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.tournament.stages.FormatType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files to start from, for every game there is. */
final class EventNewTest {
  @TempDir private Path folder;

  static Stream<String> games() {
    return GameRegistry.games().stream().map(kit -> kit.game().spec().id());
  }

  /** The file that is written beside the event file of {@link #check}. */
  private String template(String game) throws IOException {
    Path file = folder.resolve("new.yaml");
    Files.deleteIfExists(file);
    assertThat(Cli.agon("event", "new", game, file.toString()).code()).isZero();
    return Files.readString(file);
  }

  @Test
  void theStarterKitsAreNamedRelativeToAFileWithinTheProject() {
    // The tests run in the folder of a module.
    assertThat(Cli.agon("event", "new", "coinfight", "-").out())
        .contains("\n  #- ../bots/python/coinfight.py\n");
  }

  private Cli check(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("event.yaml"), text);
    return Cli.agon("event", "check", "--no-sample", file.toString());
  }

  private static boolean isAlternative(String line) {
    return line.matches(" *#[^ ].*");
  }

  private static String unmarked(String line) {
    return line.replaceFirst("#", "");
  }

  @ParameterizedTest
  @MethodSource("games")
  void anUnchangedTemplateIsValid(String game) throws IOException {
    Cli cli = check(template(game));
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    GameKit<?, ?, ?> kit = GameRegistry.game(game);
    assertThat(cli.out()).startsWith(kit.game().spec().name() + "\n\n");
    // Everybody plays, as if nobody were named.
    assertThat(EventFile.read("t", template(game)).bots())
        .extracting(bot -> bot.source().describe())
        .containsExactlyElementsOf(kit.bots().stream().map(BuiltInBot::name).toList());
  }

  /** Every line that hides something, shown alone; the hidden lines below a key go with it. */
  @ParameterizedTest
  @MethodSource("games")
  void everyAlternativeBeforeTheStagesIsValid(String game) throws IOException {
    List<String> lines = template(game).lines().toList();
    int stages = lines.indexOf("stages:");
    int tried = 0;
    for (int i = 0; i < stages; i++) {
      if (isAlternative(lines.get(i)) && (isItem(lines.get(i)) || lines.get(i).startsWith("#"))) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(i, unmarked(lines.get(i)));
        for (int j = i + 1; !lines.get(j).isEmpty() && !isItem(lines.get(i)); j++) {
          changed.set(j, isAlternative(lines.get(j)) ? unmarked(lines.get(j)) : lines.get(j));
        }
        valid(changed, lines.get(i));
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(4);
  }

  /** All programs that it names can play, too. */
  @Test
  void theProgramsOfTheTemplateOfCoinFightPlay() throws IOException {
    theProgramsOfATemplatePlay("coinfight");
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void theProgramsOfATemplatePlay(String game) throws IOException {
    List<String> lines = template(game).lines().toList();
    int stages = lines.indexOf("stages:");
    List<String> changed = new ArrayList<>(lines);
    for (int i = 0; i < stages; i++) {
      changed.set(i, isItem(lines.get(i)) ? unmarked(lines.get(i)) : lines.get(i));
    }
    Path file = Files.writeString(folder.resolve("event.yaml"), String.join("\n", changed) + "\n");
    Cli cli = Cli.agon("event", "check", file.toString());
    assertThat(cli.out()).contains("\ntime     about ").doesNotContain("failed");
    assertThat(cli.code()).isZero();
  }

  private static boolean isItem(String line) {
    return line.startsWith("  #- ");
  }

  private void valid(List<String> lines, String what) throws IOException {
    Cli cli = check(String.join("\n", lines) + "\n");
    assertThat(cli.err()).as(what).isEmpty();
    assertThat(cli.code()).as(what).isZero();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyAlternativeOfAStageIsValid(String game) throws IOException {
    List<String> lines = template(game).lines().toList();
    int stages = lines.indexOf("stages:");
    int end = stages + lines.subList(stages, lines.size()).indexOf("");
    // Keys of the stage that is there, each alone and all together.
    List<String> all = new ArrayList<>(lines);
    for (int i = stages; i < end; i++) {
      if (isAlternative(lines.get(i))) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(i, unmarked(lines.get(i)));
        valid(changed, lines.get(i));
        all.set(i, unmarked(lines.get(i)));
      }
    }
    assertThat(all).isNotEqualTo(lines);
    valid(all, "all keys");
    // Stages in its place: those without a comment between them belong together.
    List<String> formats = new ArrayList<>();
    for (int i = end; i < lines.size(); i++) {
      if (isAlternative(lines.get(i)) && !isAlternative(lines.get(i - 1))) {
        List<String> changed = new ArrayList<>(lines.subList(0, stages + 1));
        for (int j = i; j < lines.size() && isAlternative(lines.get(j)); j++) {
          changed.add(unmarked(lines.get(j)));
        }
        valid(changed, lines.get(i));
        formats.add(lines.get(i));
      }
    }
    assertThat(formats).hasSizeGreaterThan(5);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTemplateHasEverySettingAndEveryAllowedFormat(String game) throws IOException {
    String text = template(game);
    var spec = GameRegistry.game(game).game().spec();
    for (Setting<?> setting : spec.settings()) {
      assertThat(text.replaceAll("\n *# ", " "))
          .contains(setting.describe("") + "\n  #" + setting.key() + ": \"");
      assertThat(text).contains("#" + setting.key() + ": \"" + setting.writtenDefault() + "\"\n");
    }
    for (GameSpec.RuleSet set : spec.ruleSets()) {
      assertThat(text.replaceAll("\n *# ", " "))
          .contains(set.describe() + "\n  #rules: \"" + set.id() + "\"\n");
    }
    List<String> bots = GameRegistry.game(game).bots().stream().map(BuiltInBot::name).toList();
    for (FormatType format : FormatType.values()) {
      if (format.problems(spec, bots, format.defaults()).isEmpty()) {
        assertThat(text).contains("format: " + format.id());
        for (Setting<?> option : format.options()) {
          assertThat(text).contains(option.key() + ": ");
        }
      }
    }
  }

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    String file = folder.resolve("my.yaml").toString();
    Cli cli = Cli.agon("event", "new", "coinfight", file);
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .isEqualTo("wrote " + file + "; check it with: agon event check " + file + "\n");
    String written = Files.readString(Path.of(file));
    // Where the starter kits are depends on the folder of the file.
    assertThat(written.replaceAll("\\S*/bots/python/", "KITS/"))
        .isEqualTo(
            Cli.agon("event", "new", "coinfight", "-")
                .out()
                .replaceAll("\\S*/bots/python/", "KITS/"));
    Cli again = Cli.agon("event", "new", "blotto", file);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err())
        .isEqualTo("agon: " + file + " exists; choose another file, or - for standard output\n");
    assertThat(Files.readString(Path.of(file))).isEqualTo(written);
    assertThat(Cli.agon("event", "new").err()).isEqualTo("agon: GAME is missing\n");
    assertThat(Cli.agon("event", "new", "coinfigth").err()).contains("did you mean coinfight?");
  }
}
