package dev.agon.execute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LazySessionTest {
  private static final MatchSpec MATCH = new Seeds(1).spec(1, 1, List.of(0, 1));

  private final List<String> calls = new ArrayList<>();

  private final LazySession session =
      new LazySession(
          () -> {
            calls.add("open");
            return LocalThreads.waiting(1)
                .session(
                    match -> {
                      calls.add("play");
                      return PlayedMatch.of(
                          match, new Result(Outcome.byPoints(1, 0), List.of(), 1));
                    },
                    () -> calls.add("record no more"),
                    () -> calls.add("close"));
          });

  @Test
  void aSessionIsOpenedForItsFirstMatchOnly() {
    session.play(MATCH);
    session.play(MATCH);
    assertThat(calls).containsExactly("open", "play", "play");
  }

  @Test
  void whoeverStopsRecordingBeforeTheFirstMatchIsHeard() {
    session.stopRecording();
    assertThat(calls).isEmpty();
    session.play(MATCH);
    assertThat(calls).containsExactly("open", "record no more", "play");
  }

  @Test
  void recordingIsStoppedInAnOpenSession() {
    session.play(MATCH);
    session.stopRecording();
    assertThat(calls).containsExactly("open", "play", "record no more");
  }

  @Test
  void onlyAnOpenSessionIsClosed() {
    session.close();
    assertThat(calls).isEmpty();
    session.play(MATCH);
    session.close();
    assertThat(calls).containsExactly("open", "play", "close");
  }
}
