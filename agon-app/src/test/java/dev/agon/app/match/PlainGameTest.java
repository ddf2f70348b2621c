package dev.agon.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.app.cli.Streams;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.TextCodec;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.Answer;
import dev.agon.watch.PlainNarrator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A person plays a game that has no questions of its own. */
final class PlainGameTest {
  private static final List<String> NAMES = List.of("Ada", "Bob");

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  /** Coin Fight with little else than its rules. */
  private record Bare(CoinFightKit full, boolean hasText, boolean hasList)
      implements GameKit<CoinState, CoinView, Play> {
    @Override
    public Game<CoinState, CoinView, Play> game() {
      return full.game();
    }

    @Override
    public Codec<CoinView, Play> codec() {
      return full.codec();
    }

    @Override
    public List<BuiltInBot<CoinView, Play>> bots() {
      return full.bots();
    }

    @Override
    public Optional<TextCodec<CoinView, Play>> textCodec() {
      return hasText ? full.textCodec() : Optional.empty();
    }

    @Override
    public Optional<LegalMoves<CoinView, Play>> legalMoves() {
      return hasList ? full.legalMoves() : Optional.empty();
    }
  }

  /** The coin that is played at the start by somebody who types this. */
  private int asked(boolean hasText, boolean hasList, String typed) {
    Bare kit = new Bare(new CoinFightKit(), hasText, hasList);
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    Streams streams =
        new Streams(
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), out, out, false);
    RecentSteps<CoinState, Play> recent =
        new RecentSteps<>(PlainNarrator.of(kit), NAMES, Viewpoint.of(0));
    CoinView view = kit.game().view(kit.game().start(Settings.defaults(kit.game().spec()), 2), 0);
    Answer<Play> answer = new TerminalPlayer<>(kit, NAMES, 0, streams, recent, false).ask(view);
    return ((Answer.Played<Play>) answer).move().coin();
  }

  private String output() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aMoveIsChosenByItsNumberOrTypedAsBotsWriteIt() {
    assertThat(asked(true, true, "five\n?\ntable\n4\n")).isEqualTo(25);
    assertThat(output())
        .contains("Your move?\n", "  [4] 25; 0x1, 0x5, 0x10, 0x25\n")
        .contains("expected 1, 2, 3 or 4, got 'five'\n")
        .contains("  a move as bots write it\n");
    assertThat(asked(true, true, "25; 0x1\n")).isEqualTo(25);
  }

  @Test
  void withoutATextFormThePersonReadsFieldsAndTypesJson() {
    assertThat(asked(false, true, "2\n")).isEqualTo(5);
    assertThat(output()).contains("  [2] coin: 5; ").doesNotContain("{");
    assertThat(asked(false, false, "nonsense\n{}\n{\"coin\":10}\n")).isEqualTo(10);
    assertThat(output())
        .contains("Your move, as JSON?\n")
        .contains("expected a move like {\"coin\":5,\"change\":{\"1\":4}}, got '{}'\n");
  }

  @Test
  void quitLeavesTheMatch() {
    assertThatThrownBy(() -> asked(false, false, "quit\n"))
        .hasMessage("Ada quits; the match is left unfinished");
  }
}
