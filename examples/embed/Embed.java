import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.execute.LocalExecutor;
import dev.agon.process.ProgramPool;
import dev.agon.report.ReportFormat;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.tournament.stages.FormatType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs events inside another program: one from a file, one made in code; neither is stored. */
final class Embed {
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Event classics = EventFile.read(file.toString(), Files.readString(file));
    Event cup =
        Event.of("botstack", "Oracle", "Trigger", "Random")
            .named("BotStack, a small cup")
            .withSeed(7)
            .withStages(Event.Stage.of(FormatType.ROUND_ROBIN, Map.of("games", "50")));
    for (Event event : List.of(classics, cup)) {
      System.out.println(ReportFormat.TABLE.write(play(event)));
    }
  }

  private static EventResult play(Event event) {
    LocalExecutor executor = new LocalExecutor(2, ProgramPool.none());
    return new EventRunner(Optional.empty(), executor, List.of()).run(event).orElseThrow();
  }
}
