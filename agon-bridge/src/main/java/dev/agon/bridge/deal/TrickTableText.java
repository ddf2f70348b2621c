package dev.agon.bridge.deal;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Strain;
import dev.agon.bridge.deal.PbnTags.PbnGame;
import dev.agon.bridge.deal.PbnTags.PbnTag;
import dev.agon.game.Parsed;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a board's double-dummy table, which PBN files have in two forms. */
record TrickTableText(PbnGame game, List<String> findings) {
  private static final Pattern ROW =
      Pattern.compile("([NESW])\\s+(NT|[NSHDC])\\s+([0-9]{1,2})", Pattern.CASE_INSENSITIVE);

  /** The table; empty if there is none, or none that can be read, which is a finding. */
  Optional<TrickTable> read() {
    Optional<TrickTable> digits = game.tag("DoubleDummyTricks").flatMap(this::digits);
    Optional<TrickTable> rows = game.tag("OptimumResultTable").flatMap(this::rows);
    if (digits.isPresent() && rows.isPresent() && !digits.equals(rows)) {
      PbnTag tag = game.tag("OptimumResultTable").orElseThrow();
      leaveOut(tag, "OptimumResultTable differs from DoubleDummyTricks; both are");
      return Optional.empty();
    }
    return digits.or(() -> rows);
  }

  private void leaveOut(PbnTag tag, String words) {
    findings.add(tag.line() + ": " + words + " left out");
  }

  private Optional<TrickTable> digits(PbnTag tag) {
    String text = tag.value().strip().toLowerCase(Locale.ROOT);
    if (text.matches(TrickTable.FORM)) {
      return Optional.of(new TrickTable(text));
    }
    leaveOut(
        tag,
        "expected 20 digits from 0 to d in DoubleDummyTricks, got "
            + Parsed.quoted(tag.value())
            + ", which is");
    return Optional.empty();
  }

  private Optional<TrickTable> rows(PbnTag tag) {
    Map<List<Object>, Integer> tricks = new HashMap<>();
    for (String row : tag.rows()) {
      Matcher parts = ROW.matcher(row);
      if (!parts.matches() || Integer.parseInt(parts.group(3)) > Contract.MAX_TRICKS) {
        leaveOut(tag, "expected rows like 'N NT 8', got " + Parsed.quoted(row) + "; the table is");
        return Optional.empty();
      }
      Direction declarer = Direction.read(parts.group(1)).orElseThrow();
      tricks.put(List.of(declarer, strain(parts.group(2))), Integer.parseInt(parts.group(3)));
    }
    if (tricks.size() != TrickTable.DECLARERS.size() * TrickTable.STRAINS.size()) {
      leaveOut(tag, "the table has " + tricks.size() + " of 20 rows and is");
      return Optional.empty();
    }
    return Optional.of(
        TrickTable.of((declarer, strain) -> tricks.getOrDefault(List.of(declarer, strain), 0)));
  }

  private static Strain strain(String text) {
    return TrickTable.STRAINS.stream()
        .filter(strain -> strain.id().charAt(0) == Character.toUpperCase(text.charAt(0)))
        .findFirst()
        .orElseThrow();
  }
}
