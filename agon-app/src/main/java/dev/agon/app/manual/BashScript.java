package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for bash. Where it offers no word, bash itself completes file names. */
record BashScript(Completions completions) {
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("# Completion of agon for bash; made by: agon completion bash\n");
    text.append("_agon() {\n");
    text.append("  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n");
    text.append("  local command= words= flags= i\n");
    text.append("  for ((i = 1; i < COMP_CWORD; i++)); do\n");
    text.append("    case \"$command ${COMP_WORDS[i]}\" in\n");
    text.append("      ").append(completions.paths(" | ")).append(")\n");
    text.append("        command=\"${command:+$command }${COMP_WORDS[i]}\" ;;\n");
    text.append("    esac\n  done\n");
    text.append("  COMPREPLY=()\n");
    text.append("  case \"$command $previous\" in\n");
    completions
        .agon()
        .all()
        .forEach(node -> node.flags().forEach(flag -> appendValues(text, node, flag)));
    text.append("  esac\n");
    text.append("  case $command in\n");
    completions.agon().all().forEach(node -> appendWords(text, node));
    text.append("  esac\n");
    text.append("  [[ $current != -* ]] || words=$flags\n");
    text.append("  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n");
    text.append("}\n");
    return text.append("complete -o default -F _agon agon\n").toString();
  }

  private void appendValues(StringBuilder text, CommandNode node, Flag flag) {
    if (flag.value().isPresent()) {
      String values = String.join(" ", completions.values(flag));
      text.append("    '%s --%s') ".formatted(node.path(), flag.name()));
      text.append(
          values.isEmpty()
              ? "return ;;\n"
              : "COMPREPLY=($(compgen -W '%s' -- \"$current\")); return ;;\n".formatted(values));
    }
  }

  private void appendWords(StringBuilder text, CommandNode node) {
    String words =
        Stream.concat(
                node.subcommands().stream().map(CommandNode::name),
                completions.operands(node).stream())
            .collect(Collectors.joining(" "));
    String flags =
        Completions.flags(node).stream()
            .map(flag -> "--" + flag.name())
            .collect(Collectors.joining(" "));
    text.append("    '%s') words='%s' flags='%s' ;;\n".formatted(node.path(), words, flags));
  }
}
