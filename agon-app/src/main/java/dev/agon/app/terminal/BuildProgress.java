package dev.agon.app.terminal;

import dev.agon.app.cli.Streams;
import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;

/** Shows on standard error how far the bots are built, and which cannot be built. */
public final class BuildProgress implements BuildListener, AutoCloseable {
  private final Streams streams;
  private final Progress progress;
  private boolean hasBroken;

  public BuildProgress(Streams streams) {
    this.streams = streams;
    this.progress = new Progress(streams, "bots built");
  }

  @Override
  public void built(int done, int total) {
    progress.advance(total);
    if (done == total) {
      progress.close();
    }
  }

  @Override
  public void broken(String bot, BuildFailure why) {
    hasBroken = true;
    streams
        .err()
        .println("agon: " + bot + " cannot be built and forfeits its matches: " + why.firstError());
  }

  /** Whether a bot could not be built and forfeits its matches. */
  public boolean hasBroken() {
    return hasBroken;
  }

  @Override
  public void close() {
    progress.close();
  }
}
