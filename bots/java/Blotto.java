import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A Colonel Blotto bot for the session protocol, in Java without any library.
 *
 * <pre>agon run --game blotto --set rounds=10 --bots bots/java/Blotto.java,learner</pre>
 *
 * To make it your own, change {@link #choose}. Debug with System.err: standard output carries the
 * answers and nothing else.
 */
public final class Blotto implements Function<Map<?, ?>, String> {
  /** What each battlefield is worth, your units, and the rounds so far. */
  record View(int[] values, int units, List<Round> fought) {}

  /** Both sides' plans in a round. */
  record Round(int[] yours, int[] theirs) {}

  /** A bracket, a string or a bare word; commas and colons only part them. */
  private static final Pattern TOKEN =
      Pattern.compile("[{}\\[\\]]|\"((?:[^\"\\\\]++|\\\\.)*+)\"|[^\\s,:{}\\[\\]\"]+");

  private static final Object END = new Object();

  /** The plan: how many units go to each battlefield; all that you have must be placed. */
  static int[] choose(View view) {
    if (view.fought.isEmpty()) {
      return proportional(view.values, view.units);
    }
    return outnumber(view.fought.getLast().theirs, view.values, view.units);
  }

  /** Units in proportion to what the fields are worth, rounded so that all are placed. */
  static int[] proportional(int[] values, int units) {
    long total = Arrays.stream(values).asLongStream().sum();
    int[] plan = new int[values.length];
    long worth = 0;
    long placed = 0;
    for (int field = 0; field < values.length; field++) {
      worth += values[field];
      plan[field] = (int) (units * worth / total - placed);
      placed += plan[field];
    }
    return plan;
  }

  /**
   * One unit more than theirs on each field, as far as units last. Fields that bring the most for a
   * unit come first, and of equals the first. Units that win no further field go to the most
   * valuable one.
   */
  static int[] outnumber(int[] theirs, int[] values, int units) {
    Comparator<Integer> byGain =
        Comparator.comparingDouble(field -> values[field] / (theirs[field] + 1.0));
    List<Integer> fields =
        IntStream.range(0, values.length).boxed().sorted(byGain.reversed()).toList();
    int[] plan = new int[values.length];
    int left = units;
    for (int field : fields) {
      if (theirs[field] < left) {
        plan[field] = theirs[field] + 1;
        left -= plan[field];
      }
    }
    int most = 0;
    for (int field = 1; field < values.length; field++) {
      most = values[field] > values[most] ? field : most;
    }
    plan[most] += left;
    return plan;
  }

  /** The move for a view, as JSON. */
  @Override
  public String apply(Map<?, ?> json) {
    return text(choose(view(json)));
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
    List<Round> fought = new ArrayList<>();
    for (Object round : (List<?>) json.get("fought")) {
      Map<?, ?> plans = (Map<?, ?>) round;
      fought.add(new Round(numbers(plans.get("yours")), numbers(plans.get("theirs"))));
    }
    return new View(numbers(json.get("values")), number(json.get("units")), fought);
  }

  private static int[] numbers(Object json) {
    return ((List<?>) json).stream().mapToInt(Blotto::number).toArray();
  }

  private static int number(Object json) {
    return Integer.parseInt((String) json);
  }

  private static String text(int[] plan) {
    return Arrays.toString(plan);
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
      Object bot = loadClass("Blotto").getConstructor().newInstance();
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
      try (InputStream in = Blotto.class.getResourceAsStream(file)) {
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
