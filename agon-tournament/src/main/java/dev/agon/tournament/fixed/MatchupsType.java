package dev.agon.tournament.fixed;

import dev.agon.game.Parsed;
import dev.agon.game.SettingType;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Matches as an option of a stage, a match a line: names by seat, separated by commas. A comma in a
 * name has a backslash before it. Empty lines are ignored.
 */
record MatchupsType() implements SettingType<List<Matchup>> {
  private static final Pattern COMMA = Pattern.compile("(?<!\\\\),");

  @Override
  public Parsed<List<Matchup>> parse(String text) {
    List<Matchup> matchups = new ArrayList<>();
    int line = 0;
    for (String row : text.lines().toList()) {
      line++;
      if (row.isBlank()) {
        continue;
      }
      List<String> names =
          Arrays.stream(COMMA.split(row, -1))
              .map(name -> name.replace("\\,", ",").strip())
              .toList();
      if (names.size() < 2 || names.contains("")) {
        return new Parsed.Failure<>(
            "line %d must be two or more names separated by commas, not %s"
                .formatted(line, Parsed.quoted(row.strip())));
      }
      matchups.add(new Matchup(names, line));
    }
    return matchups.isEmpty()
        ? new Parsed.Failure<>("must have at least one line with names")
        : new Parsed.Value<>(List.copyOf(matchups));
  }

  @Override
  public String format(List<Matchup> matchups) {
    return String.join(
        "\n",
        matchups.stream()
            .map(
                matchup ->
                    matchup.names().stream()
                        .map(name -> name.replace(",", "\\,"))
                        .collect(Collectors.joining(",")))
            .toList());
  }

  @Override
  public boolean isLines() {
    return true;
  }

  @Override
  public String placeholder() {
    return "FILE";
  }

  @Override
  public String range() {
    return "a file, or in an event file a list; the names of a match with commas between";
  }

  @Override
  public Json.Obj schema() {
    Json.Obj text = Json.object().with("type", "string");
    Json.Obj names =
        Json.object().with("type", "array").with("minItems", 2).with("items", Json.object());
    Json.Obj match = Json.object().with("anyOf", Json.array(List.of(text, names)));
    Json.Obj list = Json.object().with("type", "array").with("minItems", 1).with("items", match);
    return Json.object().with("anyOf", Json.array(List.of(text, list)));
  }
}
