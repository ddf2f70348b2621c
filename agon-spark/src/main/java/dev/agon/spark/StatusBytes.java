package dev.agon.spark;

import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.remote.WorkerStatus;
import dev.agon.text.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A worker's status as it is sent: a JSON object. */
final class StatusBytes {
  private StatusBytes() {}

  static byte[] of(WorkerStatus status) {
    return Json.object()
        .with("name", status.name())
        .with("cores", status.cores())
        .with("system", status.system())
        .with("box", status.box())
        .with("tools", Json.array(status.tools().stream().map(Json::of).toList()))
        .with("problem", status.problem().map(Json::of))
        .toString()
        .getBytes(StandardCharsets.UTF_8);
  }

  static WorkerStatus read(byte[] bytes) {
    Json json =
        JsonReader.read(new String(bytes, StandardCharsets.UTF_8))
            .orThrow(IllegalStateException::new);
    JsonFields fields = JsonFields.of(json, "a worker's status");
    return new WorkerStatus(
        fields.text("name"),
        fields.whole("cores"),
        fields.text("system"),
        fields.text("box"),
        fields.texts("tools"),
        fields.has("problem") ? Optional.of(fields.text("problem")) : Optional.empty());
  }
}
