package dev.agon.html;

import dev.agon.game.picture.Picture;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A style sheet that all pages share. */
public enum StyleSheet {
  /** The colours by role, light and dark. Every other sheet needs it. */
  TOKENS("tokens.css"),

  /** What the classes of pictures look like. */
  PICTURE("picture.css");

  private final String css;

  StyleSheet(String resource) {
    css = read(Picture.class, resource);
  }

  /** The text of a style sheet beside a class. */
  public static String read(Class<?> beside, String resource) {
    try (InputStream sheet = beside.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(sheet).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String css() {
    return css;
  }
}
