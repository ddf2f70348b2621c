package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventJson;
import dev.agon.execute.NumbersKit;
import dev.agon.game.ForfeitReason;
import dev.agon.result.Fault;
import dev.agon.scoring.Standing;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import dev.agon.store.StoredMatch;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an organiser changes in an event under way. */
final class ChangedEventTest extends EventChanging {
  private static final int LOW = 0;
  private static final int HIGH = 1;
  private static final int RANDOM = 2;
  private static final int STAGE = 60;

  @ParameterizedTest
  @EnumSource(names = {"WITHDRAWN", "DISQUALIFIED"})
  void anExcludedBotForfeitsFromTheNextMatchOn(ForfeitReason reason) {
    changed(
        league(),
        20,
        35,
        recorder -> {
          EventChange change =
              reason == ForfeitReason.WITHDRAWN
                  ? recorder.withdraw("Random")
                  : recorder.disqualify("Random");
          assertThat(change.words(league().complete(new NumbersKit()).names()))
              .isEqualTo("Random is " + reason.id() + " from match 21 on: " + WHY);
        });
    for (StoredMatch match : matches(1)) {
      int seat = match.seats().indexOf(RANDOM);
      boolean isOut = seat >= 0 && match.number() > 20;
      Stream<Fault> out = match.result().faults().stream().filter(f -> f.reason() == reason);
      assertThat(out.map(fault -> fault.seat() + fault.detail()))
          .as("match %d", match.number())
          .containsExactlyElementsOf(isOut ? List.of(seat + WHY) : List.of());
    }
  }

  @Test
  void aDisqualifiedBotIsLastAndAWithdrawnOneKeepsItsPoints() {
    assertThat(order(EventRunner.builder().build().run(league()).orElseThrow())).startsWith(HIGH);
    EventResult withdrawn = changed(league(), 58, 59, recorder -> recorder.withdraw("High"));
    assertThat(order(withdrawn)).startsWith(HIGH);
    assertThat(withdrawn.isDisqualified(HIGH)).isFalse();
    EventResult disqualified = changed(league(), 58, 59, recorder -> recorder.disqualify("High"));
    assertThat(order(disqualified)).endsWith(HIGH);
    assertThat(disqualified.standings().lines())
        .extracting(Standing::rank)
        .containsExactly(1, 2, 3, 4);
    assertThat(disqualified.isDisqualified(HIGH)).isTrue();
  }

  @Test
  void aBotThatIsDisqualifiedInAStageDoesNotAdvance() {
    changed(cup(), 40, 50, recorder -> recorder.disqualify("High"));
    assertThat(matches(1).subList(STAGE, 70)).noneMatch(match -> match.seats().contains(HIGH));
  }

  @Test
  void aDisqualificationInTheFinalChangesNoEarlierPairing() {
    EventResult result = changed(cup(), 64, 66, recorder -> recorder.disqualify("High"));
    assertThat(matches(1).subList(STAGE, 70)).allMatch(match -> match.seats().contains(HIGH));
    assertThat(order(result)).endsWith(HIGH);
    assertThat(result.standings().stages().getFirst().lines().getFirst().entrant()).isEqualTo(HIGH);
  }

  @Test
  void theDigestHasALineForEachChange() {
    String plain = EventRunner.builder().build().run(league()).orElseThrow().standings().digest();
    long id = stopped(league(), STAGE);
    change(id).withdraw("Low");
    String changed = resumed(id, 2).standings().digest();
    Digest expected =
        new Digest(EventJson.decidingResults(stored(id).event()) + "\nchange withdrawn 61 0");
    matches(id).forEach(match -> expected.add(match.number(), match.seats(), match.result()));
    assertThat(changed).isEqualTo(expected.value()).isNotEqualTo(plain);
    long other = stopped(league(), STAGE);
    assertThat(resumed(other, 2).standings().digest()).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(longs = {20, STAGE})
  void aMatchIsPlayedAgainAtTheEndOfItsRound(long after) {
    EventResult plain = EventRunner.builder().build().run(league()).orElseThrow();
    EventResult result =
        changed(
            league(),
            after,
            STAGE + 1,
            recorder -> {
              assertThat(recorder.rerun(List.of(17L)).words(List.of()))
                  .isEqualTo("match 17 is replaced by match 61: " + WHY);
              recorder.rerun(List.of(3L, 5L));
            });
    List<StoredMatch> matches = matches(1);
    assertThat(matches).hasSize(STAGE + 3);
    assertThat(matches.get(STAGE).seats()).isEqualTo(matches.get(16).seats());
    assertThat(matches.get(STAGE + 2).seats()).isEqualTo(matches.get(4).seats());
    assertThat(result.standings().total().matches()).isEqualTo(STAGE);
    assertThat(result.standings().digest()).isNotEqualTo(plain.standings().digest());
  }

  /** Its stage had 60 matches; one more makes the first of the final match 62. */
  @Test
  void laterStagesFollowTheMatchesThatArePlayedAgain() {
    EventResult result = changed(cup(), 30, STAGE + 1, recorder -> recorder.rerun(List.of(17L)));
    assertThat(matches(1)).hasSize(71);
    assertThat(result.standings().rounds().getLast().round().firstMatch()).isEqualTo(62);
  }

  @Test
  void onlyTheNewResultCounts() {
    Event event =
        Event.of(NumbersKit.ID, "Sometimes", "Low")
            .withStages(Stage.of(FormatType.ROUND_ROBIN, Map.of("games", "20")));
    long id = stopped(event, 40);
    List<Long> failed =
        matches(id).stream()
            .filter(match -> !match.result().faults().isEmpty())
            .map(StoredMatch::number)
            .toList();
    assertThat(failed).isNotEmpty();
    change(id).rerun(failed);
    EventResult result = resumed(id, 2);
    long again =
        matches(id).subList(40, 40 + failed.size()).stream()
            .filter(match -> !match.result().faults().isEmpty())
            .count();
    assertThat(again).isLessThan(failed.size());
    assertThat(result.standings().total().score(0).faults()).isEqualTo(again);
    assertThat(result.seen().faults().stream().mapToLong(FaultSummary::matches).sum())
        .isEqualTo(again);
  }

  @Test
  void allMatchesOfABotArePlayedAgainExceptThoseWithExcludedBots() {
    changed(
        league(),
        50,
        55,
        recorder -> {
          recorder.withdraw("Low");
          recorder.rerunAllOf("Random");
        });
    List<StoredMatch> again = matches(1).subList(STAGE, matches(1).size());
    assertThat(again).isNotEmpty();
    assertThat(again)
        .allMatch(match -> match.seats().contains(RANDOM) && !match.seats().contains(LOW));
  }

  @Test
  void aChangeThatMakesNoSenseIsRefused() {
    long id = stopped(cup(), 65);
    ChangeRecorder recorder = change(id);
    assertRefused(
        () -> recorder.rerun(List.of(60L)),
        "match 60 cannot be played again, since later pairings depend on it; those from match 61"
            + " on can");
    assertRefused(
        () -> recorder.rerun(List.of(66L)),
        "match 66 is not played yet; event 1 has 65 matches so far");
    recorder.rerun(List.of(62L));
    assertRefused(() -> recorder.rerun(List.of(62L)), "match 62 is replaced by match 71 already");
    assertRefused(
        () -> recorder.replace("High", Optional.empty()),
        "High is built-in, and only a program can be replaced");
    recorder.withdraw("High");
    assertRefused(() -> recorder.disqualify("High"), "High is withdrawn from match 66 on: " + WHY);
    assertRefused(
        () -> recorder.withdraw("Hihg"),
        "unknown bot 'Hihg'; did you mean High? There are: High, Low, Random, Sometimes");
    assertRefused(
        () -> new ChangeRecorder(store, id, " "),
        "--why needs a reason, of at most 500 characters");
    resumed(id, 2);
    assertRefused(() -> recorder.withdraw("Low"), "event 1 is finished");
  }

  @Test
  void boardsThatAllPlayAreNotPlayedAgain() {
    Event event = league().withStages(Stage.of(FormatType.ROUND_ROBIN, Map.of("boards", "5")));
    long id = stopped(event, 20);
    assertRefused(
        () -> change(id).rerun(List.of(3L)),
        "no match can be played again on boards that all play: its result was compared with the"
            + " others on its board");
  }

  /** Low, which says 1, against a program. */
  private Event withProgram(Path program) {
    BotSource.Launch launch = new BotSource.Launch(Protocol.TURN, Map.of());
    return Event.of(NumbersKit.ID)
        .withSettings(Map.of("rounds", "1"))
        .withBots(
            List.of(
                BotEntry.builtIn("Low"),
                BotEntry.of(new BotSource.SourceFile(program.toString(), launch), "")));
  }

  private List<Integer> winners(long id) {
    return matches(id).stream()
        .map(match -> match.seats().get(match.result().outcome().place(0) == 1 ? 0 : 1))
        .toList();
  }

  @Test
  void aReplacedProgramPlaysWithItsNewFilesFromTheNextMatchOn() throws IOException {
    Path program = program("bot.py", 5);
    long id = stopped(withProgram(program), 2);
    assertRefused(
        () -> change(id).replace("bot", Optional.empty()),
        "bot plays with its present files already");
    program("bot.py", 0);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> resumed(id, 1))
        .withMessageEndingWith("or say so: agon event replace 1 bot --why REASON");
    change(id).replace("bot", Optional.empty());
    resumed(id, 1);
    assertThat(winners(id)).containsExactly(1, 1, 0, 0, 0, 0);
    assertThat(stored(id).event().running().changes().all())
        .extracting(EventChange::kind)
        .containsExactly("replaced");
  }

  @Test
  void aReplacementMayBeAnotherFile() throws IOException {
    long id = stopped(withProgram(program("bot.py", 5)), 2);
    change(id).replace("bot", Optional.of(program("other.py", 0).toString()));
    resumed(id, 1);
    assertThat(winners(id)).containsExactly(1, 1, 0, 0, 0, 0);
  }

  @Test
  void theFilesOfAnExcludedProgramAreNotNeeded() throws IOException {
    Path program = program("bot.py", 5);
    long id = stopped(withProgram(program), 2);
    Files.delete(program);
    change(id).withdraw("bot");
    resumed(id, 1);
    assertThat(winners(id)).containsExactly(1, 1, 0, 0, 0, 0);
  }
}
