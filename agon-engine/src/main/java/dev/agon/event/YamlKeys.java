package dev.agon.event;

import dev.agon.tournament.Matchup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** The keys of a stage in an event file. */
record YamlKeys(String file, YamlMap map) implements Keys {
  @Override
  public boolean has(String key) {
    return map.has(key);
  }

  @Override
  public Optional<String> text(String key) {
    return map.has(key) ? Optional.of(map.text(key)) : Optional.empty();
  }

  @Override
  public long whole(String key, long otherwise, long min, long max) {
    return map.whole(key, otherwise, min, max);
  }

  @Override
  public List<String> items(String key) {
    return YamlMap.items(map.node(key));
  }

  @Override
  public Worded worded(String key) {
    if (!(map.node(key) instanceof MappingNode)) {
      return new Worded(map.text(key), Map.of());
    }
    YamlMap words = new YamlMap(map.node(key), "'" + key + "'", List.of());
    if (words.keys().size() != 1) {
      throw problem(key, "must be one word, or one word with its numbers");
    }
    String word = words.keys().iterator().next();
    return new Worded(word, parts(words.node(word), word));
  }

  @Override
  public Map<String, String> parts(String key) {
    return map.node(key) instanceof MappingNode node ? parts(node, key) : Map.of();
  }

  private static Map<String, String> parts(Node node, String of) {
    YamlMap values = new YamlMap(node, "'" + of + "'", List.of());
    Map<String, String> parts = new LinkedHashMap<>();
    values.keys().forEach(part -> parts.put(part, values.text(part)));
    return parts;
  }

  @Override
  public List<Matchup> matchups(String key) {
    if (!(map.node(key) instanceof SequenceNode)) {
      return MatchupFile.read(map.text(key));
    }
    List<Matchup> matchups = new ArrayList<>();
    for (Node node : map.list(key)) {
      String where = file + ":" + YamlMap.line(node);
      matchups.add(MatchupFile.matchup(where, YamlMap.items(node)));
    }
    if (matchups.isEmpty()) {
      throw problem(key, "must say who meets whom: a list, or a file");
    }
    return matchups;
  }

  @Override
  public RuntimeException problem(String key, String message) {
    return new YamlMap.Problem(
        map.line(key), message.startsWith("unknown ") ? message : "'" + key + "' " + message);
  }
}
