package dev.agon.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.chain.SigningKey;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.execute.LocalExecutor;
import dev.agon.execute.NumbersKit;
import dev.agon.json.Json;
import dev.agon.process.ProgramPool;
import dev.agon.run.EventRunner;
import dev.agon.run.StoredResults;
import dev.agon.run.StoredTrust;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.SignedHash;
import dev.agon.text.UserError;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A finished event with records, whose signed file is imported into another arena. */
@SuppressWarnings("NullAway.Init") // set before each test
final class EventImportTest {
  @TempDir private Path folder;
  private Path file;
  private SigningKey key;
  private StoredEvent original;
  private Store there;

  @BeforeEach
  void playAndSign() throws IOException {
    file = folder.resolve("cup.agon");
    ArenaState state = new ArenaState(folder.resolve("here"));
    key = SigningKey.of(state);
    Event event =
        Event.of(NumbersKit.ID, "Low", "High", "Thrower")
            .withSeed(EventSeed.random())
            .with(RunOptions.DEFAULT.with(RunOptions.QUARANTINE, Optional.empty()));
    try (Store here = Store.open(folder.resolve("here.db").toString(), state);
        Writer writer = Files.newBufferedWriter(file)) {
      assertThat(
              EventRunner.builder()
                  .store(here)
                  .executor(new LocalExecutor(1, ProgramPool.none()))
                  .build()
                  .run(event))
          .isPresent();
      original = here.event(1).orElseThrow();
      SignedEventWriter.write(here, original, key, writer);
    }
    there =
        Store.open(folder.resolve("there.db").toString(), new ArenaState(folder.resolve("there")));
  }

  @AfterEach
  void closeStore() {
    there.close();
  }

  private EventImport.ImportedEvent imported() {
    return EventImport.of(there, file.toString(), Optional.empty());
  }

  private List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.removeLast();
    return lines;
  }

  /** Signs other lines with the same key, as a dishonest arena could. */
  private void sign(List<String> lines) throws IOException {
    SignedHash hash = new SignedHash();
    lines.forEach(hash::add);
    Json signature =
        Json.object()
            .with("signer", key.signer().text())
            .with("signature", key.sign(hash.message()));
    Files.writeString(file, String.join("\n", lines) + "\n" + signature + "\n");
  }

  private void signReplaced(int line, String old, String other) throws IOException {
    List<String> lines = lines();
    assertThat(lines.get(line)).contains(old);
    lines.set(line, lines.get(line).replace(old, other));
    sign(lines);
  }

  private void assertRefused(String message) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(this::imported)
        .withMessageStartingWith(file + message);
    assertThat(there.events()).isEmpty();
  }

  @Test
  void anImportedEventIsTheSameAndSaysWhoSignedIt() {
    EventImport.ImportedEvent imported = imported();
    String fingerprint = key.signer().fingerprint();
    assertThat(imported.signer().fingerprint()).isEqualTo(fingerprint);
    StoredEvent event = imported.event();
    assertThat(event.origin()).isEqualTo(new Origin.Imported(fingerprint));
    assertThat(event.event()).isEqualTo(original.event().with(EventPaths.UNKNOWN));
    assertThat(event.commitment()).isEqualTo(original.commitment()).isPresent();
    assertThat(event.started()).isEqualTo(original.started());
    assertThat(event.digest()).isEqualTo(original.digest()).isPresent();
    assertThat(event.matches()).isEqualTo(original.matches()).isPositive();
    assertThat(StoredResults.of(there, event).seen().faults()).isNotEmpty();
    assertThat(there.record(event.id(), 1)).isPresent();
    assertThat(there.check(event.id())).isInstanceOf(ChainStatus.Intact.class);
  }

  @Test
  void aSignedFileDoesNotSayWhereTheArenaHasItsFiles() throws IOException {
    String here = original.event().paths().baseFolder().toString();
    assertThat(EventJson.text(original.event())).contains(here);
    assertThat(Files.readString(file)).doesNotContain(here);
  }

  /** What an import leaves that was killed: the commands of its bots are a stranger's. */
  @ParameterizedTest
  @EnumSource(StoredTrust.class)
  void anEventThatWasNotImportedToItsEndIsNotResumed(StoredTrust trust) {
    StoredEvent half =
        there.begin(
            original.event(),
            Optional.empty(),
            original.commitment(),
            original.started(),
            new Origin.Imported("SHA256:stranger"));
    EventRunner runner =
        EventRunner.builder()
            .store(there)
            .executor(new LocalExecutor(1, ProgramPool.none()))
            .build();
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> runner.resume(half, trust, Optional.empty()))
        .withMessageStartingWith("event 1 was not imported to its end; agon events --delete 1");
  }

  @Test
  void aFaultOfASeatThatIsNotThereIsRefused() throws IOException {
    signReplaced(1, "\"seat\":0,\"reason\"", "\"seat\":99,\"reason\"");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(this::imported)
        .withMessageEndingWith("of event 1 is damaged");
    assertThat(there.events()).isEmpty();
  }

  /** The hash of the steps tells equal games apart, which are no further evidence. */
  @Test
  void aResultWithOtherStepsThanItsRecordIsRefused() throws IOException {
    List<String> lines = lines();
    lines.set(1, lines.get(1).replaceFirst("(\"lines\":\"\\S+ \\S+ \\S+ )", "$19"));
    sign(lines);
    assertRefused(": match 1: its record has another result");
  }

  @Test
  void theSignerMustBeTheExpectedOne() {
    String fingerprint = key.signer().fingerprint();
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> EventImport.of(there, file.toString(), Optional.of("SHA256:other")))
        .withMessage("%s is signed with %s, not with SHA256:other", file, fingerprint);
    assertThat(there.events()).isEmpty();
    assertThat(EventImport.of(there, file.toString(), Optional.of(fingerprint)).event().id())
        .isEqualTo(1);
  }

  @Test
  void aChangeAfterSigningIsRefused() throws IOException {
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst("\"matches\":", "\"matches\": "));
    assertRefused(" was changed after it was signed");
  }

  @Test
  void aFileWithoutItsEndIsRefused() throws IOException {
    Files.write(file, lines());
    assertRefused(" has no signature at its end; is it complete?");
  }

  @Test
  void anotherFileIsRefused() throws IOException {
    Files.writeString(file, "{\"cards\":[]}\n");
    assertRefused(" is not a signed event; agon export EVENT --signed writes one");
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    signReplaced(0, "{\"agonEvent\":1,", "{\"agonEvent\":2,");
    assertRefused(" has version 2; this Agon reads version 1");
  }

  @Test
  void anEventThatCannotBeReadIsRefused() throws IOException {
    signReplaced(0, "\\\"stages\\\"", "\\\"steps\\\"");
    assertRefused(": 'results' has no 'stages'");
  }

  @Test
  void anEventThatDoesNotFitItsCommitmentIsRefused() throws IOException {
    String seed = original.event().seed().text();
    String other = seed.substring(0, seed.length() - 1) + (seed.endsWith("0") ? "1" : "0");
    signReplaced(0, seed, other);
    assertRefused(": it does not fit its commitment ");
  }

  @Test
  void aResultThatIsNotThatOfItsRecordIsRefused() throws IOException {
    String line = lines().get(1);
    String first = line.substring(line.indexOf("\"lines\":\""), line.indexOf("\\n"));
    signReplaced(1, first, first.replaceFirst(" (\\d+),(\\d+) ", " $2,$1 "));
    assertRefused(": match 1: its record has another result");
  }

  /** The first record with this text gets another one. */
  private void signOtherRecord(String old, String other) throws IOException {
    String line = lines().get(1);
    String record = line.substring(line.indexOf("\"records\":["));
    assertThat(record).contains(old);
    signReplaced(1, record, record.replaceFirst(Pattern.quote(old), other));
  }

  @Test
  void aRecordThatNamesAnotherBotIsRefused() throws IOException {
    signOtherRecord("{\\\"name\\\":\\\"Low", "{\\\\\"name\\\\\":\\\\\"Lowest");
    assertRefused(": match 4: its record has another bot in seat 0: Lowest, not Low");
  }

  @Test
  void aRecordOfAnotherGameIsRefused() throws IOException {
    signOtherRecord("\\\"game\\\":\\\"", "\\\\\"game\\\\\":\\\\\"x");
    assertRefused(": match 1: its record has another game or other settings");
  }

  @Test
  void anotherDigestIsRefused() throws IOException {
    String digest = original.digest().orElseThrow();
    signReplaced(0, digest, "0".repeat(digest.length()));
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(this::imported)
        .withMessageContaining("ended with digest 0000")
        .withMessageEndingWith("but its stored matches give another one");
    assertThat(there.events()).isEmpty();
  }

  @Test
  void missingMatchesAreRefused() throws IOException {
    sign(lines().subList(0, 1));
    assertRefused(" has 0 matches and should have " + original.matches());
  }

  @Test
  void matchesInAnotherOrderAreRefused() throws IOException {
    signReplaced(1, "{\"first\":1,", "{\"first\":2,");
    assertRefused(":2: these are not the matches from 1 on");
  }

  @Test
  void aFaultOfAMatchThatIsNotThereIsRefused() throws IOException {
    String line = lines().get(1);
    int from = line.indexOf("{\"match\":", line.indexOf("\"faults\":"));
    String fault = line.substring(from, line.indexOf(',', from));
    signReplaced(1, fault, "{\"match\":999999");
    assertRefused(":2: these are not the matches from 1 on");
  }
}
