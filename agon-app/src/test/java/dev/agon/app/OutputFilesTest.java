package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands replace files that they wrote themselves, and no others. */
final class OutputFilesTest {
  private static final String RUN = "run --game coinfight --bots Greedy,Randy --seed 1";
  private static final String PLAY = "play coinfight --bots Greedy,AllLow --seed 1 --file FILE";

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private Cli agon(String command) {
    return Cli.agon(command.split(" "));
  }

  private Cli withDatabase(String command) {
    return agon(command + " --db " + path("agon.db"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --force"})
  void aDatabaseIsNeverReplaced(String force) throws IOException {
    withDatabase(RUN);
    byte[] before = Files.readAllBytes(folder.resolve("agon.db"));
    for (String command :
        List.of(
            "export 1 --file FILE --db FILE",
            "export 1 --views --file FILE --db FILE",
            "report 1 --file FILE --db FILE",
            PLAY)) {
      Cli refused = agon(command.replace("FILE", path("agon.db")) + force);
      assertThat(refused.code()).as(command).isEqualTo(2);
      assertThat(refused.err())
          .isEqualTo("agon: " + path("agon.db") + " is a database; choose another file\n");
    }
    assertThat(withDatabase("export 1 --file " + path("agon.db-wal") + force).err())
        .isEqualTo(
            "agon: " + path("agon.db-wal") + " belongs to a database; choose another file\n");
    assertThat(Files.readAllBytes(folder.resolve("agon.db"))).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "export 1 --file FILE --db DB",
        "export 1 --output json --file FILE --db DB",
        "export 1 --views --file FILE --db DB",
        "report 1 --file FILE --db DB",
        PLAY,
        "blotto solve --values 1,2 --units 3 --save FILE",
        "blotto solve --values 1,2 --units 3 --save SAVED --plot FILE",
        "blotto ENTRIES --values 1..10 --plot FILE",
      })
  void aFileIsReplacedIfTheCommandWroteItOrIsForcedTo(String words) throws IOException {
    withDatabase(RUN);
    Path file = folder.resolve("out.svg");
    Path entries =
        Files.writeString(
            folder.resolve("entries.csv"),
            "a,10,10,10,10,10,10,10,10,10,10\nb,100,0,0,0,0,0,0,0,0,0\n");
    String command =
        words
            .replace("FILE", file.toString())
            .replace("DB", path("agon.db"))
            .replace("SAVED", path("saved.json"))
            .replace("ENTRIES", entries.toString());
    Files.writeString(file, "my notes\n");
    Cli refused = agon(command);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .matches(
            "agon: .*out.svg exists and is not an? .*; choose another file, or replace it with"
                + " --force\n");
    assertThat(file).hasContent("my notes\n");
    assertThat(agon(command + " --force").code()).isZero();
    String written = Files.readString(file);
    assertThat(written).isNotEqualTo("my notes\n");
    assertThat(agon(command).code()).isZero();
    assertThat(Files.readString(file)).hasSameSizeAs(written);
  }

  @Test
  void theRecordsOfAnotherRunAreRemovedOnlyByForce() throws IOException {
    String records = RUN + " --db none --records " + path("records");
    assertThat(agon(records).code()).isZero();
    Files.writeString(folder.resolve("records").resolve("notes"), "mine");
    assertThat(agon(records).err())
        .isEqualTo(
            "agon: %s has records of another run; name a new folder, or remove them with --force\n"
                .formatted(path("records")));
    assertThat(agon(records + " --games 2 --force").code()).isZero();
    try (Stream<Path> files = Files.list(folder.resolve("records"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "notes",
              "match-000001.json",
              "match-000002.json",
              "match-000003.json",
              "match-000004.json");
    }
    Files.writeString(folder.resolve("records").resolve("match-000003.json"), "mine");
    assertThat(agon(records + " --force").err()).contains("exists and is not a match record");
    assertThat(folder.resolve("records").resolve("match-000003.json")).hasContent("mine");
    assertThat(folder.resolve("records").resolve("match-000001.json")).exists();
  }

  @Test
  void twoRunsDoNotWriteIntoOneFolder() throws Exception {
    String records = RUN + " --games 1000000 --db none --records " + path("records");
    Process first = ForkedAgon.start(folder.resolve("err").toFile(), records.split(" "));
    try {
      Path record = folder.resolve("records").resolve("match-000001.json");
      Poll.until(() -> Files.exists(record) || !first.isAlive());
      for (String force : List.of("", " --force")) {
        Cli second = agon(records + force);
        assertThat(second.code()).isEqualTo(2);
        assertThat(second.err())
            .startsWith(
                "agon: another run writes its records into %s: process %d of "
                    .formatted(path("records"), first.pid()));
      }
    } finally {
      first.destroyForcibly().waitFor();
    }
    assertThat(agon(records.replace("1000000", "1") + " --force").code()).isZero();
  }
}
