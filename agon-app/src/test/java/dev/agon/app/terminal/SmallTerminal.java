package dev.agon.app.terminal;

import java.util.ArrayList;
import java.util.List;

/** A terminal below a prompt: it wraps lines, and wraps them anew when its width changes. */
final class SmallTerminal {
  private static final List<String> SEQUENCES = List.of("\033[J", "\033[?7l", "\033[?7h", "\r");

  private final List<String> rows = new ArrayList<>(List.of("$ agon run", ""));
  private int columns = 80;
  private int row = 1;
  private int column;
  private boolean wraps = true;

  /** The rows that are not empty. */
  List<String> rows() {
    return rows.stream().filter(text -> !text.isEmpty()).toList();
  }

  void resize(int newColumns) {
    columns = newColumns;
    for (int i = 0; i < rows.size(); i++) {
      String text = rows.get(i);
      if (text.length() > columns) {
        rows.set(i, text.substring(0, columns));
        rows.add(i + 1, text.substring(columns));
        if (i < row) {
          row++;
        } else if (i == row && column >= columns) {
          row++;
          column -= columns;
        }
      }
    }
  }

  void write(String text) {
    String rest = text;
    while (!rest.isEmpty()) {
      String start = rest;
      String sequence = SEQUENCES.stream().filter(start::startsWith).findFirst().orElse("");
      switch (sequence) {
        case "\r" -> column = 0;
        case "\033[J" -> {
          rows.set(row, rows.get(row).substring(0, column));
          rows.subList(row + 1, rows.size()).clear();
        }
        case "\033[?7l" -> wraps = false;
        case "\033[?7h" -> wraps = true;
        default -> put(start.charAt(0));
      }
      rest = rest.substring(Math.max(1, sequence.length()));
    }
  }

  private void put(char letter) {
    if (column == columns) {
      column = wraps ? 0 : columns - 1;
      if (wraps) {
        rows.add(++row, "");
      }
    }
    StringBuilder text = new StringBuilder(rows.get(row));
    text.setLength(Math.max(text.length(), column + 1));
    text.setCharAt(column++, letter);
    rows.set(row, text.toString());
  }
}
