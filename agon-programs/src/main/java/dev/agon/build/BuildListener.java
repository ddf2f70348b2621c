package dev.agon.build;

/** Is told how far the bots of an event are built; called by one thread at a time. */
public interface BuildListener {
  BuildListener NONE = new BuildListener() {};

  /** Another source file is done, whether it could be built or not. */
  default void built(int done, int total) {}

  /** A bot cannot be built and forfeits its matches. */
  default void broken(String bot, BuildFailure why) {}
}
