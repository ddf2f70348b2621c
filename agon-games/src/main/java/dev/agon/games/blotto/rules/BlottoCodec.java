package dev.agon.games.blotto.rules;

import dev.agon.game.Parsed;
import dev.agon.game.Parsed.Failure;
import dev.agon.game.Parsed.Value;
import dev.agon.game.Settings;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.TextCodec;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Views and plans as text and JSON.
 *
 * <p>The text of a view: a line {@code round rounds}, counted from 1; the battlefields' values;
 * your units and theirs; then two lines for each earlier round, your plan and theirs.
 */
public final class BlottoCodec implements Codec<BlottoView, Plan>, TextCodec<BlottoView, Plan> {
  private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*|\\s+");
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,18}");
  private static final int LINES_BEFORE_PLANS = 3;

  /** The largest number that is read as units of a field. */
  private static final int MAX_UNITS = 999_999_999;

  @Override
  public String viewText(BlottoView view) {
    StringBuilder text = new StringBuilder();
    text.append(view.fought() + 1).append(' ').append(view.rounds()).append('\n');
    text.append(words(view.battlefields().toArray())).append('\n');
    text.append(view.forces().first()).append(' ').append(view.forces().second()).append('\n');
    for (int round = 0; round < view.fought(); round++) {
      text.append(view.yours(round)).append('\n').append(view.theirs(round)).append('\n');
    }
    return text.toString();
  }

  private static String words(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }

  @Override
  public Parsed<BlottoView> readView(String text) {
    List<int[]> lines = new ArrayList<>();
    for (String line : text.stripTrailing().lines().toList()) {
      switch (numbers(line, Integer.MAX_VALUE)) {
        case Value<int[]>(int[] numbers) -> lines.add(numbers);
        case Failure<int[]>(String why) -> {
          return new Failure<>("line " + (lines.size() + 1) + ": " + why);
        }
      }
    }
    if (lines.size() < LINES_BEFORE_PLANS || lines.get(0).length != 2 || lines.get(2).length != 2) {
      return Parsed.expected(
          "lines with round and rounds, with the values, and with both sides' units", text);
    }
    int round = lines.get(0)[0];
    if (round < 1 || round > lines.get(0)[1]) {
      return Parsed.expected(
          "a round from 1 to the number of rounds", round + " of " + lines.get(0)[1]);
    }
    if (lines.size() != LINES_BEFORE_PLANS + 2L * (round - 1)) {
      return Parsed.expected(
          "two lines for each of the rounds before round " + round,
          (lines.size() - LINES_BEFORE_PLANS) + " lines");
    }
    try {
      return position(lines);
    } catch (IllegalArgumentException e) {
      return new Failure<>(String.valueOf(e.getMessage()));
    }
  }

  private static Parsed<BlottoView> position(List<int[]> lines) {
    Blotto rules = new Blotto();
    BlottoState state =
        rules.start(
            Settings.of(
                rules.spec(),
                Map.of(
                    Blotto.VALUES.key(), words(lines.get(1)).replace(' ', ','),
                    Blotto.UNITS.key(), words(lines.get(2)).replace(' ', ','),
                    Blotto.ROUNDS.key(), String.valueOf(lines.get(0)[1]))),
            2);
    for (int line = LINES_BEFORE_PLANS; line < lines.size(); line += 2) {
      Battle battle = new Battle(Plan.of(lines.get(line)), Plan.of(lines.get(line + 1)));
      for (int seat = 0; seat < 2; seat++) {
        var refusal = rules.refuse(state, seat, battle.of(seat));
        if (refusal.isPresent()) {
          return new Failure<>("line " + (line + seat + 1) + ": " + refusal.get());
        }
      }
      state = state.after(battle);
    }
    return new Value<>(new BlottoView(state, 0));
  }

  @Override
  public Json viewJson(BlottoView view) {
    List<Json> fought = new ArrayList<>();
    for (int round = 0; round < view.fought(); round++) {
      fought.add(
          Json.object()
              .with("yours", moveJson(view.yours(round)))
              .with("theirs", moveJson(view.theirs(round))));
    }
    return Json.object()
        .with("values", json(view.battlefields().toArray()))
        .with("units", view.forces().first())
        .with("theirUnits", view.forces().second())
        .with("rounds", view.rounds())
        .with("fought", Json.array(fought));
  }

  @Override
  public String moveText(Plan plan) {
    return plan + "\n";
  }

  @Override
  public Json moveJson(Plan plan) {
    return json(plan.toArray());
  }

  private static Json json(int[] numbers) {
    return Json.array(Arrays.stream(numbers).mapToObj(Json::of).toList());
  }

  @Override
  public Parsed<Plan> readMove(BlottoView view, String text) {
    return numbers(text.strip(), MAX_UNITS).map(Plan::of);
  }

  /** Reads numbers up to the largest, separated by blanks or commas. */
  private static Parsed<int[]> numbers(String text, int largest) {
    String[] words = BETWEEN.split(text.strip(), -1);
    for (String word : words) {
      if (!WHOLE.matcher(word).matches() || Long.parseLong(word) > largest) {
        return Parsed.expected("whole numbers like '2 2 2 4'", text);
      }
    }
    return new Value<>(Arrays.stream(words).mapToInt(Integer::parseInt).toArray());
  }

  @Override
  public Parsed<Plan> readMove(BlottoView view, Json json) {
    if (!(json instanceof Json.Arr(List<Json> items))) {
      return Parsed.expected("a plan like [2,2,2,4]", json.toString());
    }
    List<Integer> units = new ArrayList<>();
    for (Json item : items) {
      if (!(item instanceof Json.Num number) || number.asInt().orElse(-1) < 0) {
        return Parsed.expected("a plan like [2,2,2,4]", json.toString());
      }
      units.add(number.asInt().orElseThrow());
    }
    return new Value<>(Plan.of(units));
  }
}
