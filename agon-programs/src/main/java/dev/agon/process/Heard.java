package dev.agon.process;

/** The result of reading from a program. */
public sealed interface Heard {

  record Said(String text) implements Heard {}

  /** It closed its output or ended, after this part of an answer. */
  record Hung(String rest) implements Heard {}

  record Late() implements Heard {}

  /** It wrote more than the maximum length of an answer. */
  record TooMuch() implements Heard {}
}
