package dev.agon.app.manual;

import java.util.List;

/** A shell that can complete Agon's commands. */
enum Shell {
  BASH("bash") {
    @Override
    String script(CommandNode agon, List<String> games) {
      return new BashScript(agon, games).text();
    }
  },
  ZSH("zsh") {
    @Override
    String script(CommandNode agon, List<String> games) {
      return new ZshScript(agon, games).text();
    }
  },
  FISH("fish") {
    @Override
    String script(CommandNode agon, List<String> games) {
      return new FishScript(agon, games).text();
    }
  };

  private final String id;

  Shell(String id) {
    this.id = id;
  }

  String id() {
    return id;
  }

  /** The script that completes these commands, and these names of games. */
  abstract String script(CommandNode agon, List<String> games);
}
