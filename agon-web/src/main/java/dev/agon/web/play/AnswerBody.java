package dev.agon.web.play;

import dev.agon.json.Json;
import java.util.List;

/** What a person answers. */
sealed interface AnswerBody {
  /** The keys of options, and at the end the values of fields if that is asked. */
  record Chosen(List<Json> path) implements AnswerBody {
    public Chosen {
      path = List.copyOf(path);
    }
  }

  /** A text, as at a terminal. */
  record Typed(String text) implements AnswerBody {}
}
