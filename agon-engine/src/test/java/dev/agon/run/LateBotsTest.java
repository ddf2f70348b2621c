package dev.agon.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventJson;
import dev.agon.event.EventSeed;
import dev.agon.execute.NumbersKit;
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
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots that are added to an event under way. */
final class LateBotsTest extends EventChanging {
  private static final int EVE = 4;

  private static BotEntry late(String name, String builtIn) {
    return new BotEntry(name, "", new BotSource.BuiltIn(builtIn), 1, "");
  }

  private static BotEntry late(Path program) {
    BotSource.Launch launch = new BotSource.Launch(Protocol.TURN, Map.of());
    return BotEntry.of(new BotSource.SourceFile(program.toString(), launch), "");
  }

  /** Four bots; a pair plays twice in a round robin and in a gauntlet. */
  private static Event event(FormatType format, Map<String, String> options) {
    return league().withStages(Stage.of(format, options));
  }

  /** The moment, and whatever else the organiser does then, is random but always the same. */
  @ParameterizedTest
  @CsvSource({"ROUND_ROBIN, games=1, 12", "GAUNTLET, games=2, 12", "SWISS, rounds=3, 4"})
  void theResultDoesNotDependOnThreadsAndStops(FormatType format, String option, int last) {
    Random random = new Random(format.id().length());
    Map<String, String> options = Map.of(option.split("=")[0], option.split("=")[1]);
    for (int i = 0; i < 6; i++) {
      Event event = event(format, options);
      int after = random.nextInt(1, last + 1);
      boolean isMore = random.nextBoolean();
      boolean isAgain = random.nextBoolean();
      EventResult result =
          changed(
              i == 0 ? event.withSeed(EventSeed.random()) : event,
              after,
              after + random.nextLong(1, 3),
              recorder -> {
                recorder.add(late("Eve", "Random"));
                if (isAgain) {
                  recorder.rerun(List.of((long) after));
                }
                if (isMore) {
                  recorder.withdraw("Low");
                  recorder.add(late("Finn", "High"));
                }
              });
      assertThat(order(result)).hasSize(isMore ? 6 : 5).contains(EVE);
      assertThat(result.standings().total().score(EVE).games()).isPositive();
    }
  }

  @Test
  void inARoundRobinItPlaysAllItsPairsAtTheEnd() {
    changed(
        league(),
        7,
        70,
        recorder ->
            assertThat(recorder.add(late("Eve", "High")).words(List.of("", "", "", "", "Eve")))
                .isEqualTo("Eve is added from match 8 on: " + WHY));
    List<StoredMatch> all = matches(1);
    assertThat(all.subList(0, 60)).noneMatch(match -> match.seats().contains(EVE));
    assertThat(
            all.stream().collect(Collectors.groupingBy(StoredMatch::seats, Collectors.counting())))
        .hasSize(20)
        .allSatisfy((_, times) -> assertThat(times).isEqualTo(5));
  }

  @Test
  void aSecondLatecomerMayComeDuringTheRoundOfTheFirst() {
    long id = stopped(event(FormatType.ROUND_ROBIN, Map.of("games", "1")), 3);
    change(id).add(late("Eve", "High"));
    assertThat(stopping(15).resume(stored(id))).isEmpty();
    change(id).add(late("Finn", "Low"));
    resumed(id, 2);
    assertThat(matches(id)).hasSize(30);
    assertThat(matches(id).subList(20, 30)).allMatch(match -> match.seats().contains(EVE + 1));
  }

  @Test
  void itMayAdvance() {
    EventResult result = changed(cup(), 59, 81, recorder -> recorder.add(late("Eve", "High")));
    assertThat(matches(1)).hasSize(60 + 40 + 10);
    assertThat(result.standings().stages().get(1).lines())
        .extracting(line -> line.entrant())
        .containsExactlyInAnyOrder(1, EVE);
  }

  /** A bot of the event so far is in the first line of the digest; a later one in its own. */
  @Test
  void itsLineOfTheDigestSaysWhatItIs() {
    long id = stopped(league(), 20);
    String before = EventJson.decidingResults(stored(id).event());
    change(id).add(late("Eve", "High"));
    String digest = resumed(id, 2).standings().digest();
    Digest expected =
        new Digest(before + "\nchange added 21 4 {\"name\":\"Eve\",\"bot\":\"High\"}");
    matches(id).forEach(match -> expected.add(match.number(), match.seats(), match.result()));
    assertThat(digest).isEqualTo(expected.value());
  }

  @Test
  void aProgramIsBuiltHashedAndRefusedWhenItsFilesChange() throws IOException {
    long id = stopped(league().withSettings(Map.of("rounds", "1")), 20);
    assertThat(stored(id).event().running().enforced()).isEmpty();
    Path program = program("eve.py", 5);
    change(id).add(late(program));
    assertThat(stored(id).event().running().enforced()).isPresent();
    assertThat(stored(id).event().running().contents()).containsExactly("", "", "", "");
    program("eve.py", 9);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> resumed(id, 1))
        .withMessageStartingWith("the files of eve are not those")
        .withMessageEndingWith("or say so: agon event replace 1 eve --why REASON");
    change(id).replace("eve", Optional.empty());
    resumed(id, 1);
    assertThat(stored(id).event().running().changes().all())
        .extracting(EventChange::kind)
        .containsExactly("added", "replaced");
    assertThat(matches(id).subList(60, 100))
        .allMatch(
            match ->
                match.seats().contains(EVE)
                    && match.result().faults().stream()
                        .noneMatch(fault -> match.seats().get(fault.seat()) == EVE));
  }

  @Test
  void aProgramInTheFolderOfAnotherIsRefused() throws IOException {
    Path own = Files.createDirectory(folder.resolve("ann")).resolve("ann.py");
    Files.copy(program("plain.py", 5), own);
    Files.writeString(own.resolveSibling("book.txt"), "openings");
    Event event =
        Event.of(NumbersKit.ID)
            .withBots(List.of(BotEntry.builtIn("Low"), BotEntry.builtIn("High"), late(own)));
    long id = stopped(event, 2);
    Path beside = Files.copy(own, own.resolveSibling("eve.py"));
    assertRefused(
        () -> change(id).add(late(beside)),
        "beside eve the files of ann are not those that the event began with; give each bot a"
            + " folder of its own, or put the old files back");
  }

  @ParameterizedTest
  @ValueSource(strings = {"TABLE", "SINGLE_ELIMINATION", "DOUBLE_ELIMINATION"})
  void aFormatWithoutARuleForLatecomersTakesNone(FormatType format) {
    long id = stopped(event(format, Map.of()), 1);
    assertRefused(
        () -> change(id).add(late("Eve", "High")),
        "no bot can be added to event 1: in the format "
            + format.id()
            + " all play from the start; begin a new event with it");
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6})
  void theLastRoundOfASwissTakesNone(long after) {
    long id = stopped(event(FormatType.SWISS, Map.of("rounds", "3")), after);
    assertRefused(
        () -> change(id).add(late("Eve", "High")),
        "no bot can be added to event 1: the last round of its first stage has begun; begin a new"
            + " event with it");
  }

  @Test
  void aLaterStageTakesNone() {
    long id = stopped(cup(), 61);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> change(id).add(late("Eve", "High")))
        .withMessageContaining("the last round of its first stage has begun");
  }

  @Test
  void aBotThatCannotPlayIsRefused() throws IOException {
    long id = stopped(league(), 20);
    assertRefused(
        () -> change(id).add(late("High", "High")),
        "event 1 has a bot High already; give the new one another name");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> change(id).add(late("Eve", "Hihg")))
        .withMessageStartingWith("unknown bot 'Hihg'; did you mean High?");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> change(id).add(late(folder.resolve("none.py"))))
        .withMessageContaining("none.py");
    assertRefused(
        () -> change(id).add(new BotEntry("", "", new BotSource.BuiltIn("High"), 2, "")),
        "bots are added one by one; leave out the number of copies");
    assertRefused(
        () -> change(id).add(BotEntry.of(new BotSource.Person(), "")),
        "a person plays single matches only: agon play");
    resumed(id, 2);
    assertRefused(() -> change(id).add(late("Eve", "High")), "event 1 is finished");
  }
}
