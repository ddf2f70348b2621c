package dev.agon.bridge.deal;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Strain;
import dev.agon.bridge.Vulnerability;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** Writes hands in the export format of PBN 2.1, with double-dummy tables and par if known. */
public final class PbnWriter {
  private final StringBuilder text = new StringBuilder();
  private final Deals deals;

  private PbnWriter(Deals deals) {
    this.deals = deals;
  }

  /** The file; it is ASCII unless the title is not, and then UTF-8, which it says. */
  public static byte[] write(Deals deals) {
    PbnWriter writer = new PbnWriter(deals);
    writer.text.append("% PBN 2.1\n% EXPORT\n%Creator: Agon\n");
    if (!StandardCharsets.US_ASCII.newEncoder().canEncode(deals.title() + deals.date())) {
      writer.text.append("%Content-type: text/x-pbn; charset=UTF-8\n");
    }
    deals.deals().forEach(writer::add);
    return writer.text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void add(Deal deal) {
    tag("Event", deals.title());
    tag("Site", "");
    tag("Date", deals.date());
    tag("Board", String.valueOf(deal.board()));
    tag("West", "");
    tag("North", "");
    tag("East", "");
    tag("South", "");
    tag("Dealer", deal.dealer().id());
    tag("Vulnerable", vulnerable(deal.vulnerability()));
    tag("Deal", deal.text());
    tag("Scoring", "");
    tag("Declarer", "");
    tag("Contract", "");
    tag("Result", "");
    deal.tricks().ifPresent(table -> tag("DoubleDummyTricks", table.digits()));
    deal.par().ifPresent(this::par);
    deal.tricks().ifPresent(this::rows);
    text.append('\n');
  }

  /** Control characters would end the tag's line, so they become blanks. */
  private void tag(String name, String value) {
    String escaped =
        value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private static String vulnerable(Vulnerability vulnerability) {
    return switch (vulnerability) {
      case NONE -> "None";
      case NS -> "NS";
      case EW -> "EW";
      case BOTH -> "All";
    };
  }

  private void par(Par par) {
    tag("OptimumScore", "NS " + par.score());
    if (!par.contracts().isEmpty()) {
      tag(
          "ParContract",
          par.contracts().stream().map(ParContract::toString).collect(Collectors.joining("; ")));
    }
  }

  private void rows(TrickTable table) {
    text.append("[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\n");
    for (Direction declarer : TrickTable.DECLARERS) {
      for (Strain strain : TrickTable.STRAINS) {
        text.append(
            "%s %2s %2d\n".formatted(declarer.id(), strain.id(), table.tricks(declarer, strain)));
      }
    }
  }
}
