package dev.agon.web;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.text.UserError;
import dev.agon.web.broadcast.BroadcastHost;
import dev.agon.web.broadcast.BroadcastRoutes;
import dev.agon.web.data.DemoMatches;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.LadderCatalog;
import dev.agon.web.data.StorePool;
import dev.agon.web.docs.DocRoutes;
import dev.agon.web.front.FrontPages;
import dev.agon.web.http.Assets;
import dev.agon.web.http.OpenApi;
import dev.agon.web.http.OwnerToken;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.RemoteControls;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.EventExecutors;
import dev.agon.web.live.EventHost;
import dev.agon.web.live.StreamGate;
import dev.agon.web.live.StreamPages;
import dev.agon.web.page.BotPages;
import dev.agon.web.page.EmbedPages;
import dev.agon.web.page.EventLines;
import dev.agon.web.page.EventListPages;
import dev.agon.web.page.EventPages;
import dev.agon.web.page.GameCards;
import dev.agon.web.page.GamePages;
import dev.agon.web.page.LadderPages;
import dev.agon.web.page.MatchPages;
import dev.agon.web.page.PreviewPictures;
import dev.agon.web.page.RulesHtml;
import dev.agon.web.page.SearchPages;
import dev.agon.web.play.MatchHost;
import dev.agon.web.play.OfferedBots;
import dev.agon.web.play.PlayPages;
import dev.agon.web.play.PlayRequest;
import dev.agon.web.replay.ReplayRoutes;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/** The web server: it shows the events of a database until it is closed. */
public final class WebServer implements AutoCloseable {
  private final StorePool stores;
  private final EventHost host;
  private final BroadcastHost broadcasts;
  private final MatchHost matches;
  private final OfferedBots bots = new OfferedBots();
  private final PageRenderer renderer;
  private final Routes routes = new Routes();
  private final OwnerToken owner;
  private final String ownerToken;
  private final SiteServer server;

  /** Makes the first page ready while the server starts to listen. */
  private final Thread preparing;

  private WebServer(WebOptions options, EventExecutors executors, Consumer<Exception> failures) {
    this.stores = new StorePool(options.database());
    Assets assets = new Assets();
    OwnerToken.Printed printed = OwnerToken.create();
    this.owner = printed.token();
    this.ownerToken = printed.text();
    this.renderer = new PageRenderer(assets, owner, this::address);
    EventCatalog catalog = new EventCatalog(stores);
    LadderCatalog ladders = new LadderCatalog(options.database());
    RulesHtml rules = new RulesHtml();
    ReplayRoutes replays = new ReplayRoutes();
    StreamGate gate = new StreamGate(options.streams(), options.streamsPerAddress());
    this.matches = new MatchHost(stores, options.limits(), failures);
    this.host =
        new EventHost(stores, (event, tab) -> EventPages.sections(catalog, event, tab), executors);
    this.broadcasts =
        new BroadcastHost(
            stores, catalog, (event, tab) -> EventPages.sections(catalog, event, tab));
    DemoMatches demos = new DemoMatches();
    GameCards cards = new GameCards(demos, rules);
    EventLines lines = new EventLines(catalog, host::isLive);
    FrontPages front = new FrontPages(catalog, demos, lines, cards, renderer);
    front.addTo(routes);
    new EventListPages(catalog, ladders, lines, renderer).addTo(routes);
    EventPages events = new EventPages(catalog, renderer, host::isLive, host::boards);
    events.addTo(routes);
    this.preparing =
        Thread.ofPlatform()
            .daemon()
            .name("agon-prepare")
            .start(
                () -> {
                  events.prepare();
                  front.prepare();
                });
    new StreamPages(host, broadcasts::streams, catalog::isPremiere, gate).addTo(routes);
    new BroadcastRoutes(
            catalog,
            broadcasts,
            renderer,
            owner,
            new RemoteControls(InstantSource.system()),
            gate,
            () -> isLocal() ? Optional.empty() : Optional.of(address()))
        .addTo(routes);
    new LadderPages(ladders, renderer).addTo(routes);
    new SearchPages(catalog, renderer).addTo(routes);
    new BotPages(catalog, renderer).addTo(routes);
    new MatchPages(catalog, renderer, replays, host::playing).addTo(routes);
    new EmbedPages(catalog, assets).addTo(routes);
    PreviewPictures.addTo(routes);
    new GamePages(catalog, renderer, rules, demos, cards, lines, replays).addTo(routes);
    new PlayPages(matches, bots, renderer, owner, gate, replays, rules).addTo(routes);
    new DocRoutes(renderer, Path.of(System.getProperty("agon.home", "."), "docs")).addTo(routes);
    routes.post("/events", "Plays the event of an event file, for the owner", this::start);
    routes.get("/assets/{hash}/{name}", "A style sheet or script", "*/*", assets::serve);
    routes.post("/owner", "Makes the visitor with the printed token the owner", owner::claim);
    routes.post("/owner/sign-out", "Ends the cookie of the owner", owner::signOut);
    routes.get(
        "/openapi.json",
        "This description of the server's addresses",
        Routes.JSON,
        request -> PageRenderer.json(request, OpenApi.of(routes.all())));
    this.server = new SiteServer(options, routes, renderer::error, failures);
  }

  /**
   * Starts a server.
   *
   * @param failures told of bugs that requests found
   * @throws UserError if the port is taken or the database cannot be opened
   */
  public static WebServer start(
      WebOptions options, EventExecutors executors, Consumer<Exception> failures) {
    WebServer web = new WebServer(options, executors, failures);
    try {
      web.server.listen();
      web.stores.awaitOpen();
    } catch (UserError e) {
      web.server.close();
      web.stores.close();
      throw e;
    }
    web.matches.resume();
    return web;
  }

  /** Plays the event in the body of a request; its bots are those of this machine. */
  private void start(Context request) {
    owner.check(request);
    try {
      Event event = EventFile.read("event.yaml", PageRenderer.body(request));
      long id = play(event, _ -> {});
      request.status(HttpStatus.CREATED);
      PageRenderer.json(request, Json.object().with("id", id).with("address", "/events/" + id));
    } catch (UserError e) {
      throw new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, String.valueOf(e.getMessage()));
    }
  }

  /** The address for browsers on this machine. */
  public String address() {
    return server.address();
  }

  /** The address that makes its visitor the owner. */
  public String ownerAddress() {
    return address() + "#owner=" + ownerToken;
  }

  /** Whether only this machine can reach the server. */
  public boolean isLocal() {
    return server.isLocal();
  }

  public String address(long event) {
    return address() + "events/" + event;
  }

  /**
   * Plays an event; one that was stopped before its end is resumed.
   *
   * @param over told when it is over: empty, or why it stopped
   * @return the number of the event
   * @throws UserError if it cannot be played
   */
  public long play(Event event, Consumer<Optional<String>> over) {
    bots.add(event.complete(GameRegistry.game(event.game())));
    return host.play(event, over);
  }

  /**
   * Plays an event as a premiere.
   *
   * @param over told when it is over: empty, or why it stopped
   * @return the number of the event
   * @throws UserError if it cannot be played, or everybody could play it beforehand
   */
  public long premiere(Event event, Duration pace, Consumer<Optional<String>> over) {
    bots.add(event.complete(GameRegistry.game(event.game())));
    return broadcasts.premiere(event, pace, over, host);
  }

  /**
   * Shows a stored event as a premiere.
   *
   * @throws UserError if there is none, or everybody could play it beforehand
   */
  public void premiere(long event, Duration pace) {
    broadcasts.premiere(
        stores
            .use(store -> store.event(event))
            .orElseThrow(() -> new UserError("there is no event " + event)),
        pace);
  }

  /** Starts a match of people and bots; fails with a user error if it cannot be played. */
  public MatchHost.NewMatch play(PlayRequest request) {
    return matches.start(request);
  }

  public Routes routes() {
    return routes;
  }

  @Override
  public void close() {
    try {
      preparing.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    broadcasts.close();
    host.close();
    matches.close();
    server.close();
    stores.close();
  }
}
