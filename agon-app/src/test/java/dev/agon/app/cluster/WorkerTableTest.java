package dev.agon.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.remote.WorkerStatus;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class WorkerTableTest {
  @Test
  void aWorkerIsAnObjectWithTheColumnsOfTheTable() {
    WorkerStatus worker =
        new WorkerStatus("a:1", 4, "Linux amd64", "none", List.of("gcc 14"), Optional.of("no box"));
    assertThat(WorkerTable.json(worker))
        .hasToString(
            """
            {"name":"a:1","cores":4,"takesPart":false,"system":"Linux amd64","box":"none",\
            "tools":["gcc 14"],"problem":"no box"}\
            """);
  }
}
