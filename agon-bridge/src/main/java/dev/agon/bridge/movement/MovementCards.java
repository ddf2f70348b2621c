package dev.agon.bridge.movement;

import dev.agon.bridge.Partnership;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Cards to print: one for each contestant, which says where to go, and one for each table. */
public final class MovementCards {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Agon movement cards</title>
      <style>
      :root { color-scheme: light dark; --ink: light-dark(#1b1b1f, #ececf1); --line: light-dark(#c9c9d1, #4a4a55); }
      body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); margin: 24px auto; max-width: 1000px; padding: 0 16px; }
      h1 { font-size: 28px; line-height: 1.2; } h2 { font-size: 20px; line-height: 1.2; margin: 0 0 8px; }
      main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 16px; }
      section { border: 1px solid var(--line); border-radius: 8px; padding: 16px; break-inside: avoid; }
      table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
      th, td { padding: 4px 0 4px 12px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
      th:first-child, td:first-child { padding-left: 0; text-align: left; } .out { text-align: center; }
      tbody tr:last-child td { border-bottom: 0; }
      @media print, (max-width: 480px) { section { padding: 12px; } th, td { padding-left: 8px; font-size: 14px; } }
      @page { size: A4; margin: 12mm; }
      @media print { body { margin: 0; max-width: none; padding: 0; font-size: 14px; } main { grid-template-columns: 1fr 1fr; gap: 12px; } .tables { break-before: page; } }
      </style>
      </head>
      <body>
      """;

  private final Movement movement;
  private final StringBuilder page = new StringBuilder(HEAD);

  private MovementCards(Movement movement) {
    this.movement = movement;
  }

  /** Whether a file begins like a page of cards. */
  public static boolean isCards(String text) {
    return text.contains("<title>Agon movement cards</title>");
  }

  public static String html(Movement movement) {
    MovementCards cards = new MovementCards(movement);
    cards.guideCards();
    cards.tableCards();
    return cards.page.append("</body>\n</html>\n").toString();
  }

  private void guideCards() {
    page.append("<h1>Guide cards: ").append(escaped(movement.name())).append("</h1>\n<main>\n");
    for (int number = 1; number <= movement.size(); number++) {
      List<List<String>> rows = new ArrayList<>();
      for (int round = 1; round <= movement.rounds(); round++) {
        int before = rows.size();
        for (List<Sitting> sittings : tables(round)) {
          if (sittings.getFirst().has(number)) {
            rows.add(row(sittings, number));
          }
        }
        if (rows.size() == before) {
          rows.add(List.of(String.valueOf(round), "sit out"));
        }
      }
      String one = movement.contestants().one();
      card(
          one.substring(0, 1).toUpperCase(Locale.ROOT) + one.substring(1) + " " + number,
          List.of("round", "table", "seat", "against", "boards"),
          rows);
    }
    page.append("</main>\n");
  }

  /** The sittings of each table in a round. */
  private Collection<List<Sitting>> tables(int round) {
    return movement.round(round).stream()
        .collect(Collectors.groupingBy(Sitting::table, TreeMap::new, Collectors.toList()))
        .values();
  }

  private List<String> row(List<Sitting> sittings, int number) {
    Sitting sitting = sittings.getFirst();
    Partnership side = sitting.ns().contains(number) ? Partnership.NS : Partnership.EW;
    List<Integer> own = sitting.side(side);
    String seat =
        own.size() == 1
            ? side.id()
            : side.id().charAt(own.indexOf(number)) + " with " + own.get(1 - own.indexOf(number));
    return List.of(
        String.valueOf(sitting.round()),
        String.valueOf(sitting.table()),
        seat,
        numbers(sitting.side(side.other())),
        boards(sittings));
  }

  private void tableCards() {
    page.append("<h1 class=\"tables\">Table cards</h1>\n<main>\n");
    for (int table = 1; table <= movement.tables(); table++) {
      List<List<String>> rows = new ArrayList<>();
      for (int round = 1; round <= movement.rounds(); round++) {
        rows.add(tableRow(table, round));
      }
      card("Table " + table, List.of("round", "NS", "EW", "boards"), rows);
    }
    page.append("</main>\n");
  }

  private List<String> tableRow(int table, int round) {
    for (List<Sitting> sittings : tables(round)) {
      Sitting sitting = sittings.getFirst();
      if (sitting.table() == table) {
        return List.of(
            String.valueOf(round), numbers(sitting.ns()), numbers(sitting.ew()), boards(sittings));
      }
    }
    return List.of(String.valueOf(round), sitOut(round));
  }

  /** Who sits out at the table that does not play; not known if several tables do not. */
  private String sitOut(int round) {
    List<Integer> out = movement.sitOuts(round);
    boolean isKnown = out.size() == 1 && tables(round).size() == movement.tables() - 1;
    return isKnown ? movement.contestants().one() + " " + out.getFirst() + " sits out" : "no play";
  }

  private String boards(List<Sitting> sittings) {
    return sittings.stream().map(this::boards).collect(Collectors.joining(", "));
  }

  private String boards(Sitting sitting) {
    int first = movement.firstBoard(sitting);
    int last = movement.lastBoard(sitting);
    return first == last ? String.valueOf(first) : first + "\u2013" + last;
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private void card(String title, List<String> columns, List<List<String>> rows) {
    page.append("<section>\n<h2>").append(title).append("</h2>\n<table>\n<thead><tr>");
    columns.forEach(column -> page.append("<th scope=\"col\">").append(column).append("</th>"));
    page.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : rows) {
      page.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        boolean isRest = i == row.size() - 1 && row.size() < columns.size();
        page.append(isRest ? "<td class=\"out\" colspan=\"" + (columns.size() - i) + "\">" : "<td>")
            .append(row.get(i))
            .append("</td>");
      }
      page.append("</tr>\n");
    }
    page.append("</tbody>\n</table>\n</section>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
