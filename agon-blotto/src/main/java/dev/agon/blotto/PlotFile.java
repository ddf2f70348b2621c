package dev.agon.blotto;

import dev.agon.game.picture.Svg;
import dev.agon.html.SvgFile;
import java.util.List;

/** The SVG file of a plot. */
public final class PlotFile {
  static final double TEXT = 12;

  private static final String SUBJECT = "Blotto: ";

  private PlotFile() {}

  static String of(double width, double height, String words, List<Svg> parts) {
    return SvgFile.of(Svg.picture(width, height, SUBJECT + words, parts));
  }

  /** Whether a file that begins like this is a plot that Agon drew. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith("<svg ") && beginning.contains(" aria-label=\"" + SUBJECT);
  }
}
