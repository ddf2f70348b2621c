package dev.agon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class PictureTimelineTest {
  private static final long STEP = 1_000;
  private static final Pattern SEEN = Pattern.compile("<g class=\"(v\\d+)\"[^>]*>(.*)</g>");
  private static final Pattern KEY_FRAME =
      Pattern.compile("([\\d.]+)%\\{visibility:(visible|hidden)}");

  private static PictureTimeline.Drawing drawing(List<List<String>> pictures) {
    PictureTimeline timeline = new PictureTimeline();
    for (int i = 0; i < pictures.size(); i++) {
      timeline.add(pictures.get(i), i * STEP);
    }
    return timeline.drawing(pictures.size() * STEP);
  }

  /** The elements that are seen at a time, in the order of the drawing. */
  private static List<String> seen(PictureTimeline.Drawing drawing, double percent) {
    List<String> seen = new ArrayList<>();
    for (String line : drawing.elements().lines().toList()) {
      Matcher part = SEEN.matcher(line);
      if (!part.matches()) {
        seen.add(line);
      } else if (isVisible(drawing.style(), part.group(1), percent)) {
        seen.add(part.group(2));
      }
    }
    return seen;
  }

  private static boolean isVisible(String style, String name, double percent) {
    Matcher frames = Pattern.compile("@keyframes " + name + "\\{(.*)}").matcher(style);
    assertThat(frames.find()).as(name).isTrue();
    boolean isVisible = false;
    Matcher frame = KEY_FRAME.matcher(frames.group(1));
    while (frame.find() && Double.parseDouble(frame.group(1)) <= percent) {
      isVisible = frame.group(2).equals("visible");
    }
    return isVisible;
  }

  /** Random pictures of a few parts; the drawing shows each of them in its time. */
  @Test
  void theDrawingShowsEveryPictureInItsOrder() {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<List<String>> pictures = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        List<String> parts = new ArrayList<>();
        for (int j = random.nextInt(8); j > 0; j--) {
          parts.add("<rect x=\"" + random.nextInt(6) + "\"/>");
        }
        pictures.add(parts);
      }
      PictureTimeline.Drawing drawing = drawing(pictures);
      for (int i = 0; i < pictures.size(); i++) {
        double percent = 100 * (i + 0.95) / pictures.size();
        assertThat(seen(drawing, percent)).as("seed %d, %d", seed, i).isEqualTo(pictures.get(i));
      }
    }
  }

  @Test
  void aPartThatStaysIsDrawnOnceAndDoesNothing() {
    PictureTimeline.Drawing drawing =
        drawing(List.of(List.of("<circle r=\"1\"/>"), List.of("<circle r=\"1\"/>")));
    assertThat(drawing.elements()).isEqualTo("<circle r=\"1\"/>\n");
    assertThat(drawing.style()).doesNotContain("@keyframes");
  }

  /** The act, which is the beat of a part without one, lasts from 150 to 350 milliseconds. */
  @Test
  void aPartThatMovesIsOneElementWithItsWay() {
    PictureTimeline.Drawing drawing =
        drawing(
            List.of(
                List.of("<g data-key=\"coin\" transform=\"translate(1 2)\"><circle r=\"1\"/></g>"),
                List.of(
                    "<g data-key=\"coin\" transform=\"translate(5 2) rotate(90)\"><circle"
                        + " r=\"1\"/></g>")));
    assertThat(drawing.elements())
        .isEqualTo(
            "<g class=\"m0\" transform=\"translate(5 2)rotate(90)\"><g><circle"
                + " r=\"1\"/></g></g>\n");
    assertThat(drawing.style())
        .contains("0%{transform:translate(1px,2px)rotate(0deg)}")
        .contains("57.5%{transform:translate(1px,2px)rotate(0deg)}")
        .contains("67.5%{transform:translate(5px,2px)rotate(90deg)}");
  }

  @Test
  void aPartThatIsReplacedStaysUntilTheBeatOfItsSuccessor() {
    PictureTimeline.Drawing drawing =
        drawing(
            List.of(
                List.of("<text data-key=\"lives\" data-beat=\"2\">4</text>"),
                List.of("<text data-key=\"lives\" data-beat=\"2\">3</text>")));
    assertThat(seen(drawing, 50 + 17)).containsExactly("<text>4</text>");
    assertThat(seen(drawing, 50 + 18)).containsExactly("<text>3</text>");
  }

  @Test
  void withoutMotionTheDrawingIsTheLastPicture() {
    PictureTimeline.Drawing drawing =
        drawing(List.of(List.of("<rect x=\"1\"/>"), List.of("<rect x=\"2\"/>")));
    assertThat(drawing.elements().lines())
        .filteredOn(line -> !line.contains("visibility=\"hidden\""))
        .singleElement()
        .asString()
        .contains("<rect x=\"2\"/>");
    assertThat(drawing.style()).startsWith("@media (prefers-reduced-motion: no-preference) {");
  }
}
