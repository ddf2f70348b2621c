package dev.agon.web.play;

import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.store.StoredGame;
import dev.agon.text.UserError;
import dev.agon.web.html.Page;
import dev.agon.web.http.OwnerToken;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.Visitor;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.StreamGate;
import dev.agon.web.page.RulesHtml;
import dev.agon.web.play.MatchHost.NewMatch;
import dev.agon.web.replay.ReplayRoutes;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The matches that people play: the list, the form for a new one, and the page of one. */
public final class PlayPages {
  private static final String ONE = "/play/{id}";
  private static final String MATCH = ONE + "/match";

  private final MatchHost host;
  private final OfferedBots offered;
  private final PageRenderer renderer;
  private final OwnerToken owner;
  private final ReplayRoutes replays;
  private final SeatRoutes seats;
  private final RulesHtml rules;

  public PlayPages(
      MatchHost host,
      OfferedBots offered,
      PageRenderer renderer,
      OwnerToken owner,
      StreamGate gate,
      ReplayRoutes replays,
      RulesHtml rules) {
    this.host = host;
    this.offered = offered;
    this.renderer = renderer;
    this.owner = owner;
    this.replays = replays;
    this.seats = new SeatRoutes(host, gate, replays);
    this.rules = rules;
  }

  public void addTo(Routes routes) {
    routes.page("/play", "Games to choose from", this::list);
    routes.page("/play/new", "The form for a new match of ?game=", this::form);
    routes.post("/play", "Starts a match and answers with the links of its seats", this::start);
    seats.addTo(routes, ONE);
    routes.post(ONE + "/delete", "Deletes a match, for the owner", this::delete);
    routes.get(MATCH, "A finished match, move by move", Routes.JSON, this::match);
    routes.get(MATCH + ".json", "A finished match, move by move", Routes.JSON, this::match);
    replays.addTo(routes, MATCH, new FinishedMatches());
    routes.page(
        ONE, "A match, as a spectator or the seat of the Authorization header sees it", this::page);
  }

  private void list(Context request) {
    renderer.answer(request, PlayListPage::json, PlayListPage::page);
  }

  private void form(Context request) {
    String id = Optional.ofNullable(request.queryParam("game")).orElse("");
    PlayForm form = PlayForm.of(id, offered);
    renderer.answer(request, form::json, form::page);
  }

  private void start(Context request) {
    NewMatch match;
    try {
      PlayRequest wanted = PlayRequest.read(PageRenderer.body(request), offered);
      match =
          owner.isOwner(request)
              ? host.start(wanted)
              : host.start(wanted, Visitor.of(request.ip()));
    } catch (UserError e) {
      throw new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, String.valueOf(e.getMessage()));
    }
    List<Json> links = new ArrayList<>();
    for (int seat = 0; seat < match.names().size(); seat++) {
      if (!match.tokens().get(seat).isEmpty()) {
        links.add(
            Json.object()
                .with("seat", seat)
                .with("name", match.names().get(seat))
                .with("link", match.path(seat)));
      }
    }
    request.status(HttpStatus.CREATED);
    PageRenderer.json(
        request,
        Json.object()
            .with("id", match.id())
            .with("address", match.address())
            .with("links", Json.array(links)));
  }

  private void page(Context request) {
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(request, seats.state(request));
    } else {
      renderer.page(request, page(seats.number(request), owner.isOwner(request)));
    }
  }

  private void delete(Context request) {
    owner.check(request);
    long id = seats.number(request);
    host.delete(id);
    PageRenderer.json(request, Json.object().with("address", "/play"));
  }

  private Page page(long id, boolean isOwner) {
    StoredGame stored = host.stored(id);
    PlaySetup setup = PlaySetup.read(stored.setup());
    GameKit<?, ?, ?> kit = GameRegistry.game(setup.game());
    return new PlayPage(id, kit.game().spec().name(), setup, state(stored))
        .page(rules.of(kit), isOwner);
  }

  private String state(StoredGame match) {
    if (host.live(match.id()).isPresent()) {
      return "live";
    }
    return match.isOver()
        ? "over"
        : AnswerLog.read(match.progress()).isEnded() ? "ended" : "stopped";
  }

  private void match(Context request) {
    PageRenderer.json(request, ReplayJson.match(new FinishedMatches().replay(request)));
  }

  private final class FinishedMatches implements ReplayRoutes.MatchFinder {
    @Override
    public MatchReplay<?, ?, ?> replay(Context request) {
      return MatchReplay.read(record(request));
    }

    @Override
    public String record(Context request) {
      return host.stored(seats.number(request))
          .record()
          .orElseThrow(
              () ->
                  new WebProblem(
                      HttpStatus.CONFLICT, "This match has no result; its moves are shown then."));
    }
  }
}
