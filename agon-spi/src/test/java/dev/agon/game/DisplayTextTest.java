package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DisplayTextTest {
  private static final String FAMILY = "👨\u200D👩\u200D👧";

  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00, 0x07, 0x1B, 0x7F, 0x85, 0x9B, 0x9D, 0xAD, 0x34F, 0x61C, 0x1160, 0x180E, 0x200B,
        0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069,
        0x2800, 0x3164, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFE, 0xFFFF, 0xE0001, 0xE0041, 0xE0100
      })
  void charactersThatNobodySeesAreEscaped(int hidden) {
    String text = "A" + Character.toString(hidden) + "n";
    assertThat(DisplayText.visible(text)).startsWith("A\\u").endsWith("n").matches("\\p{ASCII}+");
    assertThat(DisplayText.hasHidden(text)).isTrue();
  }

  @Test
  void anEscapeIsTheOneThatJsonReads() {
    assertThat(DisplayText.visible("a\u202Eb")).isEqualTo("a\\u202eb");
    assertThat(DisplayText.visible(Character.toString(0xE0041))).isEqualTo("\\udb40\\udc41");
    assertThat(DisplayText.visible("\uD83D!")).isEqualTo("\\ud83d!");
  }

  @Test
  void lineEndsAreEscapedUnlessTheyAreKept() {
    assertThat(DisplayText.visible("a\nb\tc\rd")).isEqualTo("a\\nb c\\u000dd");
    assertThat(DisplayText.visible("a\nb\tc\rd", "\n\t")).isEqualTo("a\nb\tc\\u000dd");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann",
        "Zoë",
        "Zoe\u0308",
        "田中太郎",
        "한국어",
        "עברית",
        "العربية",
        "Ω ≈ ½",
        "❤\uFE0F",
        "🇩🇪"
      })
  void ordinaryNamesStayAsTheyAre(String name) {
    assertThat(DisplayText.visible(name)).isEqualTo(name);
    assertThat(DisplayText.hasHidden(name)).isFalse();
  }

  @Test
  void joinersStayInsideOfEmojiOnly() {
    assertThat(DisplayText.visible(FAMILY)).isEqualTo(FAMILY);
    assertThat(DisplayText.visible("👍🏽\u200D")).isEqualTo("👍🏽\\u200d");
    assertThat(DisplayText.visible("a\uFE0F\u200D👧")).isEqualTo("a\\ufe0f\\u200d👧");
    assertThat(DisplayText.visible("a\u200Db")).isEqualTo("a\\u200db");
  }

  @ParameterizedTest
  @CsvSource({
    "Ann, 3", "Zoë, 3", "田中, 4", "한국, 4", "ﾊﾟ, 2", "ＡＢ, 4", "🎲, 2", "👍🏽, 2", "🇩🇪, 2", "♥, 1",
    "☎, 1"
  })
  void wideCharactersTakeTwoColumns(String text, int columns) {
    assertThat(DisplayText.width(text)).isEqualTo(columns);
  }

  @Test
  void combiningMarksTakeNoColumn() {
    assertThat(DisplayText.width("Zoe\u0308")).isEqualTo(3);
    assertThat(DisplayText.width("\u1112\u1161\u11AB")).isEqualTo(2);
    assertThat(DisplayText.width("❤\uFE0F")).isEqualTo(2);
    assertThat(DisplayText.width(FAMILY)).isEqualTo(2);
  }

  @Test
  void aVisibleTextHasNothingHiddenInItWhateverItWas() {
    Random random = new Random(15);
    int[] tops = {0x100, 0x3000, 0x10000, Character.MAX_CODE_POINT};
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(8); length > 0; length--) {
        text.appendCodePoint(random.nextInt(tops[random.nextInt(tops.length)]));
        text.append(random.nextInt(4) == 0 ? FAMILY.substring(0, random.nextInt(9)) : "");
      }
      String shown = DisplayText.visible(text.toString());
      assertThat(DisplayText.hasHidden(shown)).as(shown).isFalse();
      assertThat(shown.codePoints())
          .noneMatch(c -> Character.isISOControl(c) || c >= 0x202A && c <= 0x202E);
      assertThat(DisplayText.width(DisplayText.shortened(shown, 5))).isLessThanOrEqualTo(5);
    }
  }

  @Test
  void paddingCountsColumns() {
    List<String> names = List.of("Ann", "田中", "Zoe\u0308", "🎲", "a\u202Eb");
    assertThat(names)
        .allSatisfy(
            name -> {
              assertThat(DisplayText.width(DisplayText.padded(name, 10))).isEqualTo(10);
              assertThat(DisplayText.width(DisplayText.paddedLeft(name, 10))).isEqualTo(10);
            });
  }

  @Test
  void shorteningNeverCutsACharacter() {
    assertThat(DisplayText.shortened("田中太郎", 8)).isEqualTo("田中太郎");
    assertThat(DisplayText.shortened("田中太郎", 7)).isEqualTo("田中太…");
    assertThat(DisplayText.shortened("田中太郎", 6)).isEqualTo("田中…");
    assertThat(DisplayText.shortened("🎲🎲", 3)).isEqualTo("🎲…");
    assertThat(DisplayText.shortened("Zoe\u0308 and Ann", 4)).isEqualTo("Zoe\u0308…");
  }
}
