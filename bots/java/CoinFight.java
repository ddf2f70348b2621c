import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Coin Fight bot for the session protocol, in Java without any library.
 *
 * <pre>agon run --game coinfight --bots bots/java/CoinFight.java,Coinage</pre>
 *
 * To make it your own, change {@link #choose}. Debug with System.err: standard output carries the
 * answers and nothing else.
 */
public final class CoinFight implements Function<Map<?, ?>, String> {
  /** What is on the table and in your hand: counts by denomination, lowest first. */
  record View(NavigableMap<Integer, Integer> table, NavigableMap<Integer, Integer> mine) {}

  record Move(int coin, Map<Integer, Integer> change) {}

  /** A bracket, a string or a bare word; commas and colons only part them. */
  private static final Pattern TOKEN =
      Pattern.compile("[{}\\[\\]]|\"((?:[^\"\\\\]++|\\\\.)*+)\"|[^\\s,:{}\\[\\]\"]+");

  private static final Object END = new Object();

  /** The coin that loses the least value, with the most it brings in change. */
  static Move choose(View view) {
    Move best = null;
    int leastLost = 0;
    int mostTaken = 0;
    for (int coin : view.mine.keySet()) {
      if (view.mine.get(coin) == 0) {
        continue;
      }
      Map<Integer, Integer> change = maxValue(view.table, coin);
      int lost = coin;
      int taken = 0;
      for (var entry : change.entrySet()) {
        lost -= entry.getKey() * entry.getValue();
        taken += entry.getValue();
      }
      if (best == null || lost < leastLost || lost == leastLost && taken > mostTaken) {
        best = new Move(coin, change);
        leastLost = lost;
        mostTaken = taken;
      }
    }
    return best;
  }

  /** The most valuable change for a coin: from high to low, as many as are there and fit. */
  static Map<Integer, Integer> maxValue(NavigableMap<Integer, Integer> table, int coin) {
    Map<Integer, Integer> change = new TreeMap<>();
    int room = coin - 1;
    for (var entry : table.headMap(coin, false).descendingMap().entrySet()) {
      int taken = Math.min(entry.getValue(), room / entry.getKey());
      change.put(entry.getKey(), taken);
      room -= taken * entry.getKey();
    }
    return change;
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
    List<?> hands = (List<?>) json.get("hands");
    return new View(counts(json.get("table")), counts(hands.get(number(json.get("you")))));
  }

  private static NavigableMap<Integer, Integer> counts(Object json) {
    NavigableMap<Integer, Integer> counts = new TreeMap<>();
    ((Map<?, ?>) json).forEach((cents, count) -> counts.put(number(cents), number(count)));
    return counts;
  }

  private static int number(Object json) {
    return Integer.parseInt((String) json);
  }

  private static String text(Move move) {
    List<String> change = new ArrayList<>();
    move.change.forEach((cents, count) -> change.add("\"" + cents + "\":" + count));
    return "{\"coin\":%d,\"change\":{%s}}".formatted(move.coin, String.join(",", change));
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
      Object bot = loadClass("CoinFight").getConstructor().newInstance();
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
      try (InputStream in = CoinFight.class.getResourceAsStream(file)) {
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
