package dev.agon.report;

import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.FormatType;
import java.util.List;
import java.util.Optional;

/** A tournament in which the player who is listed earlier always wins. */
final class SmallCup {
  private SmallCup() {}

  static EventResult played(FormatType format, String... players) {
    List<String> names = List.of(players);
    return new EventResult(
        "e",
        "g",
        "f",
        Optional.of(EventSeed.of(1)),
        Optional.empty(),
        names.stream().map(name -> new EventResult.Name(name, "")).toList(),
        new Tournament(
                names.size(),
                format.create(Seeding.asListed(names), format.defaults()),
                new Seeds(1),
                new Digest("e"))
            .run(LocalThreads.waiting(1).playing(SmallCup::result), (_, _) -> true)
            .orElseThrow(),
        EventResult.Seen.NOTHING);
  }

  private static Result result(MatchSpec match) {
    boolean isFirst = match.seats().get(0) < match.seats().get(1);
    return new Result(isFirst ? Outcome.byPoints(1, 0) : Outcome.byPoints(0, 1), List.of(), 1);
  }
}
