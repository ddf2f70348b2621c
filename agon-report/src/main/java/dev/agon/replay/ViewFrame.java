package dev.agon.replay;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.picture.Frame;
import dev.agon.html.HtmlNode;
import dev.agon.json.Json;
import dev.agon.text.FieldText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A frame of a game without a picture: the fields of what each seat saw when it was asked last. In
 * place of an SVG element it gives an HTML element, which a page can show as well.
 */
public final class ViewFrame<S, V, M> implements Frame<S, M> {
  private final GameKit<S, V, M> kit;
  private final List<String> names;
  private final int steps;
  private final List<Integer> asked;
  private final Map<Integer, Json> views;

  private ViewFrame(
      GameKit<S, V, M> kit, List<String> names, int steps, Map<Integer, Json> before, S state) {
    this.kit = kit;
    this.names = names;
    this.steps = steps;
    this.asked = kit.game().turn(state).asked();
    this.views = new TreeMap<>(before);
    for (int seat : asked) {
      views.put(seat, kit.codec().viewJson(kit.game().view(state, seat)));
    }
  }

  /** The first frame of a match: the game's own, or one of its views. */
  public static <S, V, M> Frame<S, M> first(GameKit<S, V, M> kit, S start, List<String> names) {
    return kit.picture()
        .map(picture -> picture.first(start, names))
        .orElseGet(() -> new ViewFrame<>(kit, names, 0, Map.of(), start));
  }

  @Override
  public Frame<S, M> next(Step<M> step, S after) {
    return new ViewFrame<>(kit, names, steps + 1, views, after);
  }

  @Override
  public long turns() {
    return steps;
  }

  @Override
  public List<String> text() {
    return List.of(words(Viewpoint.live()));
  }

  @Override
  public String svg(Viewpoint from) {
    List<Map.Entry<Integer, Json>> seen = seen(from);
    HtmlNode.Element shown =
        seen.isEmpty()
            ? element("p.empty", words(from))
            : element("div.fields", each(seen, this::section))
                .with("role", "region")
                .with("aria-label", "What the players see")
                .with("tabindex", "0");
    return shown.with("xmlns", "http://www.w3.org/1999/xhtml").markup().strip();
  }

  @Override
  public String words(Viewpoint from) {
    List<Map.Entry<Integer, Json>> seen = seen(from);
    return !seen.isEmpty()
        ? seen.stream()
            .map(one -> names.get(one.getKey()) + " sees " + FieldText.of(one.getValue()) + ".")
            .collect(Collectors.joining("\n"))
        : from.audience() instanceof Viewpoint.AtSeat
            ? "This game has no picture. What you see is shown here when it is your turn."
            : "This game has no picture. What the players see is shown here after the match.";
  }

  private List<Map.Entry<Integer, Json>> seen(Viewpoint from) {
    return views.entrySet().stream().filter(one -> from.knowsWhatIsKnownTo(one.getKey())).toList();
  }

  private HtmlNode section(Map.Entry<Integer, Json> seen) {
    String when = asked.contains(seen.getKey()) ? "to move" : "when last asked";
    return element(
        "div",
        element(
            "p.fields-of",
            element("strong", HtmlNode.name(names.get(seen.getKey()))),
            HtmlNode.text(", " + when)),
        value(seen.getValue()));
  }

  private static HtmlNode value(Json json) {
    return switch (json) {
      case Json.Obj(Map<String, Json> fields) when !fields.isEmpty() ->
          element("dl", each(fields.entrySet(), ViewFrame::field));
      case Json.Arr(List<Json> items) when !items.stream().allMatch(FieldText::isPlain) ->
          items.stream().allMatch(ViewFrame::isRow)
              ? table(items)
              : element("ol", each(items, item -> element("li", value(item))));
      case Json.Str(String lines) when lines.contains("\n") -> element("pre", lines);
      default -> HtmlNode.text(FieldText.of(json));
    };
  }

  private static HtmlNode field(Map.Entry<String, Json> field) {
    return element("div", element("dt", field.getKey()), element("dd", value(field.getValue())));
  }

  /** Whether the parts of a value fit into a row of a table. */
  private static boolean isRow(Json json) {
    return switch (json) {
      case Json.Obj(Map<String, Json> fields) ->
          fields.values().stream().allMatch(FieldText::isPlain);
      case Json.Arr(List<Json> items) -> items.stream().allMatch(FieldText::isPlain);
      case Json.Str _, Json.Num _, Json.Bool _, Json.Null _ -> false;
    };
  }

  /** Rows of arrays, or of objects with a column for each field. */
  private static HtmlNode table(List<Json> items) {
    Set<String> columns = new LinkedHashSet<>();
    for (Json item : items) {
      if (item instanceof Json.Obj(Map<String, Json> fields)) {
        columns.addAll(fields.keySet());
      }
    }
    List<HtmlNode> rows = new ArrayList<>();
    if (!columns.isEmpty()) {
      rows.add(element("tr", each(columns, name -> element("th", name).with("scope", "col"))));
    }
    for (Json item : items) {
      rows.add(
          item instanceof Json.Arr(List<Json> cells)
              ? element("tr", each(cells, cell -> element("td", FieldText.of(cell))))
              : element("tr", each(columns, name -> element("td", cell(item, name)))));
    }
    return element("table", rows);
  }

  private static String cell(Json row, String name) {
    return row instanceof Json.Obj object ? object.get(name).map(FieldText::of).orElse("") : "";
  }
}
