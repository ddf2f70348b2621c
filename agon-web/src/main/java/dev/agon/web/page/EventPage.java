package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.chain.ChainStatus;
import dev.agon.event.Event;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.registry.GameRegistry;
import dev.agon.report.html.HtmlReport;
import dev.agon.run.EventResult;
import dev.agon.store.StoredEvent;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import dev.agon.web.html.Preview;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One of the pages of an event.
 *
 * @param status whether the stored matches could be verified
 * @param tab the page that is shown
 * @param boards for how many boards of matches under way there are places
 */
record EventPage(
    StoredEvent stored,
    EventResult result,
    ChainStatus status,
    EventState state,
    String tab,
    int boards,
    List<Section> sections) {
  private static final String LIVE = "data-live";

  /** More boards than this are drawn smaller. */
  private static final int FEW_BOARDS = 2;

  EventPage {
    sections = List.copyOf(sections);
  }

  Page page(boolean isOwner) {
    Event event = stored.event();
    boolean isOverview = tab.equals("overview");
    Element shown =
        element("div", each(sections, part -> part.element().with("data-section", part.id())));
    Element live =
        element(
            "agon-live",
            element(
                "div.title",
                element("h1", HtmlNode.name(event.name())),
                PageParts.state(state.id()).with(LIVE, "state")),
            PageParts.facts(
                link("/games/" + event.game(), GameRegistry.name(event.game())),
                text(
                    " · %s · %s · seed %s · "
                        .formatted(
                            EventWords.formats(event),
                            EventWords.count(event.bots().size(), "bot", "bots"),
                            result.seedText())),
                element("time", EventWords.started(stored.started()))),
            winner(isOverview),
            stateLine(isOwner, isOverview),
            when(state == EventState.OVER || state == EventState.STOPPED, statusLine()),
            when(isOverview, voidsLine()),
            tabs(stored.id(), tab),
            when(state == EventState.LIVE && isOverview, now()),
            shown.with(LIVE, "sections"),
            when(
                sections.isEmpty(),
                PageParts.empty(
                        "Nothing to show here yet: the first matches are still to be played.")
                    .with(LIVE, "empty")));
    return Page.of(
            event.name(),
            "events",
            live.in("event")
                .with("data-event", String.valueOf(stored.id()))
                .with("data-tab", tab)
                .with("data-state", state.id()))
        .with("viewer.css", "live.js")
        .previewed(preview());
  }

  /** How other sites show a link to the event: what it is, not who has won. */
  private Preview preview() {
    Event event = stored.event();
    return Preview.ofGame(
        event.name(),
        "%s play %s: %s."
            .formatted(
                EventWords.count(event.bots().size(), "bot", "bots"),
                GameRegistry.name(event.game()),
                EventWords.formats(event)),
        event.game());
  }

  /** Who has won: on the first page all of the podium, if there is one. */
  private HtmlNode winner(boolean isOverview) {
    String winner = result.interim().isPresent() ? "" : EventWords.winner(result);
    Optional<Element> podium = isOverview ? HtmlReport.podium(result) : Optional.empty();
    if (podium.isPresent() && !winner.isEmpty()) {
      return element("section.winner", podium.get()).with("aria-label", "Winner");
    }
    return when(
        !winner.isEmpty(),
        element(
            "p.winner",
            element("span", "Winner"),
            text(" "),
            element("strong", HtmlNode.name(winner))));
  }

  /** How much of the known matches is played, in percent. */
  private int progress() {
    return result
        .interim()
        .map(so -> (int) (100 * so.matches() / Math.max(1, so.knownMatches())))
        .orElse(100);
  }

  static Element tabs(long event, String tab) {
    String address = "/events/" + event;
    return element(
            "nav.tabs",
            element(
                "ul",
                tab("overview", address, "Standings", tab),
                tab("tables", address + "/tables", "Cross tables", tab),
                tab("matches", address + "/matches", "Matches", tab),
                tab("faults", address + "/faults", "Faults", tab),
                tab("about", address + "/about", "About", tab)))
        .with("aria-label", "Event");
  }

  private static Element tab(String id, String address, String words, String shown) {
    return element("li", link(address, words).withIf(id.equals(shown), "aria-current", "page"));
  }

  private HtmlNode voidsLine() {
    return result
        .seen()
        .voids()
        .<HtmlNode>map(
            voids -> element("p.warning", HtmlNode.name(voids.words())).with("role", "note"))
        .orElse(none());
  }

  private HtmlNode statusLine() {
    return switch (status) {
      case ChainStatus.ResultIntact _ ->
          element("p.facts-line", "Verified: this result is as this arena kept it at the end.");
      case ChainStatus.Intact _ ->
          element("p.facts-line", "Verified: every match is as this arena stored it.");
      case ChainStatus.NotVerified(String why) -> warning("Not verified here: " + why + ".");
      case ChainStatus.Broken(String what) -> warning("Changed outside Agon: " + what + ".");
    };
  }

  private static HtmlNode warning(String words) {
    return element("p.warning", words).with("role", "note");
  }

  private HtmlNode stateLine(boolean isOwner, boolean isOverview) {
    return switch (state) {
      case OVER ->
          when(stored.matches() > 0 && isOverview, broadcast("Watch as a broadcast", isOwner));
      case STOPPED ->
          element(
                  "p.warning",
                  text(
                      "This event is not finished, and nobody plays it now: "
                          + progress()
                          + " % of the known matches are played. "),
                  element("code", "agon resume " + stored.id()),
                  text(" plays the rest."))
              .with("role", "note");
      case LIVE ->
          element(
              "div.progress",
              element("progress")
                  .with("max", "100")
                  .with("value", String.valueOf(progress()))
                  .with("aria-label", "Matches played")
                  .with(LIVE, "bar"),
              text(" "),
              element("span", progress() + " % played").with(LIVE, "progress"));
      case PREMIERE ->
          all(
              element(
                      "p.facts-line.premiere-progress",
                      "A premiere: matches are shown one by one; the next is not yet shown.")
                  .with(LIVE, "progress"),
              broadcast("Watch the broadcast", isOwner));
    };
  }

  /** The way to the broadcast; its owner controls it from a page that the room does not see. */
  private Element broadcast(String words, boolean isOwner) {
    String address = "/events/" + stored.id();
    return element(
        "p.button-row",
        link(address + "/broadcast", words).in("button"),
        when(isOwner, link(address + "/remote", "Remote control").in("button")));
  }

  /** The matches under way and the latest results; the page's script fills them. */
  private Element now() {
    String lists = boards == 0 ? "" : boards > FEW_BOARDS ? " with-many-boards" : " with-boards";
    return PageParts.section(
            "now",
            "Now",
            element(
                    "div",
                    element(
                        "div.under-way",
                        element("h3", "Under way"),
                        element("ul.boards", Collections.nCopies(boards, board()))
                            .with(LIVE, "boards")
                            .withIf(boards == 0, "hidden", ""),
                        when(boards == 0, element("ul.names").with(LIVE, "now"))),
                    element(
                        "div",
                        element("h3", "Latest results"),
                        element("ul.names").with(LIVE, "latest")))
                .in("now-lists" + lists))
        .in("now");
  }

  private static Element board() {
    return board(
        "Next match", PageParts.empty("A match that takes longer than a moment is shown here."));
  }

  /** The place of a match under way, with what is there before it. */
  static Element board(String title, HtmlNode before, HtmlNode... below) {
    return element(
        "li",
        element(
            "p.place-head",
            element("a.place-match", title),
            text(" "),
            element("span.place-state")),
        element("p.place-names"),
        element("div.place-board", before),
        all(below));
  }
}
