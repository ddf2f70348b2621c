package dev.agon.match;

import dev.agon.bot.Bot;
import dev.agon.game.ForfeitReason;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** Gives prepared answers, one for each question, and remembers what it saw. */
public final class ScriptedPlayer implements MatchPlayer<ScriptedGame.State, String> {
  private final Deque<Supplier<Answer<String>>> answers = new ArrayDeque<>();
  private final List<ScriptedGame.State> seen = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private int secondChances;
  private boolean external;

  public static ScriptedPlayer playing(String... moves) {
    ScriptedPlayer player = new ScriptedPlayer();
    for (String move : moves) {
      player.answers.add(() -> new Answer.Played<>(move));
    }
    return player;
  }

  public static ScriptedPlayer failing(ForfeitReason reason) {
    return new ScriptedPlayer().thenFails(reason);
  }

  public ScriptedPlayer thenFails(ForfeitReason reason) {
    answers.add(() -> new Answer.Failed<>(reason, "as scripted"));
    return this;
  }

  /** Answers as this built-in does, for one question. */
  public ScriptedPlayer thenAsks(Bot<ScriptedGame.State, String> bot) {
    answers.add(() -> new BuiltInPlayer<>(bot).ask(seen.getLast()));
    return this;
  }

  /** After so many illegal moves it is asked again, as a person is. */
  public ScriptedPlayer withSecondChances(int count) {
    secondChances = count;
    return this;
  }

  /** Thinks on a thread of its own while others do. */
  public ScriptedPlayer outsideTheArena() {
    external = true;
    return this;
  }

  /** What it saw, question by question. */
  public List<ScriptedGame.State> seen() {
    return seen;
  }

  /** Why its moves were refused. */
  public List<String> refusals() {
    return refusals;
  }

  @Override
  public Answer<String> ask(ScriptedGame.State view) {
    seen.add(view);
    return answers.remove().get();
  }

  @Override
  public boolean asksAgain(String why) {
    refusals.add(why);
    return secondChances-- > 0;
  }

  @Override
  public boolean isExternal() {
    return external;
  }
}
