package dev.agon.web.http;

import dev.agon.bridge.page.SessionPage;
import dev.agon.replay.PlayerAssets;
import dev.agon.report.html.HtmlPage;
import dev.agon.report.style.StyleSheet;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Style sheets and scripts. Their address contains a hash of them all, so that browsers keep them
 * for ever and never mix two versions.
 */
public final class Assets {
  private static final List<String> FILES =
      List.of(
          "site.css",
          "play.css",
          "app.js",
          "boards.js",
          "bridge.js",
          "follow.css",
          "live.js",
          "morph.js",
          "newgame.js",
          "play.js",
          "question.js",
          "icon.svg");
  private static final Map<String, String> TYPES =
      Map.of(
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");
  private static final int HASH_BYTES = 8;

  private final Map<String, byte[]> files = new TreeMap<>();
  private final String base;

  public Assets() {
    put("report.css", HtmlPage.style());
    put("bridge.css", SessionPage.style());
    put("picture.css", StyleSheet.PICTURE.css());
    PlayerAssets.FILES.forEach(name -> put(name, PlayerAssets.text(name)));
    FILES.forEach(name -> files.put(name, read(name)));
    base = "/assets/" + hash() + "/";
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] read(String name) {
    try (InputStream file = Assets.class.getResourceAsStream("/dev/agon/web/assets/" + name)) {
      return Objects.requireNonNull(file, name).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String hash() {
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      files.forEach(
          (name, bytes) -> {
            sha256.update(name.getBytes(StandardCharsets.UTF_8));
            sha256.update(bytes);
          });
      return HexFormat.of().formatHex(Arrays.copyOf(sha256.digest(), HASH_BYTES));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Where all assets are, with a slash at the end. */
  public String base() {
    return base;
  }

  /** Answers a request for {@code /assets/HASH/NAME}. */
  public void serve(Context request) {
    String name = request.pathParam("name");
    byte[] file = files.get(name);
    if (file == null || !request.path().equals(base + name)) {
      throw WebProblem.notFound("There is no such file; reload the page.");
    }
    request.header("Cache-Control", "public, max-age=31536000, immutable");
    request.contentType(
        Objects.requireNonNull(TYPES.get(name.substring(name.lastIndexOf('.') + 1))));
    request.result(file);
  }
}
