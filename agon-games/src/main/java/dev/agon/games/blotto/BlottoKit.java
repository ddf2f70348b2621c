package dev.agon.games.blotto;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.TextCodec;
import dev.agon.game.picture.Picture;
import dev.agon.games.blotto.bots.Even;
import dev.agon.games.blotto.bots.Learner;
import dev.agon.games.blotto.bots.Proportional;
import dev.agon.games.blotto.bots.RandomBot;
import dev.agon.games.blotto.display.BlottoNarrator;
import dev.agon.games.blotto.display.BlottoPicture;
import dev.agon.games.blotto.display.BlottoQuestioner;
import dev.agon.games.blotto.rules.Blotto;
import dev.agon.games.blotto.rules.BlottoCodec;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.Equilibria;
import java.util.List;
import java.util.Optional;

/** Blotto with its codec and its bots. */
public final class BlottoKit implements GameKit<BlottoState, BlottoView, Plan> {
  private final Blotto game = new Blotto();
  private final BlottoCodec codec = new BlottoCodec();
  private final Equilibria equilibria = new Equilibria();

  @Override
  public Game<BlottoState, BlottoView, Plan> game() {
    return game;
  }

  @Override
  public Codec<BlottoView, Plan> codec() {
    return codec;
  }

  @Override
  public List<BuiltInBot<BlottoView, Plan>> bots() {
    return List.of(
        new BuiltInBot<>("random", "every plan equally likely", at -> new RandomBot(at.dice())),
        new BuiltInBot<>("learner", "the best plan against your earlier ones", _ -> new Learner()),
        new BuiltInBot<>("even", "the same units everywhere", _ -> new Even()),
        new BuiltInBot<>("proportional", "units by what fields are worth", _ -> new Proportional()),
        new BuiltInBot<>("equilibrium", "a draw from the solved game", this::equilibrium));
  }

  private Bot<BlottoView, Plan> equilibrium(Seating at) {
    Dice dice = at.dice();
    return view -> equilibria.plan(view.battlefields(), view.forces(), dice);
  }

  @Override
  public Optional<TextCodec<BlottoView, Plan>> textCodec() {
    return Optional.of(codec);
  }

  @Override
  public Optional<Narrator<BlottoState, Plan>> narrator() {
    return Optional.of(new BlottoNarrator());
  }

  @Override
  public Optional<Picture<BlottoState, Plan>> picture() {
    return Optional.of(new BlottoPicture());
  }

  @Override
  public Optional<Questioner<BlottoView, Plan>> questioner() {
    return Optional.of(new BlottoQuestioner());
  }
}
