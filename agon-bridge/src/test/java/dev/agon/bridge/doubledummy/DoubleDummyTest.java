package dev.agon.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Direction;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.Strain;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.deal.TrickTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DoubleDummyTest {
  private static final String NOT_INSTALLED = "libdds-that-nobody-has.so";
  private static final String HANDS =
      "N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ";
  private static final TrickTable TABLE = new TrickTable("2333223332aaaabaaaab");

  @TempDir private Path folder;

  private static Deals deals(String... hands) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < hands.length; i++) {
      text.append("[Board \"%d\"]\n[Deal \"%s\"]\n".formatted(i + 1, hands[i]));
    }
    return PbnFile.read("deals.pbn", text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private DoubleDummy installed() {
    DoubleDummy doubleDummy = DoubleDummy.with(folder.resolve("cache/tables.txt"));
    Assumptions.assumeTrue(doubleDummy.missing().isEmpty(), "libdds0 is not installed");
    return doubleDummy;
  }

  @Test
  void withoutTheLibraryALineSaysWhatToInstall() {
    Deals completed =
        DoubleDummy.with(folder.resolve("cache"), NOT_INSTALLED).complete(deals(HANDS));
    assertThat(completed.findings())
        .containsExactly(
            "double dummy is off: the library DDS is not installed (on Debian and Ubuntu:"
                + " apt install libdds0)");
    assertThat(completed.board(1).orElseThrow().tricks()).isEmpty();
  }

  @Test
  void aSolvedDealIsFoundInTheCacheEvenWithoutTheLibrary() throws IOException {
    Path cache = folder.resolve("tables.txt");
    Files.writeString(cache, "damaged\n" + HANDS + ";" + TABLE.digits() + "\nN:torn");
    Deals completed = DoubleDummy.with(cache, NOT_INSTALLED).complete(deals(HANDS));
    assertThat(completed.findings()).isEmpty();
    assertThat(completed.board(1).orElseThrow().tricks()).hasValue(TABLE);
    assertThat(completed.board(1).orElseThrow().par().orElseThrow().score()).isEqualTo(-430);
  }

  @Test
  void whatTheLibrarySolvesIsCached() {
    Deals solved = installed().complete(deals(HANDS));
    assertThat(solved.board(1).orElseThrow().tricks()).hasValue(TABLE);
    Path cache = folder.resolve("cache/tables.txt");
    assertThat(cache).hasContent(HANDS + ";" + TABLE.digits() + "\n");
    assertThat(DoubleDummy.with(cache, NOT_INSTALLED).complete(deals(HANDS))).isEqualTo(solved);
  }

  @Test
  void aTableOfTheFileIsKept() {
    Deals withTable =
        new Deals("", "", List.of(deals(HANDS).deals().getFirst().with(TABLE)), List.of());
    Path cache = folder.resolve("tables.txt");
    assertThat(DoubleDummy.with(cache, NOT_INSTALLED).complete(withTable)).isEqualTo(withTable);
  }

  @Test
  void tenKnownTablesAreReproduced() {
    assertKnownTables(10);
  }

  @Tag("long")
  @Test
  void aHundredKnownTablesAreReproduced() {
    assertKnownTables(100);
  }

  /** A line has whose hand comes first, the hands, and 20 trick counts. */
  private void assertKnownTables(int count) {
    String text = new String(SharedFiles.bytes("double-dummy-100.txt"), StandardCharsets.US_ASCII);
    DoubleDummy doubleDummy = installed();
    List<String> different = new ArrayList<>();
    List<String> lines = text.lines().limit(count).toList();
    for (String line : lines) {
      String[] parts = line.split(";", -1);
      Deal deal = deals(parts[0]).deals().getFirst();
      if (!doubleDummy.solve(deal).orElseThrow().equals(table(parts[1]))) {
        different.add(line);
      }
    }
    assertThat(lines).hasSize(count);
    assertThat(different).isEmpty();
  }

  private static TrickTable table(String counts) {
    List<Strain> strains =
        List.of(Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NO_TRUMP);
    String[] numbers = counts.strip().split(" ", -1);
    return TrickTable.of(
        (declarer, strain) ->
            Integer.parseInt(
                numbers[
                    strains.indexOf(strain) * Direction.values().length + declarer.clockwise()]));
  }
}
