package dev.agon.event;

import dev.agon.text.FilePosition;
import dev.agon.text.UserError;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Parses YAML by strangers: what is nested too deep is refused before it is read. */
final class YamlText {
  /** An event file has a depth of about five. */
  private static final int MAX_DEPTH = 50;

  private YamlText() {}

  /**
   * The tree of a text.
   *
   * @param file the file's name, for errors
   * @throws UserError if it is not YAML
   */
  static Node parse(String file, String text) {
    LoadSettings settings = LoadSettings.builder().setCodePointLimit(EventFile.MAX_BYTES).build();
    try {
      Parser parser =
          new ShallowParser(file, new ParserImpl(settings, new StreamReader(settings, text)));
      return new Composer(settings, parser)
          .getSingleNode()
          .orElseThrow(() -> UserError.at(new FilePosition(file, 1), "the file is empty"));
    } catch (MarkedYamlEngineException e) {
      throw UserError.at(
          new FilePosition(file, line(e.getProblemMark())), "not YAML: " + e.getProblem());
    } catch (IndexOutOfBoundsException e) {
      // The library fails on half of a surrogate pair at the end of its buffer.
      throw UserError.at(new FilePosition(file, 0), "not YAML: it has half of a character");
    } catch (YamlEngineException e) {
      throw UserError.at(
          new FilePosition(file, 0),
          "not YAML: " + String.valueOf(e.getMessage()).replaceAll("\\s+", " "));
    }
  }

  private static int line(Optional<Mark> mark) {
    return mark.map(Mark::getLine).orElse(0) + 1;
  }

  /** Counts the depth, since whoever builds a tree from the events calls itself for each level. */
  private static final class ShallowParser implements Parser {
    private final String file;
    private final Parser parser;
    private int depth;

    ShallowParser(String file, Parser parser) {
      this.file = file;
      this.parser = parser;
    }

    @Override
    public boolean checkEvent(Event.ID id) {
      return parser.checkEvent(id);
    }

    @Override
    public Event peekEvent() {
      return parser.peekEvent();
    }

    @Override
    public boolean hasNext() {
      return parser.hasNext();
    }

    @Override
    public Event next() {
      Event event = parser.next();
      switch (event.getEventId()) {
        case SequenceStart, MappingStart -> depth++;
        case SequenceEnd, MappingEnd -> depth--;
        default -> {
          // Neither begins nor ends a level.
        }
      }
      if (depth > MAX_DEPTH) {
        throw UserError.at(
            new FilePosition(file, line(event.getStartMark())),
            "lists and mappings are nested more than " + MAX_DEPTH + " deep");
      }
      return event;
    }
  }
}
