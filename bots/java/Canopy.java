import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Canopy bot for the session protocol, in Java without any library.
 *
 * <pre>agon run --game canopy --format table --seats 10 --bots bots/java/Canopy.java,Climber</pre>
 *
 * To make it your own, change {@link #choose}. Debug with System.err: standard output carries the
 * answers and nothing else.
 */
final class Canopy {
  /**
   * What you know when you are asked.
   *
   * @param question "turn" or "answer"
   * @param parents by player, -1 for a root
   * @param opponents whom you may fight, if it is your turn
   * @param challenger who fought you without a result, if you are to answer
   */
  record View(
      String question,
      int you,
      List<Integer> parents,
      List<Integer> layers,
      List<Double> experience,
      List<Integer> opponents,
      boolean mayRest,
      int challenger) {}

  /** A bracket, a string or a bare word; commas and colons only part them. */
  private static final Pattern TOKEN =
      Pattern.compile("[{}\\[\\]]|\"((?:[^\"\\\\]++|\\\\.)*+)\"|[^\\s,:{}\\[\\]\"]+");

  private static final Object END = new Object();

  private static final String REST = "\"rest\"";
  private static final String FIGHT_BACK = "\"fight back\"";
  private static final String RETREAT = "\"retreat\"";

  private Canopy() {}

  /**
   * The answer to the question as JSON: on your turn {@link #fight} against one of the opponents,
   * or REST if you may; after a draw FIGHT_BACK or RETREAT.
   */
  static String choose(View view) {
    double own = view.experience.get(view.you);
    if (view.question.equals("answer")) {
      return answerTo(view, own);
    }
    if (view.parents.get(view.you) >= 0) {
      return fight(view.parents.get(view.you));
    }
    int best = -1;
    double bestOdds = 0;
    for (int opponent : view.opponents) {
      double chance = odds(view, opponent, own, view.experience.get(opponent));
      if (best < 0 || chance > bestOdds) {
        best = opponent;
        bestOdds = chance;
      }
    }
    return best < 0 || bestOdds <= 0 && view.mayRest ? REST : fight(best);
  }

  /** Fights back against a root if that is more likely won than lost. */
  static String answerTo(View view, double own) {
    double other = view.experience.get(view.challenger);
    double left = other - other / own * (other - 100) / 4;
    boolean isRoot = view.parents.get(view.challenger) < 0;
    return isRoot && odds(view, view.challenger, own, left) > 0 ? FIGHT_BACK : RETREAT;
  }

  /** The chance to win a fight against somebody less the chance to lose it. */
  static double odds(View view, int challenged, double own, double other) {
    double rise = view.layers.get(challenged) - view.layers.get(view.you);
    double win = rounded(own * (1 + rise / view.layers.size()));
    double lose = rounded(other);
    double draw = rounded(100 - Math.abs(own - other));
    return (win - lose) / (win + lose + draw);
  }

  static double rounded(double number) {
    return Math.floor(number + 0.5);
  }

  static String fight(int opponent) {
    return "{\"fight\":" + opponent + "}";
  }

  public static void main(String[] args) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Map<?, ?> message = (Map<?, ?>) json(TOKEN.matcher(line));
      switch ((String) message.get("type")) {
        case "start" -> answer("{\"type\":\"ready\"}");
        case "ask" -> {
          String move = choose(view((Map<?, ?>) message.get("view")));
          answer("{\"type\":\"move\",\"move\":" + move + "}");
        }
        case "over" -> {
          return;
        }
        default -> {} // A message of a later version.
      }
    }
  }

  private static View view(Map<?, ?> json) {
    return new View(
        (String) json.get("question"),
        Integer.parseInt((String) json.get("you")),
        numbers(json.get("parents")),
        numbers(json.get("layers")),
        ((List<?>) json.get("experience")).stream().map(e -> Double.valueOf((String) e)).toList(),
        numbers(json.get("opponents")),
        "true".equals(json.get("mayRest")),
        json.get("challenger") == null ? -1 : Integer.parseInt((String) json.get("challenger")));
  }

  private static List<Integer> numbers(Object json) {
    return json == null
        ? List.of()
        : ((List<?>) json).stream().map(number -> Integer.valueOf((String) number)).toList();
  }

  private static void answer(String line) {
    System.out.println(line);
    System.out.flush();
  }

  /** Reads JSON into maps, lists and strings; numbers stay text, strings stay as written. */
  private static Object json(Matcher tokens) {
    if (!tokens.find()) {
      throw new IllegalArgumentException("the message ends too early");
    }
    switch (tokens.group()) {
      case "{" -> {
        Map<Object, Object> fields = new HashMap<>();
        for (Object name = json(tokens); name != END; name = json(tokens)) {
          fields.put(name, json(tokens));
        }
        return fields;
      }
      case "[" -> {
        List<Object> items = new ArrayList<>();
        for (Object item = json(tokens); item != END; item = json(tokens)) {
          items.add(item);
        }
        return items;
      }
      case "}", "]" -> {
        return END;
      }
      default -> {
        return tokens.group(1) == null ? tokens.group() : tokens.group(1);
      }
    }
  }
}
