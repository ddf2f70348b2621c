package dev.agon.web.page;

import dev.agon.ladder.run.VersionState;
import dev.agon.ladder.table.LadderFollower;
import dev.agon.web.data.LadderCatalog;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;

/** The list of ladders, the standings of a ladder, and the page of a version. */
public final class LadderPages {
  private final LadderCatalog catalog;
  private final PageRenderer renderer;

  public LadderPages(LadderCatalog catalog, PageRenderer renderer) {
    this.catalog = catalog;
    this.renderer = renderer;
  }

  public void addTo(Routes routes) {
    routes.page("/ladders", "The ladders", this::list);
    routes.page("/ladders/{ladder}", "A ladder: standings and latest matches", this::standings);
    routes.page(
        "/ladders/{ladder}/versions/{version}",
        "A version on a ladder: its rating over time, and whom it met",
        this::version);
  }

  private void list(Context request) {
    LadderListPage page = new LadderListPage(catalog.ladders());
    renderer.answer(request, page::json, page::page);
  }

  private void standings(Context request) {
    LadderPage page = ask(request, LadderPage::of);
    renderer.answer(request, page::json, page::page);
  }

  private void version(Context request) {
    long number = Routes.number(request, "version");
    LadderVersionPage page =
        ask(
            request,
            follower -> {
              List<VersionState> versions = follower.state().versions();
              if (number >= versions.size()) {
                throw WebProblem.notFound("There is no version " + number + " on this ladder.");
              }
              return LadderVersionPage.of(follower, versions.get((int) number));
            });
    renderer.answer(request, page::json, page::page);
  }

  private <T> T ask(Context request, Function<LadderFollower, T> question) {
    long ladder = Routes.number(request, "ladder");
    return catalog
        .ask(ladder, question)
        .orElseThrow(
            () -> WebProblem.notFound("There is no ladder " + ladder + " in this database."));
  }
}
