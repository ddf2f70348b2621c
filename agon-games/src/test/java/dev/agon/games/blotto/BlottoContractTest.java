package dev.agon.games.blotto;

import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.testkit.GameContract;
import java.util.Map;

final class BlottoContractTest extends GameContract<BlottoState, BlottoView, Plan> {
  private final BlottoKit kit = new BlottoKit();

  @Override
  protected GameKit<BlottoState, BlottoView, Plan> kit() {
    return kit;
  }

  @Override
  protected Settings settings() {
    return Settings.of(
        kit.game().spec(), Map.of("values", "1,2,3,5", "units", "12,10", "rounds", "4"));
  }
}
