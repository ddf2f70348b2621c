package dev.agon.bridge.file;

import dev.agon.text.FileLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An element of a USEBIO file that is being read, and the texts in it so far. */
final class UsebioElement {
  private final String name;
  private final FileLine line;
  private final String id;
  private final Map<String, String> fields = new HashMap<>();
  private final List<String> players = new ArrayList<>();
  private final List<Integer> pairs = new ArrayList<>();

  UsebioElement(String name, FileLine line, String id) {
    this.name = name;
    this.line = line;
    this.id = id;
  }

  String name() {
    return name;
  }

  /** Where the element begins. */
  FileLine line() {
    return line;
  }

  /** The element's identity in its attributes; empty if it has none. */
  String id() {
    return id;
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

  /** Adds a text, without blanks around it, unless the field has one. */
  void put(String field, String text) {
    fields.putIfAbsent(field, text);
  }

  /** The names of the players inside. */
  List<String> players() {
    return players;
  }

  /** The pairs inside, by their index in the session. */
  List<Integer> pairs() {
    return pairs;
  }
}
