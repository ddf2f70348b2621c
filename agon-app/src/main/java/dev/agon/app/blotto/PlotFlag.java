package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.ForceFlag;
import dev.agon.blotto.PlotFile;
import dev.agon.text.UserError;
import java.util.Optional;

/** The flag {@code --plot}. */
final class PlotFlag {
  private PlotFlag() {}

  /** The file of the plot, whose name must end in .svg, and which may be written. */
  static Optional<String> file(Arguments given) {
    Optional<String> file = given.value("plot");
    if (file.isPresent() && !file.get().endsWith(".svg")) {
      throw new UserError("--plot draws SVG; name a file that ends in .svg, not " + file.get());
    }
    file.ifPresent(name -> ForceFlag.check(given, name, "a plot by Agon", PlotFile::wrote));
    return file;
  }
}
