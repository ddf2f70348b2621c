package dev.agon.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BotNamesTest {
  private static BotEntry entry(String text) {
    return switch (BotText.parse(text, BotSource.Launch.DEFAULT, "")) {
      case Parsed.Value<BotEntry>(BotEntry entry) -> entry;
      case Parsed.Failure<BotEntry>(String why) -> throw new AssertionError(why);
    };
  }

  private static List<String> names(List<BotEntry> entries) {
    return BotEntry.expanded(entries).stream().map(BotEntry::name).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bot.py, other.js                       | bot, other",
        "v1/bot.py, v2/bot.py                   | v1/bot, v2/bot",
        "my.c, my.js                            | my.c, my.js",
        "a/my.c, b/my.js                        | my.c, my.js",
        "v1/bot.py, v1/bot.js, v2/bot.py        | v1/bot.py, v1/bot.js, v2/bot.py",
        "v1/src/bot.py, v2/src/bot.py           | v1/bot, v2/bot",
        "a/x/bot.py, a/y/bot.py, b/x/bot.py     | a/x/bot, a/y/bot, b/x/bot",
        "bot.py, v2/bot.py                      | bot, v2/bot",
        "/home/ann/bot.py, /home/ben/bot.py     | ann/bot, ben/bot",
        "Greedy, Greedy.py                      | Greedy, Greedy.py",
        "Randy*2, Greedy                        | Randy-1, Randy-2, Greedy",
        "v1/bot.py*2, v2/bot.py                 | v1/bot-1, v1/bot-2, v2/bot",
        "bot.py, bot.py                         | bot-1, bot-2",
        "cmd:v1/bot, cmd:v2/bot                 | v1/bot, v2/bot",
        "cmd:./bot --level 3, cmd:./bot --level 4 | bot 3, bot 4",
        "cmd:python3 bot.py, cmd:pypy3 bot.py   | bot.py python3, bot.py pypy3",
        "cmd:./bot, cmd:./bot -q                | bot, bot -q",
      })
  void botsOfTheSameFileNameAreToldApartByWhatDiffers(String bots, String expected) {
    assertThat(names(Arrays.stream(bots.split(", ")).map(BotNamesTest::entry).toList()))
        .containsExactly(expected.split(", "));
  }

  @Test
  void aGivenNameStaysAndItsNumberedFormIsNotGivenToAnother() {
    BotEntry mine = new BotEntry("Randy-1", "", entry("bot.py").source(), 1, "");
    assertThat(names(List.of(entry("Randy*2"), mine)))
        .containsExactly("Randy-2", "Randy-3", "Randy-1");
    BotEntry bot = new BotEntry("bot", "", entry("Greedy").source(), 1, "");
    assertThat(names(List.of(bot, entry("bot.py")))).containsExactly("bot", "bot.py");
  }

  @Test
  void namesAreUniqueWhateverTheFilesAre() {
    Random random = new Random(14);
    List<String> words = List.of("a", "b", "a-1", "..", "");
    for (int round = 0; round < 2_000; round++) {
      List<BotEntry> entries = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        StringBuilder path = new StringBuilder();
        for (int step = random.nextInt(3); step > 0; step--) {
          path.append(words.get(random.nextInt(words.size()))).append('/');
        }
        path.append(random.nextBoolean() ? "a" : "a-1");
        path.append(List.of("", ".py", ".js", ".py*2").get(random.nextInt(4)));
        entries.add(entry((random.nextInt(3) == 0 ? "cmd:" : "") + path));
      }
      List<String> names = names(entries);
      assertThat(new HashSet<>(names)).as(entries.toString()).hasSameSizeAs(names);
    }
  }
}
