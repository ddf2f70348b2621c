package dev.agon.web.broadcast;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.store.StoredEvent;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;

/** The page of a broadcast, and the page that controls it. */
record BroadcastPage(StoredEvent event) {
  static final String[] ASSETS = {
    "report.css",
    "site.css",
    "controls.css",
    "picture.css",
    "dark.css",
    "broadcast.css",
    "broadcast.js"
  };

  private static final String PART = "data-part";

  private static String address(long event) {
    return "/events/" + event;
  }

  String title() {
    return event.event().name() + ", broadcast";
  }

  /** All of the screen; the script fills the parts. */
  Element screen() {
    return element(
            "agon-broadcast",
            element(
                "main.show",
                element("h1.unseen", name(event.event().name())),
                element(
                    "div.stage",
                    element("div.board").with(PART, "board"),
                    element("div.over").with(PART, "card"),
                    element("p.counter").with("hidden", "")),
                element("aside.beside").with(PART, "side").with("aria-label", "The event so far"),
                element(
                    "div.below",
                    element("div.who").with(PART, "names"),
                    element("p.words").with(PART, "words").with("aria-live", "polite")),
                element(
                    "div.clock",
                    ring(),
                    element("div.about").with(PART, "round"),
                    element("p.state", "connecting").with("role", "status"))),
            element(
                    "nav.tools",
                    PageParts.button("Pause").with("data-tool", "pause"),
                    PageParts.button("Full screen").with("data-tool", "full"),
                    link(address(event.id()), "Event").in("button"))
                .with("aria-label", "This page"))
        .with("data-event", String.valueOf(event.id()));
  }

  private static Element ring() {
    return element(
            "svg", circle("all"), circle("left"), element("text").with("x", "50").with("y", "60"))
        .in("ring")
        .with("viewBox", "0 0 100 100")
        .with("aria-hidden", "true");
  }

  private static Element circle(String name) {
    return element("circle").in(name).with("cx", "50").with("cy", "50").with("r", "45");
  }

  /** The controls, for the owner or a device that was paired. */
  Page remote(boolean isOwner, boolean isAllowed) {
    HtmlNode controls =
        isAllowed
            ? all(
                element("p.remote-now", "Nothing is on air.").with("role", "status"),
                element(
                        "div.remote-acts",
                        act("start", "Start").in("button main"),
                        act("pause", "Pause"),
                        act("skip", "Skip"),
                        act("repeat", "Repeat"),
                        act("slower", "Slower"),
                        act("faster", "Faster"))
                    .with("role", "group")
                    .with("aria-label", "Controls"),
                element(
                    "p.note",
                    "Skip shows the result of the match, then the next match. Slower and faster"
                        + " change the pace of this match and of those that follow."),
                when(isOwner, pairing()))
            : all(
                element(
                    "p.remote-now",
                    "Only the owner controls a broadcast, and devices that the owner has paired by"
                        + " a code."),
                PageParts.button("Control the broadcast with this device")
                    .with("data-act", "pair")
                    .with("hidden", ""));
    return Page.of(
            "Remote control",
            "events",
            PageParts.crumbs(
                link("/events", "Events"), link(address(event.id()), name(event.event().name()))),
            element(
                    "agon-remote",
                    element("h1", "Remote control"),
                    controls,
                    PageParts.refusal(),
                    element("p", link(address(event.id()) + "/broadcast", "The broadcast")))
                .with("data-event", String.valueOf(event.id())))
        .with("broadcast.css", "broadcast.js");
  }

  private static Element act(String act, String words) {
    return PageParts.button(words).with("data-act", act);
  }

  private static HtmlNode pairing() {
    return PageParts.section(
        "pairing",
        "A phone as remote control",
        element(
            "p",
            "The code lets one phone control this broadcast for twelve hours, and do nothing else."
                + " It works once, within five minutes."),
        PageParts.button("Show a code").with("data-act", "offer"),
        text(" "),
        element("div.offer").with("aria-live", "polite"));
  }
}
