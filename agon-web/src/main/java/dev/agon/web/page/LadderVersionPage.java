package dev.agon.web.page;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderVersion;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.ladder.run.VersionState;
import dev.agon.ladder.table.LadderFollower;
import dev.agon.ladder.table.LadderFollower.HeadToHead;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A version on a ladder: the ratings of all versions of its bot over time, and whom it met. */
record LadderVersionPage(
    StoredLadder ladder,
    VersionState shown,
    List<VersionState> versions,
    List<FittedRatings> past,
    List<Met> met) {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 180;
  private static final int EDGE = 10;

  /** Another version and what came of the matches with it. */
  record Met(VersionState other, HeadToHead result) {}

  static LadderVersionPage of(LadderFollower follower, VersionState shown) {
    List<VersionState> all = follower.state().versions();
    Map<Integer, HeadToHead> opponents = follower.opponents(shown.version().number());
    return new LadderVersionPage(
        follower.ladder(),
        shown,
        all.stream()
            .filter(version -> version.version().bot().equals(shown.version().bot()))
            .toList(),
        follower.state().pastRatings(),
        opponents.entrySet().stream()
            .map(met -> new Met(all.get(met.getKey()), met.getValue()))
            .sorted(Comparator.comparingLong((Met met) -> -met.result().matches()))
            .toList());
  }

  Json json() {
    return Json.object()
        .with("ladder", ladder.id())
        .with("version", shown.version().number())
        .with("name", shown.label())
        .with("content", shown.version().content())
        .with("joinedBefore", shown.version().joinedBefore())
        .with("matches", shown.matches())
        .with("faults", shown.faulty())
        .with(
            "opponents",
            Json.array(
                met,
                one ->
                    Json.object()
                        .with("version", one.other().version().number())
                        .with("name", one.other().label())
                        .with("ahead", one.result().ahead())
                        .with("level", one.result().level())
                        .with("behind", one.result().behind())));
  }

  Page page() {
    return Page.of(
        shown.label(),
        "ladders",
        PageParts.crumbs(
            link("/ladders", "Ladders"),
            link("/ladders/" + ladder.id(), HtmlNode.name(ladder.name())),
            element("span", "Version " + shown.version().number())),
        element("h1", HtmlNode.name(shown.label())),
        PageParts.facts(
            text(
                EventWords.count(shown.matches(), "match", "matches")
                    + ", "
                    + EventWords.count(shown.faulty(), "fault", "faults")
                    + (shown.why().isEmpty() ? "" : " · " + shown.why()))),
        PageParts.section("ratings", "Rating over time", curve()),
        PageParts.section("opponents", "Head to head", opponents()),
        PageParts.section("versions", "Versions", element("ul", each(versions, this::item))));
  }

  private Element item(VersionState version) {
    LadderVersion joined = version.version();
    return element(
        "li",
        link(LadderPage.address(ladder, joined.number()), HtmlNode.name(version.label())),
        text(" joined before match " + joined.joinedBefore()),
        text(joined.previous().isPresent() ? ": " + version.verdict().words() : ""));
  }

  private HtmlNode opponents() {
    return met.isEmpty()
        ? PageParts.empty("It has met nobody yet.")
        : LadderPage.table(
            List.of("Opponent", "Matches", "Ahead", "Level", "Behind", "Share, % (95 %)"),
            1,
            each(met, this::row));
  }

  private Element row(Met one) {
    HeadToHead result = one.result();
    return element(
        "tr",
        element(
                "th",
                link(
                    LadderPage.address(ladder, one.other().version().number()),
                    HtmlNode.name(one.other().label())))
            .with("scope", "row"),
        number(result.matches()),
        number(result.ahead()),
        number(result.level()),
        number(result.behind()),
        element(
            "td.n",
            String.format(
                Locale.ROOT, "%.1f ± %.1f", 100 * result.share(), 100 * result.interval())));
  }

  private static Element number(long value) {
    return element("td.n", Long.toString(value));
  }

  /** The curve of each version of the bot, which begins with a mark where the version joined. */
  private HtmlNode curve() {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (FittedRatings then : past) {
      for (VersionState version : versions) {
        if (Double.isFinite(then.error(version.version().number()))) {
          low = Math.min(low, then.elo(version.version().number()));
          high = Math.max(high, then.elo(version.version().number()));
        }
      }
    }
    if (past.size() < 2 || low > high) {
      return PageParts.empty("There are not enough results yet.");
    }
    List<HtmlNode> drawn = new ArrayList<>();
    for (VersionState version : versions) {
      drawn.add(line(version, low, Math.max(high, low + 1)));
    }
    return element(
        "figure",
        element("svg", drawn)
            .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
            .with("role", "img")
            .with("aria-label", "rating over time")
            .with("fill", "none")
            .with("stroke", "currentColor"),
        element(
            "figcaption",
            "From %d to %d Elo, over %,d matches; a dot is where a version joined."
                .formatted(Math.round(low), Math.round(high), past.getLast().results())));
  }

  private HtmlNode line(VersionState version, double low, double high) {
    int number = version.version().number();
    long last = past.getLast().results();
    StringBuilder points = new StringBuilder();
    String first = "";
    for (FittedRatings then : past) {
      if (Double.isFinite(then.error(number))) {
        double x = EDGE + (WIDTH - 2.0 * EDGE) * then.results() / last;
        double y = EDGE + (HEIGHT - 2.0 * EDGE) * (high - then.elo(number)) / (high - low);
        String point = String.format(Locale.ROOT, "%.1f,%.1f", x, y);
        first = first.isEmpty() ? point : first;
        points.append(points.isEmpty() ? "" : " ").append(point);
      }
    }
    if (first.isEmpty()) {
      return HtmlNode.none();
    }
    String[] at = first.split(",");
    boolean isShown = version == shown;
    return element(
            "g",
            element("title", version.label()),
            element("polyline")
                .with("points", points.toString())
                .with("stroke-width", isShown ? "2" : "1"),
            element("circle")
                .with("cx", at[0])
                .with("cy", at[1])
                .with("r", "3")
                .with("fill", "currentColor"))
        .with("opacity", isShown ? "1" : "0.4");
  }
}
