package dev.agon.web.page;

import dev.agon.registry.GameRegistry;
import dev.agon.web.http.RequestGuard;
import dev.agon.web.http.Routes;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Optional;

/** The pictures of previews: one of each game, and one of the site for games without one. */
public final class PreviewPictures {
  private static final String SITE = "agon";
  private static final String ENDING = ".png";

  private PreviewPictures() {}

  public static void addTo(Routes routes) {
    routes.get(
        "/previews/{file}", "The picture of a link to a game", "image/png", PreviewPictures::show);
  }

  private static void show(Context request) throws IOException {
    String id = request.pathParam("file").replace(ENDING, "");
    Optional<byte[]> ofGame =
        id.equals(SITE) ? Optional.empty() : GameRegistry.preview(GamePages.kit(id));
    RequestGuard.allowElsewhere(request);
    request.header("Cache-Control", "public, max-age=3600");
    request.contentType("image/png").result(ofGame.isPresent() ? ofGame.get() : ofSite());
  }

  private static byte[] ofSite() throws IOException {
    try (InputStream file =
        PreviewPictures.class.getResourceAsStream("/dev/agon/web/" + SITE + ENDING)) {
      return Objects.requireNonNull(file).readAllBytes();
    }
  }
}
