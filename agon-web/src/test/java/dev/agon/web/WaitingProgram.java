package dev.agon.web;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;

/**
 * A program that thinks about its first answer until it is told to go on, and leaves the match
 * then.
 */
final class WaitingProgram implements AutoCloseable {
  private static final String SCRIPT =
      """
      while read -r line; do
        case "$line" in
          *'"start"'*) echo '{"type": "ready"}' ;;
          *'"ask"'*) : > thinking/now; while [ ! -e go ]; do sleep 0.05; done; exit ;;
        esac
      done
      """;

  private final Path folder;
  private final WatchService thinking;

  WaitingProgram(Path folder) {
    this.folder = folder;
    try {
      Files.writeString(folder.resolve("waiter.sh"), SCRIPT);
      thinking = folder.getFileSystem().newWatchService();
      Files.createDirectory(folder.resolve("thinking"))
          .register(thinking, StandardWatchEventKinds.ENTRY_CREATE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An event of a single match of built-ins and, in the last seat, the program. */
  Event event(String game, String builtIns) {
    return EventFile.read(
        folder.resolve("event.yaml").toString(),
        """
        name: Waiting
        game: %s
        seed: key:000102030405060708090a0b0c0d0e0f
        clock: {match: 3600}
        concurrency: 2
        sandbox: off
        bots: [%s, {name: "Waiter <b>", command: sh waiter.sh}]
        stages:
          - format: table
            games: 1
        """
            .formatted(game, builtIns));
  }

  /** Waits until the program has been asked for the first time. */
  void awaitQuestion() throws InterruptedException {
    thinking.take();
  }

  void goOnIf(boolean isTime) {
    if (isTime) {
      goOn();
    }
  }

  /** Lets the program leave the match; may be called twice. */
  void goOn() {
    try {
      Files.writeString(folder.resolve("go"), "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    goOn();
    try {
      thinking.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
