package dev.agon.web.http;

import dev.agon.bridge.page.SessionPage;
import dev.agon.html.HtmlPage;
import dev.agon.html.StyleSheet;
import dev.agon.replay.ViewerAssets;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.zip.CRC32;

/**
 * Style sheets and scripts. Their address contains a checksum of them all, so that browsers keep
 * them for ever and never mix two versions.
 */
public final class Assets {
  private static final String REPORT = "report.css";
  private static final List<String> FILES =
      List.of(
          "site.css",
          "play.css",
          "app.js",
          "boards.js",
          "broadcast.css",
          "broadcast.js",
          "bridge.js",
          "clocks.js",
          "follow.css",
          "front.css",
          "ladder.js",
          "lines.js",
          "links.js",
          "live.js",
          "morph.js",
          "newgame.js",
          "play.js",
          "playlist.js",
          "question.js",
          "seats.js",
          "touch.js",
          "words.js",
          "icon.svg");
  private static final Map<String, String> TYPES =
      Map.of(
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  /** Read by a thread of their own, since a server has more to do when it starts. */
  private final CompletableFuture<AssetFiles> files =
      CompletableFuture.supplyAsync(
          AssetFiles::read, task -> Thread.ofPlatform().daemon().name("agon-assets").start(task));

  private record AssetFiles(Map<String, byte[]> byName, String base) {
    static AssetFiles read() {
      Map<String, byte[]> files = new TreeMap<>();
      files.put(REPORT, Assets.bytes(REPORT));
      files.put("bridge.css", bytes(SessionPage.style()));
      // The colours alone, dark whatever the visitor's device prefers: for a projector.
      files.put(
          "dark.css",
          bytes(
              StyleSheet.TOKENS
                  .css()
                  .replace("@media screen and (prefers-color-scheme: dark)", "@media all")));
      files.put("picture.css", bytes(StyleSheet.PICTURE.css()));
      ViewerAssets.FILES.forEach(name -> files.put(name, bytes(ViewerAssets.text(name))));
      FILES.forEach(name -> files.put(name, Assets.bytes(name)));
      return new AssetFiles(files, "/assets/" + checksum(files) + "/");
    }

    private static byte[] bytes(String text) {
      return text.getBytes(StandardCharsets.UTF_8);
    }

    /** No attacker chooses these files, and a cryptographic hash takes long in a new process. */
    private static String checksum(Map<String, byte[]> files) {
      CRC32 sum = new CRC32();
      long length = 0;
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        sum.update(bytes(file.getKey()));
        sum.update(file.getValue());
        length += file.getValue().length;
      }
      return Long.toHexString(length) + "-" + Long.toHexString(sum.getValue());
    }
  }

  /** A style sheet or script that all pages have, for pages without a server. */
  public static byte[] bytes(String name) {
    if (name.equals(REPORT)) {
      return HtmlPage.style().getBytes(StandardCharsets.UTF_8);
    }
    try (InputStream file = Assets.class.getResourceAsStream("/dev/agon/web/assets/" + name)) {
      return Objects.requireNonNull(file, name).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where all assets are, with a slash at the end. */
  public String base() {
    return files.join().base;
  }

  /** Answers a request for {@code /assets/HASH/NAME}. */
  public void serve(Context request) {
    String name = request.pathParam("name");
    byte[] file = files.join().byName.get(name);
    if (file == null || !request.path().equals(base() + name)) {
      throw WebProblem.notFound("There is no such file; reload the page.");
    }
    request.header("Cache-Control", "public, max-age=31536000, immutable");
    request.contentType(
        Objects.requireNonNull(TYPES.get(name.substring(name.lastIndexOf('.') + 1))));
    request.result(file);
  }
}
