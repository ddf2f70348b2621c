package dev.agon.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The scripts and style sheets of the viewer: files of a server, or parts of one page. */
public final class ViewerAssets {
  public static final List<String> FILES =
      List.of(
          "controls.css",
          "viewer.css",
          "curve.js",
          "dom.js",
          "find.js",
          "judgements.js",
          "keys.js",
          "moves.js",
          "picture.js",
          "players.js",
          "share.js",
          "source.js",
          "timeline.js",
          "viewer.js");

  private ViewerAssets() {}

  public static String text(String name) {
    try (InputStream file = ViewerAssets.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The style sheets of a page with viewers; pictures have a sheet of their own. */
  public static String style() {
    return text("controls.css") + text("viewer.css");
  }

  /** The viewer as one module, for a page without other files. */
  public static String script() {
    return ScriptBundle.of("viewer.js", ViewerAssets::text);
  }
}
