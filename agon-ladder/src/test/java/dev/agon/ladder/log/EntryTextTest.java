package dev.agon.ladder.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.ladder.LadderSettings;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EntryTextTest {
  private static LadderEntry read(String line) {
    return EntryText.read(line, "entry 1");
  }

  private static void assertReadAgain(LadderEntry entry, String line) {
    assertThat(EntryText.of(entry)).isEqualTo(line);
    assertThat(EntryText.of(read(line))).isEqualTo(line);
  }

  @Test
  void aMatchIsAShortLine() {
    Result result = new Result(Outcome.byPoints(3, 0.5), List.of(), 52);
    assertReadAgain(new LadderEntry.Match(Optional.of(List.of(7, 12)), result), "7,12:12 3,0.5 52");
    assertReadAgain(new LadderEntry.Match(Optional.empty(), result), "12 3,0.5 52");
  }

  @Test
  void placesOfLargeTablesHaveCommas() {
    double[] points = IntStream.range(0, 11).mapToDouble(seat -> -seat).toArray();
    Result result = new Result(Outcome.byPoints(points), List.of(), 9);
    assertReadAgain(
        new LadderEntry.Match(Optional.empty(), result),
        "1,2,3,4,5,6,7,8,9,10,11 0,-1,-2,-3,-4,-5,-6,-7,-8,-9,-10 9");
  }

  @Test
  void faultsAndTheReasonOfAVoidMatchAreKept() {
    Fault fault = new Fault(1, ForfeitReason.TIME, "no answer\nwithin 1 s", 4, "Traceback");
    assertReadAgain(
        new LadderEntry.Match(
            Optional.empty(), new Result(Outcome.byPoints(1, 0), List.of(fault), 5)),
        "12 1,0 5 [{\"seat\":1,\"reason\":\"time\",\"detail\":\"no answer within 1"
            + " s\",\"step\":4}]");
    assertReadAgain(
        new LadderEntry.Match(Optional.empty(), Result.ofVoid(2, 3, "the game\nfailed")),
        "22 0,0 3 void the game failed");
  }

  @Test
  void allOtherEntriesAreReadAgain() {
    BotEntry bot =
        new BotEntry(
            "mine",
            "Ann",
            BotSource.parse("mine.py", BotSource.Launch.DEFAULT).orThrow(UserError::new),
            1,
            "");
    for (LadderEntry entry :
        List.of(
            new LadderEntry.Joined(bot, "abc"),
            new LadderEntry.Left(3, "its file was removed"),
            new LadderEntry.Rested(3, "it failed"),
            new LadderEntry.Back(3),
            new LadderEntry.Changed(LadderSettings.of(3)),
            new LadderEntry.Keys(Optional.empty(), "c0ffee"),
            new LadderEntry.Keys(Optional.of(DrawKey.ofNumber(1)), "c0ffee"))) {
      assertThat(read(EntryText.of(entry))).isEqualTo(entry);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "1",
        "12",
        "12 3",
        "12 3,0",
        "13 3,0 52",
        "1:12 3,0 x",
        "7,x:12 3,0 1",
        "joined",
        "joined {}",
        "left",
        "left x y",
        "back -",
        "keys",
        "keys - ",
        "keys zz c0",
        "settings {}",
        "12 1,0 5 [{\"seat\":7}]",
        "12 NaN,0 5",
        "99999999999 1,0 5",
        "unknown 3"
      })
  void anythingElseIsRefusedInOneLine(String line) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("entry 1")
        .hasMessageNotContaining("\n");
  }
}
