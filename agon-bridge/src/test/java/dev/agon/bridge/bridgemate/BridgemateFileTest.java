package dev.agon.bridge.bridgemate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.Database.FileFormat;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Row;
import io.github.spannm.jackcess.Table;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real evening in the format of Access 2000. Most real ones are Access 97, which the library
 * reads but cannot write, so that format is not tested here.
 */
final class BridgemateFileTest {
  private static final String EVENING = "club-evening.bws";
  private static final int PAGE = 4_096;
  private static final int KEY_OFFSET = 0x3e;

  @TempDir Path folder;

  /** A change of the database. */
  private interface Change {
    void apply(Table results) throws IOException;
  }

  private Session changed(Change change) throws IOException {
    Path copy = folder.resolve("copy.bws");
    Files.write(copy, SharedFiles.bytes(EVENING));
    try (Database database = new DatabaseBuilder().withFile(copy.toFile()).open()) {
      change.apply(database.getTable("ReceivedData"));
    }
    return BridgemateFile.read("copy.bws", Files.readAllBytes(copy));
  }

  private static void set(Table results, Predicate<Row> which, String column, Object value)
      throws IOException {
    for (Row row : results) {
      if (which.test(row)) {
        row.put(column, value);
        results.updateRow(row);
      }
    }
  }

  private static boolean is(Row row, int id) {
    return Integer.valueOf(id).equals(row.get("ID"));
  }

  private static long count(Session session) {
    return session.boards().stream().mapToLong(board -> board.results().size()).sum();
  }

  @Test
  void aRealEveningHasItsMovementResultsAndNames() {
    Session session = SharedFiles.session(EVENING);
    assertThat(session.title()).isEqualTo("Bridge game");
    assertThat(session.heading().date()).isEqualTo("2026-01-19");
    assertThat(session.winners()).contains(2);
    assertThat(session.schedule()).hasSize(99);
    assertThat(session.pairs()).hasSize(22);
    assertThat(session.pairs().getFirst().name()).isEqualTo("Player Aa & Player Ac");
    assertThat(count(session)).isEqualTo(297);
    assertThat(Scorer.score(session, ScoringRules.DEFAULT).rankings(RankingMeasure.PERCENT))
        .hasSize(2)
        .allSatisfy(ranking -> assertThat(ranking.places()).hasSize(11));
  }

  private static Session named(String names) {
    return SessionFile.read(
        EVENING,
        SharedFiles.bytes(EVENING),
        Optional.of(NamesFile.read("n.csv", names.getBytes(StandardCharsets.UTF_8))),
        false);
  }

  @Test
  void namesOfTwoPairsWithOneNumberNeedTheirDirection() {
    assertThat(named("number,name,direction\n9,Ann,EW\n").pairs())
        .filteredOn(pair -> pair.name().equals("Ann"))
        .hasSize(1);
    assertThatThrownBy(() -> named("number,name\n9,Ann\n"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "n.csv, line 2: the session has several pairs '9'; the columns section and direction"
                + " tell them apart");
  }

  @Test
  void erasedResultsDoNotCountAndAreMissing() throws IOException {
    Session session = changed(results -> set(results, row -> is(row, 3), "Erased", true));
    assertThat(count(session)).isEqualTo(296);
    assertThat(Sessions.findings(session))
        .contains("board 1, table 1, round 1, NS 1 v EW 1: no result");
  }

  @Test
  void aResultThatWasEnteredAgainCountsAsItWasCorrected() throws IOException {
    Session session =
        changed(
            results -> {
              for (Row row : results) {
                if (is(row, 3)) {
                  row.put("Result", "=");
                  row.put("ID", 9_999);
                  row.put("TimeLog", LocalDateTime.of(1899, 12, 30, 23, 0));
                  results.addRowFromMap(row);
                  break;
                }
              }
            });
    assertThat(count(session)).isEqualTo(297);
    assertThat(session.remarks())
        .contains(
            "board 1, table 1, round 1: entered twice, '3 NT E +2' and then '3 NT E ='; the later"
                + " one counts");
  }

  @Test
  void remarksAreRespected() throws IOException {
    Session session =
        changed(
            results -> {
              set(results, row -> is(row, 1), "Remarks", "Not played");
              set(results, row -> is(row, 2), "Remarks", "60%-40%");
              set(results, row -> is(row, 4), "Remarks", "Wrong direction");
              set(results, row -> is(row, 5), "Contract", "9 NT");
            });
    assertThat(outcome(session, 22, 1)).isEqualTo(new BoardOutcome.NotPlayed());
    assertThat(outcome(session, 4, 2)).isInstanceOf(BoardOutcome.Assigned.class);
    assertThat(outcome(session, 25, 5)).isEqualTo(new BoardOutcome.NotPlayed());
    assertThat(session.remarks())
        .contains(
            "board 16, table 6, round 1: wrong direction; the pairs are exchanged",
            "board 25, table 9, round 1: no result in '9 NT W ='; it does not count");
  }

  private static BoardOutcome outcome(Session session, int board, int line) {
    return session.boards().stream()
        .filter(other -> other.number() == board)
        .flatMap(other -> other.results().stream())
        .filter(result -> result.line() == line)
        .findFirst()
        .orElseThrow()
        .outcome();
  }

  @Test
  void aBoardThatIsNotInTheMovementIsFlagged() throws IOException {
    Session session =
        changed(
            results -> {
              set(results, row -> is(row, 3), "Board", (short) 30);
              set(results, row -> is(row, 6), "PairNS", (short) 7);
            });
    assertThat(Sessions.findings(session))
        .contains(
            "board 30, table 1, round 1, NS 1 v EW 1: not in the movement, which has boards 1, 2"
                + " and 3",
            "board 7, table 3, round 1, NS 7 v EW 3: the movement has NS 3 v EW 3");
  }

  @Test
  void aForeignDatabaseIsRefusedInOneLine() throws IOException {
    Path file = folder.resolve("foreign.mdb");
    new DatabaseBuilder().withFile(file.toFile()).withFileFormat(FileFormat.V2000).create().close();
    assertThatThrownBy(() -> BridgemateFile.read("foreign.mdb", Files.readAllBytes(file)))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "foreign.mdb: no table RoundData; it is an Access database, but not a Bridgemate's");
  }

  @Test
  void aSampleHasItsMovementResultsAndNames() throws IOException {
    Path file = folder.resolve("sample.bws");
    SampleDatabase.write(file);
    Session session = BridgemateFile.read("sample.bws", Files.readAllBytes(file));
    assertThat(session.heading().date()).isEqualTo("2026-11-17");
    assertThat(session.progress()).isEqualTo("after 8 of 8 results");
    assertThat(session.pairs().getFirst().name()).isEqualTo("Player N & Player S");
    assertThat(session.remarks()).isEmpty();
    assertThat(Scorer.score(session, ScoringRules.DEFAULT).rankings(RankingMeasure.PERCENT))
        .hasSize(2);
  }

  @Test
  void anythingElseThatIsCalledBwsIsRefusedInOneLine() {
    for (String text :
        List.of("board,ns,ew,score\n1,1,2,50\n", "notes of the evening", "<USEBIO/>")) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      assertThatThrownBy(() -> SessionFile.read("Evening.BWS", bytes, Optional.empty(), false))
          .isInstanceOf(UserError.class)
          .hasMessage(
              "Evening.BWS: it is called .bws, but is not a Bridgemate's database; copy it again"
                  + " from the scoring computer");
    }
  }

  /** Access encrypts each page but the first by RC4, with a key from the first page. */
  @Test
  void anEncryptedDatabaseIsRefusedInOneLine() throws IOException, GeneralSecurityException {
    byte[] encrypted = encrypted();
    assertThat(BridgemateFile.isAccess(encrypted)).isTrue();
    assertThatThrownBy(() -> SessionFile.read("evening.bws", encrypted, Optional.empty(), false))
        .isInstanceOf(UserError.class)
        .hasMessage("evening.bws: the database is encrypted; save a copy without a password");
  }

  private byte[] encrypted() throws IOException, GeneralSecurityException {
    Path file = folder.resolve("plain.mdb");
    SampleDatabase.write(file);
    byte[] bytes = Files.readAllBytes(file);
    int key = 0x5ec0de;
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    buffer.putInt(KEY_OFFSET, buffer.getInt(KEY_OFFSET) ^ key);
    for (int page = 1; page * PAGE < bytes.length; page++) {
      byte[] pageKey =
          ByteBuffer.allocate(8)
              .order(ByteOrder.LITTLE_ENDIAN)
              .putInt(key ^ page)
              .putInt(key ^ page)
              .array();
      Cipher cipher = Cipher.getInstance("RC4");
      cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(pageKey, "RC4"));
      cipher.doFinal(bytes, page * PAGE, PAGE, bytes, page * PAGE);
    }
    return bytes;
  }

  @Test
  void otherFilesThatAreCalledBwsAreRefusedInOneLine() {
    List<String> others =
        List.of(
            "\0\1\0\0Standard Jet DB\0",
            "\0\1\0\0Standard ACE DB\0" + "\0".repeat(9_000),
            "\0\1\0\0Standard Jet DB\0" + "\377".repeat(9_000),
            "PK\3\4\24\0\6\0\10\0",
            "%PDF-1.7\n",
            "");
    for (String other : others) {
      byte[] bytes = other.getBytes(StandardCharsets.ISO_8859_1);
      assertThatThrownBy(() -> SessionFile.read("e.bws", bytes, Optional.empty(), false))
          .isInstanceOf(UserError.class)
          .satisfies(
              e ->
                  assertThat(e.getMessage())
                      .startsWith("e.bws")
                      .doesNotContain("\n", "Exception", "null"));
    }
  }

  @Test
  void aTruncatedOrDamagedDatabaseIsRefusedInOneLineOrRead() {
    byte[] whole = SharedFiles.bytes(EVENING);
    Random random = new Random(18);
    for (int i = 0; i < 40; i++) {
      byte[] bytes = Arrays.copyOf(whole, i % 2 == 0 ? random.nextInt(whole.length) : whole.length);
      for (int wrong = 0; i % 2 == 1 && wrong < 40; wrong++) {
        bytes[32 + random.nextInt(bytes.length - 32)] = (byte) random.nextInt(256);
      }
      try {
        Sessions.findings(SessionFile.read("e.bws", bytes, Optional.empty(), false));
      } catch (UserError e) {
        assertThat(e.getMessage()).startsWith("e.bws").doesNotContain("\n");
      }
    }
  }

  /** Its warnings about a damaged file would be on the user's terminal. */
  @Test
  void theLibraryThatReadsDatabasesWritesNoLog() {
    byte[] damaged =
        Arrays.copyOf("\0\1\0\0Standard Jet DB\0".getBytes(StandardCharsets.ISO_8859_1), PAGE);
    assertThatThrownBy(() -> SessionFile.read("e.bws", damaged, Optional.empty(), false))
        .isInstanceOf(UserError.class);
    Logger library = Logger.getLogger("io.github.spannm.jackcess.impl.ColumnImpl");
    assertThat(library.isLoggable(Level.SEVERE)).isFalse();
  }

  @Test
  void theHeaderOfAccessDecidesTheFormat() {
    assertThat(
            BridgemateFile.isAccess(
                "\0\1\0\0Standard Jet DB\0".getBytes(StandardCharsets.ISO_8859_1)))
        .isTrue();
    for (String other : List.of("", "\0\1", "board,ns,ew", "\0\1\0\0Standard Jet")) {
      assertThat(BridgemateFile.isAccess(other.getBytes(StandardCharsets.ISO_8859_1))).isFalse();
    }
  }
}
