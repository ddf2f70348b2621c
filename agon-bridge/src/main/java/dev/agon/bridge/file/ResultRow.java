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
 * A result as a file has it, in texts that are empty where it has none.
 *
 * @param tricks how many declarer took, or {@code =}, {@code +1}, {@code -2}
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
   * What came of the board.
   *
   * @throws UserError when the texts make no sense
   */
  BoardOutcome outcome(int board) {
    Optional<BoardOutcome> given = understood("score", ScoreText.read(score));
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
      return given.orElseGet(this::nothing);
    }
    int computed = play.get().score(Vulnerability.ofBoard(board));
    return new BoardOutcome.PlayedBoard(play, points.orElse(computed));
  }

  /** What was read; not by a switch, the first of which takes a short command long. */
  private <T> T understood(String what, Parsed<T> reading) {
    if (reading instanceof Parsed.Value<T>(T value)) {
      return value;
    }
    String why = reading instanceof Parsed.Failure<T>(String words) ? words : "";
    throw line.error(what + ": " + why);
  }

  /** A line with nothing in it is a board that was not played. */
  private BoardOutcome nothing() {
    if (!contract.isBlank()) {
      throw line.error("a contract and no score, no declarer or no tricks");
    }
    return new BoardOutcome.NotPlayed();
  }

  /** How it was played; unknown when there is a score and something else is missing. */
  private Optional<PlayedContract> play(boolean scoreIsThere) {
    if (contract.isBlank()) {
      return Optional.empty();
    }
    if (ScoreText.isPassedOut(contract)) {
      return Optional.of(new PlayedContract.PassedOut());
    }
    Contract bid = understood("contract", Contract.read(contract));
    if (declarer.isBlank() || tricks.isBlank()) {
      if (scoreIsThere) {
        return Optional.empty();
      }
      throw line.error(
          bid + (declarer.isBlank() ? " has no declarer" : " has no tricks or result"));
    }
    Direction seat =
        Direction.of(declarer)
            .orElseThrow(
                () -> line.error("declarer is N, E, S or W, not " + Parsed.quoted(declarer)));
    return Optional.of(new PlayedContract.Declared(bid, seat, tricks(bid)));
  }

  private int tricks(Contract bid) {
    String text = tricks.strip();
    if (TRICKS.matcher(text).matches() && Integer.parseInt(text) <= Contract.TRICKS) {
      return Integer.parseInt(text);
    }
    return bid.tricks(text)
        .orElseThrow(
            () ->
                line.error(
                    "tricks are 0 to 13, or a result of "
                        + bid
                        + " like =, +1 or -2, not "
                        + Parsed.quoted(tricks)));
  }

  /** A decimal number, if there is anything. */
  static Optional<BigDecimal> decimal(FileLine line, String what, String text) {
    String number = text.strip();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    if (!DECIMAL.matcher(number).matches()) {
      throw line.error(what + " is a number, not " + Parsed.quoted(text));
    }
    return Optional.of(new BigDecimal(number.replace(',', '.')));
  }

  /** The number on a board. */
  static int boardNumber(FileLine line, String text) {
    String number = text.strip();
    if (!NUMBER.matcher(number).matches() || Integer.parseInt(number) == 0) {
      throw line.error("a board's number is a whole number from 1, not " + Parsed.quoted(text));
    }
    return Integer.parseInt(number);
  }
}
