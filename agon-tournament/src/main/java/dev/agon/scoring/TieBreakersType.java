package dev.agon.scoring;

import dev.agon.game.Parsed;
import dev.agon.game.SettingType;
import dev.agon.json.Json;
import dev.agon.text.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tie-breakers as an option of a stage: their ids in order, separated by commas. */
public record TieBreakersType() implements SettingType<List<TieBreaker>> {
  @Override
  public Parsed<List<TieBreaker>> parse(String text) {
    List<TieBreaker> all = new ArrayList<>();
    for (String id : text.isBlank() ? new String[0] : text.split(",", -1)) {
      Optional<TieBreaker> one = TieBreaker.byId(id.strip());
      if (one.isEmpty()) {
        return new Parsed.Failure<>(
            "has an " + Nearest.unknown("tie-break", id.strip(), TieBreaker.ids()));
      }
      if (all.contains(one.get())) {
        return new Parsed.Failure<>("has " + Parsed.quoted(id.strip()) + " twice");
      }
      Optional<TieBreaker> last = all.stream().filter(TieBreaker::leavesNoTies).findFirst();
      if (one.get() == TieBreaker.PLAYOFF && last.isPresent()) {
        return new Parsed.Failure<>(
            "has playoff behind " + last.get().id() + ", which leaves no ties to play off");
      }
      all.add(one.get());
    }
    return new Parsed.Value<>(List.copyOf(all));
  }

  @Override
  public String format(List<TieBreaker> all) {
    return String.join(", ", all.stream().map(TieBreaker::id).toList());
  }

  @Override
  public String placeholder() {
    return "A,B,...";
  }

  @Override
  public String range() {
    return "some of " + String.join(", ", TieBreaker.ids());
  }

  @Override
  public Json.Obj schema() {
    Json.Obj id =
        Json.object().with("enum", Json.array(TieBreaker.ids().stream().map(Json::of).toList()));
    Json.Obj list =
        Json.object()
            .with("type", "array")
            .with("uniqueItems", new Json.Bool(true))
            .with("items", id);
    return Json.object()
        .with("anyOf", Json.array(List.of(Json.object().with("type", "string"), list)));
  }
}
