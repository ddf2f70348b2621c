package dev.agon.match;

/** What a program did wrong with its answers, as far as that can be told apart. */
public enum AnswerProblem {
  /** The line is not JSON. */
  UNREAD_LINE,

  /** The line is JSON, but not the message that was expected. */
  UNREAD_MESSAGE,

  /** The message was read, but its move has not the game's form. */
  UNREAD_MOVE,

  /** The program ended by itself, with exit code 0. */
  ENDED,

  /** The program still ran, but had closed its output. */
  CLOSED_OUTPUT,

  /** The program wrote more lines than it was asked for; later questions got old answers. */
  TOO_MANY_LINES
}
