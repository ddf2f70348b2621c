package dev.agon.match;

/** The part of a program's answer that could not be read; everything around it could. */
public enum UnreadPart {
  /** The line is not JSON. */
  LINE,

  /** The line is JSON, but not the message that was expected. */
  MESSAGE,

  /** The message was read, but its move has not the game's form. */
  MOVE
}
