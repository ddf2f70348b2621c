package dev.agon.bridge.file;

import dev.agon.text.FileLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An element of a USEBIO file that is being read, and the texts in it so far.
 *
 * @param line where it begins
 * @param id its identity in its attributes; empty if it has none
 * @param fields the texts of the elements inside, without blanks around them
 * @param players the names of the players inside
 * @param pairs the pairs inside, by their index in the session
 */
record UsebioElement(
    String name,
    FileLine line,
    String id,
    Map<String, String> fields,
    List<String> players,
    List<Integer> pairs) {

  UsebioElement(String name, FileLine line, String id) {
    this(name, line, id, new HashMap<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** The text of an element inside; empty if there is none. */
  String field(String field) {
    return fields.getOrDefault(field, "");
  }

  /** The first of these fields that has a text. */
  String firstField(String... names) {
    for (String field : names) {
      String text = field(field);
      if (!text.isEmpty()) {
        return text;
      }
    }
    return "";
  }

  /** Adds a text, unless the field has one. */
  void put(String field, String text) {
    fields.putIfAbsent(field, text);
  }
}
