package dev.agon.bridge.evening;

import dev.agon.bridge.file.CorrectionsFile;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** What a session's file and the corrections beside it have at one moment. */
public final class SessionContent {
  private final byte[] session;
  private final byte[] corrections;

  private SessionContent(byte[] session, byte[] corrections) {
    this.session = session;
    this.corrections = corrections;
  }

  /** Reads both; corrections that are not there are empty. */
  public static SessionContent read(Path file) throws IOException {
    Path beside = Path.of(CorrectionsFile.nameFor(file.toString()));
    return new SessionContent(
        UserFiles.bytes(file), Files.exists(beside) ? UserFiles.bytes(beside) : new byte[0]);
  }

  /** The bytes of the session's own file. */
  public byte[] session() {
    return session.clone();
  }

  /** Whether neither file has changed. */
  public boolean isSame(SessionContent other) {
    return Arrays.equals(session, other.session) && Arrays.equals(corrections, other.corrections);
  }
}
