package dev.agon.json;

import java.math.BigDecimal;

/** Writes JSON values as compact text. */
final class JsonText {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder();

  private JsonText() {}

  static String of(Json json) {
    JsonText text = new JsonText();
    text.write(json);
    return text.out.toString();
  }

  private void write(Json json) {
    // Not a switch: the first switch over types takes long at the start of a command.
    if (json instanceof Json.Str str) {
      quote(str.text());
    } else if (json instanceof Json.Num num) {
      out.append(plain(num.value()));
    } else if (json instanceof Json.Obj obj) {
      write(obj);
    } else if (json instanceof Json.Arr arr) {
      write(arr);
    } else if (json instanceof Json.Bool bool) {
      out.append(bool.value());
    } else {
      out.append("null");
    }
  }

  private void write(Json.Obj obj) {
    char before = '{';
    for (var field : obj.fields().entrySet()) {
      out.append(before);
      quote(field.getKey());
      out.append(':');
      write(field.getValue());
      before = ',';
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private void write(Json.Arr arr) {
    char before = '[';
    for (Json item : arr.items()) {
      out.append(before);
      write(item);
      before = ',';
    }
    out.append(before == '[' ? "[]" : "]");
  }

  private static String plain(BigDecimal number) {
    // Written out in full unless that would be absurdly long.
    return Math.abs(number.scale()) <= 40 ? number.toPlainString() : number.toString();
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || Character.isSurrogate(c) && !paired(text, i)) {
            out.append("\\u").append(HEX.charAt(c >> 12)).append(HEX.charAt(c >> 8 & 15));
            out.append(HEX.charAt(c >> 4 & 15)).append(HEX.charAt(c & 15));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean paired(String text, int i) {
    return Character.isHighSurrogate(text.charAt(i))
        ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
  }
}
