import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.report.ReportFormat;
import dev.agon.run.EventRunner;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs events inside another program: one from a file, one made in code; neither is stored. */
final class Embed {
  public static void main(String[] args) {
    Event classics = EventFile.read(Path.of(args[0]));
    Event cup =
        Event.of("botstack", "Oracle", "Trigger", "Random")
            .named("BotStack, a small cup")
            .withSeed(7)
            .withStages(Stage.of(FormatType.ROUND_ROBIN, Map.of("games", "50")));
    for (Event event : List.of(classics, cup)) {
      EventRunner runner = EventRunner.builder().build();
      System.out.println(ReportFormat.TABLE.write(runner.run(event).orElseThrow()));
    }
  }
}
