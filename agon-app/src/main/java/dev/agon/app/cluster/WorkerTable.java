package dev.agon.app.cluster;

import dev.agon.json.Json;
import dev.agon.remote.WorkerStatus;
import dev.agon.run.EventResult;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables of workers: what they have, and what they have done. */
final class WorkerTable {
  private static final int MILLIS = 1_000;

  private WorkerTable() {}

  static String of(List<EventResult.WorkerSummary> workers) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("worker", "games", "faults", "slowest answer"));
    for (EventResult.WorkerSummary worker : workers) {
      rows.add(
          List.of(
              worker.name(),
              Long.toString(worker.matches()),
              Long.toString(worker.faults()),
              slowest(worker)));
    }
    return TextTable.of(rows, 0, 3, 4);
  }

  private static String slowest(EventResult.WorkerSummary worker) {
    return worker.slowestSeconds() == 0
        ? "-"
        : String.format(Locale.ROOT, "%.1f ms", worker.slowestSeconds() * MILLIS);
  }

  static Json json(WorkerStatus worker) {
    return Json.object()
        .with("name", worker.name())
        .with("cores", worker.cores())
        .with("takesPart", new Json.Bool(worker.problem().isEmpty()))
        .with("system", worker.system())
        .with("box", worker.box())
        .with("tools", Json.array(worker.tools(), Json::of))
        .with("problem", worker.problem().map(Json::of));
  }

  /** What workers are and have; what they need of tools is below the table. */
  static String ofStatus(List<WorkerStatus> workers) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("worker", "cores", "takes part", "system", "box"));
    for (WorkerStatus worker : workers) {
      rows.add(
          List.of(
              worker.name(),
              Integer.toString(worker.cores()),
              worker.problem().isEmpty() ? "yes" : "NO",
              worker.system(),
              worker.box()));
    }
    StringBuilder text = new StringBuilder(TextTable.of(rows, 0, 3, 4));
    for (WorkerStatus worker : workers) {
      worker.tools().forEach(tool -> text.append(worker.name() + ": " + tool + "\n"));
      worker.problem().ifPresent(why -> text.append(worker.name() + ": " + why + "\n"));
    }
    return text.toString();
  }
}
