package dev.agon.app.event;

import dev.agon.app.cli.OutputFlag;
import dev.agon.entrant.EntrantFactory;
import dev.agon.json.Json;
import dev.agon.plan.EventPlan;
import dev.agon.plan.TimeEstimate;
import dev.agon.plan.TrialMatches;
import dev.agon.source.BotEntry;
import java.util.List;

/** What {@code agon event check} finds out, for programs. */
final class EventCheckJson {
  private EventCheckJson() {}

  static Json.Obj of(EventPlan plan) {
    return Json.object()
        .with("name", plan.event().name())
        .with("game", plan.event().game())
        .with("settings", Json.texts(plan.event().settings()))
        .with("seed", OutputFlag.seed(plan.event().seed(), false))
        .with("bots", Json.array(plan.event().bots(), EventCheckJson::of))
        .with("stages", Json.array(plan.stages(), EventCheckJson::of));
  }

  /** With the sample: times are in seconds, and unknown if a bot failed in every match. */
  static Json.Obj of(EventPlan plan, TrialMatches sample, TimeEstimate estimate) {
    List<String> names = plan.event().names();
    Json.Obj json = of(plan);
    if (estimate.typical().isPresent()) {
      json =
          json.with("seconds", Json.of(estimate.typical().getAsDouble()))
              .with("maxSeconds", Json.of(estimate.max()));
    }
    return json.with(
            "failures",
            Json.array(
                sample.failures().entrySet(),
                failed ->
                    Json.object()
                        .with("name", names.get(failed.getKey()))
                        .with("fault", failed.getValue())))
        .with("untried", Json.array(sample.untried(), bot -> Json.of(names.get(bot))));
  }

  private static Json of(BotEntry bot) {
    return Json.object()
        .with("name", bot.name())
        .with("author", EntrantFactory.author(bot))
        .with("kind", bot.source().kind())
        .with("source", bot.source().describe());
  }

  private static Json of(EventPlan.StagePlan part) {
    return Json.object()
        .with("format", part.stage().format().id())
        .with("players", part.seeding().seeds().size())
        .with("minMatches", part.extent().min())
        .with("maxMatches", part.extent().max());
  }
}
