package dev.agon.event;

import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Where things stand in an event file, for what is seen to be wrong only after reading it. */
public final class EventFilePlaces {
  private final String file;
  private final Node root;

  private EventFilePlaces(String file, Node root) {
    this.file = file;
    this.root = root;
  }

  /** Those of a file that can be read. */
  public static EventFilePlaces in(String file, String text) {
    return new EventFilePlaces(file, EventFile.root(file, text));
  }

  /** As in {@code cup.yaml:7}: of the key, or of what is around it when it is not there. */
  public String ofKey(String... path) {
    Node node = root;
    int line = YamlMap.line(root);
    for (String key : path) {
      Optional<NodeTuple> found = tuple(node, key);
      if (found.isEmpty()) {
        break;
      }
      node = found.get().getValueNode();
      line = YamlMap.line(found.get().getKeyNode());
    }
    return file + ":" + line;
  }

  /** Of the item of a list, counted from 0; without such a list, of its key. */
  public String ofItem(String key, int index) {
    return tuple(root, key)
        .map(NodeTuple::getValueNode)
        .filter(node -> node instanceof SequenceNode list && index < list.getValue().size())
        .map(node -> YamlMap.line(((SequenceNode) node).getValue().get(index)))
        .map(line -> file + ":" + line)
        .orElse(ofKey(key));
  }

  private static Optional<NodeTuple> tuple(Node node, String key) {
    return node instanceof MappingNode mapping
        ? mapping.getValue().stream()
            .filter(tuple -> YamlMap.scalar(tuple.getKeyNode()).equals(Optional.of(key)))
            .findFirst()
        : Optional.empty();
  }
}
