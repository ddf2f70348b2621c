package dev.agon.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.picture.Svg;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SvgFileTest {
  @Test
  void aFileBringsItsColoursAlong() {
    String file = SvgFile.of(Svg.picture(10, 10, "a dot", List.of(Svg.circle(5, 5, 1))));
    assertThat(file)
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"")
        .contains("<style>", "--seat-5: #d55e00", "prefers-color-scheme: dark", ".p-halo")
        .endsWith("</style>\n<circle cx=\"5\" cy=\"5\" r=\"1\"/>\n</svg>\n");
  }
}
