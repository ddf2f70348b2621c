package dev.agon.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.row.MatchRow;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A worker that answers what it was not asked. */
final class HostileAnswersTest {
  private static final List<MatchSpec> SENT =
      List.of(new Seeds(1).spec(1, 1, List.of(0, 1)), new Seeds(1).spec(2, 1, List.of(1, 0)));

  /** What a worker answers that was asked for two matches, of entrants 0 and 1. */
  enum Answer {
    OF_OTHER_NUMBERS("0,1 1,2 1,0 5\n1,0 1,2 1,0 5", 7),
    OF_OTHER_SEATS("1,0 1,2 1,0 5\n1,0 1,2 1,0 5", 1),
    OF_OTHER_ENTRANTS("0,5 1,2 1,0 5\n1,0 1,2 1,0 5", 1),
    OF_THREE_SEATS("0,1,2 1,2,3 1,0,0 5\n1,0 1,2 1,0 5", 1),
    TOO_FEW("0,1 1,2 1,0 5", 1),
    TOO_MANY("0,1 1,2 1,0 5\n1,0 1,2 1,0 5\n0,1 1,2 1,0 5", 1),
    TWICE("0,1 1,2 1,0 5\n0,1 1,2 1,0 5", 1),
    NONE("", 1),
    NO_LINES("\n\n\n", 1),
    NO_RESULT("0,1\n1,0", 1),
    OF_NO_PLACES("0,1 x,y 1,0 5\n1,0 1,2 1,0 5", 1);

    private final String lines;
    private final long first;

    Answer(String lines, long first) {
      this.lines = lines;
      this.first = first;
    }

    MatchRow row() {
      return new MatchRow(first, first + 1, lines, List.of(), List.of());
    }
  }

  /** Answers all ranges with the same bytes. */
  private static List<PlayedMatch> playOn(byte[] answer) {
    RangeTransport transport =
        new RangeTransport() {
          @Override
          public int cores() {
            return 1;
          }

          @Override
          public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> not) {
            return ranges.stream().map(_ -> CompletableFuture.completedFuture(answer)).toList();
          }

          @Override
          public void cancelAll() {}

          @Override
          public void exclude(String worker) {}

          @Override
          public boolean awaitWorker() {
            return false;
          }
        };
    List<PlayedMatch> played = new ArrayList<>();
    new RangeSession(transport, 0).play(MatchBatch.of(List.of(SENT.getFirst())), played::add);
    return played;
  }

  private static List<PlayedMatch> matches(MatchRow row) {
    MatchRange range = new MatchRange(false);
    SENT.forEach(range::add);
    return RangeSession.matches(new RangeAnswer.Results("host-9", 1, row), range.toBytes());
  }

  @ParameterizedTest
  @EnumSource
  void resultsOfOtherMatchesThanThoseThatWereSentAreRefused(Answer answer) {
    assertThatThrownBy(() -> matches(answer.row()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("worker host-9 sent other results than those of its matches");
  }

  @ParameterizedTest
  @CsvSource({"5, time", "0, no-such-reason"})
  void faultsThatCannotBeAreRefused(int seat, String reason) {
    MatchRow.RowFault fault = new MatchRow.RowFault(2, seat, reason, "", 1, "");
    String lines = "0,1 1,2 1,0 5\n1,0 1,2 1,0 5";
    assertThat(matches(new MatchRow(1, 2, lines, List.of(), List.of()))).hasSize(2);
    assertThatThrownBy(() -> matches(new MatchRow(1, 2, lines, List.of(fault), List.of())))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("worker host-9 sent other results");
  }

  @Test
  void anAnswerOfAWorkerForAnotherRangeStopsTheEventWithOneLine() {
    MatchRow other = new MatchRow(1, 1, "3,4 1,2 1,0 5", List.of(), List.of());
    byte[] answer = new RangeAnswer.Results("host-9", 1, other).toBytes();
    assertThatThrownBy(() -> playOn(answer))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "worker host-9 sent other results than those of its matches; nothing of this answer is"
                + " stored");
  }

  @Test
  void anAnswerThatIsCutShortOrGarbageStopsTheEventWithOneLine() {
    byte[] whole = new RangeAnswer.Results("host-9", 1, Answer.TWICE.row()).toBytes();
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> playOn(cut)).isInstanceOf(UserError.class);
    }
    byte[] garbage = new byte[64];
    Arrays.fill(garbage, (byte) 0x7F);
    assertThatThrownBy(() -> playOn(garbage)).isInstanceOf(UserError.class);
    Arrays.fill(garbage, (byte) 0xFF);
    assertThatThrownBy(() -> playOn(garbage)).isInstanceOf(UserError.class);
  }
}
