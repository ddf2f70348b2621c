package dev.agon.process;

/** What came from a program that was listened to. */
public sealed interface Heard {

  record Said(String text) implements Heard {}

  /** It closed its output or ended, after saying this much of an unfinished answer. */
  record Hung(String rest) implements Heard {}

  /** Its time ran out. */
  record Late() implements Heard {}

  /** More than any answer needs. */
  record TooMuch() implements Heard {}
}
