package dev.agon.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.app.cli.Operand.GameId;
import dev.agon.app.cli.Operand.NamedFile;
import dev.agon.app.cli.Operand.Stored;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OperandTest {
  @Test
  void aNumberOrTheWordLastIsAnEventOrAMatchOfIt() {
    assertThat(Operand.of("4")).isEqualTo(new Stored("4", Optional.empty()));
    assertThat(Operand.of("4/17")).isEqualTo(new Stored("4", Optional.of(17L)));
    assertThat(Operand.of("last")).isEqualTo(new Stored("last", Optional.empty()));
    assertThat(Operand.of("last/17")).isEqualTo(new Stored("last", Optional.of(17L)));
  }

  @Test
  void aPlainWordIsAGame() {
    assertThat(Operand.of("botstack")).isEqualTo(new GameId("botstack"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cup.yaml",
        "./botstack",
        "/dev/stdin",
        "4/a",
        "Cup",
        "4/",
        "",
        "9999999999999999999"
      })
  void everythingElseIsAFile(String word) {
    assertThat(Operand.of(word)).isEqualTo(new NamedFile(word));
  }

  @Test
  void anExistingFileComesFirst() throws IOException {
    Path file = Files.createTempFile(Path.of(""), "cup", "");
    try {
      assertThat(Operand.of(file.toString())).isEqualTo(new NamedFile(file.toString()));
    } finally {
      Files.delete(file);
    }
    assertThat(Operand.of(file.toString())).isEqualTo(new GameId(file.toString()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "-1", "1/", "last/x", "1/2/3", ""})
  void whatIsNoEventIsRefused(String word) {
    assertThatThrownBy(() -> Operand.stored(word))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "an event is its number or the word last, not '%s'; agon events lists them", word);
  }
}
