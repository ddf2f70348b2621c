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
 * A BotStack bot for the session protocol, in Java without any library.
 *
 * <pre>agon run --game botstack --bots bots/java/BotStack.java,Gambler</pre>
 *
 * To make it your own, change {@link #choose}. Debug with System.err: standard output carries the
 * answers and nothing else.
 */
public final class BotStack implements Function<Map<?, ?>, String> {
  /**
   * What you know when you are asked.
   *
   * @param question "ask", "answer", "item" or "shoot"
   * @param round the number of the round, from 1
   * @param draws how many rounds were draws
   * @param next "live" or "blank" after a peek, otherwise null
   */
  record View(
      String question, int round, int draws, Player you, Player other, Gun gun, String next) {}

  /**
   * One of the two.
   *
   * @param items two of "empty", "peek", "eject", "skip", "kit", "reload"
   * @param skips how many skips are pending
   */
  record Player(int wins, int health, List<String> items, int skips) {}

  record Gun(int bullets, int live, int reloads) {}

  /** A bracket, a string or a bare word; commas and colons only part them. */
  private static final Pattern TOKEN =
      Pattern.compile("[{}\\[\\]]|\"((?:[^\"\\\\]++|\\\\.)*+)\"|[^\\s,:{}\\[\\]\"]+");

  private static final Object END = new Object();

  /**
   * The answer to the question; each question has its own words:
   *
   * <ul>
   *   <li>ask, do you ask to call the round a draw: "yes" or "no";
   *   <li>answer, the other asks, do you accept: "yes" or "no";
   *   <li>item, which slot's item do you use, if any: "none", "1" or "2";
   *   <li>shoot, whom do you shoot: "self" or "other".
   * </ul>
   */
  static String choose(View view) {
    return switch (view.question) {
      case "item" -> item(view);
      case "shoot" -> shot(view);
      default -> view.you.health < view.other.health ? "yes" : "no";
    };
  }

  /** The first slot whose item has its moment. */
  static String item(View view) {
    for (int slot = 0; slot < 2; slot++) {
      if (isUseful(view.you.items.get(slot), view)) {
        return String.valueOf(slot + 1);
      }
    }
    return "none";
  }

  static boolean isUseful(String held, View view) {
    int live = view.gun.live;
    int blanks = view.gun.bullets - live;
    return switch (held) {
      case "kit" -> true;
      case "peek" -> live > 0 && blanks > 0;
      case "skip" -> live >= blanks && view.you.skips == 0;
      case "eject" -> live == blanks;
      case "reload" -> 3 * live < view.gun.bullets;
      default -> false;
    };
  }

  /** Yourself with a blank, or if blanks outnumber live bullets; otherwise the other. */
  static String shot(View view) {
    if (view.next != null) {
      return view.next.equals("blank") ? "self" : "other";
    }
    return 2 * view.gun.live < view.gun.bullets ? "self" : "other";
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
    Map<?, ?> gun = (Map<?, ?>) json.get("gun");
    return new View(
        (String) json.get("question"),
        number(json.get("round")),
        number(json.get("draws")),
        player((Map<?, ?>) json.get("you")),
        player((Map<?, ?>) json.get("other")),
        new Gun(number(gun.get("bullets")), number(gun.get("live")), number(gun.get("reloads"))),
        (String) json.get("next"));
  }

  private static Player player(Map<?, ?> json) {
    return new Player(
        number(json.get("wins")),
        number(json.get("health")),
        words(json.get("items")),
        number(json.get("skips")));
  }

  @SuppressWarnings("unchecked")
  private static List<String> words(Object json) {
    return (List<String>) json;
  }

  private static int number(Object json) {
    return Integer.parseInt((String) json);
  }

  private static String text(String move) {
    return "\"" + move + "\"";
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
      Object bot = loadClass("BotStack").getConstructor().newInstance();
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
      try (InputStream in = BotStack.class.getResourceAsStream(file)) {
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
