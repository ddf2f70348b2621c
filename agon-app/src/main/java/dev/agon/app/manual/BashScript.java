package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import dev.agon.app.manual.Completions.GameWords;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for bash. Where it offers no word, bash itself completes file names. */
record BashScript(Completions completions) {
  /** Events and matches are looked up; a list of bots continues behind its last comma. */
  private static final String FUNCTIONS =
      """
      _agon_events() {
        "${COMP_WORDS[0]}"%s
      }
      _agon_stored() {
        local id matches i count=0 event=${current%%%%/*}
        if [[ $current != */* ]]; then
          words="$words $(_agon_events | while read -r id matches; do echo "$id$1"; done) last$1"
          [[ -z $1 ]] || compopt -o nospace 2>/dev/null
          return
        fi
        while read -r id matches; do
          [[ $event != last && $event != "$id" ]] || count=$matches
        done < <(_agon_events)
        for ((i = 1; i <= count && i <= %d; i++)); do words+=" $event/$i"; done
      }
      _agon_list() {
        local before=
        [[ $current != *,* ]] || before=${current%%,*},
        compopt -o nospace 2>/dev/null
        COMPREPLY=($(compgen -P "$before" -W "$1" -- "${current##*,}") \\
          $(compgen -P "$before" -f -- "${current##*,}"))
      }
      _agon_setting() {
        local before= offer=()
        [[ $current != = ]] || { before="$previous=" current=; }
        [[ $previous != = ]] || before="${COMP_WORDS[COMP_CWORD-2]}="
        for word in $settings; do
          [[ -z $before ]] && offer+=("${word%%%%=*}=") || [[ $word != "$before"* ]] || offer+=("${word#*=}")
        done
        [[ -n $before ]] || compopt -o nospace 2>/dev/null
        COMPREPLY=($(compgen -W "${offer[*]}" -- "$current" | sort -u))
      }
      """
          .formatted(Completions.EVENTS, Completions.MAX_MATCHES);

  String text() {
    StringBuilder text = new StringBuilder();
    text.append("# Completion of agon for bash; made by: agon completion bash\n");
    text.append(FUNCTIONS);
    text.append("_agon() {\n");
    text.append("  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n");
    text.append("  local command= words= flags= bots= settings= db= word i\n");
    text.append("  for ((i = 1; i < COMP_CWORD; i++)); do\n");
    text.append("    case \"$command ${COMP_WORDS[i]}\" in\n");
    text.append("      ").append(completions.paths(" | ")).append(")\n");
    text.append("        command=\"${command:+$command }${COMP_WORDS[i]}\" ;;\n");
    text.append("    esac\n");
    text.append("    case ${COMP_WORDS[i]} in\n");
    text.append("      --db) db=\"--db ${COMP_WORDS[i+1]}\" ;;\n");
    completions.games().forEach(game -> appendGame(text, game));
    text.append("    esac\n  done\n");
    text.append("  COMPREPLY=()\n");
    text.append("  i=$COMP_CWORD\n");
    text.append("  [[ $current != = ]] || ((i -= 1))\n");
    text.append("  [[ $previous != = ]] || ((i -= 2))\n");
    text.append("  case \"$command ${COMP_WORDS[i-1]}\" in\n");
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

  private static void appendGame(StringBuilder text, GameWords game) {
    text.append(
        "      %s) bots='%s' settings='%s' ;;\n"
            .formatted(game.id(), words(game.bots()), words(game.settings())));
  }

  private static String words(List<String> words) {
    return String.join(" ", words);
  }

  private void appendValues(StringBuilder text, CommandNode node, Flag flag) {
    if (flag.value().isPresent()) {
      text.append("    '%s --%s') %s ;;\n".formatted(node.path(), flag.name(), offer(flag)));
    }
  }

  private String offer(Flag flag) {
    String values = words(completions.values(flag));
    return switch (Completions.Source.of(flag)) {
      case BOTS -> "_agon_list \"$bots\"; return";
      case SETTINGS -> "_agon_setting; return";
      case EVENTS ->
          "_agon_stored ''; COMPREPLY=($(compgen -W \"$words\" -- \"$current\")); return";
      case OTHER ->
          values.isEmpty()
              ? "return"
              : "COMPREPLY=($(compgen -W '%s' -- \"$current\")); return".formatted(values);
    };
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
    text.append("    '%s') words='%s' flags='%s'".formatted(node.path(), words, flags));
    if (node.takesEvent()) {
      text.append("; [[ $current == -* ]] || _agon_stored ''");
    } else if (node.takesMatch()) {
      text.append("; [[ $current == -* ]] || _agon_stored /");
    }
    text.append(" ;;\n");
  }
}
