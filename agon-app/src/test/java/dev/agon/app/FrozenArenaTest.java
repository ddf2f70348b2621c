package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.MatchSetup;
import dev.agon.execute.MatchWorker;
import dev.agon.execute.PlayedMatch;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.record.RecordDetail;
import dev.agon.result.Seeds;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotEntry;
import dev.agon.source.OnBroken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An arena that did not run for a while blames nobody for the time. */
final class FrozenArenaTest {
  private static final TimeControl HALF_A_SECOND =
      new TimeControl(
          Duration.ofSeconds(30),
          Optional.of(Duration.ofMillis(500)),
          Duration.ZERO,
          Duration.ZERO,
          Duration.ofSeconds(30));

  @TempDir private Path folder;

  /** The bot stops the arena for longer than its move may take, once. */
  @Test
  void aMatchDuringWhichTheArenaWasFrozenIsPlayedAgain() throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("bot.py"),
            """
            import json, os, signal, sys, time
            marker = os.path.join(os.path.dirname(os.path.abspath(__file__)), "frozen")
            for line in sys.stdin:
                message = json.loads(line)
                if message["type"] == "start":
                    print('{"type": "ready"}', flush=True)
                elif message["type"] == "ask":
                    if not os.path.exists(marker):
                        open(marker, "w").close()
                        os.kill(os.getppid(), signal.SIGSTOP)
                        time.sleep(1.5)
                        os.kill(os.getppid(), signal.SIGCONT)
                    view = message["view"]
                    coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
                    print(json.dumps({"type": "move", "move": {"coin": coin}}), flush=True)
            """);
    MatchSetup setup =
        new MatchSetup(
            "coinfight",
            Optional.empty(),
            Map.of(),
            BotEntry.expanded(List.of(Bots.entry(bot.toString()), Bots.entry("Greedy"))),
            HALF_A_SECOND,
            RecordDetail.NONE,
            Path.of(""),
            OnBroken.STOP,
            EnforcedLayers.NONE);
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      PlayedMatch match = MatchWorker.of(setup, pool).play(new Seeds(1).spec(1, 1, List.of(0, 1)));
      assertThat(match.result().faults()).isEmpty();
    }
    assertThat(folder.resolve("frozen")).exists();
  }
}
