package dev.agon.web.replay;

import dev.agon.game.Viewpoint;
import dev.agon.record.Replay.Verdict;
import dev.agon.replay.AnimatedSvg;
import dev.agon.replay.Composition;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.RequestGuard;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** What the browser's viewer asks for besides the match itself: pictures, analysis, proof. */
public final class ReplayRoutes {
  /** Analyses and replays compute; so many run at once. */
  private static final int COMPUTING_AT_ONCE = 2;

  private final Semaphore computing = new Semaphore(COMPUTING_AT_ONCE);

  /** Finds the match of a request; a match that cannot be shown is a {@link WebProblem}. */
  public interface MatchFinder {
    MatchReplay<?, ?, ?> replay(Context request);

    /** The stored record of the match. */
    String record(Context request);
  }

  /**
   * Adds the addresses of a kind of match.
   *
   * @param one the address of a match
   */
  public void addTo(Routes routes, String one, MatchFinder finder) {
    routes.get(
        one + "/viewer",
        "What a viewer needs before it shows a step; nothing tells the result",
        Routes.JSON,
        request -> PageRenderer.json(request, ReplayJson.head(finder.replay(request))));
    routes.get(
        one + "/steps",
        "Steps of a match in words, after the first ?from=; with ?as=spectator as they were told",
        Routes.JSON,
        request -> steps(request, finder));
    routes.get(
        one + "/pictures",
        "Pictures of a match, from ?from= on; with ?composition=landscape the wide ones, with"
            + " ?as=spectator as they were seen, with ?focus= around a seat",
        Routes.JSON,
        request -> pictures(request, finder));
    routes.get(
        one + "/marks",
        "What mattered in a match, for its timeline",
        Routes.JSON,
        request -> PageRenderer.json(request, ReplayJson.marks(finder.replay(request)).toString()));
    routes.get(
        one + "/analysis",
        "How the match stood, and the moves judged by perfect play",
        Routes.JSON,
        request -> analysis(request, finder));
    routes.get(
        one + "/animation.svg",
        "A match as one picture that plays by itself; with ?composition=landscape the wide one",
        "image/svg+xml",
        request -> animation(request, finder));
    routes.get(
        one + "/record",
        "The record of a match",
        Routes.JSON,
        request -> PageRenderer.json(request, finder.record(request)));
    routes.post(
        one + "/verify",
        "Replays a match and says whether it is the same",
        request -> verify(request, finder));
  }

  private static void steps(Context request, MatchFinder finder) {
    MatchReplay<?, ?, ?> replay = finder.replay(request);
    int from = from(request);
    if (from > 0 && from >= replay.pictures() - 1) {
      throw WebProblem.notFound("The match has " + (replay.pictures() - 1) + " steps.");
    }
    PageRenderer.json(request, ReplayJson.steps(replay, from, viewpoint(request)));
  }

  private static void pictures(Context request, MatchFinder finder) {
    MatchReplay<?, ?, ?> replay = finder.replay(request);
    int from = from(request);
    if (from >= replay.pictures()) {
      throw WebProblem.notFound("The match has " + replay.pictures() + " pictures.");
    }
    Composition composition = Composition.of(request.queryParam("composition"));
    Viewpoint viewpoint = around(request, replay.names().size());
    PageRenderer.json(request, ReplayJson.pictures(replay, from, viewpoint, composition));
  }

  /** The viewpoint of a request, around the seat that it names, if it names one. */
  private static Viewpoint around(Context request, int seats) {
    String focus = request.queryParam("focus");
    if (focus == null) {
      return viewpoint(request);
    }
    long seat = focus.equals("0") ? 0 : Routes.whole(focus, "seat");
    if (seat >= seats) {
      throw WebProblem.notFound("The seats are 0 to " + (seats - 1) + ".");
    }
    return viewpoint(request).lookingAt((int) seat);
  }

  private static int from(Context request) {
    String from = Optional.ofNullable(request.queryParam("from")).orElse("0");
    return from.equals("0") ? 0 : (int) Math.min(Integer.MAX_VALUE, Routes.whole(from, "step"));
  }

  private static Viewpoint viewpoint(Context request) {
    return "spectator".equals(request.queryParam("as")) ? Viewpoint.live() : Viewpoint.afterwards();
  }

  private void animation(Context request, MatchFinder finder) {
    MatchReplay<?, ?, ?> replay = finder.replay(request);
    if (!replay.hasPictures() || replay.pictures() == 0) {
      throw WebProblem.notFound("This match has no pictures.");
    }
    computing(
        () -> {
          RequestGuard.isPicture(request);
          request.header("Cache-Control", "no-cache");
          request
              .contentType("image/svg+xml; charset=utf-8")
              .result(AnimatedSvg.of(replay, Composition.of(request.queryParam("composition"))));
        });
  }

  private void analysis(Context request, MatchFinder finder) {
    MatchReplay<?, ?, ?> replay = finder.replay(request);
    computing(() -> PageRenderer.json(request, ReplayJson.analysis(replay)));
  }

  /** Replays the stored record anew, whatever is kept in memory. */
  private void verify(Context request, MatchFinder finder) {
    String record = finder.record(request);
    computing(
        () -> {
          Verdict verdict = MatchReplay.read(record).verdict();
          PageRenderer.json(request, ReplayJson.verdict(verdict));
        });
  }

  /**
   * Computes something that takes long.
   *
   * @throws WebProblem if too much is computed already
   */
  public void computing(Runnable work) {
    if (!computing.tryAcquire()) {
      throw new WebProblem(
          HttpStatus.SERVICE_UNAVAILABLE, "The server is busy with other matches; try again.");
    }
    try {
      work.run();
    } finally {
      computing.release();
    }
  }
}
