package dev.agon.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.watch.LiveMatches;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TerminalListenerTest {
  private static final MatchSpec MATCH = new Seeds(1).spec(1, 1, List.of(0, 0));

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Streams streams =
      new Streams(
          InputStream.nullInputStream(),
          new PrintStream(OutputStream.nullOutputStream()),
          new PrintStream(err, true, StandardCharsets.UTF_8),
          true);
  private final LiveMatches live = new LiveMatches();

  /** The last line that was shown. */
  private String shown() {
    String all = err.toString(StandardCharsets.UTF_8);
    return all.substring(all.lastIndexOf("\033[J") + "\033[J".length())
        .replaceAll("\033\\[\\?7[lh]|\r", "");
  }

  @Test
  void theBarShowsHowFarALongMatchIs() {
    CoinFightKit kit = new CoinFightKit();
    var runner =
        new MatchRunner<>(
            kit, Settings.defaults(kit.game().spec()), List.of(Entrant.of(kit.bots().getFirst())));
    Arguments given =
        TerminalListener.addTo(new Flags("run")).read(List.of(), streams).orElseThrow();
    try (TerminalListener listener = new TerminalListener(given, streams, live)) {
      listener.eventStarted(Event.of("coinfight", "Greedy", "Greedy"), Optional.empty(), 0);
      listener.roundStarted(2);
      var watched = live.begin(runner, MATCH, false).orElseThrow();
      PlayedMatch played = PlayedMatch.of(MATCH, runner.play(MATCH, watched).result());
      listener.tick();
      listener.tick();
      assertThat(shown())
          .isEqualTo("[----------] 0 %% of 2 games, game 1 at step %d ".formatted(watched.steps()));
      live.end(watched);
      listener.matchFinished(played, 2);
      listener.tick();
      assertThat(shown()).startsWith("[#####-----] 50 % of 2 games, ").doesNotContain("step");
    }
    assertThat(shown()).isEmpty();
  }

  /** Else the command that resumes the event is glued to the bar. */
  @Test
  void anInterruptedRunClearsTheBarForGood() {
    Arguments given =
        TerminalListener.addTo(new Flags("run")).read(List.of(), streams).orElseThrow();
    try (TerminalListener listener = new TerminalListener(given, streams, live)) {
      listener.eventStarted(Event.of("coinfight", "Greedy", "Greedy"), Optional.empty(), 0);
      listener.tick();
      assertThat(shown()).startsWith("[----------] 0 %");
      listener.interrupt();
      listener.tick();
      assertThat(err.toString(StandardCharsets.UTF_8)).endsWith("\r\033[J");
    }
  }

  @Test
  void nothingIsShownAfterTheEnd() {
    Arguments given =
        TerminalListener.addTo(new Flags("run")).read(List.of(), streams).orElseThrow();
    TerminalListener listener = new TerminalListener(given, streams, live);
    listener.eventStarted(Event.of("coinfight", "Greedy", "Greedy"), Optional.empty(), 0);
    listener.close();
    listener.tick();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }
}
