package dev.agon.bridge.deal;

import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Splits the text of a PBN file into its games and their tags, without comments. */
final class PbnTags {
  /** Tags that occur once in a game, so that a second one begins the next game. */
  private static final Set<String> ONCE = Set.of("Event", "Board", "Dealer", "Vulnerable", "Deal");

  private final String file;
  private final String text;
  private int at;
  private int line = 1;
  private final List<PbnGame> games = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private Map<String, PbnTag> tags = new LinkedHashMap<>();
  private Optional<PbnTag> last = Optional.empty();

  private PbnTags(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /** A tag, with the lines of the section below it. */
  record PbnTag(FileLine line, String value, List<String> rows) {}

  record PbnGame(Map<String, PbnTag> tags) {
    /** A tag with a value; empty if it is missing, blank, or a question mark. */
    Optional<PbnTag> tag(String name) {
      return Optional.ofNullable(tags.get(name))
          .filter(tag -> !tag.value().isBlank() && !tag.value().equals("?"));
    }
  }

  record PbnText(List<PbnGame> games, List<String> problems) {}

  static PbnText read(String file, String text) {
    PbnTags reader = new PbnTags(file, text);
    reader.read();
    return new PbnText(reader.games, reader.problems);
  }

  private void read() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c) || c == '\ufeff') {
        next();
      } else if (c == ';' || c == '%' && isLineStart()) {
        restOfLine();
      } else if (c == '{') {
        comment();
      } else if (c == '[') {
        tag();
      } else {
        String row = restOfLine().strip();
        last.ifPresent(tag -> tag.rows().add(row));
      }
    }
    endGame();
  }

  private boolean isLineStart() {
    return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
  }

  private char next() {
    char c = text.charAt(at++);
    boolean endsLine = c == '\n' || c == '\r' && (at == text.length() || text.charAt(at) != '\n');
    line += endsLine ? 1 : 0;
    return c;
  }

  private String restOfLine() {
    int from = at;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return text.substring(from, at);
  }

  private void comment() {
    FileLine begin = here();
    while (at < text.length()) {
      if (next() == '}') {
        return;
      }
    }
    problems.add(begin + ": the comment that begins with { has no }");
  }

  private FileLine here() {
    return new FileLine(file, line);
  }

  /** Reads a tag like {@code [Board "1"]}; blanks and line ends may be between its parts. */
  private void tag() {
    FileLine begin = here();
    int from = at;
    next();
    skipBlanks();
    int nameFrom = at;
    while (at < text.length() && isNameCharacter(text.charAt(at))) {
      at++;
    }
    String name = text.substring(nameFrom, at);
    skipBlanks();
    Optional<String> value = quoted();
    skipBlanks();
    if (name.isEmpty() || value.isEmpty() || at == text.length() || text.charAt(at) != ']') {
      String shown =
          text.substring(from, Math.min(at + 20, text.length())).lines().findFirst().get();
      problems.add(begin + ": expected a tag like [Board \"1\"], got " + Parsed.quoted(shown));
      restOfLine();
      return;
    }
    next();
    add(name, new PbnTag(begin, value.get(), new ArrayList<>()));
  }

  private static boolean isNameCharacter(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      next();
    }
  }

  /** Reads a value in quotes, in which a backslash protects a quote; it ends in its line. */
  private Optional<String> quoted() {
    if (at == text.length() || text.charAt(at) != '"') {
      return Optional.empty();
    }
    at++;
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      char c = text.charAt(at++);
      if (c == '"') {
        return Optional.of(value.toString());
      }
      boolean escapes = c == '\\' && at < text.length() && "\"\\".indexOf(text.charAt(at)) >= 0;
      value.append(escapes ? text.charAt(at++) : c);
    }
    return Optional.empty();
  }

  private void add(String name, PbnTag tag) {
    if (ONCE.contains(name) && tags.containsKey(name)) {
      endGame();
    }
    PbnTag inherited = new PbnTag(tag.line(), inherited(name, tag.value()), tag.rows());
    tags.putIfAbsent(name, inherited);
    last = Optional.of(inherited);
  }

  /** A value of # is the one of the game before, and ## begins a value that others inherit. */
  private String inherited(String name, String value) {
    if (value.equals("#")) {
      return games.isEmpty() ? "" : games.getLast().tag(name).map(PbnTag::value).orElse("");
    }
    return value.startsWith("##") ? value.substring(2) : value;
  }

  private void endGame() {
    if (!tags.isEmpty()) {
      games.add(new PbnGame(tags));
      tags = new LinkedHashMap<>();
    }
    last = Optional.empty();
  }
}
