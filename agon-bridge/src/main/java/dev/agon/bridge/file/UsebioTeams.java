package dev.agon.bridge.file;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.TeamEvent;
import dev.agon.bridge.session.TeamEvent.MatchScoring;
import dev.agon.bridge.session.TeamMatch;
import dev.agon.bridge.session.TeamMatch.MatchBoard;
import dev.agon.game.Parsed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Collects the teams and matches of a USEBIO file. */
final class UsebioTeams {
  private final SessionBuilder builder;
  private final Consumer<String> remarks;
  private final Map<String, TeamSoFar> teams = new LinkedHashMap<>();
  private final List<UsebioElement> matches = new ArrayList<>();
  private final List<List<MatchBoard>> matchBoards = new ArrayList<>();
  private List<MatchBoard> boards = new ArrayList<>();

  private record TeamSoFar(
      int index, String name, List<Integer> pairs, BridgeTeam.PublishedTeam published) {}

  UsebioTeams(SessionBuilder builder, Consumer<String> remarks) {
    this.builder = builder;
    this.remarks = remarks;
  }

  boolean hasTeams() {
    return !teams.isEmpty();
  }

  void add(UsebioElement team) {
    String number = team.id().isEmpty() ? team.firstField("TEAM_ID", "TEAM_NUMBER") : team.id();
    if (number.isEmpty()) {
      throw team.line().error("the team has no TEAM_ID");
    }
    BridgeTeam.PublishedTeam published =
        new BridgeTeam.PublishedTeam(
            ResultRow.decimal(team.line(), "TOTAL_SCORE", team.field("TOTAL_SCORE"), remarks),
            UsebioSessionBuilder.place(team.line(), team.field("PLACE"), remarks),
            UsebioSessionBuilder.place(team.line(), team.field("WINS_OR_DRAWS"), remarks));
    String name = team.line().name(team.field("TEAM_NAME"));
    TeamSoFar known =
        new TeamSoFar(
            teams.size(),
            name.isEmpty() ? String.join(", ", team.players()) : name,
            new ArrayList<>(team.pairs()),
            published);
    if (teams.putIfAbsent(number, known) != null) {
      throw team.line().error("team " + Parsed.quoted(number) + " occurs twice");
    }
  }

  void addBoard(String section, int number, UsebioElement board) {
    boards.add(
        new MatchBoard(
            section,
            number,
            ResultRow.decimal(
                board.line(),
                "IMPS",
                board.firstField("IMPS", "POINTS", "BOARD_POINTS", "TEAM_POINTS"),
                remarks)));
  }

  void addMatch(UsebioElement match) {
    matches.add(match);
    matchBoards.add(boards);
    boards = new ArrayList<>();
  }

  /** Adds the pairs of a line that no team lists; they belong to the team that they begin with. */
  void addUnknownPairs(ResultRow row) {
    addIfUnknown(row.ns(), Partnership.NS);
    addIfUnknown(row.ew(), Partnership.EW);
  }

  private void addIfUnknown(String number, Partnership side) {
    int dash = number.indexOf('-');
    Optional<TeamSoFar> team =
        Optional.ofNullable(teams.get(dash < 0 ? number : number.substring(0, dash)));
    if (team.isEmpty() || builder.find("", number, side).isPresent()) {
      return;
    }
    builder.add(new Pair("", number, "", Optional.empty()));
    team.get().pairs().add(builder.pairs().size() - 1);
  }

  /** The event, by what the file says about the scoring of matches, in capitals. */
  TeamEvent event(String method) {
    List<BridgeTeam> built = new ArrayList<>();
    teams.forEach(
        (number, team) ->
            built.add(new BridgeTeam(number, team.name(), team.pairs(), team.published())));
    List<TeamMatch> played = new ArrayList<>();
    for (int at = 0; at < matches.size(); at++) {
      played.add(match(matches.get(at), matchBoards.get(at)));
    }
    return new TeamEvent(
        built, played, method.contains("VP") ? MatchScoring.VICTORY_POINTS : MatchScoring.SUM);
  }

  private TeamMatch match(UsebioElement match, List<MatchBoard> played) {
    String round = match.field("ROUND_NUMBER");
    return new TeamMatch(
        round.matches("[0-9]{1,6}") ? Integer.parseInt(round) : 0,
        team(match, "TEAM"),
        team(match, "OPPOSING_TEAM"),
        played,
        ResultRow.decimal(match.line(), "TEAM_SCORE", match.field("TEAM_SCORE"), remarks),
        ResultRow.decimal(
            match.line(), "OPPOSING_TEAM_SCORE", match.field("OPPOSING_TEAM_SCORE"), remarks));
  }

  private int team(UsebioElement match, String field) {
    String number = match.field(field);
    TeamSoFar team = teams.get(number);
    if (team == null) {
      throw match.line().error("no team " + Parsed.quoted(number) + " among the participants");
    }
    return team.index();
  }
}
