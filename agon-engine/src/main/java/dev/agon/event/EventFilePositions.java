package dev.agon.event;

import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** The positions of keys in an event file, for errors that are found after reading it. */
public final class EventFilePositions {
  private static final String STAGES = "stages";

  private final String file;
  private final Node root;

  private EventFilePositions(String file, Node root) {
    this.file = file;
    this.root = root;
  }

  static EventFilePositions in(String file, Node root) {
    return new EventFilePositions(file, root);
  }

  String file() {
    return file;
  }

  /** The position of a key, or of the surrounding key if it is missing, like {@code cup.yaml:7}. */
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

  /** The position of a stage, counted from 0, or of the key if there is no list. */
  public String ofStage(int index) {
    return stage(index).map(YamlMap::line).map(line -> file + ":" + line).orElse(ofKey(STAGES));
  }

  /**
   * The position of a line of a stage's option: an item of a list in this file, or a line of the
   * file that the option names.
   *
   * @param line counted from 1
   */
  public String ofLine(int stage, String option, int line) {
    Optional<Node> value =
        stage(stage).flatMap(node -> tuple(node, option)).map(NodeTuple::getValueNode);
    if (value.isPresent() && value.get() instanceof SequenceNode list) {
      return file + ":" + YamlMap.line(list.getValue().get(line - 1));
    }
    return value
        .flatMap(YamlMap::scalar)
        .map(name -> EventFile.beside(file, name) + ":" + line)
        .orElse(ofStage(stage));
  }

  private Optional<Node> stage(int index) {
    return tuple(root, STAGES)
        .map(NodeTuple::getValueNode)
        .filter(node -> node instanceof SequenceNode list && index < list.getValue().size())
        .map(node -> ((SequenceNode) node).getValue().get(index));
  }

  private static Optional<NodeTuple> tuple(Node node, String key) {
    return node instanceof MappingNode mapping
        ? mapping.getValue().stream()
            .filter(tuple -> YamlMap.scalar(tuple.getKeyNode()).equals(Optional.of(key)))
            .findFirst()
        : Optional.empty();
  }
}
