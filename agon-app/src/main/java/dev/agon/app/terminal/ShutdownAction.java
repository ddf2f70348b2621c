package dev.agon.app.terminal;

/** An action that runs if the process is told to stop before this is closed. */
public final class ShutdownAction implements AutoCloseable {
  private final Thread hook;

  public ShutdownAction(Runnable action) {
    hook = new Thread(action, "agon-shutdown");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is stopping and the action runs.
    }
  }
}
