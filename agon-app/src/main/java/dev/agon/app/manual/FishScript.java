package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import java.util.List;

/** The script for fish, which shows what commands and flags mean. */
record FishScript(Completions completions) {
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("# Completion of agon for fish; made by: agon completion fish\n");
    text.append("function __agon_at\n    set -l command ''\n");
    text.append("    for word in (commandline -opc)[2..-1]\n");
    text.append("        switch \"$command $word\"\n");
    text.append("            case ").append(completions.paths(" ")).append('\n');
    text.append("                set command (string trim -- \"$command $word\")\n");
    text.append("        end\n    end\n");
    text.append("    test \"$command\" = \"$argv[1]\"\nend\n");
    completions.agon().all().forEach(node -> append(text, node));
    return text.toString();
  }

  private void append(StringBuilder text, CommandNode node) {
    String at = "complete -c agon -n \"__agon_at '%s'\"".formatted(node.path());
    List<String> operands = completions.operands(node);
    if (!node.takesFile()) {
      text.append(at).append(" -f\n");
    }
    for (CommandNode sub : node.subcommands()) {
      text.append(at).append(" -a %s -d %s%n".formatted(sub.name(), quoted(sub.summary())));
    }
    if (!operands.isEmpty()) {
      text.append(at).append(" -a '%s'%n".formatted(String.join(" ", operands)));
    }
    for (Flag flag : Completions.flags(node)) {
      text.append(at).append(" -l ").append(flag.name()).append(values(flag));
      text.append(" -d ").append(quoted(flag.help())).append('\n');
    }
  }

  private String values(Flag flag) {
    if (flag.value().isEmpty()) {
      return "";
    }
    List<String> values = completions.values(flag);
    if (values.isEmpty()) {
      return Completions.takesFile(flag) ? " -r -F" : " -x";
    }
    return " -x -a '" + String.join(" ", values) + "'";
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
