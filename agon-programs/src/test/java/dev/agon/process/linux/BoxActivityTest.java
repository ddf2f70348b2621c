package dev.agon.process.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import org.junit.jupiter.api.Test;

/** Whether anything in a box has run, with a shell that is in none. */
final class BoxActivityTest {
  @Test
  void whatAWaitingProcessStartsIsListedAtTheNextLook() throws IOException {
    Process shell =
        new ProcessBuilder("sh", "-c", "read line; sleep 3600 & echo started; read line").start();
    try {
      BoxActivity activity = new BoxActivity();
      assertThat(activity.processes(shell.pid())).hasSize(1);
      while (!activity.processes(shell.pid()).isEmpty()) {
        Thread.onSpinWait();
      }
      Writer in = shell.outputWriter();
      in.write("go\n");
      in.flush();
      assertThat(shell.inputReader().readLine()).isEqualTo("started");
      assertThat(activity.processes(shell.pid())).hasSize(2);
    } finally {
      shell.descendants().forEach(ProcessHandle::destroyForcibly);
      shell.destroyForcibly();
    }
  }
}
