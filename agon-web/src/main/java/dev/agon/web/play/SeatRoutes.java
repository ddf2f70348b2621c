package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.replay.Composition;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.StreamGate;
import dev.agon.web.replay.ReplayRoutes;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** What a person in a seat sees and does; a spectator has no seat and only sees. */
final class SeatRoutes {
  private final MatchHost host;
  private final StreamGate gate;
  private final ReplayRoutes replays;

  SeatRoutes(MatchHost host, StreamGate gate, ReplayRoutes replays) {
    this.host = host;
    this.gate = gate;
    this.replays = replays;
  }

  /**
   * Adds the addresses.
   *
   * @param one the address of a match
   */
  void addTo(Routes routes, String one) {
    routes.get(
        one + "/stream.ndjson",
        "A match as the seat of the Authorization header or a spectator sees it: a line of JSON for"
            + " each change, with the steps after ?from= of the ?run=; with ?composition=landscape"
            + " the wide pictures",
        Routes.LINES,
        this::stream);
    routes.get(
        one + "/best", "The best move, for a person who plays bots", Routes.JSON, this::best);
    routes.post(one + "/name", "Takes the seat under a name, which may be empty", this::name);
    routes.post(one + "/moves", "Answers the question that is asked", this::move);
    routes.post(one + "/undo", "Takes back the last move against bots", this::undo);
    routes.post(one + "/give-up", "Gives the seat up", this::giveUp);
  }

  /** The match as the reader may see it, as JSON. */
  String state(Context request) {
    return new Reader(request).get();
  }

  private void stream(Context request) throws InterruptedException {
    Reader reader = new Reader(request);
    Optional<HostedMatch<?, ?, ?>> live = host.live(reader.id);
    if (live.isPresent()) {
      gate.follow(request, live.get().channel(), reader);
    } else {
      request.contentType(Routes.LINES).result(reader.get() + "\n");
    }
  }

  /** Somebody who reads a match, and what they have read of it. */
  private final class Reader implements Supplier<String> {
    private final long id;
    private final OptionalInt seat;
    private final Composition composition;
    private int steps;
    private int run;

    Reader(Context request) {
      this.id = number(request);
      this.seat = seat(request, id);
      this.composition = Composition.of(request.queryParam("composition"));
      this.steps = whole(request, "from");
      this.run = whole(request, "run");
      seat.ifPresent(own -> host.live(id).ifPresent(match -> match.visited(own)));
    }

    /** What is new for the reader. */
    @Override
    public String get() {
      Optional<HostedMatch<?, ?, ?>> live = host.live(id);
      if (live.isEmpty()) {
        return PlayJson.ended(host.stored(id), seat, steps, composition).toString();
      }
      Json.Obj next = live.get().run().json(seat, steps, run, composition);
      JsonFields fields = JsonFields.of(next, "the match", UserError::new);
      steps = fields.whole("steps");
      run = fields.whole("run");
      return next.toString();
    }
  }

  /** A whole number of the query; -1 if it is missing or none. */
  private static int whole(Context request, String name) {
    String text = Optional.ofNullable(request.queryParam(name)).orElse("");
    return text.matches("\\d{1,8}") ? Integer.parseInt(text) : -1;
  }

  /** The seat of the request's token; a wrong token is refused, so that nobody just watches. */
  private OptionalInt seat(Context request, long id) {
    PlaySetup setup = host.setup(id);
    Optional<String> hash = SeatToken.hashOf(request);
    if (hash.isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt seat = setup.seat(hash.get());
    if (seat.isEmpty()) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "This link is not of a seat of this match.");
    }
    return seat;
  }

  private record Seated(HostedMatch<?, ?, ?> match, int seat) {}

  private Seated seated(Context request) {
    long id = number(request);
    OptionalInt seat = seat(request, id);
    if (seat.isEmpty()) {
      throw new WebProblem(
          HttpStatus.UNAUTHORIZED, "Only a player can do this: open the link of your seat.");
    }
    return new Seated(
        host.live(id)
            .orElseThrow(
                () -> new WebProblem(HttpStatus.CONFLICT, "This match is not played any more.")),
        seat.getAsInt());
  }

  /** The number of the match that the path names. */
  long number(Context request) {
    return host.number(request.pathParam("id"));
  }

  private void name(Context request) throws InterruptedException {
    Seated seated = seated(request);
    JsonFields body = body(request, "the name");
    try {
      seated.match().join(seated.seat(), PlayRequest.personName(body, "name"));
    } catch (UserError e) {
      throw new WebProblem(HttpStatus.UNPROCESSABLE_CONTENT, String.valueOf(e.getMessage()));
    }
    request.status(HttpStatus.NO_CONTENT);
  }

  private static JsonFields body(Context request, String what) {
    if (JsonReader.read(PageRenderer.body(request)) instanceof Parsed.Value<Json>(Json json)) {
      return JsonFields.of(json, what, WebProblem::bad);
    }
    throw WebProblem.bad(what + " is JSON");
  }

  private void move(Context request) throws InterruptedException {
    Seated seated = seated(request);
    seated.match().run().questions().answer(seated.seat(), body(request, "the answer"));
    request.status(HttpStatus.NO_CONTENT);
  }

  private void undo(Context request) throws InterruptedException {
    Seated seated = seated(request);
    seated.match().takeBack(seated.seat());
    request.status(HttpStatus.NO_CONTENT);
  }

  private void giveUp(Context request) {
    Seated seated = seated(request);
    seated.match().run().questions().giveUp(seated.seat());
    request.status(HttpStatus.NO_CONTENT);
  }

  private void best(Context request) {
    Seated seated = seated(request);
    replays.computing(() -> PageRenderer.json(request, seated.match().best(seated.seat())));
  }
}
