package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Example;
import dev.agon.app.cli.Arguments.Flag;

/** The manual page in the macros of man(7), from the declarations that help comes from. */
final class ManPage {
  private static final String BEGINNING =
      """
      .SH NAME
      agon \\- arena for turn-based games
      .SH SYNOPSIS
      .B agon
      .I COMMAND
      \\&...
      .br
      .B agon \\-\\-version
      .SH DESCRIPTION
      Agon runs competitions of turn-based games and scores them.
      Bots in any language, and people, play tournaments, and the results can be checked:
      the same event gives the same matches and the same digest.
      .PP
      .B agon
      .I COMMAND
      .B \\-\\-help
      describes a command and its flags.
      .SH COMMANDS
      """;
  private static final String END =
      """
      .SH EXIT STATUS
      0 if all went well, 2 if the user has made a mistake, which one line on standard error
      describes.
      Some commands return 1 for a negative answer; their usage says so.
      .SH ENVIRONMENT
      .TP
      .B AGON_DB
      The database, if \\-\\-db is not given.
      .TP
      .B JAVA_HOME
      A JDK. Bots written in Java are compiled and run with it.
      .TP
      .B XDG_CACHE_HOME
      The folder of caches (default ~/.cache).
      Compiled bots and Agon's own class cache are below it, in agon.
      .TP
      .B XDG_STATE_HOME
      The folder of states (default ~/.local/state).
      The keys with which events are stored and signed are below it, in agon.
      .SH FILES
      .TP
      .I agon.db
      The default database, in the current folder.
      .SH OLD PROGRAMS
      .BR fight ,
      .BR Blotto ,
      .B canopy
      and
      .B simpscore
      have the command lines and the output of older programs.
      """;

  private ManPage() {}

  static String of(CommandNode agon, String version) {
    StringBuilder text = new StringBuilder();
    text.append(".TH AGON 1 \"\" \"Agon ").append(version).append("\" \"User Commands\"\n");
    text.append(BEGINNING);
    agon.all()
        .skip(1)
        .filter(node -> node.subcommands().isEmpty())
        .forEach(node -> append(text, node));
    return text.append(END).toString();
  }

  private static void append(StringBuilder text, CommandNode node) {
    text.append(".SS ").append(escaped(node.path())).append('\n');
    for (String usage : node.usages()) {
      text.append(".B agon ").append(escaped(usage)).append("\n.br\n");
    }
    text.append(".PP\n").append(sentence(node.summary())).append('\n');
    text.append("\\&").append(escaped(node.description())).append('\n');
    if (!node.remark().isEmpty()) {
      text.append("\\&").append(escaped(node.remark())).append('\n');
    }
    for (Flag flag : node.flags()) {
      text.append(".TP\n.BI \"").append(escaped("--" + flag.name())).append('"');
      flag.value().ifPresent(value -> text.append(" \" ").append(escaped(value)).append('"'));
      text.append("\n\\&").append(escaped(flag.help())).append('\n');
    }
    for (Example example : node.examples()) {
      text.append(".TP\n.B \"agon ").append(escaped(example.command())).append("\"\n");
      text.append("\\&").append(escaped(example.meaning())).append('\n');
    }
  }

  private static String sentence(String words) {
    String first = Character.toUpperCase(words.charAt(0)) + words.substring(1);
    return "\\&" + escaped(first) + ".";
  }

  /** Text as troff shows it unchanged. */
  private static String escaped(String text) {
    return text.replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("\"", "\\(dq")
        .replace("'", "\\(aq");
  }
}
