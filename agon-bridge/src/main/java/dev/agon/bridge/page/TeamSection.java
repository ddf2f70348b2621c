package dev.agon.bridge.page;

import static dev.agon.bridge.page.PageText.column;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.team.ScoredMatch;
import dev.agon.bridge.team.TeamStandings;
import dev.agon.bridge.team.TeamStandings.RankedTeam;
import dev.agon.duplicate.Decimal;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.html.Section;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The standings of a team event, and its matches by round. */
record TeamSection(TeamStandings standings) {
  private HtmlNode teamName(int index) {
    BridgeTeam team = standings.event().team(index);
    return team.name().isEmpty() ? text("Team " + team.number()) : HtmlNode.name(team.name());
  }

  /** The first three teams, and all that share their places. */
  Optional<Element> podium() {
    List<Element> places = new ArrayList<>();
    for (RankedTeam team : standings.ranking()) {
      if (team.rank() <= HtmlPage.MEDALS && team.played() > 0) {
        String score = PageText.number(team.score());
        places.add(HtmlPage.medal(team.rank(), teamName(team.team()), score));
      }
    }
    return HtmlPage.podium("winners", places);
  }

  List<Section> sections() {
    String note = "Score of a match: " + standings.scale().describe() + ".";
    return List.of(
        new Section("teams", "Teams", List.of(table(), element("p.note", note))),
        new Section("matches", "Matches", rounds()));
  }

  private Element table() {
    List<Element> header =
        List.of(
            column("place", "n rank"),
            column("team", ""),
            column("score", "n main"),
            column("won", "n"),
            column("drawn", "n wide"),
            column("played", "n wide"),
            column("net", "n"));
    List<HtmlNode> rows = new ArrayList<>();
    for (RankedTeam team : standings.ranking()) {
      Decimal net = team.net().rounded(2, RoundingMode.HALF_UP);
      rows.add(
          element(
              "tr",
              element("td.n.rank", team.describe()),
              element("th", teamName(team.team())).with("scope", "row"),
              element("td.n.main", PageText.number(team.score())),
              element("td.n", String.valueOf(team.won())),
              element("td.n.wide", String.valueOf(team.drawn())),
              element("td.n.wide", String.valueOf(team.played())),
              element("td.n", PageText.signed(net.stripped()))));
    }
    return HtmlNode.table("table.ranking", element("caption.unseen", "Teams"), header, rows);
  }

  private List<HtmlNode> rounds() {
    Map<Integer, List<ScoredMatch>> rounds = new TreeMap<>();
    for (ScoredMatch match : standings.matches()) {
      rounds.computeIfAbsent(match.match().round(), _ -> new ArrayList<>()).add(match);
    }
    List<HtmlNode> parts = new ArrayList<>();
    rounds.forEach((round, matches) -> parts.add(round(round, matches)));
    return List.of(element("div.rounds", parts));
  }

  private Element round(int round, List<ScoredMatch> matches) {
    String words = round == 0 ? "Matches" : "Round " + round;
    List<HtmlNode> rows = new ArrayList<>();
    for (ScoredMatch match : matches) {
      boolean homeWins = match.homeScore().compareTo(match.awayScore()) > 0;
      boolean awayWins = match.awayScore().compareTo(match.homeScore()) > 0;
      rows.add(
          element(
              "tr",
              side(match.match().home(), homeWins),
              element("td.n", PageText.number(match.homeScore())),
              element("td.n", PageText.number(match.awayScore())),
              side(match.match().away(), awayWins)));
    }
    List<Element> header = PageText.columns(List.of("team", "score", "score", "team"));
    return element(
        "table.matches",
        element("caption", words),
        element("thead.unseen", element("tr", header)),
        element("tbody", rows));
  }

  private Element side(int team, boolean wins) {
    return wins ? element("td", element("strong", teamName(team))) : element("td", teamName(team));
  }
}
