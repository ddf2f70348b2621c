package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.store.web.StoredGame;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import dev.agon.web.http.OwnerToken;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.StreamGate;
import dev.agon.web.page.RulesHtml;
import dev.agon.web.play.GameHost.NewGame;
import dev.agon.web.play.PlayListPage.PlayLine;
import dev.agon.web.replay.ReplayRoutes;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The games that people play: the list, the page of a game, and what its players do. */
public final class PlayPages {
  private static final int FINISHED_LISTED = 30;
  private static final String ONE = "/play/{id}";
  private static final String MATCH = ONE + "/match";

  private final GameHost host;
  private final OfferedBots offered;
  private final PageRenderer renderer;
  private final OwnerToken owner;
  private final StreamGate gate;
  private final ReplayRoutes replays;
  private final RulesHtml rules;

  public PlayPages(
      GameHost host,
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
    this.gate = gate;
    this.replays = replays;
    this.rules = rules;
  }

  public void addTo(Routes routes) {
    routes.page("/play", "Games that people play, and games to choose from", this::list);
    routes.page("/play/new", "The form for a new game of ?game=", this::form);
    routes.post("/play", "Starts a game and answers with the links of its seats", this::start);
    routes.get(
        ONE + "/stream", "Tells that something has changed in a game", Routes.STREAM, this::stream);
    routes.get(
        ONE + "/best", "The best move, for a person who plays bots", Routes.JSON, this::best);
    routes.post(ONE + "/moves", "Answers the question that is asked", this::move);
    routes.post(ONE + "/undo", "Takes back the last move against bots", this::undo);
    routes.post(ONE + "/give-up", "Gives the seat up", this::giveUp);
    routes.get(MATCH, "A finished game, move by move", Routes.JSON, this::match);
    routes.get(MATCH + ".json", "A finished game, move by move", Routes.JSON, this::match);
    replays.addTo(routes, MATCH, new FinishedGames());
    routes.page(
        ONE, "A game, as a spectator or the seat of the Authorization header sees it", this::game);
  }

  private void list(Context request) {
    List<PlayLine> live = new ArrayList<>();
    for (Map.Entry<Long, LiveGame<?, ?, ?>> entry : host.live()) {
      LiveGame<?, ?, ?> game = entry.getValue();
      live.add(line(entry.getKey(), game.setup(), "live", game.steps() + " steps"));
    }
    List<PlayLine> over = new ArrayList<>();
    for (StoredGame game : host.finished(FINISHED_LISTED)) {
      GameLog log = GameLog.read(game.progress());
      over.add(
          line(
              game.id(), GameSetup.read(game.setup()), "over", log.isPractice() ? "practice" : ""));
    }
    PlayListPage list = new PlayListPage(live, over);
    renderer.answer(request, list::json, list::page);
  }

  private static PlayLine line(long id, GameSetup setup, String state, String more) {
    return new PlayLine(
        id, GameRegistry.game(setup.game()).game().spec().name(), setup.names(), state, more);
  }

  private void form(Context request) {
    String id = Optional.ofNullable(request.queryParam("game")).orElse("");
    GameForm form = GameForm.of(id, offered);
    renderer.answer(request, form::json, form::page);
  }

  private void start(Context request) {
    NewGame game;
    try {
      GameRequest wanted = GameRequest.read(request.body(), offered);
      game = owner.isOwner(request) ? host.start(wanted) : host.start(wanted, request.ip());
    } catch (UserError e) {
      throw new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, String.valueOf(e.getMessage()));
    }
    List<Json> links = new ArrayList<>();
    for (int seat = 0; seat < game.names().size(); seat++) {
      if (!game.tokens().get(seat).isEmpty()) {
        links.add(
            Json.object()
                .with("seat", seat)
                .with("name", game.names().get(seat))
                .with("link", game.path(seat)));
      }
    }
    request.status(HttpStatus.CREATED);
    PageRenderer.json(
        request, Json.object().with("id", game.id()).with("links", Json.array(links)));
  }

  private void game(Context request) {
    long id = number(request);
    Optional<LiveGame<?, ?, ?>> live = host.live(id);
    if (PageRenderer.wantsJson(request)) {
      int from = whole(request, "from");
      PageRenderer.json(
          request,
          live.isPresent() ? played(request, live.get(), from) : ended(request, stored(id), from));
      return;
    }
    StoredGame stored = stored(id);
    GameSetup setup = GameSetup.read(stored.setup());
    GameKit<?, ?, ?> kit = GameRegistry.game(setup.game());
    String state = live.isPresent() ? "live" : stored.isOver() ? "over" : "stopped";
    renderer.page(
        request,
        new GamePage(id, kit.game().spec().name(), setup.game(), setup.names(), state)
            .page(rules.of(kit)));
  }

  private static Json.Obj played(Context request, LiveGame<?, ?, ?> game, int from) {
    OptionalInt seat = seat(request, game.setup());
    seat.ifPresent(game::take);
    return game.json(seat, from, whole(request, "run"));
  }

  /** A whole number of the query; -1 if it is missing or none. */
  private static int whole(Context request, String name) {
    String text = Optional.ofNullable(request.queryParam(name)).orElse("");
    return text.matches("\\d{1,8}") ? Integer.parseInt(text) : -1;
  }

  private static Json.Obj ended(Context request, StoredGame game, int from) {
    GameSetup setup = GameSetup.read(game.setup());
    OptionalInt seat = seat(request, setup);
    GameLog log = GameLog.read(game.progress());
    if (!game.isOver()) {
      return GameJson.head(game.id(), setup, log.isPractice(), "stopped", seat)
          .with("problem", "No server hosts this game now.");
    }
    MatchReplay<?, ?, ?> replay = MatchReplay.read(game.record().orElseThrow());
    return GameJson.over(game.id(), setup, log, replay, seat, from);
  }

  private StoredGame stored(long id) {
    return host.stored(id)
        .orElseThrow(() -> WebProblem.notFound("There is no game " + id + " in this database."));
  }

  /** The seat of the request's token; a wrong token is refused, so that nobody just watches. */
  private static OptionalInt seat(Context request, GameSetup setup) {
    Optional<String> hash = SeatToken.hashOf(request);
    if (hash.isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt seat = setup.seat(hash.get());
    if (seat.isEmpty()) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "This link is not of a seat of this game.");
    }
    return seat;
  }

  /** A game that is played now, and the seat of the player who asks. */
  private record Played(LiveGame<?, ?, ?> game, int seat) {}

  private Played played(Context request) {
    long id = number(request);
    GameSetup setup =
        host.live(id).map(LiveGame::setup).orElseGet(() -> GameSetup.read(stored(id).setup()));
    OptionalInt seat = seat(request, setup);
    if (seat.isEmpty()) {
      throw new WebProblem(
          HttpStatus.UNAUTHORIZED, "Only a player can do this: open the link of your seat.");
    }
    return new Played(
        host.live(id)
            .orElseThrow(
                () -> new WebProblem(HttpStatus.CONFLICT, "This game is not played any more.")),
        seat.getAsInt());
  }

  private void move(Context request) {
    Played played = played(request);
    AnswerBody body;
    int turn;
    try {
      if (!(JsonReader.read(request.body()) instanceof Parsed.Value<Json>(Json json))) {
        throw new UserError("an answer is JSON");
      }
      JsonFields fields = JsonFields.of(json, "the answer", UserError::new);
      turn = fields.whole("turn");
      body =
          fields.has("text")
              ? new AnswerBody.Typed(fields.text("text"))
              : new AnswerBody.Chosen(fields.array("answer"));
    } catch (UserError e) {
      throw WebProblem.bad(String.valueOf(e.getMessage()));
    }
    played.game().answer(played.seat(), turn, body);
    request.status(HttpStatus.NO_CONTENT);
  }

  private void undo(Context request) {
    Played played = played(request);
    played.game().takeBack(played.seat());
    request.status(HttpStatus.NO_CONTENT);
  }

  private void giveUp(Context request) {
    Played played = played(request);
    played.game().giveUp(played.seat());
    request.status(HttpStatus.NO_CONTENT);
  }

  private void best(Context request) {
    Played played = played(request);
    replays.computing(() -> PageRenderer.json(request, played.game().best(played.seat())));
  }

  private void stream(Context request) throws InterruptedException {
    Optional<LiveGame<?, ?, ?>> live = host.live(number(request));
    if (live.isEmpty()) {
      // Tells a browser not to try again.
      request.status(HttpStatus.NO_CONTENT);
    } else {
      gate.follow(request, live.get().channel());
    }
  }

  private void match(Context request) {
    PageRenderer.json(request, ReplayJson.match(new FinishedGames().replay(request)));
  }

  /** Finds games that are over, for the player. */
  private final class FinishedGames implements ReplayRoutes.MatchFinder {
    @Override
    public MatchReplay<?, ?, ?> replay(Context request) {
      return MatchReplay.read(record(request));
    }

    @Override
    public String record(Context request) {
      return stored(number(request))
          .record()
          .orElseThrow(
              () ->
                  new WebProblem(
                      HttpStatus.CONFLICT, "This game is not over; its moves are shown then."));
    }
  }

  /** The number of the game that the path names. */
  private static long number(Context request) {
    return Routes.whole(request.pathParam("id"), "game");
  }
}
