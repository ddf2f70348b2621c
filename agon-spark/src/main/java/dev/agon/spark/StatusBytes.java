package dev.agon.spark;

import dev.agon.remote.WorkerStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A worker's status as it is sent. */
final class StatusBytes {
  private StatusBytes() {}

  static byte[] of(WorkerStatus status) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    try {
      out.writeUTF(status.name());
      out.writeInt(status.cores());
      out.writeUTF(status.system());
      out.writeUTF(status.box());
      out.writeInt(status.tools().size());
      for (String tool : status.tools()) {
        out.writeUTF(tool);
      }
      out.writeBoolean(status.problem().isPresent());
      out.writeUTF(status.problem().orElse(""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static WorkerStatus read(byte[] bytes) {
    try {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
      String name = in.readUTF();
      int cores = in.readInt();
      String system = in.readUTF();
      String box = in.readUTF();
      List<String> tools = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        tools.add(in.readUTF());
      }
      boolean isUnfit = in.readBoolean();
      String why = in.readUTF();
      return new WorkerStatus(
          name, cores, system, box, tools, isUnfit ? Optional.of(why) : Optional.empty());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
