package dev.agon.event;

import dev.agon.text.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A YAML mapping with known keys and their lines. */
final class YamlMap {
  private final Map<String, Node> values = new LinkedHashMap<>();
  private final int line;

  static final class Problem extends RuntimeException {
    final int line;

    Problem(int line, String message) {
      super(message);
      this.line = line;
    }
  }

  /** Reads a mapping; throws for the first key that is unknown or duplicate. */
  YamlMap(Node node, String what, List<String> keys) {
    this(
        node,
        what,
        keys,
        problem -> {
          throw problem;
        });
  }

  /** Reports all keys that are unknown or duplicate. */
  YamlMap(Node node, String what, List<String> keys, Consumer<Problem> problems) {
    line = line(node);
    if (!(node instanceof MappingNode mapping)) {
      throw new Problem(line, what + " must be keys and values");
    }
    for (NodeTuple tuple : mapping.getValue()) {
      String key = scalar(tuple.getKeyNode(), "a key");
      if (!keys.isEmpty() && !keys.contains(key)) {
        problems.accept(new Problem(line(tuple.getKeyNode()), Nearest.unknown("key", key, keys)));
      }
      if (values.put(key, tuple.getValueNode()) != null) {
        problems.accept(new Problem(line(tuple.getKeyNode()), "key '" + key + "' is there twice"));
      }
    }
  }

  int line() {
    return line;
  }

  int line(String key) {
    Node node = values.get(key);
    return node == null ? line : line(node);
  }

  Set<String> keys() {
    return new LinkedHashSet<>(values.keySet());
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  Node node(String key) {
    Node node = values.get(key);
    if (node == null) {
      throw new Problem(line, "key '" + key + "' is missing");
    }
    return node;
  }

  String text(String key) {
    return scalar(node(key), "'" + key + "'");
  }

  String text(String key, String otherwise) {
    return has(key) ? text(key) : otherwise;
  }

  /**
   * The value of a key as it is written after a flag: the items of a list separated by commas, and
   * keys and values as in {@code {top: 8, risk: 0.1}} and {@code {points: {win: 3}}} as {@code
   * top=8, risk=0.1} and {@code points:win=3}.
   */
  String flat(String key) {
    Node node = node(key);
    if (node instanceof SequenceNode list) {
      return join(list, key);
    }
    if (!(node instanceof MappingNode)) {
      return text(key);
    }
    YamlMap map = new YamlMap(node, "'" + key + "'", List.of());
    String first = map.keys().stream().findFirst().orElse("");
    return map.keys().size() == 1 && map.node(first) instanceof MappingNode inner
        ? first + ":" + new YamlMap(inner, "'" + first + "'", List.of()).pairs()
        : map.pairs();
  }

  private String pairs() {
    return String.join(", ", keys().stream().map(key -> key + "=" + text(key)).toList());
  }

  private static String join(SequenceNode list, String key) {
    return String.join(
        ", ",
        list.getValue().stream().map(item -> scalar(item, "an item of '" + key + "'")).toList());
  }

  /** The items of a list as lines; an item that is a list is a line separated by commas. */
  Optional<String> lines(String key) {
    if (!(node(key) instanceof SequenceNode list)) {
      return Optional.empty();
    }
    return Optional.of(
        String.join("\n", list.getValue().stream().map(item -> line(item, key)).toList()));
  }

  private static String line(Node item, String key) {
    return item instanceof SequenceNode list
        ? String.join(
            ",",
            list.getValue().stream()
                .map(part -> scalar(part, "an item of '" + key + "'").replace(",", "\\,"))
                .toList())
        : scalar(item, "an item of '" + key + "'");
  }

  List<Node> list(String key) {
    if (node(key) instanceof SequenceNode list) {
      return new ArrayList<>(list.getValue());
    }
    throw new Problem(line(key), "'" + key + "' must be a list");
  }

  static Optional<String> scalar(Node node) {
    return node instanceof ScalarNode scalar ? Optional.of(scalar.getValue()) : Optional.empty();
  }

  private static String scalar(Node node, String what) {
    return scalar(node).orElseThrow(() -> new Problem(line(node), what + " must be a plain value"));
  }

  static int line(Node node) {
    return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
  }
}
