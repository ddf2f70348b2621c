package dev.agon.app.manual;

/** A shell that can complete Agon's commands. */
enum Shell {
  BASH("bash"),
  ZSH("zsh"),
  FISH("fish");

  private final String id;

  Shell(String id) {
    this.id = id;
  }

  String id() {
    return id;
  }

  String script(Completions completions) {
    return switch (this) {
      case BASH -> new BashScript(completions).text();
      case ZSH -> new ZshScript(completions).text();
      case FISH -> new FishScript(completions).text();
    };
  }
}
