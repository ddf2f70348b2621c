package dev.agon.app.terminal;

import dev.agon.app.cli.Streams;
import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;

/** Shows on standard error how far the bots are built, and which cannot be built. */
public final class BuildProgress implements BuildListener, AutoCloseable {
  private final Streams streams;
  private final Progress progress;

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
    streams
        .err()
        .println("agon: " + bot + " cannot be built and forfeits its matches: " + why.firstError());
  }

  @Override
  public void close() {
    progress.close();
  }
}
