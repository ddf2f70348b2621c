package dev.agon.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Streams;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.TextCodec;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.text.JsonLines;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game without questions of its own: moves are typed as bots write them, or by number. */
final class TypedMovesTest {
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  /** Coin Fight with nothing but its text form and its legal moves. */
  private record Bare(CoinFightKit full) implements GameKit<CoinState, CoinView, Play> {
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
      return full.textCodec();
    }

    @Override
    public Optional<LegalMoves<CoinView, Play>> legalMoves() {
      return full.legalMoves();
    }
  }

  /** The move in the text form of the protocol, of a position or of the start. */
  private String asked(String position, String typed) {
    Bare kit = new Bare(new CoinFightKit());
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    Streams streams =
        new Streams(
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), out, out, false);
    CoinView view =
        kit.full().textCodec().orElseThrow().readView(position)
                instanceof Parsed.Value<CoinView>(CoinView read)
            ? read
            : kit.game().view(kit.game().start(Settings.defaults(kit.game().spec()), 2), 0);
    return JsonLines.of(kit).moveText(new TypedMoves<>(kit, streams).ask(view));
  }

  private String output() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aMoveIsTypedOrChosenByNumber() {
    assertThat(asked("", "99\nfive\n25; 0x1\n")).isEqualTo("25\n0x1, 0x5, 0x10, 0x25\n");
    assertThat(output())
        .contains("2 0\n", "    #4  25; 0x1, 0x5, 0x10, 0x25")
        .contains("choose a move from #1 to #4")
        .contains("expected a coin like '5' on the first line, got 'five'");
    assertThat(asked("", "#1\n")).startsWith("1\n");
    assertThat(asked("", "2\n")).startsWith("5\n");
  }

  /** At first there are four moves, so 5 can only be the coin. Later #5 is the coin 10. */
  @Test
  void aNumberThatIsAlsoAMoveIsPlayedOnlyWhenItIsClearWhichIsMeant() {
    assertThat(asked("", "5\n")).startsWith("5\n");
    String position = "2 2\n1x1, 1x5\n4x1, 2x5, 2x10, 1x25\n3x1, 3x5, 2x10, 1x25\n";
    assertThat(asked(position, "5\n5;\n")).isEqualTo("5\n0x1, 0x5, 0x10, 0x25\n");
    assertThat(output()).contains("type #5 for the number, or '5;' for the move");
  }
}
