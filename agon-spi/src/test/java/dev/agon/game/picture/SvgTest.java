package dev.agon.game.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Viewpoint;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SvgTest {
  @Test
  void aPictureHasAViewBoxAndWords() {
    String svg =
        Svg.picture(
            360,
            240.25,
            "a \"coin\"",
            List.of(Svg.group(Svg.circle(0, -1.25, 9).look("p-fill")).key("coin-1").at(10, 20.04)));
    assertThat(svg)
        .isEqualTo(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240.3" class="picture"\
             role="img" aria-label="a &quot;coin&quot;">
            <g data-key="coin-1" transform="translate(10 20)">\
            <circle cx="0" cy="-1.2" r="9" class="p-fill"/></g>
            </svg>
            """);
  }

  @Test
  void textIsEscapedAndWhatXmlForbidsIsReplaced() {
    assertThat(Svg.picture(1, 1, "", List.of(Svg.text(0, 0, 12, "<b>&\u0000\uD800\n\uFFFF"))))
        .contains(">&lt;b&gt;&amp;\\u0000\\ud800 \\uffff</text>");
  }

  @Test
  void aLongNameKeepsItsEnd() {
    assertThat(Fit.into(60, 12, "Climber")).isEqualTo("Climber");
    String shorter = Fit.into(60, 12, "Long-winded-climber-17");
    assertThat(shorter).startsWith("Lon").endsWith("\u202617");
    assertThat(Fit.width(shorter, 12)).isLessThanOrEqualTo(60);
    assertThat(Fit.into(1, 12, "Climber")).isEqualTo("\u2026");
  }

  @Test
  void aNameInCapitalsIsShortenedEarlier() {
    assertThat(Fit.width("<b>\u2026</b>", 10)).isGreaterThan(1.2 * Fit.width("aabcaabc", 10));
    assertThat(Fit.width("LOUD", 10)).isGreaterThan(1.2 * Fit.width("loud", 10));
    assertThat(Fit.into(60, 12, "climber")).isEqualTo("climber");
    assertThat(Fit.into(60, 12, "CLIMBER")).endsWith("\u2026ER");
  }

  @Test
  void aSeatKnowsItsOwnSecretsAndNobodyElses() {
    assertThat(Viewpoint.of(1).knowsWhatIsKnownTo(1)).isTrue();
    assertThat(Viewpoint.of(1).knowsWhatIsKnownTo(0)).isFalse();
    assertThat(Viewpoint.live().knowsWhatIsKnownTo(0)).isFalse();
    assertThat(Viewpoint.afterwards().lookingAt(3).knowsWhatIsKnownTo(0)).isTrue();
  }

  @Test
  void theIdsOfHighlightsNeverChange() {
    assertThat(Arrays.stream(Highlight.Kind.values()).map(Highlight.Kind::id))
        .containsExactly("fault", "loss", "offer", "round", "lead");
    assertThat(Highlight.Kind.ofId("offer")).contains(Highlight.Kind.OFFER);
    assertThat(Highlight.Kind.ofId("none")).isEmpty();
  }
}
