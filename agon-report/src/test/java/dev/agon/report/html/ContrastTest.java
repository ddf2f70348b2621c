package dev.agon.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.picture.Seats;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text can be read on what is behind it: a contrast of 4.5, as WCAG 2 asks at level AA. */
final class ContrastTest {
  private static final double ENOUGH = 4.5;
  private static final Pattern COLOUR = Pattern.compile("(--[a-z0-9-]+): (#[0-9a-f]{6});");
  private static final Pattern DARK =
      Pattern.compile("@media [^{]*prefers-color-scheme: dark\\) \\{\\s*:root \\{[^}]*\\}\\s*\\}");
  private static final Pattern SHADE =
      Pattern.compile("\\.(w\\d+) \\{ background: var\\((.+?)\\); color: var\\((.+?)\\); \\}");

  private static final String STYLE = Page.of(Samples.roundRobin(2)).texts("//style").getFirst();

  /** The colours of a scheme; the dark one changes some of the light one. */
  private static Map<String, String> colours(boolean dark) {
    Map<String, String> colours = new LinkedHashMap<>();
    put(DARK.matcher(STYLE).replaceAll(""), colours);
    if (dark) {
      DARK.matcher(STYLE).results().forEach(block -> put(block.group(), colours));
    }
    return colours;
  }

  private static void put(String css, Map<String, String> colours) {
    for (Matcher found = COLOUR.matcher(css); found.find(); ) {
      colours.put(found.group(1), found.group(2));
    }
  }

  private static double light(int eighths) {
    double value = eighths / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * light(rgb >> 16) + 0.7152 * light(rgb >> 8 & 255) + 0.0722 * light(rgb & 255);
  }

  private static double contrast(Map<String, String> colours, String one, String other) {
    double a = luminance(Objects.requireNonNull(colours.get(one), one)) + 0.05;
    double b = luminance(Objects.requireNonNull(colours.get(other), other)) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theCellsOfTheCrossTableCanBeRead(boolean dark) {
    Map<String, String> colours = colours(dark);
    int shades = 0;
    for (Matcher shade = SHADE.matcher(STYLE); shade.find(); shades++) {
      assertThat(contrast(colours, shade.group(2), shade.group(3)))
          .as(shade.group(1))
          .isGreaterThanOrEqualTo(ENOUGH);
    }
    assertThat(shades).isEqualTo(11);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everythingElseCanBeRead(boolean dark) {
    Map<String, String> colours = colours(dark);
    for (String behind : List.of("--paper", "--card")) {
      for (String text : List.of("--ink", "--ink-soft", "--accent", "--good", "--bad", "--warn")) {
        assertThat(contrast(colours, behind, text))
            .as(text + " on " + behind)
            .isGreaterThanOrEqualTo(ENOUGH);
      }
    }
    assertThat(contrast(colours, "--seat-0", "--on-seat-0")).isGreaterThanOrEqualTo(ENOUGH);
    for (int seat = 1; seat < Seats.DISTINCT; seat++) {
      assertThat(contrast(colours, "--seat-" + seat, "--on-seat")).isGreaterThanOrEqualTo(ENOUGH);
    }
    for (String medal : List.of("--gold", "--silver", "--bronze")) {
      assertThat(contrast(colours, medal, "--on-medal")).as(medal).isGreaterThanOrEqualTo(ENOUGH);
    }
  }
}
