package dev.agon.app.terminal;

/** Something to be done if the process is told to stop before this is closed. */
final class ShutdownAction implements AutoCloseable {
  private final Thread hook;

  ShutdownAction(Runnable action) {
    hook = new Thread(action, "agon-interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is being stopped, and the action is on its way.
    }
  }
}
