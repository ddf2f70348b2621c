package dev.agon.bridge.file;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardOutcome.NotPlayed;
import dev.agon.bridge.session.BoardOutcome.PlayedBoard;
import dev.agon.bridge.session.PlayedContract;
import dev.agon.duplicate.Decimal;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
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
  private static final int MAX_DIGITS = 6;
  private static final int MAX_DECIMAL_DIGITS = 9;
  private static final int MAX_TRICK_DIGITS = 2;
  private static final Pattern WHOLE_SCORE = Pattern.compile("([+-]?[0-9]{1,5})[.,]0+");

  /** The outcome of the board; an error if the texts are no result. */
  BoardOutcome outcome(int board) {
    return valueOf(parsed(board));
  }

  /** The outcome, or what is wrong with the texts. */
  Parsed<BoardOutcome> parsed(int board) {
    Parsed<Optional<BoardOutcome>> given = ScoreText.read(score);
    return given instanceof Parsed.Failure<Optional<BoardOutcome>>(String why)
        ? new Parsed.Failure<>("score: " + why)
        : given.then(known -> outcome(board, known));
  }

  private Parsed<BoardOutcome> outcome(int board, Optional<BoardOutcome> given) {
    if (given.isPresent() && !(given.get() instanceof PlayedBoard)) {
      return new Parsed.Value<>(given.get());
    }
    return play(given.isPresent())
        .then(
            play -> {
              if (play.isEmpty()) {
                return given.isPresent() ? new Parsed.Value<>(given.get()) : notPlayed();
              }
              int computed = play.get().score(Vulnerability.ofBoard(board));
              int score = given.orElse(null) instanceof PlayedBoard at ? at.score() : computed;
              return new Parsed.Value<>(new PlayedBoard(play, score));
            });
  }

  /** The outcome as far as the texts decide it, or not played; a remark says what is odd. */
  BoardOutcome outcome(int board, Consumer<String> remarks) {
    Parsed<BoardOutcome> parsed = parsed(board);
    if (parsed instanceof Parsed.Value<BoardOutcome>(BoardOutcome outcome)) {
      return outcome;
    }
    String why = parsed instanceof Parsed.Failure<BoardOutcome>(String problem) ? problem : "";
    BoardOutcome outcome = mostLikely(board);
    String counts =
        outcome instanceof PlayedBoard played
            ? "the score " + played.score() + " counts"
            : "it does not count";
    remarks.accept("board " + board + ", line " + line.number() + ": " + why + "; " + counts);
    return outcome;
  }

  /** What the score alone says, or else the contract, declarer and tricks. */
  private BoardOutcome mostLikely(int board) {
    Matcher whole = WHOLE_SCORE.matcher(score.strip());
    String points = whole.matches() ? whole.group(1) : score;
    List<ResultRow> readings =
        List.of(
            new ResultRow(line, ns, ew, contract, declarer, tricks, points, group),
            new ResultRow(line, ns, ew, "", "", "", points, group),
            new ResultRow(line, ns, ew, contract, declarer, tricks, "", group));
    for (ResultRow row : readings) {
      if (row.parsed(board) instanceof Parsed.Value<BoardOutcome>(BoardOutcome outcome)
          && !(outcome instanceof NotPlayed)) {
        return outcome;
      }
    }
    return new NotPlayed();
  }

  /** The value that was read. No pattern switch: the first one slows a short command down. */
  private <T> T valueOf(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Value<T>(T value)) {
      return value;
    }
    throw line.error(parsed instanceof Parsed.Failure<T>(String problem) ? problem : "");
  }

  /** The outcome of a row without a score and without a result. */
  private Parsed<BoardOutcome> notPlayed() {
    return contract.isBlank()
        ? new Parsed.Value<>(new NotPlayed())
        : new Parsed.Failure<>("a contract needs a score, or a declarer and tricks");
  }

  /** The contract; empty when there is a score, but no declarer or no tricks. */
  private Parsed<Optional<PlayedContract>> play(boolean hasScore) {
    if (contract.isBlank()) {
      return new Parsed.Value<>(Optional.empty());
    }
    if (ScoreText.isPassedOut(contract)) {
      return new Parsed.Value<>(Optional.of(new PlayedContract.PassedOut()));
    }
    Parsed<Contract> bid = Contract.read(contract);
    return bid instanceof Parsed.Failure<Contract>(String why)
        ? new Parsed.Failure<>("contract: " + why)
        : bid.then(known -> play(known, hasScore));
  }

  private Parsed<Optional<PlayedContract>> play(Contract bid, boolean hasScore) {
    if (declarer.isBlank() || tricks.isBlank()) {
      return hasScore
          ? new Parsed.Value<>(Optional.empty())
          : new Parsed.Failure<>(
              bid + (declarer.isBlank() ? " has no declarer" : " has no tricks or result"));
    }
    Optional<Direction> direction = Direction.read(declarer);
    if (direction.isEmpty()) {
      return new Parsed.Failure<>(
          "the declarer must be N, E, S or W, not " + Parsed.quoted(declarer));
    }
    return tricks(bid)
        .map(taken -> Optional.of(new PlayedContract.Declared(bid, direction.get(), taken)));
  }

  private Parsed<Integer> tricks(Contract bid) {
    String text = tricks.strip();
    if (text.length() <= MAX_TRICK_DIGITS
        && isNumber(text)
        && Integer.parseInt(text) <= Contract.MAX_TRICKS) {
      return new Parsed.Value<>(Integer.parseInt(text));
    }
    return bid.tricks(text)
        .<Parsed<Integer>>map(Parsed.Value::new)
        .orElseGet(
            () ->
                new Parsed.Failure<>(
                    "tricks must be 0 to 13, or a result of %s like =, +1 or -2, not %s"
                        .formatted(bid, Parsed.quoted(tricks))));
  }

  /** A decimal number; empty if the text is blank or, with a remark, no number. */
  static Optional<Decimal> decimal(
      FileLine line, String what, String text, Consumer<String> remarks) {
    String number = text.strip();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    if (!isDecimal(number)) {
      remarks.accept(
          "line " + line.number() + ": " + what + " must be a number, not " + Parsed.quoted(text));
      return Optional.empty();
    }
    return Optional.of(Decimal.of(number.replace(',', '.')));
  }

  /** Whether a text is a whole number of up to six digits. */
  static boolean isNumber(String text) {
    return text.length() <= MAX_DIGITS && digitsEnd(text, 0) == text.length() && !text.isEmpty();
  }

  /**
   * As in {@code -12.50}; a comma is as good as a point. No pattern: there are two on each line.
   */
  private static boolean isDecimal(String text) {
    int begin = text.startsWith("-") ? 1 : 0;
    int point = digitsEnd(text, begin);
    if (point == begin || point - begin > MAX_DECIMAL_DIGITS) {
      return false;
    }
    if (point == text.length()) {
      return true;
    }
    char separator = text.charAt(point);
    int decimals = text.length() - point - 1;
    return (separator == '.' || separator == ',')
        && decimals > 0
        && decimals <= MAX_DECIMAL_DIGITS
        && digitsEnd(text, point + 1) == text.length();
  }

  /** Where the digits end that begin here. */
  private static int digitsEnd(String text, int begin) {
    int end = begin;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  static int boardNumber(FileLine line, String text) {
    String number = text.strip();
    if (!isNumber(number) || Integer.parseInt(number) == 0) {
      throw line.error(
          "the board's number must be a whole number from 1, not " + Parsed.quoted(text));
    }
    return Integer.parseInt(number);
  }
}
