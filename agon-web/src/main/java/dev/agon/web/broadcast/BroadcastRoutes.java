package dev.agon.web.broadcast;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode;
import dev.agon.json.Json;
import dev.agon.replay.Composition;
import dev.agon.store.StoredEvent;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.html.PageParts;
import dev.agon.web.http.OwnerToken;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.RemoteControls;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.LiveChannel;
import dev.agon.web.live.StreamGate;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** The addresses of broadcasts: the page, its stream, and the remote control. */
public final class BroadcastRoutes {
  private static final String ONE = "/events/{event}/broadcast";
  private static final String REMOTE = "/events/{event}/remote";
  private static final int MAX_PACE = 3_600;

  private final EventCatalog catalog;
  private final BroadcastHost host;
  private final PageRenderer renderer;
  private final OwnerToken owner;
  private final RemoteControls remotes;
  private final StreamGate gate;
  private final Supplier<Optional<String>> reachable;

  /**
   * The addresses of a server.
   *
   * @param reachable the address of the server for other machines, with a slash at the end; empty
   *     if they cannot reach it
   */
  public BroadcastRoutes(
      EventCatalog catalog,
      BroadcastHost host,
      PageRenderer renderer,
      OwnerToken owner,
      RemoteControls remotes,
      StreamGate gate,
      Supplier<Optional<String>> reachable) {
    this.catalog = catalog;
    this.host = host;
    this.renderer = renderer;
    this.owner = owner;
    this.remotes = remotes;
    this.gate = gate;
    this.reachable = reachable;
  }

  public void addTo(Routes routes) {
    routes.get(
        ONE,
        "The broadcast of a premiere or a finished event, for a screen in the room",
        Routes.HTML,
        this::page);
    routes.get(
        ONE + "/stream",
        "What is on air; ?composition=landscape for the wide pictures",
        Routes.STREAM,
        this::stream);
    routes.post(
        ONE,
        "Controls a broadcast: start, pause, skip, repeat, slower, faster, or a pace in seconds",
        this::control);
    routes.get(REMOTE, "The remote control of a broadcast", Routes.HTML, this::remote);
    routes.post(REMOTE, "Pairs a device with a broadcast by the secret of a code", this::pair);
    routes.post(REMOTE + "/code", "Makes a code that pairs one device, for the owner", this::offer);
  }

  private StoredEvent event(Context request) {
    long id = Routes.number(request, "event");
    return catalog
        .event(id)
        .filter(event -> event.test().isEmpty())
        .orElseThrow(() -> WebProblem.notFound("There is no event " + id + " in this database."));
  }

  private void page(Context request) {
    StoredEvent event = event(request);
    if (!event.isOver() && !catalog.isPremiere(event.id())) {
      throw WebProblem.notFound("A broadcast shows a premiere or an event that is over.");
    }
    BroadcastPage page = new BroadcastPage(event);
    renderer.bare(request, page.title(), page.screen(), BroadcastPage.ASSETS);
  }

  private void stream(Context request) throws InterruptedException {
    Optional<Broadcast> shown = host.follow(event(request));
    if (shown.isEmpty()) {
      // Tells a browser not to try again.
      request.status(HttpStatus.NO_CONTENT);
      return;
    }
    Composition composition = Composition.of(request.queryParam("composition"));
    gate.follow(request, shown.get().channel(composition), LiveChannel.Form.EVENTS);
  }

  private boolean isAllowed(Context request, long event) {
    return owner.isOwner(request) || remotes.isPaired(request, event);
  }

  private void control(Context request) throws InterruptedException {
    long event = Routes.number(request, "event");
    if (!isAllowed(request, event)) {
      throw new WebProblem(
          HttpStatus.FORBIDDEN,
          "Only the owner may do this, or a device that the owner has paired.");
    }
    Broadcast shown =
        host.onAir(event)
            .orElseThrow(() -> WebProblem.notFound("This event has no broadcast on air."));
    String act = PageRenderer.body(request).strip();
    switch (act) {
      case "start" -> shown.start();
      case "pause" -> shown.pause();
      case "skip" -> shown.skip();
      case "repeat" -> shown.repeat();
      case "slower" -> shown.slower();
      case "faster" -> shown.faster();
      default -> shown.pace(pace(act));
    }
    request.status(HttpStatus.NO_CONTENT);
  }

  private static Duration pace(String words) {
    if (words.matches("[0-9]{1,4}") && Integer.parseInt(words) <= MAX_PACE) {
      return Duration.ofSeconds(Integer.parseInt(words));
    }
    throw WebProblem.bad(
        "A broadcast can start, pause, skip, repeat, slower, faster, or take a pace of 0 to %d seconds."
            .formatted(MAX_PACE));
  }

  private void remote(Context request) {
    StoredEvent event = event(request);
    renderer.page(
        request,
        new BroadcastPage(event).remote(owner.isOwner(request), isAllowed(request, event.id())));
  }

  private void pair(Context request) {
    remotes.pair(request, event(request).id());
  }

  private void offer(Context request) {
    owner.check(request);
    long event = event(request).id();
    String base = base(request);
    String address = base + "events/" + event + "/remote#pair=" + remotes.offer(event);
    HtmlNode shown =
        HtmlNode.all(
            HtmlNode.when(
                isOfThisMachine(base),
                PageParts.warning(
                    "Only this machine can reach this address. Start the server with --bind 0.0.0.0"
                        + " to let phones in.")),
            QrSvg.of(address),
            element("p", element("code", address)));
    PageRenderer.json(request, Json.object().with("html", shown.markup()));
  }

  /** The address at which a phone reaches this server, as far as anybody knows. */
  private String base(Context request) {
    String origin =
        Optional.ofNullable(request.header("Origin"))
            .orElseGet(() -> request.scheme() + "://" + request.host());
    String own = origin + "/";
    return isOfThisMachine(own) ? reachable.get().orElse(own) : own;
  }

  private static boolean isOfThisMachine(String address) {
    return address.matches("https?://(localhost|127\\..*|\\[::1])[:/].*");
  }
}
