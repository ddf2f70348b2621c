package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.score.ImpMethod;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.Neuberg;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.text.UserFiles;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The flags for reading and scoring sessions. */
final class ScoringFlags {
  /** The policies in the order of help. */
  static final String POLICIES =
      Arrays.stream(RoundingPolicy.values())
          .map(RoundingPolicy::id)
          .collect(Collectors.joining(", "));

  private ScoringFlags() {}

  static Flags addTo(Flags flags) {
    return flags
        .choice(
            "policy",
            "WORD",
            RoundingPolicy.values(),
            RoundingPolicy::id,
            "rounding (default: exact): " + POLICIES)
        .choice(
            "neuberg",
            "WORD",
            Neuberg.values(),
            Neuberg::id,
            "rule for small groups: ebu (default) or acbl")
        .value(
            "winners",
            "N",
            "number of winners, 1 or 2 (default: from the file, or from how pairs sat)")
        .flag("across", "rank all sections as one field")
        .value("names", "FILE", "names of the pairs of a CSV file: number,name");
  }

  /** Also the figure that ranks, the matchpoint scale and the method for IMPs. */
  static Flags addAllTo(Flags flags) {
    return addTo(flags)
        .choice(
            "by",
            "WORD",
            RankingMeasure.values(),
            RankingMeasure::id,
            "rank by percent, matchpoints, total or imps (default: as the event is scored)")
        .choice(
            "scale",
            "N",
            MatchpointScale.values(),
            MatchpointScale::id,
            "matchpoints for beating a pair: 2 (default) or 1")
        .choice(
            "imps",
            "WORD",
            ImpMethod.values(),
            ImpMethod::id,
            "cross (default: mean against all others), total (their sum) or butler");
  }

  /** The rules that decide percentages and places. */
  static ScoringRules read(Arguments given) {
    ScoringRules rules =
        ScoringRules.DEFAULT
            .with(
                given.choice(
                    "policy", RoundingPolicy.EXACT, RoundingPolicy.values(), RoundingPolicy::id))
            .with(given.choice("neuberg", Neuberg.EBU, Neuberg.values(), Neuberg::id))
            .withAcrossSections(given.has("across"));
    return given.whole("winners", 1, 2).map(rules::withWinners).orElse(rules);
  }

  /** Also reads the matchpoint scale and the method for IMPs. */
  static ScoringRules readAll(Arguments given) {
    return read(given)
        .with(
            given.choice(
                "scale", MatchpointScale.TWO, MatchpointScale.values(), MatchpointScale::id))
        .with(given.choice("imps", ImpMethod.CROSS, ImpMethod.values(), ImpMethod::id));
  }

  /** The recipe of these flags and of those that name what results are compared with. */
  static EveningRecipe recipe(Arguments given, Streams streams) {
    return new EveningRecipe(
        readAll(given),
        given.choice("by", RankingMeasure.values(), RankingMeasure::id),
        given.value("names").map(file -> NamesFile.read(file, UserFiles.bytes(file))),
        CheckFlags.hands(given, streams),
        CheckFlags.movements(given),
        Optional.empty(),
        SessionHeading.NONE);
  }
}
