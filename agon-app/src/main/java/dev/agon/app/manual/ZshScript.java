package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for zsh, which shows what commands and flags mean. */
record ZshScript(Completions completions) {
  String text() {
    StringBuilder text = new StringBuilder("#compdef agon\n");
    text.append("# Completion of agon for zsh; made by: agon completion zsh\n");
    text.append("_agon() {\n");
    text.append("  local command= i\n  local -a operands flags\n");
    text.append("  for ((i = 2; i < CURRENT; i++)); do\n");
    text.append("    case \"$command ${words[i]}\" in\n");
    text.append("      ").append(completions.paths(" | ")).append(")\n");
    text.append("        command=\"${command:+$command }${words[i]}\" ;;\n");
    text.append("    esac\n  done\n");
    text.append("  case \"$command ${words[CURRENT-1]}\" in\n");
    completions
        .agon()
        .all()
        .forEach(node -> node.flags().forEach(flag -> appendValues(text, node, flag)));
    text.append("  esac\n");
    text.append("  case $command in\n");
    completions.agon().all().forEach(node -> appendWords(text, node));
    text.append("  esac\n");
    text.append("  if [[ ${words[CURRENT]} == -* ]]; then\n    _describe -o flag flags\n");
    text.append("  elif (( ${#operands} )); then\n    _describe argument operands\n");
    text.append("  else\n    _files\n  fi\n");
    text.append("}\n");
    // Read by source it is registered; found by zsh itself it is called.
    text.append("if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n  _agon \"$@\"\n");
    return text.append("else\n  compdef _agon agon\nfi\n").toString();
  }

  private void appendValues(StringBuilder text, CommandNode node, Flag flag) {
    if (flag.value().isPresent()) {
      List<String> values = completions.values(flag);
      String offer =
          values.isEmpty()
              ? Completions.takesFile(flag) ? "_files" : "_message " + quoted(flag.help())
              : "compadd -- " + String.join(" ", values);
      text.append("    '%s --%s') %s; return ;;\n".formatted(node.path(), flag.name(), offer));
    }
  }

  private void appendWords(StringBuilder text, CommandNode node) {
    String operands =
        Stream.concat(
                node.subcommands().stream().map(sub -> described(sub.name(), sub.summary())),
                completions.operands(node).stream())
            .collect(Collectors.joining(" "));
    String flags =
        Completions.flags(node).stream()
            .map(flag -> described("--" + flag.name(), flag.help()))
            .collect(Collectors.joining(" "));
    text.append("    '%s') operands=(%s) flags=(%s) ;;\n".formatted(node.path(), operands, flags));
  }

  private static String described(String word, String help) {
    return quoted(word + ":" + help);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
