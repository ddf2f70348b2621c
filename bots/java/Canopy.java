import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
public final class Canopy implements Function<Map<?, ?>, String> {
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

  /** The move for a view, as JSON. */
  @Override
  public String apply(Map<?, ?> json) {
    return choose(view(json));
  }

  /**
   * Plays matches one after another. Each has a bot of its own with its classes loaded afresh, so
   * that nothing of a match is left for the next one, not even in static fields.
   */
  public static void main(String[] args) throws Exception {
    Map<String, byte[]> code = new HashMap<>();
    Function<Map<?, ?>, String> bot = null;
    boolean again = false;
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Map<?, ?> message = (Map<?, ?>) json(TOKEN.matcher(line));
      switch ((String) message.get("type")) {
        case "start" -> {
          bot = new FreshClasses(code).bot();
          again = "true".equals(message.get("again"));
          say("{\"type\":\"ready\",\"again\":" + again + "}");
        }
        case "ask" -> {
          String move = bot.apply((Map<?, ?>) message.get("view"));
          say("{\"type\":\"move\",\"move\":" + move + "}");
        }
        case "over" -> {
          // A thread that the bot has left behind must not run on in the next match.
          if (!again || Thread.activeCount() > 1) {
            System.exit(0);
          }
          say("{\"type\":\"again\"}");
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

  private static void say(String line) {
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

  /** Loads the bot's classes anew. */
  private static final class FreshClasses extends ClassLoader {
    private final Map<String, byte[]> code;

    FreshClasses(Map<String, byte[]> code) {
      super(ClassLoader.getPlatformClassLoader());
      this.code = code;
    }

    @SuppressWarnings("unchecked")
    Function<Map<?, ?>, String> bot() throws ReflectiveOperationException {
      Object bot = loadClass("Canopy").getConstructor().newInstance();
      return (Function<Map<?, ?>, String>) bot;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = code.containsKey(name) ? code.get(name) : read(name);
      code.put(name, bytes);
      return defineClass(name, bytes, 0, bytes.length);
    }

    private static byte[] read(String name) throws ClassNotFoundException {
      String file = "/" + name.replace('.', '/') + ".class";
      try (InputStream in = Canopy.class.getResourceAsStream(file)) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        return in.readAllBytes();
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
