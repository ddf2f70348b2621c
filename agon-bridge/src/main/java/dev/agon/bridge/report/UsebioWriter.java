package dev.agon.bridge.report;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import java.util.List;
import java.util.Optional;

/** Writes USEBIO 1.2, the format of clubs' programs; {@code agon bridge} reads it, too. */
public final class UsebioWriter implements SessionWriter {
  private final StringBuilder xml = new StringBuilder();

  @Override
  public String write(SessionReport report) {
    Session session = report.scored().session();
    xml.setLength(0);
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<!DOCTYPE USEBIO SYSTEM \"usebio_v1_2.dtd\">\n<USEBIO Version=\"1.2\">\n");
    SessionHeading heading = session.heading();
    if (!heading.club().isEmpty()) {
      xml.append("<CLUB>\n");
      leaf("CLUB_NAME", heading.club());
      xml.append("</CLUB>\n");
    }
    xml.append("<EVENT EVENT_TYPE=\"MP_PAIRS\">\n");
    leaf("PROGRAM_NAME", "Agon");
    leaf("EVENT_DESCRIPTION", report.title());
    if (!heading.date().isEmpty()) {
      leaf("DATE", heading.date());
    }
    leaf("WINNER_TYPE", String.valueOf(report.scored().winners()));
    leaf("SESSION_COUNT", "1");
    leaf("SECTION_COUNT", String.valueOf(session.sections().size()));
    xml.append("<SESSION SESSION_ID=\"1\">\n");
    for (String section : session.sections()) {
      xml.append("<SECTION SECTION_ID=\"").append(Escaping.escaped(section)).append("\">\n");
      participants(report, section);
      travellers(report, section);
      xml.append("</SECTION>\n");
    }
    return xml.append("</SESSION>\n</EVENT>\n</USEBIO>\n").toString();
  }

  private void leaf(String name, String text) {
    xml.append('<').append(name).append('>').append(Escaping.escaped(text));
    xml.append("</").append(name).append(">\n");
  }

  private void participants(SessionReport report, String section) {
    xml.append("<PARTICIPANTS>\n");
    for (PairRanking ranking : report.scored().rankings(RankingMeasure.PERCENT)) {
      for (PairRanking.RankedPair place : ranking.places()) {
        Pair pair = report.scored().session().pair(place.total().pair());
        if (pair.section().equals(section)) {
          pair(pair, ranking.side().or(pair::direction), place);
        }
      }
    }
    xml.append("</PARTICIPANTS>\n");
  }

  private void pair(Pair pair, Optional<Partnership> side, PairRanking.RankedPair place) {
    xml.append("<PAIR>\n");
    leaf("PAIR_NUMBER", pair.number());
    side.ifPresent(direction -> leaf("DIRECTION", direction.id()));
    leaf("TOTAL_SCORE", ReportCells.hundredths(place.total().matchpoints()));
    place
        .total()
        .percentage()
        .ifPresent(percentage -> leaf("PERCENTAGE", ReportCells.hundredths(percentage)));
    place.rank().ifPresent(rank -> leaf("PLACE", String.valueOf(rank)));
    for (String player : players(pair.name())) {
      xml.append("<PLAYER>\n");
      leaf("PLAYER_NAME", player);
      xml.append("</PLAYER>\n");
    }
    xml.append("</PAIR>\n");
  }

  private static List<String> players(String name) {
    return List.of(name.split(" & | - ", 2));
  }

  private void travellers(SessionReport report, String section) {
    for (ScoredTraveller traveller : report.scored().travellers()) {
      List<ScoredLine> lines =
          traveller.lines().stream()
              .filter(line -> line.board().section().equals(section))
              .toList();
      if (!lines.isEmpty() || traveller.section().equals(section)) {
        xml.append("<BOARD>\n");
        leaf("BOARD_NUMBER", String.valueOf(traveller.number()));
        lines.forEach(line -> line(report.scored().session(), line));
        xml.append("</BOARD>\n");
      }
    }
  }

  private void line(Session session, ScoredLine line) {
    xml.append("<TRAVELLER_LINE>\n");
    leaf("NS_PAIR_NUMBER", session.pair(line.result().ns()).number());
    leaf("EW_PAIR_NUMBER", line.result().ew().map(pair -> session.pair(pair).number()).orElse(""));
    leaf("CONTRACT", ReportCells.contract(line));
    leaf("PLAYED_BY", ReportCells.declarer(line));
    leaf("LEAD", "");
    leaf("TRICKS", ReportCells.tricks(line));
    leaf("SCORE", ReportCells.score(line));
    leaf("NS_MATCH_POINTS", matchpoints(line, Partnership.NS));
    leaf("EW_MATCH_POINTS", matchpoints(line, Partnership.EW));
    xml.append("</TRAVELLER_LINE>\n");
  }

  private static String matchpoints(ScoredLine line, Partnership side) {
    return line.score(side).map(PairScore::matchpoints).map(ReportCells::hundredths).orElse("");
  }
}
