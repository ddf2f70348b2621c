package dev.agon.ladder.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.execute.LocalThreads;
import dev.agon.game.DrawKey;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.run.ToyLadder;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LadderVerifierTest {
  private static final int MATCHES = 700;
  private static final ToyLadder TOY =
      new ToyLadder(ToyLadder.settings(2, 64, 32)).joining(1, 6).joining(101, 1);
  private static final List<String> LINES = TOY.played(2, MATCHES);

  private static LadderVerifier.VerifiedLadder verify(
      List<String> lines, Optional<LadderKeys> keys) {
    try (LadderVerifier verifier =
        new LadderVerifier(
            TOY.state(List.of(), true),
            keys,
            _ -> LocalThreads.waiting(2).playing(ToyLadder::result))) {
      lines.forEach(verifier::line);
      return verifier.finish();
    }
  }

  @Test
  void whoHasTheKeysPlaysAllMatchesAgain() {
    assertThat(verify(LINES, Optional.of(ToyLadder.KEYS)))
        .isEqualTo(new LadderVerifier.VerifiedLadder(LINES.size(), MATCHES, MATCHES));
  }

  @Test
  void aStrangerPlaysThoseAgainWhoseKeysArePublished() {
    LadderVerifier.VerifiedLadder verified = verify(LINES, Optional.empty());
    assertThat(verified.matches()).isEqualTo(MATCHES);
    // Blocks have 96 matches, and the key of a block is published after the next one.
    assertThat(verified.replayed()).isEqualTo(6 * 96);
  }

  @Test
  void aResultThatIsNotThatOfTheMatchIsNamed() {
    int at =
        IntStream.range(0, LINES.size())
            .filter(line -> LINES.get(line).startsWith("12 ") && line > 200)
            .findFirst()
            .orElseThrow();
    List<String> changed = new ArrayList<>(LINES);
    changed.set(at, LINES.get(at) + "0");
    assertThatThrownBy(() -> verify(changed, Optional.of(ToyLadder.KEYS)))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("entry " + (at + 1) + ", match ")
        .hasMessageContaining("played again, it ends otherwise");
  }

  @Test
  void aKeyThatWasNotCommittedToIsNamed() {
    int at =
        IntStream.range(0, LINES.size())
            .filter(line -> LINES.get(line).matches("keys [0-9a-f]+ .*"))
            .findFirst()
            .orElseThrow();
    List<String> changed = new ArrayList<>(LINES);
    changed.set(at, LINES.get(at).replaceFirst("keys [0-9a-f]+", "keys " + DrawKey.ofNumber(9)));
    assertThatThrownBy(() -> verify(changed, Optional.empty()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("entry " + (at + 1) + ",")
        .hasMessageContaining("not the one that was committed to");
    assertThatThrownBy(() -> verify(changed, Optional.of(ToyLadder.KEYS)))
        .hasMessageContaining("the keys are not those of the ladder");
  }

  @Test
  void aMatchThatTheRuleWouldNotChooseIsNamed() {
    int at =
        IntStream.range(0, LINES.size())
            .filter(line -> LINES.get(line).matches("[0-9]+,5:.*"))
            .findFirst()
            .orElseThrow();
    List<String> changed = new ArrayList<>(LINES);
    changed.set(at, LINES.get(at).replaceFirst(",5:", ",4:"));
    assertThatThrownBy(() -> verify(changed, Optional.empty()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("entry " + (at + 1) + ",")
        .hasMessageContaining("but the rule chooses");
  }

  @Test
  void anEntryThatIsNotWrittenAsAgonWritesItIsNamed() {
    List<String> changed = new ArrayList<>(LINES);
    changed.set(20, LINES.get(20) + " ");
    assertThatThrownBy(() -> verify(changed, Optional.empty()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("entry 21");
  }
}
