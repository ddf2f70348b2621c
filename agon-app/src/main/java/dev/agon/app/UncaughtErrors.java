package dev.agon.app;

import java.io.PrintStream;

/**
 * Prints errors that nothing has caught, unless a signal is ending the program: then parts of it
 * are gone already, and what fails for want of them is no error.
 */
record UncaughtErrors(PrintStream err) implements Thread.UncaughtExceptionHandler {
  @Override
  public void uncaughtException(Thread thread, Throwable error) {
    if (!isEnding()) {
      err.print("Exception in thread \"" + thread.getName() + "\" ");
      error.printStackTrace(err);
    }
  }

  /** Whether the program is ending; only adding a hook tells. */
  private static boolean isEnding() {
    Thread nothing = new Thread();
    try {
      Runtime.getRuntime().addShutdownHook(nothing);
      Runtime.getRuntime().removeShutdownHook(nothing);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }
}
