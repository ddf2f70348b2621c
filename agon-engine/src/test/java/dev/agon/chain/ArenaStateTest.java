package dev.agon.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ArenaStateTest {
  private static final String DATABASE = "0123456789abcdef0123456789abcdef";
  private static final EventChain.ChainId PLACE =
      new EventChain.ChainId(DATABASE, 12, "fedcba9876543210fedcba9876543210");

  @TempDir private Path folder;

  @Test
  void theKeyIsMadeOnceAndOnlyItsUserCanReadIt() throws Exception {
    ArenaState state = new ArenaState(folder.resolve("deep").resolve("agon"));
    assertThat(state.key()).isEmpty();
    String id = state.makeKey().id();
    assertThat(id).matches("[0-9a-f]{16}");
    assertThat(state.makeKey().id()).isEqualTo(id);
    assertThat(state.key().orElseThrow().id()).isEqualTo(id);
    Path inside = folder.resolve("deep").resolve("agon");
    assertThat(Files.getPosixFilePermissions(inside.resolve("key")))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(Files.getPosixFilePermissions(inside))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    assertThat(inside.toFile().list()).containsExactly("key");
  }

  private void write(String name, byte[] content) throws Exception {
    Path file = Files.write(folder.resolve(name), content);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "garbage", "abc", "0123456789abcdef", "\0\0\0"})
  void aDamagedKeyIsOneLineThatNamesItsFile(String content) throws Exception {
    write("key", content.getBytes(StandardCharsets.UTF_8));
    write("signing-key", content.getBytes(StandardCharsets.UTF_8));
    ArenaState state = new ArenaState(folder);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(state::makeKey)
        .withMessage(
            "the secret %s is damaged: it must be 64 hexadecimal digits; put a copy of it back, or"
                + " move it away for a new one",
            folder.resolve("key"));
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> SigningKey.of(state))
        .withMessage(
            "the secret %s is damaged: it must be two lines with the halves of an Ed25519 key; put"
                + " a copy of it back, or move it away for a new one",
            folder.resolve("signing-key"));
  }

  @Test
  void aKeyOfBytesThatAreNoTextIsOneLine() throws Exception {
    write("key", new byte[] {(byte) 0xff, (byte) 0xfe});
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> new ArenaState(folder).key())
        .withMessage("cannot read %s: not UTF-8 text", folder.resolve("key"));
  }

  @Test
  void arenasThatStartTogetherHaveTheSameKey() throws Exception {
    int arenas = 16;
    Callable<String> make = () -> new ArenaState(folder).makeKey().id();
    Set<String> ids = new HashSet<>();
    try (ExecutorService executor = Executors.newFixedThreadPool(arenas)) {
      for (Future<String> id : executor.invokeAll(Collections.nCopies(arenas, make))) {
        ids.add(id.get());
      }
    }
    assertThat(ids).hasSize(1);
  }

  @Test
  void aKeyThatOthersCanReadIsRefused() throws Exception {
    ArenaState state = new ArenaState(folder);
    state.makeKey();
    Path key = folder.resolve("key");
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(state::key)
        .withMessage(
            "others may read the secret %1$s; forbid it with: chmod 600 %1$s".formatted(key));
  }

  @Test
  void aFolderThatCannotBeMadeIsReportedInOneLine() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> new ArenaState(file).makeKey())
        .withMessageContaining("XDG_STATE_HOME")
        .withMessageNotContaining("\n");
  }

  @Test
  void theFolderIsThatOfTheUser() {
    ArenaState.ofUser(Map.of("XDG_STATE_HOME", folder.toString())).makeKey();
    assertThat(folder.resolve("agon").resolve("key")).exists();
  }

  @Test
  void theEndOfAChainIsKeptUntilItIsForgotten() {
    ArenaState state = new ArenaState(folder);
    ChainHead head = new ChainHead(3, 700, "abc", "");
    assertThat(state.head(PLACE)).isEmpty();
    assertThat(state.knows(DATABASE, 12)).isFalse();
    state.keep(PLACE, new ChainHead(2, 500, "ab", ""));
    state.keep(PLACE, head);
    assertThat(state.head(PLACE)).contains(head);
    assertThat(state.knows(DATABASE, 12)).isTrue();
    assertThat(state.knows(DATABASE, 1)).isFalse();
    state.forget(DATABASE, 1);
    assertThat(state.head(PLACE)).contains(head);
    state.forget(DATABASE, 12);
    assertThat(state.head(PLACE)).isEmpty();
  }

  @Test
  void aDamagedEndOfAChainIsUnknown() {
    for (String text : List.of("", "agon chain 1\n", "agon chain 2\n1\n1\na\n\n")) {
      assertThat(ChainHead.read(text)).isEmpty();
    }
    ChainHead head = new ChainHead(1, 2, "a", "b");
    assertThat(ChainHead.read(head.text())).isEqualTo(Optional.of(head));
  }

  @Test
  void aNameFromADatabaseCannotLeaveTheFolder() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EventChain.ChainId("../../../../etc", 1, DATABASE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EventChain.ChainId(DATABASE, 1, "../key"));
  }

  /** The platform's own HMAC is the oracle. */
  @Test
  void theHashIsHmacOfSha256() throws Exception {
    byte[] secret = HexFormat.of().parseHex(DATABASE + DATABASE);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret, "HmacSHA256"));
    mac.update(new byte[] {0, 0, 0, 0, 0, 0, 0, 3});
    mac.update("why".getBytes(StandardCharsets.UTF_8));
    mac.update(new byte[] {0, 0, 0, 0, 0, 0, 0, 2});
    mac.update("ü".getBytes(StandardCharsets.UTF_8));
    mac.update(new byte[] {0, 0, 0, 0, 0, 0, 1, 0});
    assertThat(new ChainKey(secret).hash("why").add("ü").add(256).end())
        .isEqualTo(HexFormat.of().formatHex(mac.doFinal()));
  }
}
