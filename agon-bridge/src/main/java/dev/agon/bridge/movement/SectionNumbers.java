package dev.agon.bridge.movement;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The numbers that a movement has for the pairs, players or teams of a section. */
final class SectionNumbers {
  private final Movement movement;
  private final Session session;
  private final int tables;

  /** Whether EW pairs have numbers of their own, from 1. */
  private final boolean hasOwnNumbers;

  /** The number of each pair's team, as the file has it. */
  private final Map<Integer, String> teams = new HashMap<>();

  SectionNumbers(Movement movement, Session session, List<Board> played) {
    this.movement = movement;
    this.session = session;
    this.tables = (movement.size() + 1) / 2;
    if (session.teams().isPresent()) {
      for (BridgeTeam team : session.teams().get().teams()) {
        team.pairs().forEach(pair -> teams.put(pair, team.number()));
      }
    }
    this.hasOwnNumbers =
        movement.winners() == 2
            && played.stream()
                .flatMap(board -> board.results().stream())
                .flatMap(result -> result.ew().stream())
                .allMatch(pair -> plain(pair).orElse(0) <= tables);
  }

  private Optional<Integer> plain(int pair) {
    String text = teams.getOrDefault(pair, session.pair(pair).number());
    return text.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  /** The numbers of a side; fewer than sit there if the movement does not have them. */
  List<Integer> of(TravellerLine result, Partnership side) {
    return result.entrants(side).stream()
        .flatMap(entrant -> plain(entrant).stream())
        .map(number -> side == Partnership.EW && hasOwnNumbers ? number + tables : number)
        .filter(number -> number >= 1 && number <= movement.size())
        .toList();
  }

  /** Who sits at a table, as the session numbers them. */
  String describe(Sitting sitting) {
    String team = movement.contestants() == Contestants.TEAMS ? "team " : "";
    return "NS %s%s v EW %s%s"
        .formatted(team, side(sitting, Partnership.NS), team, side(sitting, Partnership.EW));
  }

  private String side(Sitting sitting, Partnership side) {
    return sitting.side(side).stream()
        .map(number -> side == Partnership.EW && hasOwnNumbers ? number - tables : number)
        .map(String::valueOf)
        .collect(Collectors.joining("+"));
  }
}
