package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import java.util.List;

/** The script for fish, which shows what commands and flags mean. */
record FishScript(Completions completions) {
  /** Events and matches are looked up; a list of bots continues behind its last comma. */
  private static final String FUNCTIONS =
      """
      function __agon_bots
          set -l before (string match -r '.*,' -- (commandline -ct))
          for bot in (__agon_words bots)
              echo "$before$bot"
          end
      end
      function __agon_events
          set -l line (commandline -opc)
          set -l db
          if set -l at (contains -i -- --db $line)
              set db --db $line[(math $at + 1)]
          end
          $line[1]%s
      end
      function __agon_stored
          set -l begun (commandline -ct)
          if not string match -q '*/*' -- $begun
              __agon_events | while read -l id matches
                  echo "$id$argv[1]"
              end
              echo "last$argv[1]"
              return
          end
          set -l event (string replace -r '/.*' '' -- $begun)
          set -l count 0
          __agon_events | while read -l id matches
              if test "$event" = last -o "$event" = "$id"
                  set count $matches
              end
          end
          test $count -gt 0; and printf "$event/%%s\\n" (seq (math "min($count, %d)"))
      end
      """
          .formatted(Completions.EVENTS, Completions.MAX_MATCHES);

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
    appendGames(text);
    text.append(FUNCTIONS);
    completions.agon().all().forEach(node -> append(text, node));
    return text.toString();
  }

  /** The bots or the settings of the game that the line names. */
  private void appendGames(StringBuilder text) {
    text.append("function __agon_words\n    set -l game\n");
    text.append("    for word in (commandline -opc)\n        contains -- $word ");
    text.append(String.join(" ", completions.gameIds())).append("; and set game $word\n    end\n");
    text.append("    switch \"$game $argv[1]\"\n");
    for (Completions.GameWords game : completions.games()) {
      appendWords(text, game.id() + " bots", game.bots());
      appendWords(text, game.id() + " settings", game.settings());
    }
    text.append("    end\nend\n");
  }

  private static void appendWords(StringBuilder text, String which, List<String> words) {
    text.append("        case '%s'\n".formatted(which));
    text.append("            printf '%%s\\n' %s\n".formatted(String.join(" ", words)));
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
    if (node.takesEvent() || node.takesMatch()) {
      text.append(at).append(" -a '(__agon_stored %s)'\n".formatted(node.takesEvent() ? "" : "/"));
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
    return switch (Completions.Source.of(flag)) {
      case BOTS -> " -r -F -a '(__agon_bots)'";
      case SETTINGS -> " -x -a '(__agon_words settings)'";
      case EVENTS -> " -x -a '(__agon_stored)'";
      case OTHER ->
          values.isEmpty()
              ? Completions.takesFile(flag) ? " -r -F" : " -x"
              : " -x -a '" + String.join(" ", values) + "'";
    };
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
