package dev.agon.app.blotto;

import dev.agon.app.Arguments;
import dev.agon.text.UserError;
import java.util.Optional;

/** The flag that names the file of a plot. */
final class PlotFlag {
  private PlotFlag() {}

  /** The file to draw into, if the flags name one; its ending must be that of SVG. */
  static Optional<String> file(Arguments given) {
    Optional<String> file = given.value("plot");
    file.filter(name -> !name.endsWith(".svg"))
        .ifPresent(
            name -> {
              throw new UserError("--plot draws SVG; name a file that ends in .svg, not " + name);
            });
    return file;
  }
}
