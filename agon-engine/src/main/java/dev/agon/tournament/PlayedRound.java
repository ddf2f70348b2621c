package dev.agon.tournament;

import dev.agon.scoring.Tally;

/** A round and its results. */
public record PlayedRound(Round round, Tally tally) {}
