package dev.agon.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes one script of ES modules that import each other. Every module becomes a function with its
 * own names, called once and after those it imports; its value has what the module exports. Only
 * the forms of import and export that our scripts use are known; any other one is an error.
 */
final class ScriptBundle {
  private static final Pattern IMPORT =
      Pattern.compile("import (?:\\{ (\\w+(?:, \\w+)*) } from )?'\\./([a-z]+)\\.js';");
  private static final Pattern EXPORT =
      Pattern.compile("export ((?:(?:async )?function|const|class) (\\w+)\\b.*)");
  private static final Pattern OTHER_FORM =
      Pattern.compile("^\\s*(import|export)\\b|\\bimport\\s*[(.]");

  private final UnaryOperator<String> files;

  /** What each module exports; a module comes after those it imports. */
  private final Map<String, Set<String>> exports = new LinkedHashMap<>();

  /** The modules whose imports are being read. */
  private final Set<String> open = new LinkedHashSet<>();

  private final StringBuilder script = new StringBuilder();

  private ScriptBundle(UnaryOperator<String> files) {
    this.files = files;
  }

  /**
   * The script of a module and of all that it imports.
   *
   * @param files gives the text of a file by its name
   * @throws IllegalArgumentException if a module has an import or export that is not known
   */
  public static String of(String file, UnaryOperator<String> files) {
    ScriptBundle bundle = new ScriptBundle(files);
    bundle.add(file.replace(".js", ""));
    return bundle.script.toString();
  }

  private void add(String module) {
    if (exports.containsKey(module)) {
      return;
    }
    String file = module + ".js";
    if (!open.add(module)) {
      throw new IllegalArgumentException(file + " imports itself through " + open);
    }
    List<String> body = new ArrayList<>();
    Set<String> exported = new LinkedHashSet<>();
    int number = 0;
    for (String line : files.apply(file).lines().toList()) {
      number++;
      Matcher imported = IMPORT.matcher(line);
      Matcher export = EXPORT.matcher(line);
      if (imported.matches()) {
        String from = imported.group(2);
        add(from);
        String names = imported.group(1);
        if (names != null) {
          check(file, number, from, List.of(names.split(", ", -1)));
          body.add("const { %s } = $%s;".formatted(names, from));
        }
      } else if (export.matches()) {
        exported.add(export.group(2));
        body.add(export.group(1));
      } else if (OTHER_FORM.matcher(line).find()) {
        throw new IllegalArgumentException(
            "%s, line %d: this form of import or export is not known: %s"
                .formatted(file, number, line.strip()));
      } else {
        body.add(line);
      }
    }
    open.remove(module);
    exports.put(module, exported);
    script.append("const $").append(module).append(" = (() => {\n");
    body.forEach(line -> script.append(line).append('\n'));
    script.append("return { ").append(String.join(", ", exported)).append(" };\n})();\n");
  }

  private void check(String file, int number, String from, List<String> names) {
    Set<String> known = exports.getOrDefault(from, Set.of());
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "%s, line %d: %s.js does not export %s, but %s"
                .formatted(file, number, from, name, String.join(", ", known)));
      }
    }
  }
}
