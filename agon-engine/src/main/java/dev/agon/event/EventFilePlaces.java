package dev.agon.event;

import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Where things stand in an event file, for what is seen to be wrong only after reading it. */
public final class EventFilePlaces {
  private static final String STAGES = "stages";

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

  /** Of a stage, counted from 0; without such a list, of its key. */
  public String ofStage(int index) {
    return stage(index).map(YamlMap::line).map(line -> file + ":" + line).orElse(ofKey(STAGES));
  }

  /**
   * Of a line of a stage's option: an item of a list in this file, or a line of the file that the
   * option names.
   *
   * @param line counted from 1
   */
  public String ofLine(int stage, String option, int line) {
    Optional<Node> value =
        stage(stage).flatMap(node -> tuple(node, option)).map(NodeTuple::getValueNode);
    if (value.isPresent() && value.get() instanceof SequenceNode list) {
      return file + ":" + YamlMap.line(list.getValue().get(line - 1));
    }
    return value.flatMap(YamlMap::scalar).map(name -> name + ":" + line).orElse(ofStage(stage));
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
