package dev.agon.scoring;

import dev.agon.duplicate.Matchpoints;
import java.util.List;
import java.util.Optional;

/** What a tally has added up, shared with it and not copied. */
record TallyParts(
    List<ScoreSum> scores,
    PairResults duels,
    PairResults repeatedDuels,
    PairResults atTables,
    RankedResults choices,
    List<long[]> sat,
    Optional<Matchpoints> matchpoints,
    int seats,
    long matches,
    long repeats) {}
