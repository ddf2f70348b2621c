package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for zsh, which shows what commands and flags mean. */
record ZshScript(Completions completions) {
  /** Events and matches are looked up when they are asked for. */
  private static final String FUNCTIONS =
      """
      _agon_events() {
        "${words[1]}"%s
      }
      _agon_stored() {
        local id matches i count=0 event=${words[CURRENT]%%%%/*}
        local -a found
        if [[ ${words[CURRENT]} != */* ]]; then
          _agon_events | while read -r id matches; do found+=("$id$1"); done
          if [[ -n $1 ]]; then compadd -S '' -- $found last/; else compadd -- $found last; fi
          return
        fi
        _agon_events | while read -r id matches; do
          [[ $event != last && $event != $id ]] || count=$matches
        done
        for ((i = 1; i <= count && i <= %d; i++)); do found+=("$event/$i"); done
        compadd -- $found
      }
      """
          .formatted(Completions.EVENTS, Completions.MAX_MATCHES);

  String text() {
    StringBuilder text = new StringBuilder("#compdef agon\n");
    text.append("# Completion of agon for zsh; made by: agon completion zsh\n");
    text.append(FUNCTIONS);
    text.append("_agon() {\n");
    text.append("  local command= files= i\n  local -a operands flags bots settings db\n");
    text.append("  for ((i = 2; i < CURRENT; i++)); do\n");
    text.append("    case \"$command ${words[i]}\" in\n");
    text.append("      ").append(completions.paths(" | ")).append(")\n");
    text.append("        command=\"${command:+$command }${words[i]}\" ;;\n");
    text.append("    esac\n");
    text.append("    case ${words[i]} in\n");
    text.append("      --db) db=(--db ${words[i+1]}) ;;\n");
    for (Completions.GameWords game : completions.games()) {
      text.append(
          "      %s) bots=(%s) settings=(%s) ;;\n"
              .formatted(
                  game.id(), String.join(" ", game.bots()), String.join(" ", game.settings())));
    }
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
    text.append("  else\n");
    text.append("    (( ! ${#operands} )) || _describe argument operands\n");
    text.append("    [[ -z $files ]] || _files\n  fi\n");
    text.append("}\n");
    // Read by source it is registered; found by zsh itself it is called.
    text.append("if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n  _agon \"$@\"\n");
    return text.append("else\n  compdef _agon agon\nfi\n").toString();
  }

  private void appendValues(StringBuilder text, CommandNode node, Flag flag) {
    if (flag.value().isPresent()) {
      text.append(
          "    '%s --%s') %s; return ;;\n".formatted(node.path(), flag.name(), offer(flag)));
    }
  }

  private String offer(Flag flag) {
    List<String> values = completions.values(flag);
    return switch (Completions.Source.of(flag)) {
      case BOTS -> "compset -P '*,'; compadd -S '' -- $bots; _files";
      case SETTINGS -> "compadd -S '' -- $settings";
      case EVENTS -> "_agon_stored ''";
      case OTHER ->
          values.isEmpty()
              ? Completions.takesFile(flag) ? "_files" : "_message " + quoted(flag.help())
              : "compadd -- " + String.join(" ", values);
    };
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
    text.append("    '%s') operands=(%s) flags=(%s)".formatted(node.path(), operands, flags));
    text.append(node.takesFile() ? " files=yes" : "");
    if (node.takesEvent() || node.takesMatch()) {
      text.append("; [[ ${words[CURRENT]} == -* ]] || { _agon_stored '");
      text.append(node.takesEvent() ? "'" : "/'").append(node.takesFile() ? " }" : "; return }");
    }
    text.append(" ;;\n");
  }

  private static String described(String word, String help) {
    return quoted(word + ":" + help);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
