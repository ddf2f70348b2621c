package dev.agon.bridge.file;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.PlayedContract;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A result as text, as the file has it; empty where the file has nothing.
 *
 * @param tricks the number of tricks, or {@code =}, {@code +1}, {@code -2}
 */
record ResultRow(
    FileLine line,
    String ns,
    String ew,
    String contract,
    String declarer,
    String tricks,
    String score,
    String group) {
  private static final Pattern TRICKS = Pattern.compile("[0-9]{1,2}");
  private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,9}([.,][0-9]{1,6})?");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

  /**
   * Reads the outcome of the board.
   *
   * @throws UserError when the texts are no result
   */
  BoardOutcome outcome(int board) {
    Optional<BoardOutcome> given = valueOf("score", ScoreText.read(score));
    if (given.isPresent() && !(given.get() instanceof BoardOutcome.PlayedBoard)) {
      return given.get();
    }
    Optional<Integer> points =
        given.flatMap(
            outcome ->
                outcome instanceof BoardOutcome.PlayedBoard played
                    ? Optional.of(played.score())
                    : Optional.empty());
    Optional<PlayedContract> play = play(points.isPresent());
    if (play.isEmpty()) {
      return given.orElseGet(this::notPlayed);
    }
    int computed = play.get().score(Vulnerability.ofBoard(board));
    return new BoardOutcome.PlayedBoard(play, points.orElse(computed));
  }

  /** The value that was read. No pattern switch: the first one slows a short command down. */
  private <T> T valueOf(String what, Parsed<T> parsed) {
    if (parsed instanceof Parsed.Value<T>(T value)) {
      return value;
    }
    String why = parsed instanceof Parsed.Failure<T>(String problem) ? problem : "";
    throw line.error(what + ": " + why);
  }

  /** The outcome of a row without a score and without a result. */
  private BoardOutcome notPlayed() {
    if (!contract.isBlank()) {
      throw line.error("a contract needs a score, or a declarer and tricks");
    }
    return new BoardOutcome.NotPlayed();
  }

  /** The contract; empty when there is a score, but no declarer or no tricks. */
  private Optional<PlayedContract> play(boolean hasScore) {
    if (contract.isBlank()) {
      return Optional.empty();
    }
    if (ScoreText.isPassedOut(contract)) {
      return Optional.of(new PlayedContract.PassedOut());
    }
    Contract bid = valueOf("contract", Contract.read(contract));
    if (declarer.isBlank() || tricks.isBlank()) {
      if (hasScore) {
        return Optional.empty();
      }
      throw line.error(
          bid + (declarer.isBlank() ? " has no declarer" : " has no tricks or result"));
    }
    Direction direction =
        Direction.read(declarer)
            .orElseThrow(
                () ->
                    line.error(
                        "the declarer must be N, E, S or W, not " + Parsed.quoted(declarer)));
    return Optional.of(new PlayedContract.Declared(bid, direction, tricks(bid)));
  }

  private int tricks(Contract bid) {
    String text = tricks.strip();
    if (TRICKS.matcher(text).matches() && Integer.parseInt(text) <= Contract.MAX_TRICKS) {
      return Integer.parseInt(text);
    }
    return bid.tricks(text)
        .orElseThrow(
            () ->
                line.error(
                    "tricks must be 0 to 13, or a result of "
                        + bid
                        + " like =, +1 or -2, not "
                        + Parsed.quoted(tricks)));
  }

  /** Reads a decimal number; empty if the text is blank. */
  static Optional<BigDecimal> decimal(FileLine line, String what, String text) {
    String number = text.strip();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    if (!DECIMAL.matcher(number).matches()) {
      throw line.error(what + " must be a number, not " + Parsed.quoted(text));
    }
    return Optional.of(new BigDecimal(number.replace(',', '.')));
  }

  /** Reads a board's number. */
  static int boardNumber(FileLine line, String text) {
    String number = text.strip();
    if (!NUMBER.matcher(number).matches() || Integer.parseInt(number) == 0) {
      throw line.error(
          "the board's number must be a whole number from 1, not " + Parsed.quoted(text));
    }
    return Integer.parseInt(number);
  }
}
