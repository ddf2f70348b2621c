package dev.agon.web.page;

import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.web.data.DemoMatches;
import java.util.List;

/** Makes the cards of games, with pictures of their demonstration matches. */
public final class GameCards {
  private final DemoMatches demos;
  private final RulesHtml rules;

  public GameCards(DemoMatches demos, RulesHtml rules) {
    this.demos = demos;
    this.rules = rules;
  }

  public List<GameCard> all() {
    return GameRegistry.games().stream().map(this::of).toList();
  }

  GameCard of(GameKit<?, ?, ?> kit) {
    return new GameCard(
        kit, demos.of(kit).flatMap(DemoMatches.DemoMatch::picture), rules.sentence(kit));
  }
}
