package dev.agon.web.live;

import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.regex.Pattern;

/** The streams of Server-Sent Events that pages follow. */
public final class StreamPages {
  private static final Set<String> TABS = Set.of("overview", "tables", "faults");
  private static final Pattern MATCH = Pattern.compile(EventStreams.MATCH + "[1-9]\\d{0,17}");

  private final EventHost host;
  private final LongFunction<Optional<EventStreams>> premieres;
  private final LongPredicate isPremiere;
  private final StreamGate gate;

  /** A premiere is followed as it is revealed. */
  public StreamPages(
      EventHost host,
      LongFunction<Optional<EventStreams>> premieres,
      LongPredicate isPremiere,
      StreamGate gate) {
    this.host = host;
    this.premieres = premieres;
    this.isPremiere = isPremiere;
    this.gate = gate;
  }

  public void addTo(Routes routes) {
    routes.get(
        "/events/{event}/stream",
        "Changes of a page of an event that is played now; ?tab= names the page, or match-N",
        Routes.STREAM,
        request -> stream(request, LiveChannel.Form.EVENTS));
    routes.get(
        "/events/{event}/stream.ndjson",
        "The same for programs, a line of JSON for each change",
        Routes.LINES,
        request -> stream(request, LiveChannel.Form.LINES));
  }

  /** Whether the name is that of a match under way; what a premiere plays is for nobody. */
  private boolean isPlaying(long event, String tab) {
    return MATCH.matcher(tab).matches()
        && !isPremiere.test(event)
        && host.playing(event, Long.parseLong(tab.substring(EventStreams.MATCH.length())))
            .isPresent();
  }

  private void stream(Context request, LiveChannel.Form form) throws InterruptedException {
    long event = Routes.number(request, "event");
    String tab = Optional.ofNullable(request.queryParam("tab")).orElse("overview");
    if (!TABS.contains(tab) && !isPlaying(event, tab)) {
      throw WebProblem.notFound("There is no such page of an event.");
    }
    Optional<EventStreams> streams =
        isPremiere.test(event) ? premieres.apply(event) : host.streams(event);
    if (streams.isEmpty()) {
      // Tells a browser not to try again.
      request.status(HttpStatus.NO_CONTENT);
      return;
    }
    gate.follow(request, streams.get().channel(tab), form);
  }
}
