package dev.agon.web.docs;

import dev.agon.web.html.Page;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The addresses of the documentation. */
public final class DocRoutes {
  private final PageRenderer renderer;
  private final Path folder;
  private @Nullable DocSite site;

  /** The folder has the pages in Markdown; it may be missing. */
  public DocRoutes(PageRenderer renderer, Path folder) {
    this.renderer = renderer;
    this.folder = folder;
  }

  public void addTo(Routes routes) {
    routes.get(
        "/docs",
        "The documentation",
        Routes.HTML,
        request -> request.redirect("/docs/" + DocSite.FRONT, HttpStatus.SEE_OTHER));
    routes.get("/docs/{page}", "A page of the documentation", Routes.HTML, this::show);
    routes.get("/docs/{folder}/{page}", "A page of a part of it", Routes.HTML, this::show);
  }

  private void show(Context request) throws IOException {
    String address = request.path().substring("/docs/".length());
    Optional<byte[]> file = site().file(address);
    if (file.isPresent()) {
      request.contentType(address.endsWith(".js") ? "text/javascript; charset=utf-8" : "image/png");
      request.header("Cache-Control", "no-cache").result(file.get());
      return;
    }
    Optional<Page> page = site().page(address);
    renderer.page(
        request,
        page.orElseThrow(
            () -> WebProblem.notFound("There is no such page; /docs lists all of them.")));
  }

  /** Reads the pages when the first visitor asks for one. */
  private synchronized DocSite site() throws IOException {
    if (site == null) {
      if (!Files.isDirectory(folder)) {
        throw WebProblem.notFound("This server was started without the documentation.");
      }
      site = DocSite.read(folder);
    }
    return site;
  }
}
